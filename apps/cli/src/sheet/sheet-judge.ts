import {
  type Board,
  compileBoard,
  createReferee,
  indexNames,
  type MapData,
  type NameIndex,
  type Policy,
  type Referee,
} from '@panjeong/diplomacy';
import type { PowerData } from './unknown-powers.ts';

/** A map ready for use. */
export interface ReadyMap {
  readonly board: Board;
  readonly names: NameIndex;
}

/** What judges a sheet, on a map with the powers of the sheet that it does not know. */
export interface SheetJudge {
  readonly referee: Referee;
  readonly names: NameIndex;
}

const readyMaps = new WeakMap<MapData, ReadyMap>();
const judges = new WeakMap<MapData, WeakMap<Policy, Map<string, SheetJudge>>>();
/** Sheets may name powers without end. */
const MOST_REMEMBERED = 8;

/** Made once a map: a sitting asks with every line that is typed. */
export function readyMap(map: MapData): ReadyMap {
  const ready = readyMaps.get(map) ?? { board: compileBoard(map), names: indexNames(map) };
  readyMaps.set(map, ready);
  return ready;
}

/** Made once a map, policy and set of further powers, for the same reason. */
export function sheetJudge(map: MapData, policy: Policy, more: readonly PowerData[]): SheetJudge {
  const byPolicy = judges.get(map) ?? new WeakMap<Policy, Map<string, SheetJudge>>();
  judges.set(map, byPolicy);
  const byPowers = byPolicy.get(policy) ?? new Map<string, SheetJudge>();
  byPolicy.set(policy, byPowers);
  const key = JSON.stringify(more);
  const known = byPowers.get(key);
  if (known !== undefined) return known;
  const whole = more.length === 0 ? map : { ...map, powers: [...map.powers, ...more] };
  const judge = { referee: createReferee(whole, policy), names: indexNames(whole) };
  if (byPowers.size >= MOST_REMEMBERED) byPowers.clear();
  byPowers.set(key, judge);
  return judge;
}
