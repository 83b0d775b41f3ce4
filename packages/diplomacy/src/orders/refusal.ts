import { REASON } from '../judge/scratch.ts';

/** Why an order does not count, whatever the others order. */
export interface Refusal {
  /** Illegal orders are as if not given (DIP-O2); a void one was an order, and matches nothing. */
  readonly verdict: 'illegal' | 'void';
  /** Code of the reason, as packed (`REASON` of the judge). */
  readonly reason: number;
  readonly rule: string;
}

const RULES: Readonly<Record<number, string>> = {
  [REASON.terrain]: 'DIP-L1',
  [REASON.distance]: 'DIP-L2',
  [REASON.ownProvince]: 'DIP-L3',
  [REASON.coast]: 'DIP-L4',
  [REASON.outOfReach]: 'DIP-L5',
  [REASON.itself]: 'DIP-L6',
  [REASON.clientImpossible]: 'DIP-L7',
  [REASON.neededForConvoy]: 'DIP-L8',
  [REASON.notConvoy]: 'DIP-L9',
  [REASON.needless]: 'DIP-L10',
  [REASON.coastMismatch]: 'DIP-V2',
  [REASON.repeated]: 'DIP-O3',
  [REASON.garbled]: 'DIP-O7',
};

/** The refusal for a reason of the judge's. */
export function refusalFor(reason: number): Refusal {
  return {
    verdict: reason === REASON.coastMismatch ? 'void' : 'illegal',
    reason,
    rule: RULES[reason] ?? 'DIP-O2',
  };
}

/** A support or convoy made void by a rule of its own; the judge takes it for one whose coast does not match. */
export function voidBy(rule: string): Refusal {
  return { verdict: 'void', reason: REASON.coastMismatch, rule };
}
