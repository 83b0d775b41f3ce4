import type { RuleId, RulingId } from '@panjeong/kernel';
import type { Verdicts } from './verdicts.ts';

/** Takes down what the referee rules, while it happens. */
export interface Recorder {
  /**
   * @param subject what is ruled on, in the game's canonical notation (`subject.ts`)
   * @param because ids of rulings of the same decision, taken down before
   * @returns the id of this one
   */
  rule<Verdict extends keyof Verdicts>(
    rule: RuleId,
    subject: string,
    verdict: Verdict,
    params: Verdicts[Verdict],
    because?: readonly RulingId[],
  ): RulingId;
}
