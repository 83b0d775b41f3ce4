import {
  type GivenOrder,
  type MapData,
  type NameIndex,
  type Order,
  orderSetsOf,
  type PhaseKind,
  type PhaseNote,
  type PhaseResult,
  type Policy,
  type Position,
  type PowerId,
  parseSheet,
  provinceId,
  type Referee,
  type Sheet,
  type SheetOrder,
  standingOrders,
} from '@panjeong/diplomacy';
import type { Notice } from './notice.ts';
import { type Opening, openingOf } from './opening.ts';
import { kindOf, phaseOf } from './phase-names.ts';
import { readyMap, sheetJudge } from './sheet-judge.ts';
import { partsOf, type SheetPart } from './sheet-parts.ts';
import { UNKNOWN_POWER } from './units-from-orders.ts';
import { type PowerData, withStrangers } from './unknown-powers.ts';

export interface SheetQuestion {
  readonly text: string;
  readonly map: MapData;
  readonly policy: Policy;
  /** What is known of the board and the phase; the rest is found on the sheet. */
  readonly position: Partial<Position>;
  /** Whose orders they are, where the sheet does not say. */
  readonly power?: PowerId;
}

/** One phase of a sheet as it came out. */
export interface AdjudicatedPhase {
  readonly before: Position;
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
}

export interface AdjudicatedSheet {
  readonly referee: Referee;
  readonly names: NameIndex;
  readonly sheet: Sheet;
  readonly phases: readonly AdjudicatedPhase[];
  readonly notices: readonly Notice[];
  /** The owners of the centres were known when the sheet began. */
  readonly hasCentres: boolean;
  /** Where on the sheet an order stands. */
  readonly placeOf: ReadonlyMap<Order, SheetOrder>;
}

/**
 * Adjudicates a sheet phase by phase: its movement, then its retreats, then its builds and removals. Nothing on it is
 * lost: what is not adjudicated is in the notices, or among what the sheet itself says it could not read.
 */
export function adjudicateSheet(question: SheetQuestion): AdjudicatedSheet {
  const { text, map, policy, position: known, power } = question;
  const { board, names: mapNames } = readyMap(map);
  const read = parseSheet(text, mapNames, power === undefined ? {} : { power });
  const { sheet, strangers } = withStrangers(read);
  const notices: Notice[] = sheet.problems.map((problem) => ({ kind: 'problem', problem }));
  for (const at of sheet.orders) {
    if (at.under !== undefined && at.power !== undefined) notices.push({ kind: 'power-named', at, power: at.power });
  }
  const parts = partsOf(sheet, known.phase === undefined ? undefined : kindOf(known.phase));
  const opening = openingOf(board, mapNames, sheet, parts, known);
  notices.push(...opening.notices);
  const more = needsUnknownPower(opening.position, parts) ? [...strangers, NOBODY] : strangers;
  const { referee, names } = sheetJudge(map, policy, more);
  const phases: AdjudicatedPhase[] = [];
  let position = opening.position;
  const play = (given: readonly GivenOrder[]): void => {
    const result = referee.process(position, given);
    const notes = opening.hasCentres ? result.notes : notesWorthTelling(result.notes, position, parts);
    phases.push({ before: position, given, result: { ...result, notes } });
    position = result.next;
  };
  for (const part of parts) {
    while (mustPlayFirst(position, part, opening)) play([]);
    position = { ...position, phase: phaseOf(part, phases.at(-1)?.before.phase, position.phase) };
    const orders = neededOrders(part, opening, position, notices);
    for (const order of orders) {
      if (!fits(order.order, part.kind)) notices.push({ kind: 'wrong-phase', at: order, phase: position.phase });
    }
    if (orders.length > 0 || part.isHeaded || part.kind !== 'R')
      play(givenOrders(sheet, orders, policy, position, notices));
  }
  const placeOf = new Map<Order, SheetOrder>(sheet.orders.map((order) => [order.order, order]));
  return { referee, names, sheet, phases, notices, hasCentres: opening.hasCentres, placeOf };
}

/** Whether an order is one for this kind of phase. A conditional retreat may stand among the moves. */
function fits({ kind }: Order, phase: PhaseKind): boolean {
  switch (kind) {
    case 'build':
    case 'waive':
      return phase === 'A';
    case 'disband':
      return phase !== 'M';
    case 'retreat':
      return phase !== 'A';
    case 'move':
      // `A Vie-Tyr` among retreats is one.
      return phase !== 'A';
    default:
      return phase === 'M';
  }
}

/** Where the centres of the start were taken, what follows from that alone is nothing to tell. */
function notesWorthTelling(
  notes: readonly PhaseNote[],
  { units }: Position,
  parts: readonly SheetPart[],
): readonly PhaseNote[] {
  const hasWinter = parts.some(({ kind }) => kind === 'A');
  return notes.filter(({ code, params }) => {
    if (code === 'captured' || code === 'eliminated') return hasWinter;
    return code !== 'builds-unused' || units.some(({ power }) => power === params['power']);
  });
}

/** Units yet to retreat are disbanded before what comes next; winter passes only where the centres are known. */
function mustPlayFirst(position: Position, part: SheetPart, { hasCentres }: Opening): boolean {
  const kind = kindOf(position.phase);
  return (
    (kind === 'R' && part.kind !== 'R' && position.dislodged.length > 0) ||
    (kind === 'A' && part.kind === 'M' && hasCentres)
  );
}

/** The orders of a part that there is a use for. "If dislodged" is nothing to be told when the unit was not. */
function neededOrders(
  part: SheetPart,
  { unusable }: Opening,
  position: Position,
  notices: Notice[],
): readonly SheetOrder[] {
  const usable = part.orders.filter((order) => !unusable.has(order));
  if (part.kind !== 'R' || part.isHeaded) return usable;
  const losers = new Set(position.dislodged.map(({ unit }) => provinceId(unit.at)));
  return usable.filter((order) => {
    const isNeeded = order.order.kind !== 'waive' && losers.has(provinceId(order.order.unit.at));
    if (!isNeeded) notices.push({ kind: 'retreat-unneeded', at: order });
    return isNeeded;
  });
}

/** The orders that stand: of two sheets of a power the later one (DIP-O4). */
function givenOrders(
  sheet: Sheet,
  orders: readonly SheetOrder[],
  policy: Policy,
  position: Position,
  notices: Notice[],
): readonly GivenOrder[] {
  const owned = orders.map((order) => ({ ...order, power: order.power ?? ownerOf(order.order, position) }));
  const standing = standingOrders(policy, orderSetsOf({ ...sheet, orders: owned }));
  const kept = new Set(standing.map(({ order }) => order));
  for (const order of orders) if (!kept.has(order.order)) notices.push({ kind: 'replaced', at: order });
  return standing;
}

function ownerOf(order: Order, { units, dislodged }: Position): PowerId {
  if (order.kind === 'waive') return UNKNOWN_POWER;
  const province = provinceId(order.unit.at);
  const all = [...dislodged.map(({ unit }) => unit), ...units];
  return all.find(({ at }) => provinceId(at) === province)?.power ?? UNKNOWN_POWER;
}

function needsUnknownPower({ units, centres, dislodged }: Position, parts: readonly SheetPart[]): boolean {
  return (
    units.some(({ power }) => power === UNKNOWN_POWER) ||
    Object.values(centres).includes(UNKNOWN_POWER) ||
    dislodged.some(({ unit }) => unit.power === UNKNOWN_POWER) ||
    parts.some(({ orders }) => orders.some(({ power }) => power === undefined))
  );
}

const NOBODY: PowerData = { id: UNKNOWN_POWER, name: { ko: UNKNOWN_POWER, en: UNKNOWN_POWER } };
