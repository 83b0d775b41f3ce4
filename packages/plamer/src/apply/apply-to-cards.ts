import { assertNever, type Draft } from '@panjeong/kernel';
import type { CardId } from '../cards/card.ts';
import type { PlamerEvent } from '../state/event.ts';
import type { FieldCard } from '../state/player.ts';
import type { PlamerState } from '../state/state.ts';

type CardEvent = Extract<
  PlamerEvent,
  { kind: 'card-drawn' | 'card-laid' | 'card-set' | 'card-activated' | 'card-retired' | 'card-spent' }
>;

/** Cards on their way: deck → hand → field → discard. */
export function applyToCards(draft: Draft<PlamerState>, event: CardEvent): void {
  const { hand, deck, discard, field } = draft.players[event.side];
  const { card } = event;
  switch (event.kind) {
    case 'card-drawn':
      deck.pop();
      hand.push(card);
      break;
    case 'card-laid':
    case 'card-set':
      take(hand, card);
      field[event.slot] = { card, face: event.kind === 'card-laid' ? 'up' : 'down', opening: false };
      break;
    case 'card-activated':
      laidAt(field, event.slot).face = 'up';
      break;
    case 'card-retired':
      field[event.slot] = null;
      discard.push(card);
      break;
    case 'card-spent':
      if (event.slot === null) take(hand, card);
      else field[event.slot] = null;
      discard.push(card);
      break;
    default:
      assertNever(event);
  }
}

function take(hand: CardId[], card: CardId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`no ${card} in the hand`);
  hand.splice(at, 1);
}

function laidAt(field: readonly (Draft<FieldCard> | null)[], slot: number): Draft<FieldCard> {
  const laid = field[slot];
  if (laid === undefined || laid === null) throw new RangeError(`no card in slot ${slot}`);
  return laid;
}
