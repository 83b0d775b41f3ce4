export { UNFINISHED, writeAtomically } from './atomic-write.ts';
export { LockedError } from './lock.ts';
export {
  changeMatch,
  createMatch,
  type LoneMatch,
  type LoneReading,
  readMatch,
  readMatchContent,
} from './lone-match.ts';
export { type Damage, type MatchHeader, readMatchFile } from './match-file.ts';
export {
  headerOf,
  type LoadedMatch,
  MatchChangedError,
  type MatchSecret,
  type MatchStore,
  openMatchStore,
  type StoredMatch,
} from './match-store.ts';
