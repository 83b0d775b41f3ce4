/** Checks that nothing hidden leaves the table, for tests and soaks. */
export {
  type NonInterferenceReport,
  type NonInterferenceRun,
  nonInterference,
  type PlamerGame,
} from './non-interference.ts';
export { alike, reveals } from './secrets.ts';
