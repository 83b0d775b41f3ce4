import type { Locale } from '@panjeong/kernel';
import type { BlankBlock, BlankRow, Both } from './blank-block.ts';
import { broken, lineAt, textAt } from './paper.ts';

/** How roomy the lines are. */
export interface RowSize {
  /** From one line to the next. */
  readonly row: number;
  /** From the column's edge to where one writes. */
  readonly named: number;
}

const HEADING = 8;
const HAS = { size: 2.6, line: 3.7 } as const;
const HINT = { size: 2.4, line: 3.4 } as const;
/** Between two powers. */
export const BETWEEN = 5;
const BADGE = 9;

/** A block with the lines that its lists take in a column of that width. */
interface LaidOut {
  readonly block: BlankBlock;
  readonly has: readonly string[];
  readonly hints: readonly (readonly string[])[];
  readonly height: number;
}

export function laidOut(block: BlankBlock, width: number, { row, named }: RowSize, locale: Locale): LaidOut {
  const has = block.has.flatMap(({ label, places }) => broken(`${label[locale]} ${places}`, HAS.size, width));
  const hints = block.rows.map(({ hint }) => (hint === null ? [] : broken(`→ ${hint}`, HINT.size, width - named)));
  const height =
    HEADING +
    has.length * HAS.line +
    hints.reduce((sum, { length }) => sum + row + length * HINT.line, 0) +
    (block.note === null ? 0 : HAS.line + 1);
  return { block, has, hints, height };
}

/** A power's block with its upper left corner there. */
export function drawBlock(
  { block, has, hints }: LaidOut,
  corner: readonly [x: number, y: number],
  width: number,
  size: RowSize,
  locale: Locale,
): string {
  const [x, top] = corner;
  const other = otherOf(locale);
  const parts = [
    textAt(x, top + 4.6, block.name[locale], { size: 4.6, bold: true }),
    textAt(x + width, top + 4.6, block.name[other], { size: 3, quiet: true, anchor: 'end' }),
    lineAt(x, top + 6.2, width, 0.5),
  ];
  let y = top + HEADING;
  for (const line of has) {
    y += HAS.line;
    parts.push(textAt(x, y - 0.8, line, { size: HAS.size }));
  }
  if (block.note !== null) {
    y += HAS.line + 1;
    parts.push(textAt(x, y - 0.8, `${block.note[locale]} · ${block.note[other]}`, { size: HAS.size, quiet: true }));
  }
  for (const [index, row] of block.rows.entries()) {
    y += size.row;
    parts.push(drawRow(row, [x, y], width, size, locale));
    for (const line of hints[index] ?? []) {
      y += HINT.line;
      parts.push(textAt(x + size.named, y - 0.6, line, { size: HINT.size, quiet: true }));
    }
  }
  return parts.join('');
}

/** A unit, and the line its order is written on; `y` is the line's. */
function drawRow(
  { badge, place }: BlankRow,
  [x, y]: readonly [x: number, y: number],
  width: number,
  { named }: RowSize,
  locale: Locale,
): string {
  const other = otherOf(locale);
  const twoLines = (at: number, text: Both, most: number, bold: boolean): readonly string[] => [
    textAt(at, y - 3, text[locale], { size: 3.4, bold, most }),
    textAt(at, y, text[other], { size: 2.4, quiet: true, most }),
  ];
  const from = place === null ? BADGE + 6 : named;
  return [
    ...twoLines(x, badge, from - 2, true),
    ...(place === null ? [] : twoLines(x + BADGE, place, named - BADGE - 2, false)),
    lineAt(x + from, y, width - from, 0.2, true),
  ].join('');
}

export const otherOf = (locale: Locale): Locale => (locale === 'ko' ? 'en' : 'ko');
