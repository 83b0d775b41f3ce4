import { createJudge } from '../judge/judge.ts';
import * as scratch from '../judge/scratch.ts';
import { HOLDS, ILLEGAL_VERDICT, ruleOf, verdictOf } from '../judge/verdict.ts';
import { FLEET, LOCATION_MASK, MAX_LOCATIONS, MAX_POWERS, POWER_MASK, POWER_SHIFT, packUnit } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { ARMY_STEP, FLEET_STEP } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { createAnswerPieces } from './answer-pieces.ts';
import { append, appendPiece, type ByteText, type Piece, piece, reserve } from './byte-text.ts';
import type { OrderScan } from './order-scan.ts';

const { at, DISLODGED, goal, kind, MAX_UNITS, power, state, target, WON } = scratch;

/** Location and type of a unit's word. */
const UNIT_BITS = LOCATION_MASK | FLEET;
/** The last number that fits where phases are noted. */
const LAST_NUMBER = 0x7fffffff;
/** No unit, order or other piece of an answer is longer. */
const LONGEST_PIECE = 256;

/**
 * Where the usual movement phase is laid out, judged and told, without making a single object per order. Everything
 * unusual is refused: it takes the slower way through the referee, which says the same of the rest.
 */
export interface MovementDesk {
  /** Clears the desk for the next phase. */
  begin(): void;
  /** Places a unit. False where none can stand, or another does. */
  addUnit(power: number, unit: number): boolean;
  /** Adds the order just scanned, whose text begins at a place of the line; all units must be there. */
  addOrder(power: number, scan: OrderScan, from: number): boolean;
  /** Judges the phase and writes the answer from `"units"` on; the bytes are those of the line the orders stand in. */
  tell(out: ByteText, bytes: Uint8Array): void;
}

/** The fields that change what the text of an order means, at the values under which the text alone says it. */
const PLAIN_READING: Partial<Policy> = {
  supportCoast: 'optional',
  impossibleCoast: 'illegal',
  missingNationality: 'valid',
  convoyPath: 'ignored',
  poorOrder: 'alone',
  implicitOrder: 'forbidden',
  proxyOrder: 'forbidden',
};

/** Null for a policy, or a map, that wants every order read with care. */
export function createMovementDesk(board: Board, policy: Policy): MovementDesk | null {
  const isPlain = Object.entries(PLAIN_READING).every(([field, value]) => policy[field as keyof Policy] === value);
  if (!isPlain || board.locationCount > MAX_LOCATIONS || board.powerCount > MAX_POWERS) return null;
  const { provinceCount, provinceOf } = board;
  const judge = createJudge(board, policy);
  const pieces = createAnswerPieces(board);
  const standable = standableUnits(board);
  const words = new Int32Array(MAX_UNITS);
  /** 1 for a unit that has an order. */
  const ordered = new Uint8Array(MAX_UNITS);
  const ranks = new Int32Array(MAX_UNITS);
  /** Unit in each province, valid where the phase that put it there is this one. */
  const unitIn = new Int32Array(provinceCount);
  const phaseOf = new Int32Array(provinceCount);
  /** Orders as given: unit, or -1 for one that is not there; power; place of the text. */
  const givenUnit: number[] = [];
  const givenPower: number[] = [];
  const givenFrom: number[] = [];
  const givenEnd: number[] = [];
  let number = 0;
  let count = 0;
  let given = 0;

  const tellUnits = (out: ByteText, dislodged: boolean): void => {
    let listed = 0;
    for (let i = 0; i < count; i++) {
      const bits = state[i] ?? 0;
      const isDislodged = (bits & DISLODGED) !== 0;
      if (isDislodged !== dislodged) continue;
      const moved = !isDislodged && (goal[i] ?? -1) >= 0 && (bits & WON) !== 0;
      const location = (moved ? target[i] : at[i]) ?? 0;
      ranks[listed++] = pieces.rankOf(location, ((kind[i] ?? 0) & FLEET) !== 0, power[i] ?? 0);
    }
    sort(ranks, listed);
    for (let i = 0; i < listed; i++) {
      reserve(out, LONGEST_PIECE);
      if (i > 0) appendPiece(out, COMMA);
      appendPiece(out, pieces.unit(ranks[i] ?? 0));
    }
  };

  const tellOrders = (out: ByteText, bytes: Uint8Array): void => {
    for (let o = 0; o < given; o++) {
      const i = givenUnit[o] ?? -1;
      const verdict = i < 0 ? ILLEGAL_VERDICT : verdictOf(i);
      const rule = i < 0 ? 'DIP-O5' : ruleOf(i, judge.rules);
      reserve(out, LONGEST_PIECE);
      if (o > 0) appendPiece(out, COMMA);
      appendPiece(out, pieces.orderHead(givenPower[o] ?? 0));
      append(out, bytes, givenFrom[o] ?? 0, givenEnd[o] ?? 0);
      appendPiece(out, pieces.orderTail(verdict, rule));
    }
    let told = given;
    for (let i = 0; i < count; i++) {
      if (ordered[i] === 1) continue;
      const verdict = verdictOf(i);
      reserve(out, LONGEST_PIECE);
      if (told++ > 0) appendPiece(out, COMMA);
      appendPiece(out, pieces.orderHead(power[i] ?? 0));
      appendPiece(out, pieces.hold((words[i] ?? 0) & UNIT_BITS));
      appendPiece(out, pieces.orderTail(verdict, verdict === HOLDS ? 'DIP-O1' : ruleOf(i, judge.rules)));
    }
  };

  const tellKey = (out: ByteText, key: Piece): void => {
    reserve(out, LONGEST_PIECE);
    appendPiece(out, key);
  };

  return {
    begin: () => {
      count = 0;
      given = 0;
      if (++number < LAST_NUMBER) return;
      phaseOf.fill(0);
      number = 1;
    },

    addUnit: (owner, unit) => {
      const province = provinceOf[unit & LOCATION_MASK] ?? 0;
      if (standable[unit] !== 1 || phaseOf[province] === number || count === MAX_UNITS) return false;
      phaseOf[province] = number;
      unitIn[province] = count;
      words[count] = unit | (owner << POWER_SHIFT);
      ordered[count++] = 0;
      return true;
    },

    addOrder: (owner, scan, from) => {
      const province = provinceOf[scan.orderedUnit & LOCATION_MASK] ?? 0;
      const i = phaseOf[province] === number ? (unitIn[province] ?? -1) : -1;
      const word = i < 0 ? 0 : (words[i] ?? 0);
      const isThere = i >= 0 && ((word >> POWER_SHIFT) & POWER_MASK) === owner;
      if (isThere) {
        if ((word & UNIT_BITS) !== scan.orderedUnit || ordered[i] === 1) return false;
        const { client } = scan;
        if (client >= 0 && phaseOf[client] === number) {
          if (((words[unitIn[client] ?? 0] ?? 0) & UNIT_BITS) !== scan.clientUnit) return false;
        }
        words[i] = word | scan.part;
        ordered[i] = 1;
      }
      givenUnit[given] = isThere ? i : -1;
      givenPower[given] = owner;
      givenFrom[given] = from;
      givenEnd[given++] = scan.end;
      return true;
    },

    tell: (out, bytes) => {
      judge.judge(words, 0, count);
      tellKey(out, UNITS);
      tellUnits(out, false);
      tellKey(out, DISLODGED_UNITS);
      tellUnits(out, true);
      tellKey(out, ORDERS);
      tellOrders(out, bytes);
      tellKey(out, END);
    },
  };
}

const COMMA = piece(',');
const UNITS = piece('"units":[');
const DISLODGED_UNITS = piece('],"dislodged":[');
const ORDERS = piece('],"orders":[');
const END = piece(']}');

/** Sorts the first ranks: the lists are short and nearly sorted, so insertion beats anything with a call in it. */
function sort(ranks: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const rank = ranks[i] ?? 0;
    let j = i - 1;
    while (j >= 0 && (ranks[j] ?? 0) > rank) {
      ranks[j + 1] = ranks[j] ?? 0;
      j--;
    }
    ranks[j + 1] = rank;
  }
}

/** 1 for every unit word (without power) that can stand on this map: some step leads on from there. */
function standableUnits(board: Board): Uint8Array {
  const standable = new Uint8Array(2 * FLEET);
  for (let from = 0; from < board.locationCount; from++) {
    const row = board.steps.subarray(from * board.locationCount, (from + 1) * board.locationCount);
    if (row.some((bits) => bits & ARMY_STEP)) standable[packUnit(from, false, 0)] = 1;
    if (row.some((bits) => bits & FLEET_STEP)) standable[packUnit(from, true, 0)] = 1;
  }
  return standable;
}
