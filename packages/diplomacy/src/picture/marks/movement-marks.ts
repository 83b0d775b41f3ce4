import { ARMY_STEP, type Board, provinceId } from '../../map/board.ts';
import type { LocationId, ProvinceId } from '../../map/map-data.ts';
import type { ConvoyOrder, MoveOrder, SupportHoldOrder, SupportMoveOrder } from '../../orders/order.ts';
import type { Position } from '../../orders/position.ts';
import { chainOfSeas } from './convoy-route.ts';
import type { ConvoyMark, HoldMark, MoveFailure, MoveMark, SupportMark } from './order-mark.ts';
import type { PhaseFacts } from './phase-facts.ts';
import { type MarkedOrder, placeOf } from './read-order.ts';

/** All that the marks of a movement phase are made of. */
export interface MovementDesk {
  readonly board: Board;
  readonly position: Position;
  readonly orders: readonly MarkedOrder[];
  readonly facts: PhaseFacts;
}

/** What every mark of an order says. */
export function baseOf({ position }: Pick<MovementDesk, 'position'>, one: MarkedOrder) {
  const { id, power, text, outcome, order } = one;
  const verdict = outcome?.verdict;
  const ruledOut = verdict === 'illegal' || verdict === 'void' ? verdict : null;
  return { id, power, order: text, outcome, ruledOut, from: placeOf(position, order.unit) } as const;
}

export function holdMark(desk: MovementDesk, one: MarkedOrder): HoldMark {
  return { kind: 'hold', ...baseOf(desk, one), ordered: one.given };
}

export function supportMark(
  desk: MovementDesk,
  one: MarkedOrder,
  order: SupportHoldOrder | SupportMoveOrder,
): SupportMark {
  const base = baseOf(desk, one);
  const to = order.kind === 'support-move' ? order.to : null;
  const isCut = one.outcome?.verdict === 'cut';
  return {
    kind: 'support',
    ...base,
    client: placeOf(desk.position, order.target),
    to,
    move: to === null ? null : moveOrdered(desk, order.target.at, to),
    cutBy: isCut ? (desk.facts.fact('support', base.from)?.opponents ?? []) : [],
  };
}

export function convoyMark(desk: MovementDesk, one: MarkedOrder, order: ConvoyOrder): ConvoyMark {
  const base = baseOf(desk, one);
  const sea = provinceId(base.from);
  const army = placeOf(desk.position, order.army);
  const carried = convoysOf(desk, army, order.to);
  const along = routeOf(desk, army, order.to);
  // A fleet that is not of the army's own route is of another, if of any.
  const route = along.includes(sea) ? along : (chainOfSeas(desk.board, army, order.to, carried, sea) ?? [sea]);
  return { kind: 'convoy', ...base, army, to: order.to, route, move: moveOrdered(desk, army, order.to) };
}

export function moveMark(desk: MovementDesk, one: MarkedOrder, order: MoveOrder): MoveMark {
  const base = baseOf(desk, one);
  const route = base.ruledOut === null && isCarried(desk, base.from, order) ? routeOf(desk, base.from, order.to) : [];
  return { kind: 'move', ...base, to: order.to, route, failure: moveFailure(desk, base, route, order.to) };
}

/** Id of the mark of the move that counts, of those ordered between two provinces. */
function moveOrdered({ orders }: MovementDesk, from: LocationId, to: LocationId): string | null {
  const move = orders.find(
    ({ order, outcome }) =>
      order.kind === 'move' &&
      provinceId(order.unit.at) === provinceId(from) &&
      provinceId(order.to) === provinceId(to) &&
      outcome?.verdict !== 'illegal' &&
      outcome?.verdict !== 'void',
  );
  return move?.id ?? null;
}

/** Whether an army goes by sea: the rulings say so; before there are any, whoever cannot walk or says so does. */
function isCarried({ board, facts, position }: MovementDesk, from: LocationId, order: MoveOrder): boolean {
  const unit = position.units.find(({ at }) => at === from);
  if (unit?.type !== 'A') return false;
  if (facts.fact('route', from) !== null) return true;
  const [start = -1, goal = -1] = [from, order.to].map((at) => board.locationIndex.get(provinceId(at)));
  const walks = ((board.steps[start * board.locationCount + goal] ?? 0) & ARMY_STEP) !== 0;
  return !walks || (order.via && facts.fact('move', from) === null);
}

/** The seas of the fleets that were ordered to carry an army, and whose orders were not ruled out. */
function convoysOf({ orders, position }: MovementDesk, army: LocationId, to: LocationId): ReadonlySet<ProvinceId> {
  const seas = orders.flatMap(({ order, outcome }) =>
    order.kind === 'convoy' &&
    provinceId(order.army.at) === provinceId(army) &&
    provinceId(order.to) === provinceId(to) &&
    outcome?.verdict !== 'illegal' &&
    outcome?.verdict !== 'void'
      ? [provinceId(placeOf(position, order.unit))]
      : [],
  );
  return new Set(seas);
}

/**
 * The seas an army goes over: of the fleets that did carry it; else of those that were to; else, so that it can be seen
 * where a fleet was missing, of any at sea, and at last over any seas at all.
 */
function routeOf(desk: MovementDesk, army: LocationId, to: LocationId): readonly ProvinceId[] {
  const { board, facts, position } = desk;
  const route = facts.fact('route', army);
  const ordered = convoysOf(desk, army, to);
  const carried = route?.verdict === 'succeeds' ? new Set(route.others.map(provinceId)) : ordered;
  const seas = board.data.provinces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : []));
  const afloat = position.units.flatMap(({ at }) => (seas.includes(at) ? [at] : []));
  for (const allowed of [carried, ordered, new Set(afloat), new Set(seas)]) {
    const chain = chainOfSeas(board, army, to, allowed);
    if (chain !== null) return chain;
  }
  return [];
}

function moveFailure(
  desk: MovementDesk,
  { outcome, from, ruledOut }: ReturnType<typeof baseOf>,
  route: readonly ProvinceId[],
  to: LocationId,
): MoveFailure | null {
  if (outcome === null || ruledOut !== null || outcome.verdict === 'succeeds') return null;
  // The verdict on a dislodged unit tells that; what came of its move is a fact of its own.
  const fact = desk.facts.fact('move', from);
  const by = fact?.opponents ?? [];
  if ((fact?.verdict ?? outcome.verdict) === 'no-route') {
    const lost = fact?.culprits ?? [];
    return { at: 'route', leg: firstGap(desk, from, to, route), by: lost };
  }
  return { at: (fact?.rule ?? outcome.rule) === 'DIP-M4' ? 'midway' : 'goal', by: by.slice(0, 1) };
}

/** The first sea of a route whose fleet was not ordered to carry the army, or was lost. */
function firstGap(desk: MovementDesk, from: LocationId, to: LocationId, route: readonly ProvinceId[]): number {
  const carriers = convoysOf(desk, from, to);
  const gap = route.findIndex((sea) => {
    const convoy = desk.orders.find(
      ({ order }) => order.kind === 'convoy' && provinceId(placeOf(desk.position, order.unit)) === sea,
    );
    return !carriers.has(sea) || convoy?.outcome?.verdict !== 'succeeds';
  });
  return Math.max(0, gap);
}
