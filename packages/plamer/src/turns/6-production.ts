import type { Play } from '../play/play.ts';
import { askTurn } from './ask-turn.ts';

/** Turn 6: pieces enter, (production) powers and special cards, a card retires. Always asked. */
export function production(play: Play): boolean {
  return askTurn(play);
}
