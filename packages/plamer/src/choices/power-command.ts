import type { CardId } from '../cards/card.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { slotOf } from '../turns/field.ts';
import type { PowerSource, PowerUse } from '../verbs/power-use.ts';

type PowerCommand = Extract<PlamerCommand, { kind: 'play' | 'fire' | 'respond' | 'respond-by-piece' | 'use' }>;

/** A special card is played from the hand; one that lies set is only then taken from its slot. */
export function specialSource(state: PlamerState, side: Side, card: CardId): PowerSource {
  const player = state.players[side];
  const slot = player.hand.includes(card) ? -1 : slotOf(player, card);
  return slot < 0 ? { kind: 'hand', card } : { kind: 'slot', slot };
}

/** The power that a command uses. */
export function powerUse(state: PlamerState, side: Side, command: PowerCommand): PowerUse {
  const { target } = command;
  switch (command.kind) {
    case 'play':
    case 'use':
      return { source: specialSource(state, side, command.card), target };
    case 'fire':
    case 'respond-by-piece':
      return { source: { kind: 'piece', piece: command.piece }, target };
    case 'respond':
      return { source: { kind: 'slot', slot: command.slot }, target };
  }
}
