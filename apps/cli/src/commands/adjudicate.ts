import { mapById } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { runBatch } from '../batch/run-batch.ts';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { streamOf, unopened } from '../input/read-source.ts';
import { isPictureFormat } from '../picture/picture-options.ts';
import { OutputError, type Terminal, write } from '../terminal.ts';
import { unopenedText } from '../text/unopened.ts';
import { wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import type { AdjudicateOptions } from './adjudicate-options.ts';
import { drawSheet } from './drawn-sheet.ts';
import { adjudicateFile } from './sheet.ts';

/** What belongs to a sheet and has no meaning for a batch, whose lines say everything themselves. */
const FOR_SHEETS = ['explain', 'phase', 'units', 'power', 'output'] as const;

export async function adjudicate(
  terminal: Terminal,
  locale: Locale,
  file: string | undefined,
  options: AdjudicateOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const { format, output, batch } = options;
  if (batch !== true) {
    if (isPictureFormat(format)) {
      if (options.explain === true) throw new UsageError(words('picture-or-text', { option: '--explain' }));
      return drawSheet(terminal, locale, file ?? '-', format, options);
    }
    if (output !== undefined) throw new UsageError(words('picture-format-missing', { option: '-o' }));
    return adjudicateFile(terminal, locale, file ?? '-', { ...options, format });
  }
  for (const option of FOR_SHEETS) {
    if (options[option] !== undefined) throw new UsageError(words('text-or-batch', { option: `--${option}` }));
  }
  if (format !== 'text' && format !== 'json') {
    throw new UsageError(words('text-or-batch', { option: `--format ${format}` }));
  }
  if (mapById(options.map) === undefined) throw new UsageError(words('bad-usage'));
  const { stdin, stdout, stderr } = terminal;
  const source = file ?? '-';
  const task = { kind: 'movement', map: options.map, edition: options.rules, locale } as const;
  const isWatched = stderr.isTTY === true;
  const started = performance.now();
  let shown = started;
  try {
    const { lines, unreadable } = await runBatch(task, {
      input: streamOf(source, stdin),
      output: stdout,
      onProgress: (count) => {
        const now = performance.now();
        if (!isWatched || now - shown < PROGRESS_EVERY) return;
        shown = now;
        const rate = Math.round((count.lines / (now - started)) * 1000);
        stderr.write(`\r${words('progress', { lines: count.lines, rate })}  `);
      },
    });
    if (isWatched) await write(stderr, `\r${words('batch-done', { lines, unreadable })}${' '.repeat(20)}\n`);
    return unreadable > 0 ? UNREADABLE : DONE;
  } catch (error) {
    if (error instanceof OutputError) throw error;
    await write(stderr, `${unopenedText(source, unopened(error).code, words)}\n`);
    return UNREADABLE;
  }
}

/** Milliseconds between two looks at how far it is. */
const PROGRESS_EVERY = 200;
