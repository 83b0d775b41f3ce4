import type { MapData } from '../src/map/map-data.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import { crowd, orderRest } from './bystanders.ts';
import { chanceFrom } from './chance.ts';
import { type Draft, draftOn } from './draft.ts';
import { garble } from './garble.ts';
import { provinceOf } from './geography.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';

/** What the oracle, and whatever is compared with it, is asked to judge. */
export interface Problem {
  readonly units: readonly Unit[];
  readonly orders: readonly GivenOrder[];
}

export type Mode = TemplateName | 'scatter' | 'full-board';

export interface GeneratedProblem extends Problem {
  readonly seed: number;
  readonly mode: Mode;
}

/** Modes by how often each comes up: the knots that make orders depend on each other above all. */
const MODES: readonly Mode[] = [
  ...Array<Mode>(14).fill('convoy-paradox'),
  ...Array<Mode>(9).fill('linked-paradox'),
  ...Array<Mode>(8).fill('rotation'),
  ...Array<Mode>(4).fill('convoyed-swap'),
  ...Array<Mode>(3).fill('head-to-head'),
  'garrison',
  'garrison',
  'cutting',
  'cutting',
  'coasts',
  'coasts',
  'coasts',
  'scatter',
  'scatter',
  'full-board',
];

/**
 * A movement phase to judge, the same for the same map and seed (an unsigned 32-bit integer): mostly 3 to 14 units in
 * one corner of the map, now and then up to 34, or as many as a
 * small map has room for. At most one order for a unit; some are missing, some make no sense.
 */
export function generate(map: MapData, seed: number): GeneratedProblem {
  const chance = chanceFrom(seed);
  const draft = draftOn(map, chance);
  const mode = chance.pick(MODES);
  if (mode === 'full-board') {
    const size = Math.min(18 + chance.below(17), roomOn(map));
    while (draft.units.size < size - 8) crowd(draft, 1);
    for (let n = chance.below(3); n > 0; n--) chance.pick(Object.values(TEMPLATES))(draft);
    crowd(draft, Math.max(0, size - draft.units.size));
  } else if (mode === 'scatter') {
    crowd(draft, 3 + chance.below(12));
  } else {
    TEMPLATES[mode](draft);
    if (chance.odds(0.12)) chance.pick(Object.values(TEMPLATES))(draft);
    crowd(draft, chance.odds(0.7) ? chance.below(3) : chance.below(8));
  }
  crowd(draft, Math.max(0, 3 - draft.units.size));
  orderRest(draft);
  return problemOf(draft, seed, mode, chance.pick([0, 0, 0, 0.03, 0.1, 0.25]));
}

/** A board is never so full that nobody can move. */
const roomOn = ({ provinces }: MapData): number => Math.ceil(provinces.length * 0.75);

/** A movement phase of so many units of two to six powers, close to one another, with orders that make sense. */
export function generateCrowd(map: MapData, seed: number, size: number): GeneratedProblem {
  const draft = draftOn(map, chanceFrom(seed));
  while (draft.units.size < size) crowd(draft, size - draft.units.size);
  orderRest(draft);
  return problemOf(draft, seed, 'full-board', 0);
}

function problemOf(draft: Draft, seed: number, mode: Mode, carelessness: number): GeneratedProblem {
  const { chance } = draft;
  const units = [...draft.units.values()].slice(0, 34);
  const orders = units.flatMap((unit) => {
    const order = draft.orders.get(provinceOf(unit.at));
    if (order === undefined) return [];
    return [{ power: unit.power, order: chance.odds(carelessness) ? garble(draft, order) : order }];
  });
  return { seed, mode, units, orders };
}
