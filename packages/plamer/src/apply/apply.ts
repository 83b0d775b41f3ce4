import { assertNever, type Draft } from '@panjeong/kernel';
import type { PlamerEvent } from '../state/event.ts';
import { otherSide } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { applyToCards } from './apply-to-cards.ts';
import { applyOpening } from './opening.ts';
import { bringIn, grant, moveTo, restoreCell, takeOff, turnOver } from './pieces.ts';
import { count } from './tally.ts';

/**
 * Changes a state by an event, in place: the one way in which a state changes. What an event touches is also listed in
 * `draftFor`, which copies exactly that.
 *
 * @throws RangeError when the event names a piece or a card that is not there: such an event is no event of this game
 */
export function apply(draft: Draft<PlamerState>, event: PlamerEvent): void {
  switch (event.kind) {
    case 'opened':
      applyOpening(draft, event);
      break;
    case 'turn-began':
      draft.round = event.round;
      draft.turn = event.turn;
      draft.active = event.active;
      draft.flow = [];
      draft.phase += 1;
      break;
    case 'flow-set': {
      // A mark on a piece is no new question; a deadline runs on.
      const [before, after] = [draft.flow.at(-1)?.kind, event.flow.at(-1)?.kind];
      if (before !== 'turn' || after !== 'turn') draft.phase += 1;
      draft.flow = shared(event.flow);
      break;
    }
    case 'victory-checked':
      draft.players[event.side].vp += event.gain;
      break;
    case 'dor-changed':
      draft.players[event.side].dor += event.by;
      break;
    case 'card-drawn':
    case 'card-laid':
    case 'card-set':
    case 'card-activated':
    case 'card-retired':
    case 'card-spent':
      applyToCards(draft, event);
      break;
    case 'piece-entered':
      bringIn(draft, event);
      break;
    case 'piece-moved':
      moveTo(draft, event.piece, event.to);
      break;
    case 'piece-flipped':
      turnOver(draft, event.piece, event.to);
      break;
    case 'piece-hit':
      grant(draft, event.piece, { hpNow: event.hp });
      break;
    case 'piece-granted':
      grant(draft, event.piece, event);
      break;
    case 'piece-captured': {
      const { owner, card } = takeOff(draft, event.piece);
      count(draft.players[otherSide(owner)].captives, card, 1);
      break;
    }
    case 'piece-returned': {
      const { owner, card } = takeOff(draft, event.piece);
      count(draft.players[owner].returned, card, 1);
      break;
    }
    case 'piece-fragmented': {
      const { owner, card } = takeOff(draft, event.piece);
      count(draft.players[owner].fragments, card, 1);
      break;
    }
    case 'piece-destroyed': {
      const { owner, card } = takeOff(draft, event.piece);
      count(draft.players[owner].gone, card, 1);
      break;
    }
    case 'cell-restored':
      restoreCell(draft, event.cell);
      break;
    case 'captives-handed':
      for (const [card, coins] of Object.entries(event.captives)) {
        count(draft.players[event.from].captives, card, -coins);
        count(draft.players[otherSide(event.from)].freed, card, coins);
      }
      break;
    case 'declared':
      draft.stack.push(shared(event.declared));
      break;
    case 'stack-popped':
      draft.stack.pop();
      break;
    case 'battle-card-used': {
      const frame = draft.flow.at(-1);
      if (frame?.kind !== 'battle') throw new RangeError('no battle asks for cards');
      draft.flow = [...draft.flow.slice(0, -1), { ...frame, cards: [...frame.cards, shared(event.used)] }];
      break;
    }
    case 'chance-drawn':
      draft.draws += event.draws;
      break;
    case 'draw-offered':
      draft.offer = event.side;
      break;
    case 'draw-declined':
      draft.offer = null;
      break;
    case 'ended':
      draft.outcome = shared(event.outcome);
      draft.flow = [];
      draft.offer = null;
      draft.phase += 1;
      break;
    // What happened around them is in other events; these say when.
    case 'passed':
    case 'battle-began':
    case 'rotation-ended':
    case 'battle-ended':
      break;
    default:
      assertNever(event);
  }
}

/** Frames, declarations and outcomes are set as a whole and never changed inside, so that a state may share an event's. */
const shared = <T>(part: T): Draft<T> => part as Draft<T>;
