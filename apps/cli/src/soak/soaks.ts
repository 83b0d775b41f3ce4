import { balanceSoak } from './balance-soak.ts';
import { bytesSoak } from './bytes-soak.ts';
import { oracleSoak } from './oracle-soak.ts';
import { plamerLeaksSoak } from './plamer-leaks-soak.ts';
import { plamerSoak } from './plamer-soak.ts';
import { remediesSoak } from './remedies-soak.ts';
import { rulingsSoak } from './rulings-soak.ts';
import type { Soak } from './soak.ts';

/** Every soak by its name; made when asked for, since some are costly to set up. */
export const SOAKS: Readonly<Record<string, () => Soak>> = {
  balance: balanceSoak,
  bytes: bytesSoak,
  oracle: oracleSoak,
  plamer: plamerSoak,
  'plamer-leaks': plamerLeaksSoak,
  remedies: remediesSoak,
  rulings: rulingsSoak,
};
