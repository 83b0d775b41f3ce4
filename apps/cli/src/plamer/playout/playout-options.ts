/** What can be said behind `panjeong playout plamer`. */
export interface PlayoutOptions {
  readonly count: string;
  readonly seed: string;
  /** `random,greedy`. */
  readonly bots?: string;
  readonly faction?: readonly string[];
  readonly json?: true;
}
