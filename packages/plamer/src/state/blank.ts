import { HOUSE } from '../house.ts';
import { FIELD_SLOTS, type Player } from './player.ts';
import type { PlamerState } from './state.ts';

const NOBODY: Player = Object.freeze({
  faction: 'dgm',
  dor: 0,
  vp: 0,
  hand: Object.freeze([]),
  deck: Object.freeze([]),
  discard: Object.freeze([]),
  field: Object.freeze(Array.from({ length: FIELD_SLOTS }, () => null)),
  used: Object.freeze({}),
  returned: Object.freeze({}),
  captives: Object.freeze({}),
  fragments: Object.freeze({}),
  gone: Object.freeze({}),
  freed: Object.freeze({}),
});

/** The state before the opening event. */
export const BLANK: PlamerState = Object.freeze({
  seats: Object.freeze([]),
  phase: 0,
  draws: 0,
  house: HOUSE,
  round: 0,
  turn: 'victory-check',
  active: 0,
  players: Object.freeze([NOBODY, NOBODY] as const),
  pieces: Object.freeze([]),
  arrivals: 0,
  nextPiece: 0,
  flow: Object.freeze([]),
  stack: Object.freeze([]),
  offer: null,
  outcome: null,
});
