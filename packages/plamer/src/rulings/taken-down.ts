import { type Json, type Ruling, rulingId } from '@panjeong/kernel';
import type { Bar } from './bar.ts';
import type { Recorder } from './recorder.ts';

/** A recorder with what it has taken down so far: rulings `r1`, `r2`, … in the order in which they were made. */
export function takingDown(): Recorder & { readonly rulings: readonly Ruling[] } {
  const rulings: Ruling[] = [];
  return {
    rulings,
    rule(rule, subject, verdict, params, because = []) {
      const id = rulingId(`r${rulings.length + 1}`);
      rulings.push({ id, rule, subject, verdict, params, because });
      return id;
    },
  };
}

/** Reasons to refuse, as rulings on what was asked for. */
export function refusals(bars: readonly Bar[], subject: string): readonly Ruling[] {
  return bars.map(({ rule, verdict, params }, index) => ({
    id: rulingId(`r${index + 1}`),
    rule,
    subject,
    verdict,
    params: params as unknown as Readonly<Record<string, Json>>,
    because: [],
  }));
}
