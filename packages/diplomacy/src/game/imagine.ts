import type { Chance, SeatId } from '@panjeong/kernel';
import { mapById } from '../../maps/index.ts';
import type { Order } from '../orders/order.ts';
import { type Adjudicator, adjudicatorOf } from './adjudicator.ts';
import { askOf } from './asked.ts';
import { legalOptions } from './legal-options.ts';
import type { DraftLine } from './order-schema.ts';
import type { DiplomacyState } from './state.ts';
import type { DiplomacyView } from './view.ts';

/** A number from 0 up to, not including, `below`. */
type Draw = (below: number) => number;

/**
 * A state that has this view. Drafts that the audience does not see are drawn: every unit is as likely to have none as any
 * one of its legal orders. Whatever may have been written for the phases to come is left out.
 */
export function imagine(view: DiplomacyView, chance: Chance): DiplomacyState {
  const { map, policy, rulings, seats, phase, draws, position, ready, votes, outcome } = view;
  let drawn = 0;
  const draw: Draw = (below) => chance.draw(drawn++, below);
  const board = mapById(map);
  const hidden = seats.filter((seat) => !(seat in view.drafts));
  const isAsked = (seat: SeatId): boolean =>
    outcome === null &&
    board !== undefined &&
    !position.civilDisorder.includes(seat) &&
    askOf(board, position, seat) !== null;
  const asked = hidden.filter(isAsked);
  const imagined = asked.length === 0 ? {} : imaginedDrafts(view, asked, draw);
  return {
    seats,
    phase,
    draws,
    map,
    policy,
    position,
    drafts: Object.fromEntries(seats.map((seat) => [seat, view.drafts[seat] ?? imagined[seat] ?? []])),
    perpetual: Object.fromEntries(seats.map((seat) => [seat, view.perpetual[seat] ?? []])),
    ready,
    votes,
    outcome,
    rulings,
  };
}

type Drafts = Readonly<Record<SeatId, readonly DraftLine[]>>;

function imaginedDrafts({ map, policy, position }: DiplomacyView, seats: readonly SeatId[], draw: Draw): Drafts {
  const adjudicator = adjudicatorOf({ map, policy });
  if (position.phase.endsWith('A')) {
    return Object.fromEntries(seats.map((seat) => [seat, imaginedAdjustments(adjudicator, position, seat, draw)]));
  }
  const owners = position.phase.endsWith('R')
    ? position.dislodged.map(({ unit }) => unit.power)
    : position.units.map(({ power }) => power);
  const drafts = new Map<string, DraftLine[]>(seats.map((seat) => [seat, []]));
  for (const [unit, { count, order }] of legalOptions(adjudicator, position).entries()) {
    const lines = drafts.get(owners[unit] ?? '');
    const index = lines === undefined ? 0 : draw(count + 1);
    if (index > 0) lines?.push({ order: order(index - 1) });
  }
  return Object.fromEntries(drafts);
}

function imaginedAdjustments(
  { referee }: Adjudicator,
  position: DiplomacyView['position'],
  seat: SeatId,
  draw: Draw,
): readonly DraftLine[] {
  const ask = askOf(referee.board.data, position, seat);
  const places =
    ask?.kind === 'builds'
      ? [...ask.centres]
      : position.units.filter(({ power }) => power === seat).map(({ at }) => at);
  const due = ask?.kind === 'builds' || ask?.kind === 'removals' ? ask.count : 0;
  const lines: { order: Order }[] = [];
  for (let left = due; left > 0 && places.length > 0; left--) {
    const [place = ''] = places.splice(draw(places.length), 1);
    const options = referee.legalOrders(position, place);
    const order = options[draw(options.length + 1)];
    if (order !== undefined) lines.push({ order });
  }
  return lines;
}
