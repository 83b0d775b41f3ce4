import { type Json, type RuleId, type Ruling, rulingId, type SeatId } from '@panjeong/kernel';

/** Rulings say in `params.kind` what they are about; those of a draft and refusals are for one seat only. */
export const DRAFT = 'draft';
export const REFUSAL = 'refusal';

/** Something told of a power's draft. */
export function draftRuling(
  id: string,
  power: SeatId,
  told: { readonly rule: string; readonly subject: string; readonly verdict: string },
  params: Readonly<Record<string, Json>> = {},
): Ruling {
  const { rule, subject, verdict } = told;
  return {
    id: rulingId(id),
    rule: rule as RuleId,
    subject,
    verdict,
    params: { ...params, kind: DRAFT, seat: power },
    because: [],
  };
}

/**
 * Refusals, one for every rule that forbids a command, each rule once.
 *
 * @param seat the one it is told to; null: the game master
 */
export function refusals(seat: SeatId | null, subject: string, forbidden: readonly Forbidden[]): readonly Ruling[] {
  const once = forbidden.filter(({ rule, found }, index) => {
    return forbidden.findIndex((other) => other.rule === rule && other.found === found) === index;
  });
  return once.map(({ rule, found = '' }, index) => ({
    id: rulingId(`refused-${index + 1}`),
    rule: rule as RuleId,
    subject,
    verdict: 'refused',
    params: { kind: REFUSAL, seat, found },
    because: [],
  }));
}

/** A rule that forbids a command, and what in it, where that is not plain. */
export interface Forbidden {
  readonly rule: string;
  readonly found?: string;
}
