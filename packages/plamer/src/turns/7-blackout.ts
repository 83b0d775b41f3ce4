import type { Play } from '../play/play.ts';
import { askTurn } from './ask-turn.ts';
import { couldLay } from './field.ts';

/** Turn 7: own pieces are turned over (PLM-D1). Asked of whoever has one, or could lay a card. */
export function blackout(play: Play): boolean {
  const { active, players, pieces } = play.state;
  return (couldLay(players[active]) || pieces.some(({ owner }) => owner === active)) && askTurn(play);
}
