import type { Locale } from '@panjeong/kernel';
import { UNREADABLE } from '../exit-status.ts';
import { type Amendable, type AmendOptions, amendGame } from '../game/commands/amend.ts';
import { type DrawOptions, drawGame } from '../game/commands/draw.ts';
import { type ExportOptions, exportGame } from '../game/commands/export.ts';
import { type ImportOptions, importGame } from '../game/commands/import.ts';
import { type NewOptions, newGame } from '../game/commands/new.ts';
import { type OrdersOptions, takeOrders } from '../game/commands/orders.ts';
import { type ProcessOptions, processPhase } from '../game/commands/process.ts';
import type { SheetOptions } from '../game/commands/sheet-options.ts';
import { type ShowOptions, show } from '../game/commands/show.ts';
import { showStatus } from '../game/commands/status.ts';
import { type UndoOptions, undo } from '../game/commands/undo.ts';
import type { GameContext } from '../game/context.ts';
import { faultOfFile } from '../game/desk/desk-file.ts';
import { Refusal } from '../game/desk/refusal.ts';
import { type Answer, type Written, written } from '../game/told/answer.ts';
import { isPictureFormat, type PictureFormat } from '../picture/picture-options.ts';
import { OutputError, type Paint, paintFor, type Terminal, write } from '../terminal.ts';
import { plainLines } from '../text/plain-text.ts';
import { wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import type { Format } from './adjudicate-options.ts';

export interface Formatted {
  readonly format: Format;
}

/** What `show` tells in words, or draws. */
export type ShownAs = ShowOptions & DrawOptions & { readonly format: Format | PictureFormat };

/** What can be asked of a desk. Each answers with an exit status. */
export interface GameCommands {
  newGame(file: string, options: NewOptions & Formatted): Promise<number>;
  orders(file: string, sheets: readonly string[], options: OrdersOptions & Formatted): Promise<number>;
  status(file: string, options: { readonly orders?: true } & Formatted): Promise<number>;
  process(file: string, options: ProcessOptions & Formatted): Promise<number>;
  undo(file: string, options: UndoOptions & Formatted): Promise<number>;
  amend(file: string, what: Amendable, args: readonly string[], options: AmendOptions & Formatted): Promise<number>;
  exportGame(file: string, options: ExportOptions & Formatted): Promise<number>;
  importGame(source: string, file: string, options: ImportOptions & Formatted): Promise<number>;
  show(file: string, phase: string | undefined, options: ShownAs): Promise<number>;
  sheet(file: string, options: SheetOptions): Promise<number>;
}

function laidOut(answer: Answer, format: Format, locale: Locale, paint: Paint): Written {
  const { document, lines, json } = answer;
  if (document !== undefined) return { out: document, aside: lines.map((line) => `${line}\n`).join('') };
  return format === 'json'
    ? { out: `${JSON.stringify(json, null, 2)}\n`, aside: '' }
    : written(answer, format, locale, paint);
}

export function gameCommands(terminal: Terminal, locale: Locale): GameCommands {
  const answer = async (
    file: string,
    { format }: Formatted,
    ask: (context: GameContext) => Promise<Answer>,
  ): Promise<number> => {
    const paint: Paint = format === 'text' ? paintFor(terminal) : (_, text) => text;
    const now = (terminal.now ?? Date.now)();
    const words = wordsIn(locale);
    let isSaved = false;
    try {
      const answered = await ask({ terminal, locale, words, paint, format, now });
      isSaved = answered.isSaved === true;
      const { out, aside } = laidOut(answered, format, locale, paint);
      await write(terminal.stdout, out);
      if (aside !== '') await write(terminal.stderr, aside);
      return answered.status;
    } catch (thrown) {
      const isKnown = [Refusal, UsageError, OutputError].some((kind) => thrown instanceof kind);
      const error = isKnown ? thrown : ((await faultOfFile(file, words)) ?? thrown);
      // Whoever does it again because no answer came would do it twice.
      if (error instanceof OutputError && isSaved) await write(terminal.stderr, `${words('desk-saved-anyway')}\n`);
      if (!(error instanceof Refusal || error instanceof UsageError)) throw error;
      // Who reads JSON gets some, whatever happens.
      if (format === 'json') await write(terminal.stdout, `${JSON.stringify({ refused: error.message }, null, 2)}\n`);
      if (error instanceof UsageError) throw error;
      await write(terminal.stderr, `${plainLines(error.message)}\n`);
      return UNREADABLE;
    }
  };
  return {
    newGame: (file, options) => answer(file, options, (context) => newGame(context, file, options)),
    orders: (file, sheets, options) => answer(file, options, (context) => takeOrders(context, file, sheets, options)),
    status: (file, options) => answer(file, options, (context) => showStatus(context, file, options.orders === true)),
    process: (file, options) => answer(file, options, (context) => processPhase(context, file, options)),
    undo: (file, options) => answer(file, options, (context) => undo(context, file, options)),
    amend: (file, what, args, options) =>
      answer(file, options, (context) => amendGame(context, file, what, args, options)),
    exportGame: (file, options) => answer(file, options, (context) => exportGame(context, file, options)),
    importGame: (source, file, options) =>
      answer(source, options, (context) => importGame(context, source, file, options)),
    sheet: (file, options) =>
      answer(file, { format: 'text' }, async (context) => {
        // No other command has to wait for what lays out paper.
        const { printSheet } = await import('../game/commands/sheet.ts');
        return printSheet(context, file, options);
      }),
    show: (file, phase, options) => {
      const { format, output } = options;
      if (isPictureFormat(format)) {
        return answer(file, { format: 'text' }, (context) => drawGame(context, file, phase, format, options));
      }
      if (output !== undefined) throw new UsageError(wordsIn(locale)('picture-format-missing', { option: '-o' }));
      return answer(file, { format }, (context) => show(context, file, phase, options));
    },
  };
}
