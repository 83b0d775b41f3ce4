import { stripVTControlCharacters } from 'node:util';
import { columnsOf, padded, type Terminal } from './terminal.ts';

/** Columns of the terminal that is written to; a pipe has no end. */
export function widthOf({ stdout }: Pick<Terminal, 'stdout'>): number {
  const columns = stdout.isTTY === true && 'columns' in stdout ? stdout.columns : undefined;
  return typeof columns === 'number' && columns > 0 ? columns : Number.POSITIVE_INFINITY;
}

/** Room for words stays, however narrow the terminal. */
const LEAST = 16;

/** Breaks a text between its words. Lines after the first stand under the first word: `hang` columns further in. */
export function wrapped(text: string, width: number, { indent = 0, hang = 0 } = {}): readonly string[] {
  const room = Math.max(LEAST, width - indent);
  const lines: string[] = [];
  let line = '';
  let columns = 0;
  for (const word of text.split(' ')) {
    const size = columnsOf(stripVTControlCharacters(word));
    if (columns > hang && columns + 1 + size > room) {
      lines.push(line);
      line = ' '.repeat(hang) + word;
      columns = hang + size;
    } else {
      const isFirst = lines.length === 0 && line === '';
      line += isFirst ? word : ` ${word}`;
      columns += size + (isFirst ? 0 : 1);
    }
  }
  lines.push(line);
  return lines.map((one) => ' '.repeat(indent) + one);
}

/** Lines that are too long for the terminal, broken; the others as they are. */
export function fitted(lines: readonly string[], width: number): readonly string[] {
  return lines.flatMap((line) => {
    if (columnsOf(stripVTControlCharacters(line)) <= width) return [line];
    const indent = line.length - line.trimStart().length;
    return wrapped(line.trimStart(), width, { indent, hang: 2 });
  });
}

/** A table of terms is no wider than this on the left. */
const WIDEST_TERM = 26;

/** What each term means, beside it where there is room, else under it. */
export function glossary(
  entries: readonly (readonly [term: string, text: string])[],
  width: number,
): readonly string[] {
  const column = Math.min(WIDEST_TERM, Math.max(...entries.map(([term]) => columnsOf(term))) + 2);
  const isNarrow = width < 2 * WIDEST_TERM + column;
  return entries.flatMap(([term, text]) => {
    if (isNarrow) return [term, ...wrapped(text, width, { indent: 4 })];
    const [first = '', ...rest] = wrapped(text, width, { indent: column });
    return [padded(term, column) + first.trimStart(), ...rest];
  });
}
