/**
 * The judge's working memory: one set of typed arrays for the whole process, reused from phase to phase, so that a
 * phase allocates nothing. A judge is therefore not re-entrant, and what it returns are views to be read before the
 * next phase is judged.
 */

/** The place of no unit: what -1 is masked to, so that tables by unit may be asked about nobody. */
export const NOBODY = 1023;
/** The most units one phase may hold: one less than places, since nobody has one. */
export const MAX_UNITS = 1023;
/** The most provinces one map may hold. */
export const MAX_PROVINCES = 1024;

// --- the phase as read, by unit -------------------------------------------------------------------------------------
/** Location of the unit. */
export const at = new Int32Array(MAX_UNITS);
/** Province of the unit. */
export const home = new Int32Array(MAX_UNITS);
/** By unit; nobody's power is -1. */
export const power = new Int32Array(MAX_UNITS + 1).fill(-1, NOBODY);
/** Kind bits, FLEET and IMPOSSIBLE of the word. */
export const kind = new Int32Array(MAX_UNITS);
/** Province of the unit supported or convoyed; reason of an impossible order. */
export const aux = new Int32Array(MAX_UNITS);
/** Location ordered to. */
export const target = new Int32Array(MAX_UNITS);
/** Province a legal move goes to, or -1: what "moving" means to everyone else. */
export const goal = new Int32Array(MAX_UNITS + 1).fill(-1, NOBODY);
/** State bits, below. */
export const state = new Int32Array(MAX_UNITS);
/** Why an order has its verdict, where the verdict alone does not say ({@link Reason}). */
export const reason = new Uint8Array(MAX_UNITS);
/** Supports for this unit: four 8-bit lanes, below. */
export const lanes = new Int32Array(MAX_UNITS + 1);
/** Next unit that moves to the same province, or -1. */
export const rival = new Int32Array(MAX_UNITS);
/** Lane increment a support adds for its unit when it is certain. */
export const gift = new Int32Array(MAX_UNITS);
/** The unit a matched support or convoy is for. */
export const client = new Int32Array(MAX_UNITS);
/** The set of decisions settled by a backup rule a unit belonged to, or 0. */
export const knot = new Int32Array(MAX_UNITS);

// --- the phase as read, by province ---------------------------------------------------------------------------------
/** Unit standing in the province, or -1. */
export const standing = new Int32Array(MAX_PROVINCES).fill(-1);
/** First unit that moves to the province, or -1. */
export const rivals = new Int32Array(MAX_PROVINCES).fill(-1);
/** The most words of 32 bits a set of sea provinces may take. */
export const MAX_SEA_WORDS = MAX_PROVINCES / 32;
/** Seas in which a fleet stands, as a set (`Board.waterSets`). */
export const fleetsAtSea = new Int32Array(MAX_SEA_WORDS);

// --- lists of units -------------------------------------------------------------------------------------------------
export const moves = new Int32Array(MAX_UNITS);
export const supports = new Int32Array(MAX_UNITS);
export const convoys = new Int32Array(MAX_UNITS);
/** Decisions still open. */
export const openMoves = new Int32Array(MAX_UNITS);
export const openSupports = new Int32Array(MAX_UNITS);
export const openRoutes = new Int32Array(MAX_UNITS);

/** Counts of the lists above. */
export interface Counts {
  units: number;
  moves: number;
  supports: number;
  convoys: number;
  openMoves: number;
  openSupports: number;
  openRoutes: number;
  knots: number;
}
export const count: Counts = {
  units: 0,
  moves: 0,
  supports: 0,
  convoys: 0,
  openMoves: 0,
  openSupports: 0,
  openRoutes: 0,
  knots: 0,
};

// --- state bits -----------------------------------------------------------------------------------------------------
/** The move, support or convoy succeeds. */
export const WON = 1;
/** It fails: bounced, cut, or without route. */
export const LOST = 2;
export const DECIDED = WON | LOST;
/** The army goes by convoy, not over land. */
export const CONVOYED = 4;
/** Its path stands: always, over land. */
export const PATH = 8;
/** Its path is broken, or was never ordered. */
export const NO_PATH = 16;
/** The support or convoy matches an order given. */
export const MATCHED = 32;
/** A paradox took this fleet's convoy away (DIP-C4). */
export const STALLED = 64;
/** The order is impossible: the unit holds. */
export const ILLEGAL = 128;
/** The order is possible and matches none. */
export const UNMATCHED = 256;
/** The unit is dislodged (set when all is decided). */
export const DISLODGED = 512;
/** The move was decided as one of a ring that no strength decides (DIP-M5). */
export const ROTATES = 1024;

/** What kind of order the unit has; none of them: it holds. */
export const IS_MOVE = 2048;
export const IS_SUPPORT = 4096;
export const IS_CONVOY = 8192;
/** All state bits that bear on the verdict lie below this. */
export const STATE_SPAN = 16384;
/** The move or support was decided as one of a set that depends on itself (DATC 5.B.9). */
export const TOGETHER = 65536;
/** Some fleet was ordered to convoy this army to where it goes … */
export const OFFERED = 16384;
/** … and one of them is its own power's. */
export const OWN_OFFER = 32768;

// --- support lanes --------------------------------------------------------------------------------------------------
/**
 * Lanes, lowest first: supports that certainly count; those of them that also count for dislodging the unit in the
 * destination (DIP-M9); supports that may count; those of them that also count for dislodging. What may count includes what
 * certainly does, and a support's part of the upper two lanes is its part of the lower two, 16 bits up.
 */
export const SURE = 1;
export const SURE_FOREIGN = 1 << 8;

/** Finer reasons than the verdict, packed beside it; each stands for one rule id. */
export const REASON = {
  none: 0,
  terrain: 1,
  distance: 2,
  ownProvince: 3,
  coast: 4,
  outOfReach: 5,
  itself: 6,
  clientImpossible: 7,
  neededForConvoy: 8,
  notConvoy: 9,
  needless: 10,
  mismatch: 11,
  coastMismatch: 12,
  noOrderedRoute: 13,
  routeBroken: 14,
  paradox: 15,
  absent: 16,
  repeated: 17,
  unordered: 18,
  missingType: 19,
  garbled: 20,
} as const;
