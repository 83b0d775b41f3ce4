import type { Choice } from '@panjeong/kernel';
import type { PlamerCommand, PlamerTypes, PlamerView } from '@panjeong/plamer';
import { columnsOf, padded } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import { commandText } from '../told/commands.ts';
import { reasonLines } from '../told/reasons.ts';
import type { Look } from './screen.ts';

/** Columns of what is written in columns, where the output has no end. */
const PIPE = 100;
const BETWEEN = 2;

/** What may be done now, each with its number, in as many columns as there is room for. */
export function choiceLines(allowed: readonly PlamerCommand[], view: PlamerView, look: Look): readonly string[] {
  const width = String(allowed.length).length;
  const texts = allowed.map(
    (command, index) => `${String(index + 1).padStart(width)} ${commandText(command, view, look.side, look.locale)}`,
  );
  return inColumns(texts, Math.min(look.width, PIPE));
}

/** Down the columns, as lists are read. */
export function inColumns(texts: readonly string[], width: number): readonly string[] {
  const widest = Math.max(0, ...texts.map(columnsOf)) + BETWEEN;
  const columns = Math.max(1, Math.floor((width + BETWEEN) / widest));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_text, index) => index % rows === row)
      .map((text) => padded(text, widest))
      .join('')
      .trimEnd(),
  );
}

/** What one would expect to be able to do and cannot, each with every reason. */
export function blockedLines(
  choices: readonly Choice<PlamerTypes['Command']>[],
  view: PlamerView,
  look: Look,
): readonly string[] {
  const barred = choices.flatMap((choice) => (choice.kind === 'barred' ? [choice] : []));
  if (barred.length === 0) return [wordsIn(look.locale)('nothing-blocked')];
  return barred.flatMap(({ command, reasons }) => [
    look.paint('dim', commandText(command, view, look.side, look.locale)),
    ...reasonLines(reasons, look),
  ]);
}
