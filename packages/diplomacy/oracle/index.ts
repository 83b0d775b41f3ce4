export type { SetKind } from './cycles.ts';
export { type Cycle, type Outcome, solve, type UnitOutcome } from './solve.ts';
