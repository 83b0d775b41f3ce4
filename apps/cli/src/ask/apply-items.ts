import {
  type Order,
  type PhaseKind,
  type PhaseName,
  type PowerId,
  provinceId,
  type SheetHeading,
  type SheetOrder,
  type SheetUnit,
} from '@panjeong/diplomacy';
import { centresFromList } from '../sheet/centres-from-list.ts';
import { kindForOrder } from '../sheet/kind-for-order.ts';
import type { Notice } from '../sheet/notice.ts';
import { isFault } from '../sheet/notice.ts';
import { powersInDisorder } from '../sheet/opening.ts';
import { kindOf, seasonOf, yearOf } from '../sheet/phase-names.ts';
import { unitsFromList } from '../sheet/units-from-list.ts';
import { goOn } from './go-on.ts';
import type { SheetItem } from './read-line.ts';
import { type AskMap, adjudicateTable, knownPosition, type Table, type TypedOrder } from './table.ts';

/** The table with what was typed, or why it stays as it was. */
export type Applied = { readonly table: Table; readonly faults: readonly Notice[] };

/**
 * Puts what was read on the table, one thing after the other. A unit ordered again has its newest order; on a sheet that was
 * read from a file two orders to one unit stand beside each other, as the rules want it (DIP-O5).
 *
 * @param isTyped the items are a line that was typed
 */
export function applyItems(table: Table, items: readonly SheetItem[], map: AskMap, isTyped: boolean): Applied {
  let now = table;
  const faults: Notice[] = [];
  for (const item of items) {
    switch (item.kind) {
      case 'heading':
        now = withHeading(now, item.heading, map);
        break;
      case 'order':
        now = withOrder(now, item.order, map, isTyped);
        break;
      case 'unit': {
        const placed = withUnit(now, item.unit, map);
        now = placed.table;
        faults.push(...placed.faults);
        break;
      }
      case 'centre':
        faults.push(...centresFromList(map.board, [item.centre], []).notices.filter(isFault));
        now = { ...now, section: 'centres', centres: [...now.centres, item.centre] };
        break;
      case 'dislodged':
        now = { ...now, section: 'dislodged', dislodged: [...now.dislodged, item.dislodged] };
        break;
    }
  }
  return { table: now, faults };
}

function withHeading(table: Table, heading: SheetHeading, map: AskMap): Table {
  const { power, phase, section, kind } = heading;
  if (kind === 'message') return table;
  let now = phase === undefined ? table : withPhase(table, phase, map);
  if (section !== undefined) {
    const headed = sectionKind(heading);
    now = { ...now, section, ...(headed === undefined ? {} : { kind: headed }) };
  } else if (phase !== undefined) {
    now = { ...now, section: 'orders' };
  }
  if (power === undefined) return now;
  const gone = powersInDisorder({ headings: [heading] });
  const disorder = [...new Set([...(now.known.civilDisorder ?? []), ...gone])];
  return { ...now, power, known: gone.length > 0 ? { ...now.known, civilDisorder: disorder } : now.known };
}

/** What kind of orders a title announces. */
function sectionKind({ section, text, phase }: SheetHeading): PhaseKind | undefined {
  if (phase?.kind !== undefined) return phase.kind;
  if (section === 'build' || section === 'disband') return 'A';
  if (section !== 'orders') return undefined;
  if (/retreat|퇴각|후퇴/i.test(text)) return 'R';
  if (/adjust|조정/i.test(text)) return 'A';
  return /movement|moves|이동/i.test(text) ? 'M' : undefined;
}

/** Orders for another turn than those that stand come after them: these are played first. */
function withPhase(table: Table, phase: NonNullable<SheetHeading['phase']>, map: AskMap): Table {
  const { known, orders } = table;
  const { season, year, kind = 'M' } = phase;
  const at = known.phase;
  const standing = at === undefined ? table : { season: seasonOf(at), year: yearOf(at) };
  const differs = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
    one !== undefined && other !== undefined && one !== other;
  const isOther = differs(kind === 'A' ? undefined : season, standing.season) || differs(year, standing.year);
  const isBehind = isOther && (orders.length > 0 || (known.dislodged ?? []).length > 0);
  if (isBehind) {
    const gone = goOn(table, map);
    if (gone !== null) return withPhase(gone.table, phase, map);
  }
  if (at !== undefined) {
    const standingSeason = seasonOf(at) === 'W' ? 'S' : seasonOf(at);
    const moving = season === 'W' ? 'F' : (season ?? standingSeason);
    const name: PhaseName = `${kind === 'A' ? 'W' : moving}${year ?? yearOf(at)}${kind}`;
    return { ...table, known: { ...known, phase: name } };
  }
  const keepsSeason = season === undefined || (season === 'W' && orders.length > 0);
  return {
    ...table,
    kind,
    ...(keepsSeason ? {} : { season }),
    ...(year === undefined ? {} : { year }),
  };
}

function withUnit(table: Table, entry: SheetUnit, { board, names }: AskMap): Applied {
  const { units, notices } = unitsFromList(board, names, [entry]);
  const places = units.map(({ at }) => provinceId(at));
  const others = (table.known.units ?? []).filter(({ at }) => !places.includes(provinceId(at)));
  return {
    table: { ...table, section: 'units', known: { ...table.known, units: [...others, ...units] } },
    faults: notices.filter(isFault),
  };
}

function withOrder(table: Table, read: SheetOrder, map: AskMap, isTyped: boolean): Table {
  const { order, text, stranger, block } = read;
  const kind = kindFor(order, table);
  const owner = read.power ?? (stranger === undefined ? ownerOf(order, table, map) : undefined);
  const typed: TypedOrder = {
    order,
    text,
    kind,
    ...(owner === undefined ? {} : { power: owner }),
    ...(stranger === undefined ? {} : { stranger }),
    ...(isTyped ? {} : { block }),
  };
  const isPlace = table.section === 'units' || table.section === 'centres' || table.section === 'dislodged';
  return {
    ...table,
    section: isPlace ? 'orders' : table.section,
    orders: inPlaceOf(table.orders, typed),
  };
}

/** The orders with a new one, where the one it replaces stood. */
function inPlaceOf(orders: readonly TypedOrder[], typed: TypedOrder): readonly TypedOrder[] {
  const isReplaced = (one: TypedOrder): boolean => {
    if (one.power !== typed.power || one.stranger !== typed.stranger || one.kind !== typed.kind) return false;
    // On a sheet from a file the rules say which of two orders counts (DIP-O4).
    if (typed.block !== undefined) return false;
    return isOfSameUnit(one.order, typed.order);
  };
  const at = orders.findIndex(isReplaced);
  if (at < 0) return [...orders, typed];
  const rest = orders.filter((one) => !isReplaced(one));
  return [...rest.slice(0, at), typed, ...rest.slice(at)];
}

function isOfSameUnit(one: Order, other: Order): boolean {
  if (one.kind === 'waive' || other.kind === 'waive') return false;
  return provinceId(one.unit.at) === provinceId(other.unit.at);
}

/** The phase that an order is for: the one at hand, if it is known. */
function kindFor(order: Order, { known, kind, orders, season }: Table): PhaseKind {
  if (known.phase !== undefined) return kindOf(known.phase);
  const has = (one: PhaseKind): boolean => orders.some((typed) => typed.kind === one);
  return kindForOrder(order, { headed: kind, season, has });
}

/** Whose unit it is, where nobody says whose order. */
function ownerOf(order: Order, table: Table, map: AskMap): PowerId | undefined {
  if (order.kind === 'waive' || order.kind === 'build') return undefined;
  const { units = [], dislodged = [] } = knownPosition(table, map);
  const after = adjudicateTable(table, map).phases.at(-1)?.result.next;
  const all = [...dislodged, ...(after?.dislodged ?? [])].map(({ unit }) => unit).concat(units);
  const owner = all.find(({ at }) => provinceId(at) === provinceId(order.unit.at))?.power;
  return owner !== undefined && map.names.powers.has(owner) ? owner : undefined;
}
