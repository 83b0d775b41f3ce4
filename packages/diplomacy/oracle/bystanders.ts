import type { ProvinceId } from '../src/map/map-data.ts';
import type { Draft } from './draft.ts';
import * as d from './draft.ts';
import { provinceOf, reach, reaches } from './geography.ts';

/** Adds units next to those already there, or anywhere on an empty board. */
export function crowd(draft: Draft, count: number): void {
  const { chance, geography } = draft;
  for (let n = 0; n < count; n++) {
    const near = [...draft.units.keys()].flatMap((province) => d.neighbours(draft, province));
    const free = (near.length > 0 && chance.odds(0.9) ? near : d.provincesOf(draft)).filter((p) => !draft.units.has(p));
    if (free.length === 0) continue;
    const province = chance.pick(free);
    const berths = d.berths(draft, province);
    const afloat = geography.kinds.get(province) === 'sea' || (berths.length > 0 && chance.odds(0.4));
    d.place(draft, d.anyPower(draft), afloat ? 'F' : 'A', afloat ? chance.pick(berths) : province);
  }
}

/** Orders the units without one, each with an eye to what the others have been ordered. */
export function orderRest(draft: Draft): void {
  for (const province of draft.chance.shuffled(draft.units.keys())) {
    if (draft.orders.has(province) || draft.chance.odds(0.06)) continue;
    orderOne(draft, province);
  }
}

function orderOne(draft: Draft, province: ProvinceId): void {
  const { chance, geography } = draft;
  const unit = draft.units.get(province);
  if (unit === undefined) return;
  const ways = [...new Set([...reach(geography, unit)].map((location) => provinceOf(location)))];
  const taken = ways.filter(
    (way) =>
      draft.units.has(way) || [...draft.orders.values()].some((o) => o.kind === 'move' && provinceOf(o.to) === way),
  );
  const roll = chance.below(100);
  if (ways.length === 0) {
    // An army on an island goes by water or not at all.
    askForConvoy(draft, province);
  } else if (roll < 35) {
    const to = taken.length > 0 && chance.odds(0.65) ? chance.pick(taken) : chance.pick(ways);
    d.orderMove(draft, province, to, unit.type === 'A' && chance.odds(0.06));
  } else if (roll < 80) {
    const friends = [...draft.units.keys()].filter((other) => {
      const order = draft.orders.get(other);
      const into = order?.kind === 'move' ? provinceOf(order.to) : other;
      return other !== province && into !== province && reaches(geography, unit, into);
    });
    const movers = friends.filter((other) => draft.orders.get(other)?.kind === 'move');
    if (friends.length > 0) d.orderSupport(draft, province, chance.pick(movers.length > 0 ? movers : friends));
  } else if (roll < 95) {
    if (unit.type === 'F' && d.isSea(draft, province)) offerConvoy(draft, province);
    else if (unit.type === 'A') askForConvoy(draft, province);
  } else {
    draft.orders.set(province, { kind: 'hold', unit: d.nameOf(unit) });
  }
}

function armyMoves(draft: Draft): readonly (readonly [ProvinceId, ProvinceId])[] {
  return [...draft.orders].flatMap(([from, order]) =>
    order.kind === 'move' && draft.units.get(from)?.type === 'A' ? [[from, provinceOf(order.to)] as const] : [],
  );
}

/** A fleet at sea convoys an army that goes somewhere along its shores, or else any army from any shore to any other. */
function offerConvoy(draft: Draft, sea: ProvinceId): void {
  const { chance, geography } = draft;
  const shores = [...(geography.waters.get(sea) ?? [])].filter((shore) => !d.isSea(draft, shore));
  const moving = armyMoves(draft).filter(([from, to]) => shores.includes(from) || shores.includes(to));
  const armies = shores.filter((shore) => draft.units.get(shore)?.type === 'A');
  if (moving.length > 0 && chance.odds(0.8)) {
    const [from, to] = chance.pick(moving);
    d.orderConvoy(draft, sea, from, to);
  } else if (armies.length > 0) {
    const from = chance.pick(armies);
    const to = chance.pick(shores);
    d.orderConvoy(draft, sea, from, to);
    if (!draft.orders.has(from)) d.orderMove(draft, from, to, chance.odds(0.3));
  }
}

/** An army on a shore goes wherever the fleet at sea next to it could take it. */
function askForConvoy(draft: Draft, from: ProvinceId): void {
  const { chance, geography } = draft;
  const seas = [...(geography.waters.get(from) ?? [])].filter((sea) => d.isSea(draft, sea) && draft.units.has(sea));
  if (seas.length === 0) return;
  const sea = chance.pick(seas);
  const ends = [...(geography.waters.get(sea) ?? [])].filter((shore) => !d.isSea(draft, shore));
  const to = chance.pick(ends);
  d.orderMove(draft, from, to, chance.odds(0.3));
  if (draft.orders.has(sea)) return;
  if (chance.odds(0.75)) d.orderConvoy(draft, sea, from, to);
  else if (chance.odds(0.6)) d.orderSupport(draft, sea, from);
}
