import type { Audience, GameView, Outcome, SeatId } from '@panjeong/kernel';
import type { PowerId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import type { Policy } from '../policy/policy.ts';
import { askedSeats } from './asked.ts';
import type { DraftLine } from './order-schema.ts';
import type { DiplomacyState, Vote } from './state.ts';

/** What an audience sees of a match. All of it is known to everyone, but for the drafts. */
export interface DiplomacyView extends GameView {
  readonly map: string;
  readonly policy: Policy;
  readonly rulings: boolean;
  readonly seats: readonly SeatId[];
  readonly phase: number;
  readonly draws: number;
  readonly position: Position;
  /** Seats that have something to order in this phase. */
  readonly asked: readonly SeatId[];
  readonly ready: readonly PowerId[];
  readonly votes: Readonly<Record<PowerId, Vote>>;
  readonly outcome: Outcome | null;
  /** Only of the powers whose drafts this audience sees. */
  readonly drafts: Readonly<Record<PowerId, readonly DraftLine[]>>;
  readonly perpetual: Readonly<Record<PowerId, readonly DraftLine[]>>;
}

/** Whether an audience sees what a power has drafted. */
export function seesDraft(audience: Audience, power: PowerId): boolean {
  switch (audience.kind) {
    case 'seat':
      return audience.seat === power;
    case 'gameMaster':
      return audience.sealed;
    case 'ended':
      return true;
    case 'spectator':
    case 'public':
      return false;
  }
}

export function viewFor(state: DiplomacyState, audience: Audience): DiplomacyView {
  const { map, policy, rulings, seats, phase, draws, ready, votes, outcome } = state;
  const seen = (drafts: DiplomacyState['drafts']): DiplomacyView['drafts'] =>
    Object.fromEntries(seats.filter((seat) => seesDraft(audience, seat)).map((seat) => [seat, drafts[seat] ?? []]));
  return {
    audience,
    map,
    policy,
    rulings,
    seats,
    phase,
    draws,
    position: positionSeen(state.position),
    asked: askedSeats(state).map(({ seat }) => seat),
    ready,
    votes,
    outcome,
    drafts: seen(state.drafts),
    perpetual: seen(state.perpetual),
  };
}

/** The board is known to everyone; a field that a position may once have more is not, until it is listed here. */
function positionSeen({
  phase,
  units,
  centres,
  dislodged,
  contested,
  civilDisorder,
  quietYears,
  proxies,
}: Position): Position {
  return {
    phase,
    units,
    centres,
    dislodged,
    contested,
    civilDisorder,
    ...(quietYears === undefined ? {} : { quietYears }),
    ...(proxies === undefined ? {} : { proxies }),
  };
}
