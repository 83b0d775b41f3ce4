import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import type { DislodgedUnit, PhaseName, Position, Unit } from '../orders/position.ts';
import { packPosition, unpackPosition } from '../phases/pack.ts';
import { createSeason } from '../phases/season.ts';
import type { Referee } from '../referee/referee.ts';
import { dislodgedToTell, unitKey } from './outcome-difference.ts';

export interface ToldDislodged {
  readonly unit: Unit;
  readonly from?: ProvinceId;
  /** Without it, where it may retreat follows from the rules. */
  readonly retreats?: readonly LocationId[];
}

/** A position as far as a format can tell it: null is not told. */
export interface ToldPosition {
  readonly phase: PhaseName | null;
  readonly units: readonly Unit[];
  readonly dislodged: readonly ToldDislodged[];
  readonly centres: Readonly<Record<ProvinceId, PowerId>> | null;
  readonly civilDisorder: readonly PowerId[] | null;
  readonly contested: readonly ProvinceId[] | null;
  /** The whole position, kept beside. It counts as long as the rest agrees with it: nobody has edited the file. */
  readonly exact: Position | null;
}

/** The position a file means: as kept beside, as ruled if the file does not contradict, or put together from both. */
export function settled(referee: Referee, told: ToldPosition, ruled: Position | null): Position {
  if (told.exact !== null && agrees(told, told.exact)) return told.exact;
  if (ruled !== null && agrees(told, ruled)) return ruled;
  return putTogether(referee, told, ruled);
}

function agrees(told: ToldPosition, position: Position): boolean {
  return (
    (told.phase === null || told.phase === position.phase) &&
    sameSet(told.units.map(unitKey), position.units.map(unitKey)) &&
    sameSet(
      told.dislodged.map(({ unit }) => unitKey(unit)),
      dislodgedToTell(position.dislodged, told).map(({ unit }) => unitKey(unit)),
    ) &&
    told.dislodged.every((dislodged) => agreesOn(dislodged, position)) &&
    (told.centres === null || sameSet(entriesOf(told.centres), entriesOf(position.centres))) &&
    (told.civilDisorder === null || sameSet(told.civilDisorder, position.civilDisorder))
  );
}

function agreesOn({ unit, from, retreats }: ToldDislodged, position: Position): boolean {
  const own = position.dislodged.find((other) => unitKey(other.unit) === unitKey(unit));
  if (own === undefined) return false;
  return (from === undefined || from === own.from) && (retreats === undefined || sameSet(retreats, own.retreats));
}

function putTogether(referee: Referee, told: ToldPosition, ruled: Position | null): Position {
  const start = referee.start();
  const phase = told.phase ?? ruled?.phase ?? start.phase;
  const sameUnits = ruled !== null && sameSet(told.units.map(unitKey), ruled.units.map(unitKey));
  const standing = new Set(told.units.map(({ at }) => provinceId(at)));
  const contested = told.contested ?? (ruled?.phase === phase ? ruled.contested : []);
  const base = {
    phase,
    units: sameUnits ? ruled.units : told.units,
    centres: told.centres ?? ruled?.centres ?? start.centres,
    contested: phase.endsWith('R') ? contested.filter((province) => !standing.has(province)) : [],
    civilDisorder: told.civilDisorder ?? ruled?.civilDisorder ?? [],
    ...(ruled?.quietYears === undefined ? {} : { quietYears: ruled.quietYears }),
  };
  const dislodged = told.dislodged.map(({ unit, from, retreats }): DislodgedUnit => {
    const own = ruled?.dislodged.find((other) => unitKey(other.unit) === unitKey(unit));
    // A unit was not attacked from where it stood: its own province stands for one that nobody knows.
    return { unit, from: from ?? own?.from ?? provinceId(unit.at), retreats: retreats ?? own?.retreats ?? [] };
  });
  const position: Position = { ...base, dislodged };
  if (told.dislodged.every(({ retreats }) => retreats !== undefined)) return position;
  const { board, policy } = referee;
  const season = createSeason(board, policy);
  const open = unpackPosition(board, season.layout, season.retreats, packPosition(board, season.layout, position));
  return {
    ...position,
    dislodged: dislodged.map((own, index) => ({
      ...own,
      retreats: told.dislodged[index]?.retreats ?? open.dislodged[index]?.retreats ?? [],
    })),
  };
}

/** Dislodged units of which nobody knows where they were attacked from. */
export function unexplained({ dislodged }: Position): readonly Unit[] {
  return dislodged.filter(({ unit, from }) => from === provinceId(unit.at)).map(({ unit }) => unit);
}

export function sameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && [...left].sort().join('\n') === [...right].sort().join('\n');
}

function entriesOf(centres: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(centres).map(([province, power]) => `${province} ${power}`);
}
