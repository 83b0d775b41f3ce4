import { type Actor, assertNever, type SeatId } from '@panjeong/kernel';
import { mapById } from '../../maps/index.ts';
import { orderText } from '../orders/canonical-text.ts';
import type { Order } from '../orders/order.ts';
import { survivors } from '../referee/ending.ts';
import { adjudicatorOf } from './adjudicator.ts';
import { amend } from './amendment.ts';
import { askOf } from './asked.ts';
import type { DiplomacyCommand, MasterCommand, SeatCommand } from './command.ts';
import { withOrder, withoutUnit } from './draft.ts';
import { judgeDraft, strangersIn } from './judged-draft.ts';
import type { Forbidden } from './ruling.ts';
import type { DiplomacyState } from './state.ts';
import { votersIn } from './voting.ts';

/**
 * Every rule that forbids a command, in the order in which one would check them. Besides the rules of the game:
 *
 * DIP-T1 orders, readiness and votes are a power's own, while it has a player · DIP-T2 nothing is commanded after the end ·
 * DIP-T3 the game master alone amends the position or an order and says who has a player; he or the deadline resolves a phase that not
 * all are ready for · DIP-T4 ready is who has something to order in the phase · DIP-T5 a position is amended to one that can
 * stand · DIP-T6 what is withdrawn was given before · DIP-T7 places and powers named are of the map.
 */
export function forbiddenBy(state: DiplomacyState, command: DiplomacyCommand, actor: Actor): readonly Forbidden[] {
  const ended: readonly Forbidden[] = state.outcome === null ? [] : [{ rule: 'DIP-T2' }];
  switch (command.kind) {
    case 'process':
      return [...ended, ...(actor.kind === 'seat' || !isSeat(state, actor) ? [{ rule: 'DIP-T3' }] : [])];
    case 'set-civil-disorder':
    case 'amend':
    case 'amend-order':
      return [...ended, ...(actor.kind === 'gameMaster' ? [] : [{ rule: 'DIP-T3' }]), ...ofMaster(state, command)];
    default: {
      const acts = actor.kind === 'seat' || (actor.kind === 'deadline' && command.kind === 'ready');
      if (!acts || !isSeat(state, actor)) return [...ended, { rule: 'DIP-T1' }];
      return [...ended, ...ofSeat(state, command, actor.seat)];
    }
  }
}

const isSeat = ({ seats }: DiplomacyState, actor: Actor): boolean =>
  actor.kind === 'gameMaster' || seats.includes(actor.seat);

type Command<Kind extends DiplomacyCommand['kind']> = Extract<DiplomacyCommand, { readonly kind: Kind }>;

function ofMaster(state: DiplomacyState, command: Command<MasterCommand['kind']>): readonly Forbidden[] {
  if (command.kind === 'amend') {
    const { faults } = amend(adjudicatorOf(state), state.position, command.changes);
    return faults.map(({ code, found }) => ({ rule: 'DIP-T5', found: `${code} ${found}` }));
  }
  const { power } = command;
  if (!state.seats.some((seat) => seat === power)) return [{ rule: 'DIP-T7', found: power }];
  const isLeaderless = state.position.civilDisorder.includes(power);
  if (command.kind === 'set-civil-disorder') {
    return isLeaderless === command.inDisorder ? [{ rule: 'DIP-X1', found: power }] : [];
  }
  // Nothing here looks at the draft, which a game master may not know.
  const strangers = strangersIn(adjudicatorOf(state), command.line).map((found) => ({ rule: 'DIP-T7', found }));
  return isLeaderless ? [{ rule: 'DIP-X1', found: power }, ...strangers] : strangers;
}

function ofSeat(state: DiplomacyState, command: SeatCommand, seat: SeatId): readonly Forbidden[] {
  const { position, drafts, perpetual } = state;
  const leaderless: readonly Forbidden[] = position.civilDisorder.includes(seat) ? [{ rule: 'DIP-X1' }] : [];
  switch (command.kind) {
    case 'order':
      return [...leaderless, ...againstOrder(state, seat, command.order)];
    case 'submit': {
      const strangers = command.orders.flatMap((line) => strangersIn(adjudicatorOf(state), line));
      return [...leaderless, ...strangers.map((found) => ({ rule: 'DIP-T7', found }))];
    }
    case 'withdraw': {
      const lines = [...(drafts[seat] ?? []), ...(perpetual[seat] ?? [])];
      const isGiven = withoutUnit(lines, command.unit).length < lines.length;
      return [...leaderless, ...(isGiven ? [] : [{ rule: 'DIP-T6', found: command.unit ?? '' }])];
    }
    case 'ready': {
      const map = mapById(state.map);
      const isAsked = map !== undefined && askOf(map, position, seat) !== null;
      return [...leaderless, ...outOfIt(state, seat), ...(isAsked ? [] : [{ rule: 'DIP-T4' }])];
    }
    case 'vote-draw':
    case 'concede':
      return [...leaderless, ...againstVote(state, command, seat)];
    case 'withdraw-vote':
      return [...leaderless, ...(seat in state.votes ? [] : [{ rule: 'DIP-T6' }])];
    default:
      return assertNever(command);
  }
}

/** A power that has neither a unit nor a centre is out (DIP-W4). */
function outOfIt({ position }: DiplomacyState, seat: SeatId): readonly Forbidden[] {
  const { units, dislodged } = position;
  const isIn =
    units.some(({ power }) => power === seat) ||
    dislodged.some(({ unit }) => unit.power === seat) ||
    survivors(position).includes(seat);
  return isIn ? [] : [{ rule: 'DIP-W4' }];
}

/** The rules by which an order, set in its power's draft, would be impossible. */
export function againstOrder(state: DiplomacyState, seat: SeatId, order: Order): readonly Forbidden[] {
  const adjudicator = adjudicatorOf(state);
  const line = { order };
  const strangers = strangersIn(adjudicator, line);
  if (strangers.length > 0) return strangers.map((found) => ({ rule: 'DIP-T7', found }));
  const lines = withOrder(state.position.phase, state.drafts[seat] ?? [], line);
  const judged = judgeDraft(adjudicator, state.position, seat, lines).lines.find((one) => one.line === line);
  return judged === undefined || judged.rule === null ? [] : [{ rule: judged.rule, found: judged.text }];
}

function againstVote(
  state: DiplomacyState,
  command: Command<'vote-draw' | 'concede'>,
  seat: SeatId,
): readonly Forbidden[] {
  const alive = survivors(state.position);
  const named = command.kind === 'concede' ? [command.to] : (command.among ?? alive);
  const strangers = named.filter((power) => !state.seats.some((one) => one === power));
  const unknown = strangers.map((found) => ({ rule: 'DIP-T7', found }));
  const rule = command.kind === 'concede' ? 'DIP-W3' : 'DIP-W2';
  const out = named.filter((power) => !strangers.includes(power) && !alive.includes(power));
  const forbidden = out.map((found) => ({ rule, found }));
  if (!votersIn(state).includes(seat)) forbidden.push({ rule, found: seat });
  if (command.kind === 'concede') {
    if (command.to === seat || state.position.civilDisorder.includes(command.to))
      forbidden.push({ rule, found: command.to });
  } else if (new Set(named).size < Math.max(2, named.length)) {
    forbidden.push({ rule, found: named.join(' ') });
  }
  return [...unknown, ...forbidden];
}

/** What a command is called in a ruling: an order by its text, anything else by its kind. */
export function subjectOf(command: DiplomacyCommand): string {
  return command.kind === 'order' ? orderText(command.order) : command.kind;
}
