import type { Choice, SeatId } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import { orderText } from '../orders/canonical-text.ts';
import type { Order, UnitName } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { survivors } from '../referee/ending.ts';
import { type Adjudicator, adjudicatorOf } from './adjudicator.ts';
import { askedSeats } from './asked.ts';
import type { DiplomacyCommand } from './command.ts';
import { expectedOrders } from './expected-orders.ts';
import { againstOrder } from './forbidden.ts';
import { legalOptions } from './legal-options.ts';
import { refusals } from './ruling.ts';
import type { DiplomacyState } from './state.ts';
import { votersIn } from './voting.ts';

type DiplomacyChoice = Choice<DiplomacyCommand>;

/**
 * What a seat may command now: single orders, unit by unit; to take back what it drafted; to be ready or not; votes. And
 * orders that a person would expect and may not give, with the rules that forbid them.
 */
export function choicesOf(state: DiplomacyState, seat: SeatId): readonly DiplomacyChoice[] {
  if (state.outcome !== null || !state.seats.includes(seat) || state.position.civilDisorder.includes(seat)) return [];
  const isAsked = askedSeats(state).some((asked) => asked.seat === seat);
  const ready: readonly DiplomacyCommand[] = isAsked ? [{ kind: 'ready', ready: !state.ready.includes(seat) }] : [];
  return [
    ...(isAsked ? orderChoices(state, seat) : []),
    ...[...withdrawals(state, seat), ...ready, ...votes(state, seat)].map(allowed),
  ];
}

const allowed = (command: DiplomacyCommand): DiplomacyChoice => ({ kind: 'allowed', command });

function orderChoices(state: DiplomacyState, seat: SeatId): readonly DiplomacyChoice[] {
  const adjudicator = adjudicatorOf(state);
  const { position } = state;
  const legal = position.phase.endsWith('A')
    ? adjustments(adjudicator, position, seat)
    : legalOrders(adjudicator, position, seat).map((order) => named(adjudicator, position, seat, order));
  const known = new Set(legal.map((order) => orderText(order)));
  const barred = expectedOrders(adjudicator, position, seat).filter((order) => !known.has(orderText(order)));
  // Movement orders and retreats are legal by themselves; how many may be built or removed depends on what is drafted.
  const isSure = !position.phase.endsWith('A');
  return [
    ...legal.map((order) => (isSure ? allowed({ kind: 'order', order }) : judged(state, seat, order))),
    ...barred.map((order) => judged(state, seat, order)).filter(({ kind }) => kind === 'barred'),
  ];
}

function judged(state: DiplomacyState, seat: SeatId, order: Order): DiplomacyChoice {
  const command: DiplomacyCommand = { kind: 'order', order };
  const forbidden = againstOrder(state, seat, order);
  if (forbidden.length === 0) return allowed(command);
  return { kind: 'barred', command, reasons: refusals(seat, `${seat} ${orderText(order)}`, forbidden) };
}

/** Every legal order of a power's units in a movement or retreat phase. */
function legalOrders(adjudicator: Adjudicator, position: Position, seat: SeatId): readonly Order[] {
  const owners = (position.phase.endsWith('R') ? position.dislodged.map(({ unit }) => unit) : position.units).map(
    ({ power }) => power,
  );
  return legalOptions(adjudicator, position).flatMap(({ count, order }, unit) =>
    owners[unit] === seat ? Array.from({ length: count }, (_, index) => order(index)) : [],
  );
}

/** Removals of a power's units; or builds in its home centres, those that are not open too, and to waive one. */
function adjustments({ referee }: Adjudicator, position: Position, seat: SeatId): readonly Order[] {
  const homes = referee.board.data.provinces.flatMap(({ id, home }) => (home === seat ? [id] : []));
  const own = position.units.filter(({ power }) => power === seat).map(({ at }) => at);
  const removals = own.flatMap((at) => referee.legalOrders(position, at));
  if (removals.length > 0) return removals;
  const builds = homes.flatMap((home) => referee.legalOrders(position, home));
  return [...builds, { kind: 'waive' }];
}

/** An order that names the power of a foreign unit, where the policy does not take it without (DATC 4.C.5). */
function named({ referee }: Adjudicator, { units }: Position, seat: SeatId, order: Order): Order {
  if (referee.policy.missingNationality === 'valid') return order;
  const withPower = (name: UnitName): UnitName => {
    const power = units.find(({ at }) => provinceId(at) === provinceId(name.at))?.power;
    return power === undefined || power === seat ? name : { ...name, power };
  };
  switch (order.kind) {
    case 'support-hold':
    case 'support-move':
      return { ...order, target: withPower(order.target) };
    case 'convoy':
      return { ...order, army: withPower(order.army) };
    default:
      return order;
  }
}

function withdrawals({ drafts, perpetual }: DiplomacyState, seat: SeatId): readonly DiplomacyCommand[] {
  const places = [...(drafts[seat] ?? []), ...(perpetual[seat] ?? [])].map(({ order }) =>
    order.kind === 'waive' ? null : provinceId(order.unit.at),
  );
  return [...new Set(places)].map((unit) => ({ kind: 'withdraw', unit }));
}

function votes(state: DiplomacyState, seat: SeatId): readonly DiplomacyCommand[] {
  const voters = votersIn(state);
  if (!voters.includes(seat)) return [];
  const draws: readonly DiplomacyCommand[] =
    survivors(state.position).length < 2 ? [] : [{ kind: 'vote-draw', among: null }];
  const winners = state.seats.filter((power) => power !== seat && voters.includes(power));
  const withdraw: readonly DiplomacyCommand[] = seat in state.votes ? [{ kind: 'withdraw-vote' }] : [];
  return [...draws, ...winners.map((to): DiplomacyCommand => ({ kind: 'concede', to })), ...withdraw];
}
