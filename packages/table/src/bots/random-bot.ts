import type { GameTypes } from '@panjeong/kernel';
import type { Bot } from './bot.ts';
import { dice } from './own-chance.ts';

/** Plays any game: gives one of the allowed commands, each as likely as any other. */
export function randomBot<T extends GameTypes>(seed: number): Bot<T> {
  const draw = dice(seed);
  return {
    id: 'random',
    choose({ allowed }) {
      const command = allowed[allowed.length > 1 ? draw(allowed.length) : 0];
      if (command === undefined) throw new Error('a bot was asked and there is nothing that it may do');
      return command;
    },
  };
}
