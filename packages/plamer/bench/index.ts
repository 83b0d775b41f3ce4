/** For soaks and benches: random matches, what must hold in every one of them, and battles in bulk. */
export { packedRandom, packedScene8 } from './battles.ts';
export { invariants, nothingTold, type Told } from './invariants.ts';
export { PAIRS, playRandomMatch, type RandomMatch } from './random-match.ts';
export type { Workload } from './workload.ts';
