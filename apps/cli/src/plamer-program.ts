import { Argument, type Command, Option } from 'commander';
import type { BattleOptions } from './plamer/battle/battle-command.ts';
import type { CardsOptions } from './plamer/cards/cards-command.ts';
import type { PlayOptions } from './plamer/play/play-options.ts';
import type { PlayoutOptions } from './plamer/playout/playout-options.ts';
import type { ReplayOptions } from './replay/replay-command.ts';
import type { Words } from './text/words.ts';

/** What can be asked of games that are played step by step. Each answers with an exit status. */
export interface PlayCommands {
  play(game: string, options: PlayOptions): Promise<number>;
  battle(file: string | undefined, options: BattleOptions): Promise<number>;
  playout(game: string, options: PlayoutOptions): Promise<number>;
  replay(file: string, options: ReplayOptions): Promise<number>;
  cards(card: string | undefined, options: CardsOptions): Promise<number>;
}

/** Games that can be played in a terminal; Diplomacy has its desk (`game`). */
const PLAYED = ['plamer'];

/** Adds `play`, `battle`, `playout`, `replay` and `cards` to the command line. */
export function addPlay(
  program: Command,
  words: Words,
  commands: PlayCommands,
  onStatus: (status: number) => void,
): void {
  const add = (name: string, description: string): Command => program.command(name).description(description);
  const game = (): Argument => new Argument('<game>', words('game-argument')).choices(PLAYED);

  add('play', words('play'))
    .addArgument(game())
    .option('--seat <seat=player...>', words('seat-option'))
    .option('--faction <seat=faction...>', words('faction-option'))
    .option('--seed <number>', words('play-seed-option'))
    .option('--save <file>', words('save-option'))
    .option('--resume <file>', words('resume-option'))
    .addHelpText('after', words('play-more'))
    .action(async (name: string, options: PlayOptions) => {
      onStatus(await commands.play(name, options));
    });

  add('battle', words('battle'))
    .addArgument(new Argument('[file]', words('battle-file-argument')))
    .option('--batch', words('battle-batch-option'))
    .option('--explain', words('battle-explain-option'))
    .addHelpText('after', words('battle-more'))
    .action(async (file: string | undefined, options: BattleOptions) => {
      onStatus(await commands.battle(file, options));
    });

  add('playout', words('playout'))
    .addArgument(game())
    .addOption(new Option('--count <number>', words('count-option')).default('100'))
    .addOption(new Option('--seed <number>', words('playout-seed-option')).default('1'))
    .option('--bots <a,b>', words('bots-option'))
    .option('--faction <seat=faction...>', words('faction-option'))
    .option('--json', words('json-option'))
    .addHelpText('after', words('playout-more'))
    .action(async (name: string, options: PlayoutOptions) => {
      onStatus(await commands.playout(name, options));
    });

  add('replay', words('replay'))
    .addArgument(new Argument('<file>', words('game-file-argument')))
    .option('--at <number>', words('at-option'))
    .option('--as <seat>', words('as-seat-option'))
    .addHelpText('after', words('replay-more'))
    .action(async (file: string, options: ReplayOptions) => {
      onStatus(await commands.replay(file, options));
    });

  add('cards', words('cards'))
    .addArgument(new Argument('[card]', words('card-argument')))
    .option('--json', words('cards-json-option'))
    .addHelpText('after', words('cards-more'))
    .action(async (card: string | undefined, options: CardsOptions) => {
      onStatus(await commands.cards(card, options));
    });
}
