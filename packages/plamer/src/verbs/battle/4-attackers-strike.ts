import { byFallingLv } from '../../pieces/order.ts';
import type { Play } from '../../play/play.ts';
import type { Side } from '../../state/side.ts';
import { strike } from '../act/strike.ts';
import type { Battle } from './battle.ts';

/** Stage 4: each mobile piece of the attacker strikes once, by falling Lv (PLM-B4). */
export function attackersStrike(play: Play, battle: Battle): void {
  strikeAll(play, battle, battle.attacker, 4);
}

/** Each mobile piece of a side strikes once with the Lv and ATK that it has now. */
export function strikeAll(play: Play, battle: Battle, side: Side, stage: 4 | 5): void {
  for (const striker of byFallingLv(play.state, side, battle.cell)) {
    if (strike(play, battle, striker, stage) === null) continue;
    battle.landed += 1;
    if (!battle.struck.includes(striker.id)) battle.struck.push(striker.id);
  }
}
