import type { Locale } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import type { OrderResult, PhaseOutcome } from '../referee/referee.ts';
import { readCanonical, type Subject } from './canonical-order.ts';
import { tell } from './catalogues.ts';
import type { VerdictCode } from './messages.ts';
import type { Naming } from './named-unit.ts';
import { namingOf } from './naming.ts';

/** One word (or two) for how an order came out: `막힘`, `bounced`. */
export function verdictWord(verdict: VerdictCode, lang: Locale): string {
  return tell(lang, 'verdictWords', verdict, {});
}

/** The same in a short phrase: `막혀서 제자리에 남았다`. */
export function verdictPhrase(verdict: VerdictCode, lang: Locale): string {
  return tell(lang, 'verdictPhrases', verdict, {});
}

/** Whose order, and how it came out: `오스트리아 육군 트리에스테(Tri) → 베네치아(Ven): 막힘.` */
export function headOf(
  subject: Subject | null,
  raw: string,
  verdict: VerdictCode,
  lang: Locale,
  naming: Naming,
): string {
  const word = verdictWord(verdict, lang);
  if (subject === null) return tell(lang, 'heads', 'order', { label: raw, word });
  const { power, order } = subject;
  // "hold: holds" would say it twice.
  const plain = order.kind === 'hold' && verdict === 'holds';
  const { type = null, at } = order.kind === 'waive' ? { at: '' } : order.unit;
  const label = plain ? naming.label({ power, type, at }) : naming.order(subject);
  return tell(lang, 'heads', 'order', { label, word });
}

/** How one order of a phase came out, with the rule that decided it: `터키 육군 불가리아(Bul): 밀려남. [DIP-M11]` */
export function orderResultText(result: OrderResult, lang: Locale, names: NameIndex): string {
  const { power, order: text, rule } = result;
  const order = readCanonical(text);
  const subject = order === null ? null : { power, order };
  return `${headOf(subject, `${power} ${text}`, outcomeCode(result, subject), lang, namingOf(lang, names))} [${rule}]`;
}

function outcomeCode({ given, verdict }: OrderResult, subject: Subject | null): VerdictCode {
  const kind = subject?.order.kind;
  if (kind === 'retreat' && verdict === 'bounced') return 'disbanded-together';
  const removes = kind === 'disband' || kind === 'retreat';
  return removes && given === null && verdict === 'succeeds' ? 'by-rule' : verdict;
}

/** How a match ended. */
export function outcomeText({ kind, powers, rule }: PhaseOutcome, lang: Locale, names: NameIndex): string {
  const naming = namingOf(lang, names);
  const named = powers.map((id) => naming.power(id));
  const [power = ''] = named;
  switch (kind) {
    case 'victory':
      return tell(lang, 'outcomes', 'victory', { power });
    case 'concession':
      return tell(lang, 'outcomes', 'concession', { power });
    case 'draw':
      return tell(lang, 'outcomes', rule === 'DIP-W6' ? 'draw-quiet' : 'draw-agreed', { powers: named });
    case 'ended':
      return tell(lang, 'outcomes', 'ended', { powers: named });
  }
}
