import type { PlamerTypes } from '@panjeong/plamer';
import { type Bot, greedyBot, randomBot } from '@panjeong/table';

export const BOTS = ['random', 'greedy'] as const;
export type BotKind = (typeof BOTS)[number];

export function botFor(kind: BotKind, seed: number): Bot<PlamerTypes> {
  return kind === 'greedy' ? greedyBot(seed) : randomBot(seed);
}
