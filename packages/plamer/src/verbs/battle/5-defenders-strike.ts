import type { Play } from '../../play/play.ts';
import { otherSide } from '../../state/side.ts';
import { strikeAll } from './4-attackers-strike.ts';
import type { Battle } from './battle.ts';

/** Stage 5: once all attackers have struck, the defenders strike back the same way (PLM-B5). */
export function defendersStrike(play: Play, battle: Battle): void {
  strikeAll(play, battle, otherSide(battle.attacker), 5);
}
