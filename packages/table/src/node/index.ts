export { UNFINISHED, writeAtomically } from './atomic-write.ts';
export type { MatchHeader } from './match-file.ts';
export {
  headerOf,
  MatchChangedError,
  type MatchSecret,
  type MatchStore,
  openMatchStore,
  type StoredMatch,
} from './match-store.ts';
