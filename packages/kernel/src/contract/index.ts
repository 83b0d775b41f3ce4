export type { ContractCheck, ContractOptions, Move } from './options.ts';
export { contractSuite } from './suite.ts';
