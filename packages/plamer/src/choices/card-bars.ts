import type { CardId } from '../cards/card.ts';
import { type Bar, bar, FREE } from '../rulings/bar.ts';
import type { Player } from '../state/player.ts';
import { FIELD_SLOTS } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { isPieceCard, mayActivate } from '../turns/field.ts';
import { turnFrame } from '../turns/marks.ts';

/** A card goes from the hand into a free slot that its player chooses (PLM-F1, PLM-F3). */
function barsOfSlot(player: Player, card: CardId, slot: number): Bar[] {
  const bars: Bar[] = [];
  if (!player.hand.includes(card)) bars.push(bar('PLM-T6', 'not-in-hand', { card }));
  const laid = player.field[slot];
  if (laid === undefined) bars.push(bar('PLM-F1', 'not-a-slot', { slot, slots: FIELD_SLOTS }));
  else if (laid !== null) bars.push(bar('PLM-F5', 'not-a-free-slot', { slot }));
  return bars;
}

/** Face up means activated at once, so only piece cards, and advanced ones only beside an active intermediate one. */
export function barsOfLaying(state: PlamerState, side: Side, card: CardId, slot: number): readonly Bar[] {
  const bars = barsOfSlot(state.players[side], card, slot);
  if (!isPieceCard(card)) bars.push(bar('PLM-F2', 'not-a-piece-card', { card }));
  else if (!mayActivate(state, side, card)) bars.push(bar('PLM-P7', 'no-intermediate', { card }));
  return bars.length === 0 ? FREE : bars;
}

/** Any card may lie face down: the condition of an advanced one is asked at its first production (PLM-P7). */
export function barsOfSetting({ players }: PlamerState, side: Side, card: CardId, slot: number): readonly Bar[] {
  const bars = barsOfSlot(players[side], card, slot);
  return bars.length === 0 ? FREE : bars;
}

/** One card a production turn, none of the two that lay there from the start (PLM-F4). */
export function barsOfRetiring(state: PlamerState, side: Side, slot: number): readonly Bar[] {
  const bars: Bar[] = [];
  const laid = state.players[side].field[slot];
  if (laid === undefined) bars.push(bar('PLM-F1', 'not-a-slot', { slot, slots: FIELD_SLOTS }));
  else if (laid === null) bars.push(bar('PLM-T6', 'no-card-there', { slot }));
  else if (laid.opening) bars.push(bar('PLM-F4', 'not-an-opening-card', { card: laid.card }));
  if (turnFrame(state)?.retired === true) bars.push(bar('PLM-F4', 'not-a-second-retirement', {}));
  return bars.length === 0 ? FREE : bars;
}
