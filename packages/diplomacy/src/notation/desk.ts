import type { PowerId } from '../map/map-data.ts';
import { idsNamed, type NameIndex } from '../map/names.ts';
import type { UnitName } from '../orders/order.ts';
import type { SheetPhase, SheetSection } from './heading.ts';
import type { ListItem } from './order-list.ts';
import type { OrderContext } from './orders.ts';
import { problemOf } from './parse-order.ts';
import type { Problem } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Sheet, SheetCentre, SheetDislodged, SheetHeading, SheetOrder, SheetText, SheetUnit } from './sheet.ts';

/** What the lines so far say of the next one. Each writer of a chat has one. */
export interface Standing {
  power: PowerId | undefined;
  /** What stands for a power in a heading that names none. */
  stranger: string | undefined;
  block: number;
  section: SheetSection;
  lastUnit: UnitName | undefined;
  /** Who writes, in a chat. */
  writer: string | undefined;
  /** The power was announced in a sentence, and not by a heading of its own. */
  isAnnounced: boolean;
}

/** A sheet while it is read. */
export interface Desk {
  readonly names: NameIndex;
  readonly power: PowerId | undefined;
  readonly orders: SheetOrder[];
  readonly units: SheetUnit[];
  readonly centres: SheetCentre[];
  readonly dislodged: SheetDislodged[];
  readonly headings: SheetHeading[];
  readonly strangers: SheetText[];
  readonly unread: SheetText[];
  readonly problems: Problem[];
  readonly writers: Map<string, Standing>;
  /** Blocks made of lines that each name their power before a single order: the next such line goes on with them. */
  readonly prefixed: Map<PowerId, number>;
  /** The newest block of each power. */
  readonly newest: Map<PowerId, number>;
  /** Powers of which there are only lines that name them under another's heading: their own heading goes on with those. */
  readonly visitors: Set<PowerId>;
  phase: SheetPhase | undefined;
  /** A strike-through began on a line before and has not ended. */
  isStruck: boolean;
  /** The section goes for the line alone. */
  isForLine: boolean;
  /** The line that comes next, blank ones left out; none within a line that turns to another power. */
  next: string | undefined;
  blocks: number;
  /** Problems looked at, those given up for a better reading among them. */
  looked: number;
  standing: Standing;
}

/** After so many problems the search for like names is spared: it bounds the work of a hopeless sheet. */
const MOST_SUGGESTIONS = 200;

export function newDesk(names: NameIndex, power: PowerId | undefined): Desk {
  return {
    names,
    power,
    orders: [],
    units: [],
    centres: [],
    dislodged: [],
    headings: [],
    strangers: [],
    unread: [],
    problems: [],
    writers: new Map(),
    prefixed: new Map(),
    newest: new Map(),
    visitors: new Set(),
    phase: undefined,
    isStruck: false,
    isForLine: false,
    next: undefined,
    blocks: 0,
    looked: 0,
    standing: newStanding(power, 0),
  };
}

function newStanding(power: PowerId | undefined, block: number, writer?: string): Standing {
  return { power, stranger: undefined, block, section: 'orders', lastUnit: undefined, writer, isAnnounced: false };
}

export function sheetOf(desk: Desk): Sheet {
  const { orders, units, centres, dislodged, headings, strangers, unread, problems, phase } = desk;
  return {
    orders,
    units,
    centres,
    dislodged,
    headings,
    strangers,
    unread,
    problems,
    ...(phase === undefined ? {} : { phase }),
  };
}

/** Goes on with a chat's writer where the writer was; a writer named like a power gives that power's orders. */
export function turnTo(desk: Desk, sender: string): void {
  let standing = desk.writers.get(sender);
  if (standing === undefined) {
    const ids = idsNamed(desk.names.powerNames, sender);
    const power = ids.length === 1 ? ids[0] : undefined;
    standing = newStanding(power ?? desk.power, power === undefined ? 0 : newBlock(desk, power), sender);
    desk.writers.set(sender, standing);
  }
  desk.prefixed.clear();
  desk.standing = standing;
}

/** Begins a block of a power, or one of nobody known. */
export function beginBlock(desk: Desk, power: PowerId | undefined, stranger?: string): void {
  desk.standing.power = power;
  desk.standing.stranger = stranger;
  desk.standing.block = newBlock(desk, power);
  desk.standing.lastUnit = undefined;
  desk.standing.isAnnounced = false;
}

function newBlock(desk: Desk, power: PowerId | undefined): number {
  const before = power === undefined ? undefined : desk.newest.get(power);
  if (power !== undefined && before !== undefined && desk.visitors.delete(power)) return before;
  const block = ++desk.blocks;
  if (power !== undefined) desk.newest.set(power, block);
  return block;
}

/** Where a line belongs that names its power under another's heading: it adds to what that power has. */
function visitorsBlock(desk: Desk, power: PowerId): number {
  const block = desk.newest.get(power);
  if (block !== undefined) return block;
  const own = newBlock(desk, power);
  desk.visitors.add(power);
  return own;
}

export function maySuggest({ looked }: Desk): boolean {
  return looked < MOST_SUGGESTIONS;
}

export function contextOf(desk: Desk): OrderContext {
  const { section, lastUnit } = desk.standing;
  return {
    section: section === 'build' || section === 'disband' ? section : undefined,
    lastUnit,
    suggest: maySuggest(desk),
  };
}

function ownerOf(
  { power: standing, stranger }: Standing,
  named: PowerId | undefined,
): { readonly power?: PowerId; readonly stranger?: string } {
  const power = named ?? standing;
  if (power !== undefined) return { power };
  return stranger === undefined ? {} : { stranger };
}

/** Puts what a line holds into the lists of the sheet. `label` is the name before the line's colon. */
export function file(desk: Desk, reader: Reader, items: readonly ListItem[], line: number, label?: string): void {
  const { standing } = desk;
  const writer = standing.writer ?? label;
  const spoken = writer === undefined ? {} : { writer };
  const announced = standing.isAnnounced ? { isAnnounced: true as const } : {};
  // `러시아 해군 세바스토폴 대기, 육군 모스크바 대기`: a power named goes for the rest of the line, whatever heads it.
  let named: PowerId | undefined;
  for (const item of items) {
    const text = reader.text.slice(item.from, item.to).trim();
    const place = { line, column: item.from + 1, text, block: standing.block };
    if (item.kind === 'order') {
      if (item.order.kind !== 'waive') named = item.order.unit.power ?? named;
      const { order } = item;
      if (named !== undefined && standing.power !== undefined && named !== standing.power) {
        const block = visitorsBlock(desk, named);
        desk.orders.push({ power: named, under: standing.power, order, ...place, ...spoken, block });
      } else {
        desk.orders.push({ ...ownerOf(standing, named), order, ...place, ...spoken, ...announced });
      }
      if (item.order.kind !== 'waive') standing.lastUnit = item.order.unit;
    } else if (item.kind === 'unit') {
      named = item.unit.power ?? named;
      desk.units.push({ ...ownerOf(standing, named), unit: item.unit, ...place });
    } else if (item.kind === 'centre') {
      named = item.power ?? named;
      desk.centres.push({ ...ownerOf(standing, named), province: item.province, line, column: place.column, text });
    } else if (item.kind === 'dislodged') {
      const { unit } = item.dislodged;
      named = unit.power ?? named;
      desk.dislodged.push({ ...ownerOf(standing, named), ...item.dislodged, ...place });
    } else if (item.kind === 'problem') {
      desk.problems.push(problemOf(reader, item, line));
    } else {
      desk.unread.push({ line, column: item.from + 1, text });
    }
  }
}
