import { unitFault } from '../batch/unit-place.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import { packPosition, unpackPosition } from '../phases/pack.ts';
import type { Adjudicator } from './adjudicator.ts';
import type { Amendment } from './command.ts';
import { isCentre } from './position-schema.ts';

/** A position after changes, or every reason why it cannot be changed so (DIP-T5). */
export interface Amended {
  readonly position: Position;
  readonly faults: readonly AmendmentFault[];
}

export interface AmendmentFault {
  readonly code: string;
  readonly found: string;
}

/** Makes changes one after the other; one that cannot be made is left out and told. */
export function amend(adjudicator: Adjudicator, position: Position, changes: readonly Amendment[]): Amended {
  const faults: AmendmentFault[] = [];
  let now = position;
  for (const change of changes) {
    const fault = faultOf(adjudicator, now, change);
    if (fault === null) now = changed(now, change);
    else faults.push(fault);
  }
  return { position: refreshed(adjudicator, now), faults };
}

function faultOf({ referee, names }: Adjudicator, position: Position, change: Amendment): AmendmentFault | null {
  const { board } = referee;
  const isThere = (units: readonly { readonly at: LocationId }[], at: LocationId): boolean =>
    units.some((unit) => sameProvince(unit.at, at));
  switch (change.kind) {
    case 'place-unit': {
      const { power, type, at } = change.unit;
      if (!board.powerIndex.has(power)) return { code: 'unknown-power', found: power };
      const fault = unitFault(board, names, type, at);
      if (fault !== null) return { code: fault.code, found: `${type} ${at}` };
      return isThere(position.units, at) ? { code: 'two-units', found: at } : null;
    }
    case 'remove-unit':
      return isThere(position.units, change.at) ? null : { code: 'no-unit', found: change.at };
    case 'remove-dislodged': {
      const losers = position.dislodged.map(({ unit }) => unit);
      return isThere(losers, change.at) ? null : { code: 'no-unit', found: change.at };
    }
    case 'set-owner': {
      const { centre, owner } = change;
      if (!isCentre(board, centre)) return { code: 'no-centre', found: centre };
      return owner === null || board.powerIndex.has(owner) ? null : { code: 'unknown-power', found: owner };
    }
  }
}

function changed(position: Position, change: Amendment): Position {
  const { units, dislodged, centres } = position;
  switch (change.kind) {
    case 'place-unit':
      return { ...position, units: [...units, change.unit] };
    case 'remove-unit':
      return { ...position, units: units.filter(({ at }) => !sameProvince(at, change.at)) };
    case 'remove-dislodged':
      return { ...position, dislodged: dislodged.filter(({ unit }) => !sameProvince(unit.at, change.at)) };
    case 'set-owner': {
      const others = Object.entries(centres).filter(([province]) => province !== change.centre);
      const own = change.owner === null ? [] : [[change.centre, change.owner] as const];
      return { ...position, centres: Object.fromEntries([...others, ...own]) };
    }
  }
}

/** The position in the order the referee keeps it, with the retreats that are open now. */
export function refreshed({ season }: Adjudicator, position: Position): Position {
  const { board, layout, retreats } = season;
  const { proxies } = position;
  const plain = unpackPosition(board, layout, retreats, packPosition(board, layout, position));
  return proxies === undefined ? plain : { ...plain, proxies };
}

const sameProvince = (one: LocationId, other: LocationId): boolean => provinceId(one) === provinceId(other);
