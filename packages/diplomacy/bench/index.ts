export { adjudicatorOf } from '../src/game/adjudicator.ts';
export { createJudge } from '../src/judge/judge.ts';
export { createSeason } from '../src/phases/season.ts';
export { type Comparison, compare } from './comparison.ts';
export { type Corpus, type CorpusLine, generateCorpus, linesOf, packLines } from './corpus.ts';
export { gridMap } from './grid-map.ts';
export { widePhases } from './growth.ts';
export { checkHonesty, type HonestyReport, phaseText, wordsOf } from './honesty.ts';
export { type Sitting, sittings } from './painting.ts';
export { checkRemedies, type RemedyReport } from './remedy-check.ts';
export { remedying } from './remedying.ts';
export type { Workload } from './workload.ts';
export {
  batchChecksum,
  enumerating,
  judging,
  judgingWide,
  movingOn,
  playing,
  recording,
} from './workloads.ts';
