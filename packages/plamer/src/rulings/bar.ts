import type { RuleId } from '@panjeong/kernel';
import type { Verdicts } from './verdicts.ts';

/** A reason why not: the rule that forbids, and what its words need. */
export type Bar = {
  readonly [Verdict in keyof Verdicts]: {
    readonly rule: RuleId;
    readonly verdict: Verdict;
    readonly params: Verdicts[Verdict];
  };
}[keyof Verdicts];

export const bar = <Verdict extends keyof Verdicts>(rule: RuleId, verdict: Verdict, params: Verdicts[Verdict]): Bar =>
  ({ rule, verdict, params }) as Bar;

/** Nothing forbids it. One list for all, since choices ask it thousands of times. */
export const FREE: readonly Bar[] = Object.freeze([]);
