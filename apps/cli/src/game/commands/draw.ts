import { DONE } from '../../exit-status.ts';
import { type LookOptions, PICTURE_FORMATS, type PictureFormat, readLook } from '../../picture/picture-options.ts';
import { putPictures } from '../../picture/put-pictures.ts';
import { deskSnapshots } from '../../picture/sources/desk-snapshots.ts';
import { EACH_PHASE, targetOf } from '../../picture/target.ts';
import { write } from '../../terminal.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import { phaseNow } from '../desk/desk.ts';
import { readDesk } from '../desk/desk-file.ts';
import { Refusal } from '../desk/refusal.ts';
import type { Answer } from '../told/answer.ts';
import type { ShowOptions } from './show.ts';
import { phaseNamed } from './undo.ts';

/** How the position or a phase of the past is drawn, and where to. */
export interface DrawOptions extends ShowOptions, LookOptions {
  readonly output?: string;
}

/** Draws what `show` tells: the position now, or a phase of the past as it came out. What is sealed, `--orders` alone shows. */
export async function drawGame(
  context: GameContext,
  file: string,
  phase: string | undefined,
  format: PictureFormat,
  options: DrawOptions,
): Promise<Answer> {
  const { words, terminal, locale } = context;
  for (const option of ['log', 'explain'] as const) {
    if (options[option] === true) throw new UsageError(words('picture-or-text', { option: `--${option}` }));
  }
  const named = phase === undefined ? undefined : phaseNamed(phase, context);
  const look = readLook(options, words);
  const { output } = options;
  const asked = { output, format, formats: PICTURE_FORMATS, usual: format, texts: ['svg'] } as const;
  const target = await targetOf<PictureFormat>(asked, terminal, words);
  const { desk, warning } = await readDesk(file, words);
  if (warning !== null) await write(terminal.stderr, `${warning}\n`);
  const put = await putPictures(terminal, locale, {
    snapshots: deskSnapshots(desk),
    phase: named ?? (output?.includes(EACH_PHASE) === true ? undefined : phaseNow(desk)),
    orders: options.orders === true ? 'sealed-too' : undefined,
    look: { ...look, title: look.title ?? desk.settings.title ?? undefined },
    target,
  });
  if (put.kind === 'refused') throw new Refusal(put.message);
  for (const line of put.aside) await write(terminal.stderr, `${line}\n`);
  const { told } = put;
  return target.path === null
    ? { status: DONE, document: '', lines: [], json: {} }
    : { status: DONE, lines: told, json: {} };
}
