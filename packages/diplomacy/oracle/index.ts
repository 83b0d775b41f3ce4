export { differences, type Ruling } from './compare.ts';
export type { SetKind } from './cycles.ts';
export { FAULTS, type Fault, withFault } from './faults.ts';
export { type GeneratedProblem, generate, generateCrowd, type Mode, type Problem } from './generate.ts';
export { sheet } from './sheet.ts';
export { shrink } from './shrink.ts';
export { type Cycle, type Outcome, solve, type UnitOutcome } from './solve.ts';
export { isSupported } from './supported-policy.ts';
