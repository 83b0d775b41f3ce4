import { columnsOf, type Terminal } from './terminal.ts';

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
    const size = columnsOf(word);
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
