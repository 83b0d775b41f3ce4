import { DEFAULT_EDITION, EDITIONS, MAPS } from '@panjeong/diplomacy';
import { LOCALES, type Locale } from '@panjeong/kernel';
import { Argument, Command, Help, Option } from 'commander';
import { type AdjudicateOptions, ANSWER_FORMATS } from './commands/adjudicate-options.ts';
import type { AskCommandOptions } from './commands/ask.ts';
import type { BenchCommandOptions } from './commands/bench.ts';
import type { GameCommands } from './commands/game.ts';
import type { MapOptions } from './commands/map.ts';
import type { RulesOptions } from './commands/rules.ts';
import type { ScenarioNewOptions } from './commands/scenario-new.ts';
import type { WhyCommandOptions } from './commands/why.ts';
import { addGame } from './game-program.ts';
import { withLook } from './picture/picture-options.ts';
import { addMap } from './picture-program.ts';
import { addPlay, type PlayCommands } from './plamer-program.ts';
import { GAMES, type OfGame } from './scenario/games.ts';
import { columnsOf } from './terminal.ts';
import type { Words } from './text/words.ts';
import { VERSION } from './version.ts';

/** What the command line can ask for. Each answers with an exit status. */
export interface Commands {
  adjudicate(file: string | undefined, options: AdjudicateOptions): Promise<number>;
  why(file: string, order: string, options: WhyCommandOptions): Promise<number>;
  ask(sheet: string | undefined, options: AskCommandOptions): Promise<number>;
  map(file: string | undefined, options: MapOptions): Promise<number>;
  rules(id: string | undefined, options: RulesOptions): Promise<number>;
  runScenarios(ids: readonly string[], options: OfGame): Promise<number>;
  showScenarios(ids: readonly string[], options: OfGame): Promise<number>;
  newScenario(file: string, options: ScenarioNewOptions): Promise<number>;
  readonly game: GameCommands;
  readonly playing: PlayCommands;
  bench(corpus: readonly string[], options: BenchCommandOptions): Promise<number>;
}

/** Builds the command line in one language. `onStatus` is told what the command that ran came to. */
export function createProgram(words: Words, commands: Commands, onStatus: (status: number) => void): Command {
  const edition = (flags: string, text: string): Option => new Option(flags, text).choices(Object.keys(EDITIONS));
  const program = new Command('panjeong')
    .description(words('about'))
    .addOption(new Option('--lang <ko|en>', words('lang-option')).choices([...LOCALES] satisfies Locale[]))
    .helpOption('-h, --help', words('help-option'))
    .version(VERSION, '-V, --version', words('version-option'));

  const add = (parent: Command, name: string, description: string): Command =>
    parent.command(name).description(description);

  const map = (): Option =>
    new Option('--map <id>', words('map-option')).choices(MAPS.map(({ id }) => id)).default(MAPS[0]?.id ?? '');

  const ofGame = (): Option => new Option('--game <game>', words('game-option')).choices(GAMES);

  const adjudicate = add(program, 'adjudicate', words('adjudicate'))
    .addArgument(new Argument('[file]', words('file-argument')))
    .addOption(map())
    .addOption(edition('--rules <edition>', words('rules-option')).default(DEFAULT_EDITION))
    .option('--explain', words('explain-option'))
    .addOption(new Option('--format <format>', words('answer-format-option')).choices(ANSWER_FORMATS).default('text'))
    .option('--phase <phase>', words('phase-option'))
    .option('--units <file>', words('units-option'))
    .option('--power <name>', words('power-option'))
    .option('--batch', words('batch-option'))
    .option('-o, --output <file>', words('picture-answer-option'));
  withLook(adjudicate, words)
    .addHelpText('after', words('adjudicate-more'))
    .action(async (file: string | undefined, options: AdjudicateOptions) => {
      onStatus(await commands.adjudicate(file, options));
    });

  add(program, 'why', words('why'))
    .addArgument(new Argument('<file>', words('why-file-argument')))
    .addArgument(new Argument('<order...>', words('why-order-argument')))
    .addOption(map())
    .addOption(edition('--rules <edition>', words('why-rules-option')).default(DEFAULT_EDITION))
    .addOption(new Option('--format <text|json>', words('why-format-option')).choices(['text', 'json']).default('text'))
    .option('--phase <phase>', words('why-phase-option'))
    .option('--units <file>', words('units-option'))
    .option('--power <name>', words('power-option'))
    .addHelpText('after', words('why-more'))
    .action(async (file: string, order: readonly string[], options: WhyCommandOptions) => {
      // Without quotes an order is several words.
      onStatus(await commands.why(file, order.join(' '), options));
    });

  add(program, 'ask', words('ask'))
    .addArgument(new Argument('[sheet]', words('ask-sheet-argument')))
    .addOption(map())
    .addOption(edition('--rules <edition>', words('rules-option')).default(DEFAULT_EDITION))
    .option('--phase <phase>', words('phase-option'))
    .option('--units <file>', words('units-option'))
    .option('--power <name>', words('power-option'))
    .addHelpText('after', words('ask-more'))
    .action(async (sheet: string | undefined, options: AskCommandOptions) => {
      onStatus(await commands.ask(sheet, options));
    });

  addMap(program, words, (file, options) => commands.map(file, options), onStatus);

  add(program, 'rules', words('rules'))
    .addArgument(new Argument('[id]', words('rule-argument')))
    .addOption(map())
    .addOption(edition('--edition <edition>', words('edition-option')))
    .addOption(ofGame())
    .action(async (id: string | undefined, options: RulesOptions) => {
      onStatus(await commands.rules(id, options));
    });

  const scenario = add(program, 'scenario', words('scenario'));
  add(scenario, 'run', words('scenario-run'))
    .addArgument(new Argument('[ids...]', words('scenario-argument')))
    .addOption(ofGame())
    .action(async (ids: string[], options: OfGame) => {
      onStatus(await commands.runScenarios(ids, options));
    });
  add(scenario, 'show', words('scenario-show'))
    .addArgument(new Argument('[ids...]', words('show-argument')))
    .addOption(ofGame())
    .action(async (ids: string[], options: OfGame) => {
      onStatus(await commands.showScenarios(ids, options));
    });

  add(scenario, 'new', words('scenario-new'))
    .addArgument(new Argument('[file]', words('sheet-argument')))
    .option('-o, --output <file>', words('output-option'))
    .option('--id <id>', words('id-option'))
    .option('--title-ko <title>', words('title-ko-option'))
    .option('--title-en <title>', words('title-en-option'))
    .addOption(map())
    .addOption(edition('--rules <edition>', words('rules-option')).default(DEFAULT_EDITION))
    .option('--phase <phase>', words('phase-option'))
    .option('--units <file>', words('units-option'))
    .option('--power <name>', words('power-option'))
    .option('--partial', words('partial-option'))
    .option('--force', words('force-option'))
    .addHelpText('after', words('scenario-new-more'))
    .action(async (file: string | undefined, options: ScenarioNewOptions) => {
      onStatus(await commands.newScenario(file ?? '-', options));
    });

  add(program, 'bench', words('bench'))
    .addArgument(new Argument('[files...]', words('bench-argument')))
    .option('--seed <number>', words('seed-option'))
    .action(async (files: string[], options: BenchCommandOptions) => {
      onStatus(await commands.bench(files, options));
    });

  addGame(program, words, commands.game, onStatus);
  addPlay(program, words, commands.playing, onStatus);

  for (const command of withSubcommands(program)) speak(command, words);
  return program;
}

/** The command that was asked for, as far as there is one: `panjeong game orders`. Its help says what it takes. */
export function commandAsked(program: Command, args: readonly string[]): string {
  let command = program;
  for (const arg of args) command = command.commands.find((one) => one.name() === arg) ?? command;
  const names: string[] = [];
  for (let at: Command | null = command; at !== null; at = at.parent) names.unshift(at.name());
  return names.join(' ');
}

function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

/** Columns that a description is wrapped to, at least. */
const NARROWEST = 24;

/** Commander's own words in the language, and its errors left to the caller. */
function speak(command: Command, words: Words): void {
  if (command.parent === null) command.helpCommand(`help [${words('usage-command')}]`, words('help-command'));
  else command.helpCommand(false);
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words('usage'),
    'Arguments:': words('arguments'),
    'Options:': words('options'),
    'Global Options:': words('global-options'),
    'Commands:': words('commands'),
  };
  command
    .helpOption('-h, --help', words('help-option'))
    .usage(usageOf(command, words))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      showGlobalOptions: true,
      displayWidth: columnsOf,
      styleTitle: (title) => titles[title] ?? title,
      // Korean stands in columns that are narrower than commander thinks worth while.
      minWidthToWrap: NARROWEST,
      subcommandTerm: (one) => new Help().subcommandTerm(one).replace('[options]', `[${words('usage-options')}]`),
      optionDescription: (option) => described(option, words),
      argumentDescription: (argument) => described(argument, words),
    });
}

/** `[options] [file]`, in the language. */
function usageOf(command: Command, words: Words): string {
  const named = command.registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? '...' : '');
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  const next = command.commands.length > 0 ? [`[${words('usage-command')}]`] : [];
  return [`[${words('usage-options')}]`, ...next, ...named].join(' ');
}

type Described = Pick<Option, 'description' | 'argChoices' | 'defaultValue'>;

function described(one: Described, words: Words): string {
  return [one.description, ...extras(one, words)].filter(Boolean).join(' ');
}

function extras({ argChoices, defaultValue }: Described, words: Words): readonly string[] {
  const choices = argChoices === undefined ? [] : [`${words('choices')} ${argChoices.join(', ')}`];
  const known = typeof defaultValue === 'string' ? [`${words('default')} ${defaultValue}`] : [];
  const all = [...choices, ...known];
  return all.length > 0 ? [`(${all.join('; ')})`] : [];
}
