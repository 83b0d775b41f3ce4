import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { PhaseName } from '@panjeong/diplomacy';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

/** Where pictures go: a file, or the standard output where `path` is null; and as what. */
export interface Target<Format extends string> {
  readonly path: string | null;
  readonly format: Format;
}

/** What stands in a path for the name of the phase: every phase then has a file of its own. */
export const EACH_PHASE = '{phase}';

export const pathOf = (path: string, phase: PhaseName): string => path.replaceAll(EACH_PHASE, phase);

/** What files of these names hold, whoever reads them next, is no picture: matches, sheets, scenarios. */
const OTHER_EXTENSIONS: readonly string[] = 'json jsonl ndjson txt md csv yaml yml html'.split(' ');

/** What was typed of where to, and what may be written. */
export interface TargetAsked<Format extends string> {
  /** `-` for the standard output. */
  readonly output: string | undefined;
  readonly format: Format | undefined;
  readonly formats: readonly Format[];
  /** Of the standard output, where nobody says. */
  readonly usual: Format;
  /** Which of the formats are text, that may be shown on a terminal. */
  readonly texts: readonly Format[];
}

/**
 * Finds where pictures go. A format that was named decides, else the file's extension, which must not be that of
 * something else. A picture is put on the standard output
 * where nobody names a file, but not on a terminal, which would show gibberish.
 *
 * @throws UsageError
 */
export async function targetOf<Format extends string>(
  { output, format, formats, usual, texts }: TargetAsked<Format>,
  { stdout }: Terminal,
  words: Words,
): Promise<Target<Format>> {
  if (output === undefined || output === '-') {
    const put = format ?? usual;
    const isShown = stdout.isTTY === true && (output === undefined || !texts.includes(put));
    if (isShown) throw new UsageError(words('picture-to-terminal', { format: put }));
    return { path: null, format: put };
  }
  if (output === '') throw new UsageError(words('missing-value', { option: '--output' }));
  const found = await stat(output).catch(() => null);
  if (found?.isDirectory() === true || /[/\\]$/.test(output)) {
    throw new UsageError(words('picture-folder', { file: output }));
  }
  const extension = extname(output).slice(1).toLowerCase();
  const isOther = OTHER_EXTENSIONS.includes(extension);
  const named = isOther ? undefined : (format ?? formats.find((one) => one === extension));
  if (named === undefined) throw new UsageError(words('picture-extension', { file: output, formats }));
  return { path: output, format: named };
}
