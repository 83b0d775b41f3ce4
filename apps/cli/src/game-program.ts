import { DEFAULT_EDITION, EDITIONS, MAPS } from '@panjeong/diplomacy';
import { Argument, type Command, Option } from 'commander';
import { ANSWER_FORMATS, FORMATS } from './commands/adjudicate-options.ts';
import type { Formatted, GameCommands, ShownAs } from './commands/game.ts';
import { AMENDABLE, type Amendable, type AmendOptions } from './game/commands/amend.ts';
import { EXPORTS, type ExportOptions } from './game/commands/export.ts';
import type { ImportOptions } from './game/commands/import.ts';
import type { NewOptions } from './game/commands/new.ts';
import type { OrdersOptions } from './game/commands/orders.ts';
import type { ProcessOptions } from './game/commands/process.ts';
import { SHEET_FORMATS, type SheetOptions } from './game/commands/sheet-options.ts';
import type { UndoOptions } from './game/commands/undo.ts';
import { withLook } from './picture/picture-options.ts';
import type { Words } from './text/words.ts';

/** Adds `game` and what it can do to the command line. */
export function addGame(
  program: Command,
  words: Words,
  commands: GameCommands,
  onStatus: (status: number) => void,
): void {
  const game = program.command('game').description(words('game')).addHelpText('after', words('game-more'));
  const bare = (name: string, description: string, ...before: readonly Argument[]): Command =>
    [...before, new Argument('<file>', words('game-file-argument'))].reduce(
      (command, argument) => command.addArgument(argument),
      game.command(name).description(description),
    );
  const add = (name: string, description: string, ...before: readonly Argument[]): Command =>
    bare(name, description, ...before).addOption(
      new Option('--format <format>', words('format-option')).choices([...FORMATS]).default('text'),
    );

  const opening = add('new', words('game-new')).addOption(
    new Option('--map <id>', words('map-option')).choices(MAPS.map(({ id }) => id)).default(MAPS[0]?.id ?? ''),
  );
  withSettings(withRules(opening).option('--without <power...>', words('without-option')))
    .addHelpText('after', words('game-new-more'))
    .action(async (file: string, options: NewOptions & Formatted) => {
      onStatus(await commands.newGame(file, options));
    });

  add('orders', words('game-orders'))
    .addArgument(new Argument('[sheets...]', words('sheets-argument')))
    .option('--power <name>', words('power-option'))
    .option('--add', words('add-option'))
    .addHelpText('after', words('game-orders-more'))
    .action(async (file: string, sheets: string[], options: OrdersOptions & Formatted) => {
      onStatus(await commands.orders(file, sheets, options));
    });

  add('status', words('game-status'))
    .option('--orders', words('status-orders-option'))
    .addHelpText('after', words('game-status-more'))
    .action(async (file: string, options: { readonly orders?: true } & Formatted) => {
      onStatus(await commands.status(file, options));
    });

  add('process', words('game-process'))
    .option('--dry-run', words('dry-run-option'))
    .option('--explain', words('explain-option'))
    .addHelpText('after', words('game-process-more'))
    .action(async (file: string, options: ProcessOptions & Formatted) => {
      onStatus(await commands.process(file, options));
    });

  add('undo', words('game-undo'))
    .option('--to <phase|entry>', words('undo-to-option'))
    .option('--reason <text>', words('undo-reason-option'))
    .addHelpText('after', words('game-undo-more'))
    .action(async (file: string, options: UndoOptions & Formatted) => {
      onStatus(await commands.undo(file, options));
    });

  add('amend', words('game-amend'))
    .addArgument(new Argument('<what>', words('what-argument')).choices([...AMENDABLE]))
    .addArgument(new Argument('[args...]', words('args-argument')))
    .option('--reason <text>', words('amend-reason-option'))
    .option('--remove <place>', words('remove-option'))
    .option('--off', words('off-option'))
    .addHelpText('after', words('game-amend-more'))
    .action(async (file: string, what: Amendable, args: string[], options: AmendOptions & Formatted) => {
      onStatus(await commands.amend(file, what, args, options));
    });

  const showing = bare('show', words('game-show'))
    .addOption(new Option('--format <format>', words('answer-format-option')).choices(ANSWER_FORMATS).default('text'))
    .addArgument(new Argument('[phase]', words('phase-argument')))
    .option('--orders', words('show-orders-option'))
    .option('--log', words('log-option'))
    .option('--explain', words('explain-option'))
    .option('-o, --output <path>', words('picture-answer-option'));
  withLook(showing, words)
    .addHelpText('after', words('game-show-more'))
    .action(async (file: string, phase: string | undefined, options: ShownAs) => {
      onStatus(await commands.show(file, phase, options));
    });

  bare('sheet', words('game-sheet'))
    .option('--print', words('print-option'))
    .option('--power <name>', words('sheet-power-option'))
    .option('--each', words('sheet-each-option'))
    .option('-o, --output <path>', words('sheet-output-option'))
    .addOption(new Option('--format <format>', words('sheet-format-option')).choices(SHEET_FORMATS))
    .addHelpText('after', words('game-sheet-more'))
    .action(async (file: string, options: SheetOptions) => {
      onStatus(await commands.sheet(file, options));
    });

  add('export', words('game-export'))
    .addOption(new Option('--as <what>', words('as-option')).choices([...EXPORTS]).default('json'))
    .option('-o, --output <path>', words('output-option'))
    .addHelpText('after', words('game-export-more'))
    .action(async (file: string, options: ExportOptions & Formatted) => {
      onStatus(await commands.exportGame(file, options));
    });

  withSettings(withRules(add('import', words('game-import'), new Argument('<source>', words('source-argument')))))
    .addHelpText('after', words('game-import-more'))
    .action(async (source: string, file: string, options: ImportOptions & Formatted) => {
      onStatus(await commands.importGame(source, file, options));
    });

  function withRules(command: Command): Command {
    const editions = Object.keys(EDITIONS);
    return command
      .addOption(new Option('--rules <edition>', words('rules-option')).choices(editions).default(DEFAULT_EDITION))
      .option('--set <field=value...>', words('set-option'));
  }

  function withSettings(command: Command): Command {
    return command
      .option('--title <text>', words('title-option'))
      .option('--deadline <schedule>', words('deadline-option'))
      .option('--zone <zone>', words('zone-option'));
  }
}
