import { CommanderError } from 'commander';
import { adjudicate } from './commands/adjudicate.ts';
import { ask } from './commands/ask.ts';
import { bench } from './commands/bench.ts';
import { gameCommands } from './commands/game.ts';
import { drawMap } from './commands/map.ts';
import { showRules } from './commands/rules.ts';
import { runScenarios, showScenarios } from './commands/scenario.ts';
import { newScenario } from './commands/scenario-new.ts';
import { why } from './commands/why.ts';
import { BUG, DONE, UNREADABLE, USAGE } from './exit-status.ts';
import { languageAsked, languageOf } from './language.ts';
import { playCommands } from './plamer/commands.ts';
import { commandAsked, createProgram } from './program.ts';
import { scenarioFiles } from './scenario/files.ts';
import { OutputError, type Terminal, write } from './terminal.ts';
import { plainLines } from './text/plain-text.ts';
import { wordsIn } from './text/words.ts';
import { UsageError, usageText } from './usage-error.ts';

/**
 * Runs the command line.
 *
 * @param argv as Node gives it: program, script, then what was typed
 * @returns the exit status: 0, 1 when some input could not be read, 2 when the command line makes no sense
 */
export async function run(argv: readonly string[], terminal: Terminal = ofProcess()): Promise<number> {
  const args = argv.slice(2);
  const locale = languageAsked(args) ?? languageOf(terminal.environment);
  const words = wordsIn(locale);
  // A reader that goes away (`| head`) ends the output, not the program; other errors are told by whoever writes.
  terminal.stdout.on('error', () => undefined);
  let status = DONE;
  const program = createProgram(
    words,
    {
      adjudicate: (file, options) => adjudicate(terminal, locale, file, options),
      why: (file, order, options) => why(terminal, locale, file, order, options),
      ask: (sheet, options) => ask(terminal, locale, sheet, options),
      map: (file, options) => drawMap(terminal, locale, file, options),
      rules: (id, options) => showRules(terminal, locale, id, options),
      runScenarios: (ids, { game }) => runScenarios(terminal, locale, ids, scenarioFiles(game)),
      showScenarios: (ids, { game }) => showScenarios(terminal, locale, ids, scenarioFiles(game)),
      newScenario: (file, options) => newScenario(terminal, locale, file, options),
      game: gameCommands(terminal, locale),
      playing: playCommands(terminal, locale),
      bench: (corpus, options) => bench(terminal, words, corpus, options),
    },
    (came) => {
      status = came;
    },
  );
  const printed: string[] = [];
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => printed.push(text) });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) {
      await write(terminal.stdout, printed.join(''));
      return DONE;
    }
    if (error instanceof OutputError) {
      await write(terminal.stderr, `${words('not-written', { code: error.code })}\n`);
      return UNREADABLE;
    }
    if (!(error instanceof CommanderError || error instanceof UsageError)) {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await write(terminal.stderr, `${words('bug')}\n${stack}\n`);
      return BUG;
    }
    const told = error instanceof UsageError ? error.message : usageText(error, words);
    const isBare = error instanceof CommanderError && error.code === 'commander.help';
    const text = isBare
      ? `${words('no-command')}\n\n${printed.join('')}`
      : `${plainLines(told)}\n${words('see-help', { command: commandAsked(program, args) })}\n`;
    await write(terminal.stderr, text);
    return USAGE;
  }
}

function ofProcess(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, environment: env };
}
