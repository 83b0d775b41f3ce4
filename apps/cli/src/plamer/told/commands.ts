import type { Locale } from '@panjeong/kernel';
import {
  type PlamerCommand,
  type PlamerView,
  printCommand,
  readTypedCommand,
  type Side,
  standingSeen,
} from '@panjeong/plamer';
import { wordsIn } from '../../text/words.ts';
import { expectationText } from './ruling-words.ts';

/** A command as it can be typed, in the language. @param view of the seat that gives it, or of everything */
export const commandText = (command: PlamerCommand, view: PlamerView, side: Side, locale: Locale): string =>
  printCommand(command, standingSeen(view, side), locale);

export type TypedCommand =
  | { readonly kind: 'read'; readonly command: PlamerCommand }
  | { readonly kind: 'unread'; readonly said: readonly string[] };

/** Reads what was typed as a command; where it does not read, says where and what was expected. */
export function readTyped(text: string, view: PlamerView, side: Side, locale: Locale): TypedCommand {
  const reading = readTypedCommand(text, standingSeen(view, side));
  if (reading.kind === 'read') return { kind: 'read', command: reading.value };
  const words = wordsIn(locale);
  const isNoCommand = reading.expected.includes('command');
  if (isNoCommand) return { kind: 'unread', said: [words('not-a-command', { text })] };
  const column = Number(reading.at.split(':').at(-1)) || 1;
  const found = reading.found === '' ? text.slice(column - 1) : reading.found;
  const expected = reading.expected.map((code) => expectationText(code, locale));
  return { kind: 'unread', said: [words('command-unread', { text, column, found, expected })] };
}
