import { access, constants } from 'node:fs/promises';
import { runBench } from '../bench/run-bench.ts';
import { DONE } from '../exit-status.ts';
import { type Terminal, write } from '../terminal.ts';
import { unopenedText } from '../text/unopened.ts';
import type { Words } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

export interface BenchCommandOptions {
  readonly seed?: string;
}

/** Measures the referee on phases played by chance, or on those of files in the batch format. */
export async function bench(
  terminal: Terminal,
  words: Words,
  corpus: readonly string[],
  { seed }: BenchCommandOptions,
): Promise<number> {
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) {
    throw new UsageError(words('bad-value', { option: '--seed', value: seed, allowed: ['0', '1', '2', '…'] }));
  }
  await Promise.all(
    corpus.map((file) =>
      access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(unopenedText(file, error.code ?? '', words));
      }),
    ),
  );
  const lines: Promise<void>[] = [];
  await runBench({ corpus, ...(seed === undefined ? {} : { seed: Number(seed) }) }, (line) => {
    lines.push(write(terminal.stdout, `${line}\n`));
  });
  await Promise.all(lines);
  return DONE;
}
