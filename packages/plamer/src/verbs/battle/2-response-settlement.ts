import type { Play } from '../../play/play.ts';
import { resolveStack } from '../response/resolve-stack.ts';
import type { Battle } from './battle.ts';

/** Stage 2: in the first battle of the turn the whole response stack resolves (PLM-B2); later ones have nothing here. */
export function responseSettlement(play: Play, battle: Battle, isFirst: boolean): void {
  if (isFirst) resolveStack(play, battle);
}
