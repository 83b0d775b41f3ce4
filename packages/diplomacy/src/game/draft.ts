import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { GivenOrder, Order } from '../orders/order.ts';
import { standingOrders, subjectOf } from '../orders/order-sets.ts';
import type { PhaseKind, PhaseName } from '../orders/position.ts';
import type { DraftLine } from './order-schema.ts';
import type { DiplomacyState } from './state.ts';

/** The kind of phase that a line of a draft is for. A retreat among moves is for the phase that may follow (DIP-O8). */
export function meantFor(phase: PhaseName, { order, ahead }: DraftLine): PhaseKind {
  const now = kindOf(phase);
  return ahead ?? (order.kind === 'retreat' && now === 'M' ? 'R' : now);
}

/** The lines of a draft that are for the phase at hand, without what was written in advance for a later one. */
export function linesFor(phase: PhaseName, lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.filter((line) => meantFor(phase, line) === kindOf(phase));
}

/** An order given in a phase as a line of the draft for it. */
export function lineOf({ order, proxy, perpetual }: Omit<GivenOrder, 'power'>): DraftLine {
  return { order, ...(proxy === undefined ? {} : { proxy }), ...(perpetual === undefined ? {} : { perpetual }) };
}

export const kindOf = (phase: PhaseName): PhaseKind => phase.at(-1) as PhaseKind;

/** A draft with one order set: it takes the place of every other order with the same subject. Waived builds add up. */
export function withOrder(phase: PhaseName, lines: readonly DraftLine[], line: DraftLine): readonly DraftLine[] {
  return [...withoutSubjects(phase, lines, [line]), line];
}

/**
 * What stands after a power has handed in another sheet (DIP-O4, DATC 4.D.1). With the moves of a turn everything is
 * replaced that was written on the earlier sheet, retreats and builds in advance too; a sheet of retreats leaves the builds
 * alone that were written before, unless it says something of builds itself.
 */
export function withSheet(
  { policy, position: { phase } }: Pick<DiplomacyState, 'policy' | 'position'>,
  power: PowerId,
  earlier: readonly DraftLine[],
  orders: readonly DraftLine[],
  says: 'adds' | 'replaces' | null,
): readonly DraftLine[] {
  const now = kindOf(phase);
  const lineOf = new Map<Order, DraftLine>([...earlier, ...orders].map((line) => [line.order, line]));
  return KINDS.flatMap((kind) => {
    const isOf = (line: DraftLine): boolean => meantFor(phase, line) === kind;
    const [older, newer] = [earlier.filter(isOf), orders.filter(isOf)];
    if (newer.length === 0 && kind !== now && now !== 'M') return older;
    const standing = standingOrders(policy, [
      { power, orders: withoutSubjects(phase, older, newer).map(({ order }) => order) },
      { power, orders: newer.map(({ order }) => order), ...(says === null ? {} : { says }) },
    ]);
    return standing.map(({ order }) => lineOf.get(order) ?? { order });
  });
}

const KINDS: readonly PhaseKind[] = ['M', 'R', 'A'];

function withoutSubjects(
  phase: PhaseName,
  lines: readonly DraftLine[],
  newer: readonly DraftLine[],
): readonly DraftLine[] {
  const taken = new Set(newer.map((line) => subjectIn(phase, line)));
  return lines.filter((line) => !taken.has(subjectIn(phase, line)));
}

/** Among retreats everything ordered to a unit is about its retreat, be it to disband it. Waived builds each stand for themselves. */
function subjectIn(phase: PhaseName, line: DraftLine): string | Order {
  const { order } = line;
  if (order.kind === 'waive') return order;
  const kind = meantFor(phase, line);
  const subject = kind === 'R' ? provinceId(order.unit.at) : subjectOf(order);
  return typeof subject === 'string' ? `${kind} ${subject}` : subject;
}

/** A draft without what was ordered in a province, or (null) with one waived build less. */
export function withoutUnit(lines: readonly DraftLine[], unit: LocationId | null): readonly DraftLine[] {
  if (unit === null) {
    const waived = lines.findLastIndex(({ order }) => order.kind === 'waive');
    return lines.filter((_, index) => index !== waived);
  }
  return lines.filter(({ order }) => order.kind === 'waive' || provinceId(order.unit.at) !== provinceId(unit));
}
