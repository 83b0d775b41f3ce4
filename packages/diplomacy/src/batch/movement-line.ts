import { createJudge } from '../judge/judge.ts';
import * as scratch from '../judge/scratch.ts';
import { HOLDS, ILLEGAL_VERDICT, ruleOf, verdictOf } from '../judge/verdict.ts';
import { FLEET, LOCATION_MASK, MAX_LOCATIONS, MAX_POWERS, POWER_MASK, POWER_SHIFT, packUnit } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { ARMY_STEP, FLEET_STEP } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { createLineWriter } from './line-writer.ts';
import { createOrderScan } from './order-scan.ts';

/** Location and type of a unit's word. */
const UNIT_BITS = LOCATION_MASK | FLEET;
/** The last number that fits where lines are noted. */
const LAST_LINE_NUMBER = 0x7fffffff;

const { at, DISLODGED, goal, kind, MAX_UNITS, power, state, target, WON } = scratch;

/** What a line of the format holds, not yet looked at. */
export interface RawLine {
  readonly units?: unknown;
  readonly orders?: unknown;
  readonly civilDisorder?: unknown;
}

/**
 * Adjudicates the usual movement line without making a single object per order.
 *
 * @returns the output from `"units"` on, or null for anything unusual: coasts or types left out or wrong, two orders to one
 *   unit, and whatever cannot be read. The slower way through the referee handles those and says the same of the rest.
 */
export type MovementLine = (line: RawLine) => string | null;

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
export function createMovementLine(board: Board, policy: Policy): MovementLine | null {
  const isPlain = Object.entries(PLAIN_READING).every(([field, value]) => policy[field as keyof Policy] === value);
  if (!isPlain || board.locationCount > MAX_LOCATIONS || board.powerCount > MAX_POWERS) return null;
  const scan = createOrderScan(board);
  if (scan === null) return null;
  const { powerIndex, provinceCount, provinceOf } = board;
  const judge = createJudge(board, policy);
  const writer = createLineWriter(board);
  const standable = standableUnits(board);
  const holds = holdTexts(board);
  const words = new Int32Array(MAX_UNITS);
  /** 1 for a unit that has an order. */
  const ordered = new Uint8Array(MAX_UNITS);
  const ranks = new Int32Array(MAX_UNITS);
  /** Unit in each province, valid where the line that put it there is this one. */
  const unitIn = new Int32Array(provinceCount);
  const lineOf = new Int32Array(provinceCount);
  /** Orders in the order given: unit, or -1 for one that is not there; its text; its power. */
  const givenUnit: number[] = [];
  const givenText: string[] = [];
  const givenPower: number[] = [];
  let lineNumber = 0;

  const takeUnits = (units: Readonly<Record<string, unknown>>): number => {
    let count = 0;
    for (const name in units) {
      const owner = powerIndex.get(name);
      const list = units[name];
      if (owner === undefined || !Array.isArray(list)) return -1;
      for (let u = 0; u < list.length; u++) {
        const text: unknown = list[u];
        const unit: number = typeof text === 'string' ? scan.unit(text) : -1;
        if (unit < 0 || standable[unit] !== 1 || count === MAX_UNITS) return -1;
        const province = provinceOf[unit & LOCATION_MASK] ?? 0;
        if (lineOf[province] === lineNumber) return -1;
        lineOf[province] = lineNumber;
        unitIn[province] = count;
        words[count] = unit | (owner << POWER_SHIFT);
        ordered[count++] = 0;
      }
    }
    return count;
  };

  const takeOrders = (orders: Readonly<Record<string, unknown>>): number => {
    let given = 0;
    for (const name in orders) {
      const owner = powerIndex.get(name);
      const list = orders[name];
      if (owner === undefined || !Array.isArray(list)) return -1;
      for (let o = 0; o < list.length; o++) {
        const text: unknown = list[o];
        if (typeof text !== 'string' || !scan.order(text)) return -1;
        const province: number = provinceOf[scan.orderedUnit & LOCATION_MASK] ?? 0;
        const i = lineOf[province] === lineNumber ? (unitIn[province] ?? -1) : -1;
        const word = i < 0 ? 0 : (words[i] ?? 0);
        givenText[given] = text;
        givenPower[given] = owner;
        if (i < 0 || ((word >> POWER_SHIFT) & POWER_MASK) !== owner) {
          givenUnit[given++] = -1;
          continue;
        }
        if ((word & UNIT_BITS) !== scan.orderedUnit || ordered[i] === 1) return -1;
        const { client } = scan;
        if (client >= 0 && lineOf[client] === lineNumber) {
          if (((words[unitIn[client] ?? 0] ?? 0) & UNIT_BITS) !== scan.clientUnit) return -1;
        }
        givenUnit[given++] = i;
        words[i] = word | scan.part;
        ordered[i] = 1;
      }
    }
    return given;
  };

  const writeUnits = (count: number, dislodged: boolean): string => {
    let listed = 0;
    for (let i = 0; i < count; i++) {
      const bits = state[i] ?? 0;
      const isDislodged = (bits & DISLODGED) !== 0;
      if (isDislodged !== dislodged) continue;
      const moved = !isDislodged && (goal[i] ?? -1) >= 0 && (bits & WON) !== 0;
      const location = (moved ? target[i] : at[i]) ?? 0;
      ranks[listed++] = writer.rankOf(location, ((kind[i] ?? 0) & FLEET) !== 0, power[i] ?? 0);
    }
    return writer.units(ranks, listed);
  };

  const writeOrders = (count: number, given: number): string => {
    let json = '';
    for (let o = 0; o < given; o++) {
      const i = givenUnit[o] ?? -1;
      const verdict = i < 0 ? ILLEGAL_VERDICT : verdictOf(i);
      const rule = i < 0 ? 'DIP-O5' : ruleOf(board, i);
      if (o > 0) json += ',';
      json += writer.order(givenPower[o] ?? 0, givenText[o] ?? '', verdict, rule);
    }
    for (let i = 0; i < count; i++) {
      if (ordered[i] === 1) continue;
      const verdict = verdictOf(i);
      const text = holds[(words[i] ?? 0) & UNIT_BITS] ?? '';
      if (json !== '') json += ',';
      json += writer.order(power[i] ?? 0, text, verdict, verdict === HOLDS ? 'DIP-O1' : ruleOf(board, i));
    }
    return json;
  };

  return ({ units, orders, civilDisorder }) => {
    if (++lineNumber > LAST_LINE_NUMBER) {
      lineOf.fill(0);
      lineNumber = 1;
    }
    if (civilDisorder !== undefined || !isObject(units) || (orders !== undefined && !isObject(orders))) return null;
    const count = takeUnits(units);
    if (count < 0) return null;
    const given = orders === undefined ? 0 : takeOrders(orders);
    if (given < 0) return null;
    judge.judge(words, 0, count);
    return `"units":${writeUnits(count, false)},"dislodged":${writeUnits(count, true)},"orders":[${writeOrders(count, given)}]}`;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The hold order of every unit word (without power). */
function holdTexts(board: Board): readonly string[] {
  return Array.from({ length: 2 * FLEET }, (_, unit) => {
    const id = board.locationIds[unit & LOCATION_MASK];
    return id === undefined ? '' : `${unit & FLEET ? 'F' : 'A'} ${id} H`;
  });
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
