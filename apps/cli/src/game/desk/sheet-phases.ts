import type {
  DraftLine,
  Order,
  PhaseKind,
  PhaseName,
  Season,
  Sheet,
  SheetHeading,
  SheetOrder,
} from '@panjeong/diplomacy';
import { kindOf, seasonOf, yearOf } from '../../sheet/phase-names.ts';
import { headedKind, inOrder } from '../../sheet/sheet-parts.ts';

/** What an order of a sheet is in the phase at hand. */
export type Placed =
  | { readonly kind: 'line'; readonly at: SheetOrder; readonly meant: PhaseKind; readonly line: DraftLine }
  /** No order for the phase it stands under, or for one that is still to come this year. */
  | { readonly kind: 'unfit'; readonly at: SheetOrder }
  /** Under a heading of another turn. */
  | { readonly kind: 'other-turn'; readonly at: SheetOrder; readonly heading: SheetHeading };

const RANKS: Readonly<Record<PhaseKind, number>> = { M: 0, R: 1, A: 2 };

/** Headings that stand over an order. */
interface Over {
  kind: PhaseKind | undefined;
  /** An order has stood under that kind: then it is the power's own heading, and ends with its orders. */
  isUsed: boolean;
  /** The kind stands over the headings of powers, not under one. */
  isForAll: boolean;
  date: SheetHeading | undefined;
}

/** Finds for every order of a sheet the phase it is for: the one at hand, or a later one of the year. */
export function placeOrders(sheet: Sheet, now: PhaseName): readonly Placed[] {
  const over: Over = { kind: undefined, isUsed: false, isForAll: false, date: undefined };
  return inOrder(sheet).flatMap((item): readonly Placed[] => {
    if (!('order' in item)) {
      putOver(over, item);
      return [];
    }
    over.isUsed = true;
    return [placed(item, over, now)];
  });
}

/** The phase an order that stands by itself is for. */
export function placeOrder(order: Order, now: PhaseName): DraftLine | null {
  const meant = meantIn(order, undefined, kindOf(now));
  return meant === null || RANKS[meant] < RANKS[kindOf(now)] ? null : lineOf(order, meant, kindOf(now));
}

function putOver(over: Over, heading: SheetHeading): void {
  const kind = headedKind(heading);
  if (kind !== undefined) {
    over.kind = kind;
    over.isUsed = false;
    over.isForAll = heading.power !== undefined;
  } else if (heading.kind === 'power') {
    if (over.isUsed && !over.isForAll) over.kind = undefined;
    else over.isForAll = true;
  }
  const { season, year } = heading.phase ?? {};
  if (season !== undefined || year !== undefined) over.date = heading;
}

function placed(at: SheetOrder, { kind, date }: Over, now: PhaseName): Placed {
  const meant = meantIn(at.order, kind, kindOf(now));
  if (date !== undefined && !isOfTurn(date, meant ?? kindOf(now), now))
    return { kind: 'other-turn', at, heading: date };
  if (meant === null || RANKS[meant] < RANKS[kindOf(now)]) return { kind: 'unfit', at };
  return { kind: 'line', at, meant, line: lineOf(at.order, meant, kindOf(now)) };
}

/** Winter has the builds of a year; they may be written under its fall, or under the turn they are written in. */
function isOfTurn({ phase = {} }: SheetHeading, meant: PhaseKind, now: PhaseName): boolean {
  const { season, year } = phase;
  if (year !== undefined && year !== yearOf(now)) return false;
  const fitting: readonly Season[] = meant === 'A' ? ['W', 'F', seasonOf(now)] : [seasonOf(now)];
  return season === undefined || fitting.includes(season);
}

/** The kind of phase an order is for, under a heading or without; null when it is none for any. */
function meantIn({ kind }: Order, headed: PhaseKind | undefined, now: PhaseKind): PhaseKind | null {
  switch (kind) {
    case 'build':
    case 'waive':
      return 'A';
    case 'retreat':
      return 'R';
    case 'move':
      // `A Vie-Tyr` under "퇴각", or in a phase of retreats, is one.
      return headed ?? (now === 'R' ? 'R' : 'M');
    case 'disband':
      // Among moves nobody knows which is meant.
      return headed === 'M' || (headed === undefined && now === 'M') ? null : (headed ?? now);
    default:
      return headed === undefined || headed === 'M' ? 'M' : null;
  }
}

function lineOf(order: Order, meant: PhaseKind, now: PhaseKind): DraftLine {
  const written = meant === 'R' ? asRetreat(order) : order;
  // A retreat among moves is known to be one.
  const isAhead = meant !== now && meant !== 'M' && written.kind !== 'retreat';
  return { order: written, ...(isAhead ? { ahead: meant } : {}) };
}

function asRetreat(order: Order): Order {
  if (order.kind === 'move') return { kind: 'retreat', unit: order.unit, to: [order.to] };
  return order.kind === 'disband' ? { kind: 'retreat', unit: order.unit, to: ['disband'] } : order;
}
