import type { PhaseKind } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { type BlankBlock, type Both, both } from './blank-block.ts';
import { BETWEEN, drawBlock, laidOut, otherOf, type RowSize } from './blank-column.ts';
import { columnPages } from './column-pages.ts';
import { nested } from './nested-svg.ts';
import { INNER, lineAt, PAPER, paper, textAt } from './paper.ts';

/** A sheet to be printed and written on. */
export interface PrintedSheet {
  readonly title: string;
  readonly phase: Both;
  readonly kind: PhaseKind;
  /** Null for a match without one. */
  readonly deadline: string | null;
  readonly edition: string;
  /** SVG of the map, without heading. */
  readonly map: string;
  readonly blocks: readonly BlankBlock[];
  /** The language that comes first; the other one stands by it, smaller. */
  readonly locale: Locale;
}

const { margin } = PAPER;
const HEAD = 21;
const FOOT = 12;
const TOP = margin + HEAD;
const BOTTOM = INNER.bottom - FOOT;
/** Of the map, where the lines of several powers follow; one alone leaves it the rest of the page, if that is enough. */
const USUAL_MAP = 160;
const LEAST_MAP = 120;
const GUTTER = 8;
/** A power alone has the page to itself. */
const ROOMY: RowSize = { row: 10, named: 62 };
const CLOSE: RowSize = { row: 8.6, named: 44 };

/** Pages as SVG: the map on the first, then the powers one after the other in two columns; a power is never torn apart. */
export function sheetPages(sheet: PrintedSheet): readonly string[] {
  const { blocks, locale } = sheet;
  const alone = blocks.length === 1 ? blocks[0] : undefined;
  const pages = (alone === undefined ? null : onePage(sheet, alone)) ?? twoColumns(sheet);
  const name = `${sheet.title} · ${sheet.phase[locale]}`;
  return pages.map((parts, index) => {
    const number = pages.length > 1 ? `${index + 1}/${pages.length}` : '';
    return paper(name, [...headOf(sheet, alone !== undefined), ...parts, ...footOf(sheet, number)]);
  });
}

/** Parts of pages. */
type Pages = readonly (readonly string[])[];

/** The map as large as the lines of one power leave it; null where they leave it too little. */
function onePage({ map, locale }: PrintedSheet, block: BlankBlock): Pages | null {
  const laid = laidOut(block, INNER.width, ROOMY, locale);
  const height = BOTTOM - TOP - BETWEEN - laid.height;
  if (height < LEAST_MAP) return null;
  const drawn = nested(map, { x: margin, y: TOP, width: INNER.width, height });
  const corner = [margin, TOP + drawn.height + BETWEEN] as const;
  return [[drawn.svg, drawBlock(laid, corner, INNER.width, ROOMY, locale)]];
}

function twoColumns({ map, blocks, locale }: PrintedSheet): Pages {
  const drawn = nested(map, { x: margin, y: TOP, width: INNER.width, height: USUAL_MAP });
  const width = (INNER.width - GUTTER) / 2;
  // Who has something to write comes first, wherever its seat.
  const inOrder = [...blocks].sort((a, b) => Number(a.rows.length === 0) - Number(b.rows.length === 0));
  const laid = inOrder.map((block) => laidOut(block, width, CLOSE, locale));
  const first = TOP + drawn.height + BETWEEN;
  return columnPages(
    laid.map(({ height }) => height),
    [BOTTOM - first, BOTTOM - TOP],
    BETWEEN,
  ).map((columns, page) => [
    ...(page === 0 ? [drawn.svg] : []),
    ...columns.flatMap((items, column) =>
      items.map(({ item, above }) => {
        const corner = [margin + column * (width + GUTTER), (page === 0 ? first : TOP) + above] as const;
        const block = laid[item];
        return block === undefined ? '' : drawBlock(block, corner, width, CLOSE, locale);
      }),
    ),
  ]);
}

function headOf({ title, phase, deadline, edition, locale }: PrintedSheet, hasPlayer: boolean): string[] {
  const other = otherOf(locale);
  const right = PAPER.width - margin;
  const labelled = (label: Both, value: string): string => `${label[locale]} ${label[other]}: ${value}`;
  const facts = [
    ...(deadline === null ? [] : [labelled(both('sheet-deadline'), deadline)]),
    labelled(both('sheet-edition'), edition),
  ];
  return [
    textAt(margin, margin + 6, title, { size: 6.4, bold: true, most: INNER.width - (hasPlayer ? 78 : 0) }),
    textAt(margin, margin + 12.4, phase[locale], { size: 4.4, bold: true }),
    textAt(margin, margin + 16.6, phase[other], { size: 3, quiet: true }),
    ...facts.map((fact, index) =>
      textAt(right, margin + 12.4 + index * 4.2, fact, { size: 3, anchor: 'end', quiet: index > 0 }),
    ),
    ...(hasPlayer ? playerLine(right, locale) : []),
    lineAt(margin, margin + HEAD - 2.4, INNER.width, 0.2),
  ];
}

/** Where a player writes a name. */
function playerLine(right: number, locale: Locale): readonly string[] {
  const label = both('sheet-player');
  return [
    textAt(right - 52, margin + 6, `${label[locale]} ${label[otherOf(locale)]}`, {
      size: 3,
      anchor: 'end',
      quiet: true,
    }),
    lineAt(right - 50, margin + 6.4, 50, 0.2, true),
  ];
}

/** How orders are written in this phase. */
function footOf({ kind, locale }: PrintedSheet, number: string): readonly string[] {
  const key = both(`sheet-key-${kind}`);
  const y = INNER.bottom;
  const most = INNER.width - 14;
  return [
    lineAt(margin, y - FOOT + 5, INNER.width, 0.2),
    textAt(margin, y - 3.4, key[locale], { size: 2.6, most }),
    textAt(margin, y, key[otherOf(locale)], { size: 2.6, most, quiet: true }),
    textAt(PAPER.width - margin, y, number, { size: 3, anchor: 'end' }),
  ];
}
