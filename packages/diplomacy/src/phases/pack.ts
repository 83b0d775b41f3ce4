import type { Board } from '../map/board.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import type { DislodgedUnit, Position, Unit } from '../orders/position.ts';
import { phaseName, phaseNumber } from './calendar.ts';
import { emptyPosition, type PackedPosition } from './packed-position.ts';
import type { Retreats } from './retreats.ts';
import { type UnitLayout, unitWord } from './unit-word.ts';

/**
 * Reads a position into its packed form.
 *
 * @throws Error when it names a power, a place or a phase the map does not have, two units stand in one province, or an
 * army stands on a coast: positions come from this package or from a reader that has checked them.
 */
export function packPosition(board: Board, layout: UnitLayout, position: Position): PackedPosition {
  const packed = emptyPosition(board);
  packed.phase = phaseNumber(position.phase);
  const taken = new Set<ProvinceId>();
  for (const unit of position.units) {
    if (taken.has(provinceId(unit.at))) throw new Error(`two units in ${provinceId(unit.at)}`);
    taken.add(provinceId(unit.at));
    packed.words[packed.units++] = packUnitOf(board, layout, unit);
  }
  for (const [province, power] of Object.entries(position.centres)) {
    packed.owner[locationOf(board, province)] = powerOf(board, power);
  }
  for (const { unit, from, retreats } of position.dislodged) {
    packed.losers[packed.dislodged] = packUnitOf(board, layout, unit);
    packed.origin[packed.dislodged] = locationOf(board, from);
    // Whether its attacker came by sea is not kept; what it was told it may do is.
    packed.originClosed[packed.dislodged] = retreats.some((to) => provinceId(to) === from) ? 0 : 1;
    packed.dislodged++;
  }
  for (const province of position.contested) packed.standoffs[packed.contested++] = locationOf(board, province);
  for (const power of position.civilDisorder) packed.civilDisorder[powerOf(board, power)] = 1;
  packed.quietYears = position.quietYears ?? 0;
  return packed;
}

/** The plain form of a packed position. Lists keep the packed order; places in a list of places are sorted. */
export function unpackPosition(board: Board, layout: UnitLayout, retreats: Retreats, packed: PackedPosition): Position {
  const dislodged: DislodgedUnit[] = [];
  if (packed.dislodged > 0) retreats.survey(packed);
  const open = new Int16Array(board.locationCount);
  for (let d = 0; d < packed.dislodged; d++) {
    const found = retreats.choices(packed, d, open);
    dislodged.push({
      unit: unpackUnit(board, layout, packed.losers[d] ?? 0),
      from: locationId(board, packed.origin[d] ?? 0),
      retreats: [...open.subarray(0, found)].map((to) => locationId(board, to)).sort(),
    });
  }
  const centres: Record<ProvinceId, PowerId> = {};
  packed.owner.forEach((power, province) => {
    if (power >= 0) centres[locationId(board, province)] = powerId(board, power);
  });
  return {
    phase: phaseName(packed.phase),
    units: [...packed.words.subarray(0, packed.units)].map((word) => unpackUnit(board, layout, word)),
    centres,
    dislodged,
    contested: [...packed.standoffs.subarray(0, packed.contested)].map((place) => locationId(board, place)).sort(),
    civilDisorder: board.powerIds.filter((_, power) => packed.civilDisorder[power] === 1),
    quietYears: packed.quietYears,
  };
}

export function unpackUnit(board: Board, layout: UnitLayout, word: number): Unit {
  return {
    power: powerId(board, (word >> layout.powerShift) & layout.powerMask),
    type: word & layout.fleetBit ? 'F' : 'A',
    at: locationId(board, word & layout.locationMask),
  };
}

function packUnitOf(board: Board, layout: UnitLayout, { power, type, at }: Unit): number {
  const location = locationOf(board, at);
  if (type === 'A' && location >= board.provinceCount) throw new Error(`an army stands on no coast: ${at}`);
  return unitWord(layout, location, type === 'F', powerOf(board, power));
}

function locationOf(board: Board, id: LocationId): number {
  const location = board.locationIndex.get(id);
  if (location === undefined) throw new Error(`map ${board.data.id}: no place ${id}`);
  return location;
}

function powerOf(board: Board, id: PowerId): number {
  const power = board.powerIndex.get(id);
  if (power === undefined) throw new Error(`map ${board.data.id}: no power ${id}`);
  return power;
}

export function locationId(board: Board, location: number): LocationId {
  return board.locationIds[location] ?? '';
}

export function powerId(board: Board, power: number): PowerId {
  return board.powerIds[power] ?? '';
}
