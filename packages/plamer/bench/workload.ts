/** Something to be measured: `run` does one item of it and adds what it found to a checksum, so that nothing is idle. */
export interface Workload {
  readonly id: string;
  /** What one item is. */
  readonly item: 'battle' | 'game' | 'line';
  readonly items: number;
  /** Does item `index`; returns something that depends on the result. */
  run(index: number): number;
}
