/** What can be said behind `panjeong play plamer`. */
export interface PlayOptions {
  /** `a=human`, `b=greedy`. */
  readonly seat?: readonly string[];
  /** `a=dgm`. */
  readonly faction?: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}
