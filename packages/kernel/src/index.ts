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
