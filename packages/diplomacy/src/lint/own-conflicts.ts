import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import { goalOf, type MovementSheet, type OrderedUnit } from './movement-sheet.ts';
import { type Found, onOrder, unitKey } from './phase-read.ts';

interface Mover extends OrderedUnit {
  readonly goal: LocationId;
}

/** Where the orders of one power stand in each other's way. Some of it is meant: a bounce of one's own keeps a province. */
export function ownConflicts(sheet: MovementSheet, power: PowerId): readonly Found[] {
  const own = sheet.unitsOf(power);
  const movers = own.flatMap((one): Mover[] => {
    const goal = goalOf(one);
    return goal === null || one.line?.given == null ? [] : [{ ...one, goal }];
  });
  return [
    ...movers.flatMap((mover) => blocked(sheet, mover)),
    ...movers.flatMap((mover) => swapped(sheet, mover)),
    ...bounces(sheet, movers),
    ...own.flatMap((one) => helpAgainstOwn(sheet, one)),
  ];
}

/** The own unit that stays where a unit goes. */
function ownStaying(sheet: MovementSheet, power: PowerId, goal: LocationId): OrderedUnit | undefined {
  const occupant = sheet.unitIn(goal);
  return occupant?.unit.power === power && goalOf(occupant) === null ? occupant : undefined;
}

function blocked(sheet: MovementSheet, { unit, goal, line }: Mover): readonly Found[] {
  const occupant = ownStaying(sheet, unit.power, goal);
  if (occupant === undefined || line === undefined) return [];
  const params = { occupant: unitKey(occupant.unit) };
  return [onOrder(line, { kind: 'own-unit-stays', rule: 'DIP-M8', params })];
}

function swapped(sheet: MovementSheet, { unit, goal, line }: Mover): readonly Found[] {
  const other = sheet.unitIn(goal);
  if (other === undefined || line === undefined || other.unit.power !== unit.power) return [];
  const back = goalOf(other);
  if (back === null || provinceId(back) !== provinceId(unit.at)) return [];
  // Told once, of the first of the two.
  const isFirst = sheet.units.findIndex((one) => one.unit === unit) < sheet.units.indexOf(other);
  if (!isFirst || isConvoyed(sheet, unit.at, goal) || isConvoyed(sheet, goal, back)) return [];
  const params = { units: [unitKey(unit), unitKey(other.unit)] };
  return [onOrder(line, { kind: 'own-swap', rule: 'DIP-M4', params })];
}

/** Whether a unit goes by convoy, or some fleet is ordered to take it. */
function isConvoyed(sheet: MovementSheet, from: LocationId, to: LocationId): boolean {
  const mover = sheet.unitIn(from);
  if (mover?.order?.kind === 'move' && mover.order.via) return true;
  return sheet.units.some(
    ({ order, line }) =>
      order?.kind === 'convoy' &&
      line?.verdict !== 'void' &&
      provinceId(order.army.at) === provinceId(from) &&
      provinceId(order.to) === provinceId(to),
  );
}

function bounces(sheet: MovementSheet, movers: readonly Mover[]): readonly Found[] {
  const goals = new Set(movers.map(({ goal }) => provinceId(goal)));
  return [...goals].flatMap((to): readonly Found[] => {
    const rivals = movers.filter(({ goal }) => provinceId(goal) === to);
    const strengths = rivals.map((mover) => strengthOf(sheet, mover));
    const most = Math.max(...strengths);
    const strongest = rivals.filter((_, index) => strengths[index] === most);
    const [first] = strongest;
    // Against an own unit that stays each has been told already.
    if (first?.line === undefined || strongest.length < 2 || ownStaying(sheet, first.unit.power, to)) return [];
    const params = { units: strongest.map(({ unit }) => unitKey(unit)), to };
    return [onOrder(first.line, { kind: 'self-bounce', rule: 'DIP-M2', params })];
  });
}

/** One and the supports ordered for it; whether they are cut is not for now. */
function strengthOf(sheet: MovementSheet, { unit, goal }: Mover): number {
  const supports = sheet.units.filter(
    ({ order, line }) =>
      order?.kind === 'support-move' &&
      line?.verdict !== 'void' &&
      provinceId(order.target.at) === provinceId(unit.at) &&
      provinceId(order.to) === provinceId(goal),
  );
  return 1 + supports.length;
}

function helpAgainstOwn(sheet: MovementSheet, { unit, order, line }: OrderedUnit): readonly Found[] {
  if (order?.kind !== 'support-move' || line?.given == null) return [];
  const client = sheet.unitIn(order.target.at);
  const occupant = ownStaying(sheet, unit.power, order.to);
  // Of an own client it is the move itself that is told, not each support of it.
  if (client === undefined || occupant === undefined || client.unit.power === unit.power) return [];
  const params = { occupant: unitKey(occupant.unit) };
  return [onOrder(line, { kind: 'support-against-own', rule: 'DIP-M9', params })];
}
