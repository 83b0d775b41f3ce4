import {
  type Actor,
  assertNever,
  type Decision,
  type Emission,
  emission,
  type Ruling,
  type SeatId,
} from '@panjeong/kernel';
import { survivors } from '../referee/ending.ts';
import { adjudicatorOf } from './adjudicator.ts';
import { amend } from './amendment.ts';
import { apply } from './apply.ts';
import { inSeatOrder } from './asked.ts';
import type { DiplomacyCommand } from './command.ts';
import type { DiplomacyTypes } from './diplomacy-types.ts';
import { withSheet } from './draft.ts';
import type { DiplomacyEvent } from './event.ts';
import { forbiddenBy, subjectOf } from './forbidden.ts';
import { judgeDraft, rulingsOnDraft } from './judged-draft.ts';
import { endIfAgreed, resolveComplete, resolvePhase } from './resolution.ts';
import { refusals } from './ruling.ts';
import type { DiplomacyState } from './state.ts';

/** Judges a command: what happens, or every rule that forbids it. */
export function decide(state: DiplomacyState, command: DiplomacyCommand, actor: Actor): Decision<DiplomacyEvent> {
  const forbidden = forbiddenBy(state, command, actor);
  const seat = actor.kind === 'gameMaster' ? null : actor.seat;
  if (forbidden.length > 0) {
    return { kind: 'refused', rulings: refusals(seat, `${seat ?? 'gameMaster'} ${subjectOf(command)}`, forbidden) };
  }
  const underway = emission<DiplomacyTypes>(apply, state);
  const rulings: Ruling[] = [];
  if (command.kind === 'process') {
    resolvePhase(underway, rulings);
    // The game master goes phase by phase; after a deadline nobody is there to go on.
    if (actor.kind === 'deadline') resolveComplete(underway, rulings);
  } else if (seat === null) {
    commandByMaster(state, command, underway, rulings);
  } else {
    commandBySeat(state, command, seat, underway, rulings);
  }
  return { kind: 'accepted', events: underway.events, rulings };
}

function commandBySeat(
  state: DiplomacyState,
  command: DiplomacyCommand,
  power: SeatId,
  underway: Emission<DiplomacyTypes>,
  told: Ruling[],
): void {
  const { emit } = underway;
  switch (command.kind) {
    case 'order':
      emit({ kind: 'order-drafted', power, line: { order: command.order } });
      break;
    case 'submit': {
      const orders = withSheet(state, power, state.drafts[power] ?? [], command.orders, command.says);
      told.push(...rulingsOnDraft(power, judgeDraft(adjudicatorOf(state), state.position, power, orders)));
      emit({ kind: 'sheet-submitted', power, orders });
      break;
    }
    case 'withdraw':
      emit({ kind: 'order-withdrawn', power, unit: command.unit });
      break;
    case 'ready':
      emit({ kind: 'readiness-declared', power, ready: command.ready });
      resolveComplete(underway, told);
      break;
    case 'vote-draw': {
      const among = inSeatOrder(state, command.among ?? survivors(state.position));
      emit({ kind: 'vote-cast', power, vote: { kind: 'draw', among } });
      endIfAgreed(underway);
      break;
    }
    case 'concede':
      emit({ kind: 'vote-cast', power, vote: { kind: 'concede', to: command.to } });
      endIfAgreed(underway);
      break;
    case 'withdraw-vote':
      emit({ kind: 'vote-withdrawn', power });
      break;
    case 'process':
    case 'set-civil-disorder':
    case 'amend':
    case 'amend-order':
      throw new Error(`${command.kind} is no command of a seat`);
    default:
      assertNever(command);
  }
}

function commandByMaster(
  state: DiplomacyState,
  command: DiplomacyCommand,
  underway: Emission<DiplomacyTypes>,
  told: Ruling[],
): void {
  const { emit } = underway;
  switch (command.kind) {
    case 'set-civil-disorder': {
      const { power, inDisorder } = command;
      emit({ kind: inDisorder ? 'power-fell-into-civil-disorder' : 'power-found-a-player', power });
      endIfAgreed(underway);
      resolveComplete(underway, told);
      break;
    }
    case 'amend': {
      const { changes, reason } = command;
      const { position } = amend(adjudicatorOf(state), state.position, changes);
      emit({ kind: 'position-amended', changes, reason, position });
      break;
    }
    case 'amend-order': {
      const { power, line, reason } = command;
      emit({ kind: 'order-amended', power, line, reason });
      break;
    }
    default:
      throw new Error(`${command.kind} is no command of a game master`);
  }
}
