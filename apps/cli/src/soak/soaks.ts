import { bytesSoak } from './bytes-soak.ts';
import { oracleSoak } from './oracle-soak.ts';
import { remediesSoak } from './remedies-soak.ts';
import { rulingsSoak } from './rulings-soak.ts';
import type { Soak } from './soak.ts';

/** Every soak by its name; made when asked for, since some are costly to set up. */
export const SOAKS: Readonly<Record<string, () => Soak>> = {
  bytes: bytesSoak,
  oracle: oracleSoak,
  remedies: remediesSoak,
  rulings: rulingsSoak,
};
