import type { Play } from '../play/play.ts';
import { askTurn } from './ask-turn.ts';

/** Turn 3: moves, (movement) powers and special cards, one by one. Asked of whoever has a piece or a card. */
export function movement(play: Play): boolean {
  const { active, players, pieces } = play.state;
  const hasCards = players[active].hand.length > 0 || players[active].field.some((laid) => laid?.face === 'down');
  return (hasCards || pieces.some(({ owner }) => owner === active)) && askTurn(play);
}
