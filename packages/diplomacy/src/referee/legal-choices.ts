import { canStep } from '../judge/legality.ts';
import { orderRefusal } from '../judge/possible.ts';
import * as scratch from '../judge/scratch.ts';
import { CONVOY, FLEET, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, VIA } from '../judge/word.ts';
import { INLAND, provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import { decodeOrder } from '../orders/canonical-text.ts';
import type { Order, UnitType } from '../orders/order.ts';
import { ADJUSTMENTS, FALL_RETREATS, SPRING_RETREATS, stepOf } from '../phases/calendar.ts';
import { locationId } from '../phases/pack.ts';
import type { OrderBits } from '../phases/unit-word.ts';
import type { PhaseContext } from './context.ts';
import { readUnits } from './movement.ts';

const { home, kind, power, REASON, standing } = scratch;

/** Every legal order of the unit at a location, or of the home centre there, in the phase at hand. */
export function legalChoices(context: PhaseContext, at: LocationId): readonly Order[] {
  switch (stepOf(context.packed.phase)) {
    case SPRING_RETREATS:
    case FALL_RETREATS:
      return legalRetreats(context, at);
    case ADJUSTMENTS:
      return legalAdjustments(context, at);
    default:
      return legalMovements(context, at);
  }
}

/**
 * DATC 4.E.1: what could work, whatever the others order. A support of a fleet names the coast wherever there are several;
 * "via convoy" is offered where the army could also walk.
 */
function legalMovements(context: PhaseContext, at: LocationId): readonly Order[] {
  const { board, packed } = context;
  readUnits(context);
  const unit = standing[board.locationIndex.get(provinceId(at)) ?? -1] ?? -1;
  if (unit < 0 || packed.civilDisorder[power[unit] ?? 0] === 1) return [];
  const isFleet = (other: number): boolean => ((kind[other] ?? 0) & FLEET) !== 0;
  const provinces = Array.from({ length: board.provinceCount }, (_, province) => province);
  const shores = Array.from({ length: board.locationCount }, (_, location) => location).filter(
    (location) => (board.coasts[location]?.length ?? 0) === 0,
  );
  const goals = (other: number): readonly number[] => (isFleet(other) ? shores : provinces);
  const others = Array.from({ length: packed.units }, (_, other) => other);
  const walks = (target: number): boolean => !isFleet(unit) && canStep(board, unit, target);
  const orders: OrderBits[] = [
    { kind: 0, aux: 0, target: 0 },
    ...goals(unit).map((target) => ({ kind: MOVE, aux: 0, target })),
    ...goals(unit)
      .filter(walks)
      .map((target) => ({ kind: MOVE | VIA, aux: 0, target })),
    ...others.map((other) => ({ kind: SUPPORT_HOLD, aux: home[other] ?? 0, target: home[other] ?? 0 })),
    ...others.flatMap((other) => goals(other).map((target) => ({ kind: SUPPORT_MOVE, aux: home[other] ?? 0, target }))),
    ...others.flatMap((other) => provinces.map((target) => ({ kind: CONVOY, aux: home[other] ?? 0, target }))),
  ];
  return orders
    .filter((order) => orderRefusal(board, unit, order.kind, order.aux, order.target, false) === REASON.none)
    .map((order) => decodeOrder(board, unit, order));
}

function legalRetreats({ board, season, packed, position }: PhaseContext, at: LocationId): readonly Order[] {
  const loser = position.dislodged.findIndex(({ unit }) => provinceId(unit.at) === provinceId(at));
  const unit = position.dislodged[loser]?.unit;
  if (unit === undefined || position.civilDisorder.includes(unit.power)) return [];
  const open = new Int16Array(board.locationCount);
  season.retreats.survey(packed);
  const found = season.retreats.choices(packed, loser, open);
  const name = { type: unit.type, at: unit.at };
  const retreats = [...open.subarray(0, found)].map(
    (to): Order => ({ kind: 'retreat', unit: name, to: [locationId(board, to)] }),
  );
  return [...retreats, { kind: 'disband', unit: name }];
}

/** Removals of a unit whose power must remove, or builds in a home centre of a power that may build. */
function legalAdjustments({ board, season, packed, position }: PhaseContext, at: LocationId): readonly Order[] {
  const province = board.locationIndex.get(provinceId(at)) ?? -1;
  const { centres, units } = season.centres.count(packed);
  const dueOf = (owner: number): number => (centres[owner] ?? 0) - (units[owner] ?? 0);
  const unit = position.units.find((standingUnit) => provinceId(standingUnit.at) === provinceId(at));
  const owner = unit === undefined ? (board.home[province] ?? -1) : (board.powerIndex.get(unit.power) ?? -1);
  if (owner < 0 || packed.civilDisorder[owner] === 1) return [];
  if (unit !== undefined) {
    return dueOf(owner) < 0 ? [{ kind: 'disband', unit: { type: unit.type, at: unit.at } }] : [];
  }
  if (packed.owner[province] !== owner || dueOf(owner) <= 0) return [];
  const build = (type: UnitType, location: number): Order => ({
    kind: 'build',
    unit: { type, at: locationId(board, location) },
  });
  const coasts = [...(board.coasts[province] ?? [])];
  const shores = coasts.length > 0 ? coasts : board.kind[province] === INLAND ? [] : [province];
  return [build('A', province), ...shores.map((location) => build('F', location))];
}
