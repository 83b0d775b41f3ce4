/** What commands need of powers: why not, at what, and using one. */
export { mayUseAtAll } from './use/at-all.ts';
export { barsOfPower } from './use/bars.ts';
export { targetsOf } from './use/targets.ts';
export { usePower } from './use/use.ts';
