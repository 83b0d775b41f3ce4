import { columnsOf, type Paint, type Style } from '../../terminal.ts';

interface Glyph {
  /** Empty where the wide character to the left of it reaches over. */
  readonly text: string;
  readonly style: Style | null;
}

/** A page of fixed columns to draw on, where a wide character (Hangul) takes two. */
export class Canvas {
  readonly #rows: (Glyph | undefined)[][];

  constructor(rows: number) {
    this.#rows = Array.from({ length: rows }, () => []);
  }

  /** Writes over what is there; control characters are not for it. */
  put(row: number, column: number, text: string, style: Style | null = null): void {
    const line = this.#rows[row];
    if (line === undefined) throw new RangeError(`no row ${row}`);
    let at = column;
    for (const character of text) {
      line[at++] = { text: character, style };
      if (columnsOf(character) === 2) line[at++] = { text: '', style };
    }
  }

  /** The rows, without blanks at their ends. */
  lines(paint: Paint): readonly string[] {
    return this.#rows.map((row) => {
      let out = '';
      let run = '';
      let style: Style | null = null;
      const flush = (): void => {
        out += style === null || run.trim() === '' ? run : paint(style, run);
        run = '';
      };
      for (let column = 0; column < row.length; column++) {
        const glyph = row[column] ?? { text: ' ', style: null };
        if (glyph.style !== style) {
          flush();
          style = glyph.style;
        }
        run += glyph.text;
      }
      flush();
      return out.trimEnd();
    });
  }
}

/** As much of a text as the columns hold. */
export function clipped(text: string, columns: number): string {
  let out = '';
  let used = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > columns) break;
    out += character;
  }
  return out;
}
