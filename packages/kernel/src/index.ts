export { matchChance } from './chance/match-chance.ts';
export { commitmentTo, KEY_BYTES, keepsCommitment, matchKey } from './chance/match-key.ts';
export { seededChance } from './chance/seeded-chance.ts';
export type { Actor } from './game/actor.ts';
export type { Choice, Pending } from './game/asking.ts';
export { assertNever } from './game/assert-never.ts';
export type { Audience } from './game/audience.ts';
export type { Chance } from './game/chance.ts';
export type { Accepted, Decision, Refused } from './game/decision.ts';
export { type Emission, emission } from './game/emission.ts';
export { copyOf, evolve } from './game/evolve.ts';
export type { AnyGame, Draft, Game, GameState, GameTypes, GameView, Kinded } from './game/game.ts';
export {
  type Brand,
  type MatchId,
  matchId,
  type RuleId,
  type RulingId,
  rulingId,
  type SeatId,
  seatId,
} from './game/ids.ts';
export type { Json, JsonObject, JsonPrimitive } from './game/json.ts';
export type { Outcome } from './game/outcome.ts';
export type { Reading, Unparsable } from './game/reading.ts';
export type { Ruling } from './game/ruling.ts';
export { canonicalJson, hashOf, jsonFault } from './log/canonical.ts';
export type { LogCommand, LogEntry } from './log/entry.ts';
export { readEntry } from './log/read-log.ts';
export { recheck } from './log/recheck.ts';
export { type ReplayStep, replay, replaySteps, standing } from './log/replay.ts';
export { type GraphFault, graphFaults } from './rulings/graph.ts';
export { HIDDEN, rulingsFor } from './rulings/projection.ts';
export { type Catalogue, type Catalogues, LOCALES, type Locale, type Message, say } from './text/catalogue.ts';
export { type Josa, josa, particleAfter } from './text/josa.ts';
export { type ParityFault, parityFaults, type Samples } from './text/parity.ts';
export { type Ending, particleFaults } from './text/particle-faults.ts';
export { VOICE, type WordsToAvoid, type WordToAvoid, wordFaults } from './text/words-to-avoid.ts';
