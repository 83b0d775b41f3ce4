import { REASON } from '../judge/scratch.ts';
import { REASON_RULE } from '../judge/verdict.ts';

/** Why an order does not count, whatever the others order. */
export interface Refusal {
  /** Illegal orders are as if not given (DIP-O2); a void one was an order, and matches nothing. */
  readonly verdict: 'illegal' | 'void';
  /** Code of the reason, as packed (`REASON` of the judge). */
  readonly reason: number;
  readonly rule: string;
}

/** The refusal for a reason of the judge's. */
export function refusalFor(reason: number): Refusal {
  return {
    verdict: reason === REASON.coastMismatch ? 'void' : 'illegal',
    reason,
    rule: REASON_RULE[reason] ?? 'DIP-O2',
  };
}

/** A support or convoy made void by a rule of its own; the judge takes it for one whose coast does not match. */
export function voidBy(rule: string): Refusal {
  return { verdict: 'void', reason: REASON.coastMismatch, rule };
}
