import { CELLS, COLUMN_HEIGHTS } from '@panjeong/plamer';
import { columnsOf, type Paint } from '../../terminal.ts';
import { Canvas, clipped } from './canvas.ts';
import type { CellFace, PieceMark } from './cell-face.ts';

/**
 * Flat-topped hexagons, four rows high, each sharing its edges with its neighbours:
 *
 *      ____________
 *     /2,4 [3]ㄱ   \      what it is
 *    / 갑7 수3_     \     pieces of the one who looks
 *    \ ~거7 ?1      /     the opponent's, and how many lie face down
 *     \____________/
 */
const ROWS = 4;
const TALLEST = Math.max(...COLUMN_HEIGHTS);

/** Columns of a hexagon's top edge: roomy, and for terminals of 80 columns. */
const ROOMY = 12;
const NARROW = 9;

/** Columns of the whole board. */
const widthWith = (edge: number): number => (COLUMN_HEIGHTS.length - 1) * (edge + 2) + edge + 4;

/** @param faces of all cells, in their order @param width columns of the terminal */
export function drawBoard(faces: readonly CellFace[], width: number, paint: Paint): readonly string[] {
  const edge = widthWith(ROOMY) <= width ? ROOMY : NARROW;
  const canvas = new Canvas(TALLEST * ROWS + 1);
  for (const [cell, face] of faces.entries()) {
    const [column, row] = CELLS[cell] ?? [0, 0];
    const left = column * (edge + 2);
    const top = (TALLEST - (COLUMN_HEIGHTS[column] ?? TALLEST)) * (ROWS / 2) + row * ROWS;
    drawCell(canvas, top, left, edge, face);
  }
  return canvas.lines(paint);
}

function drawCell(canvas: Canvas, top: number, left: number, edge: number, face: CellFace): void {
  const bar = '_'.repeat(edge);
  canvas.put(top, left + 2, bar);
  canvas.put(top + 1, left + 1, '/');
  canvas.put(top + 1, left + edge + 2, '\\');
  canvas.put(top + 2, left, '/');
  canvas.put(top + 2, left + edge + 3, '\\');
  canvas.put(top + 3, left, '\\');
  canvas.put(top + 3, left + edge + 3, '/');
  canvas.put(top + 4, left + 1, '\\');
  canvas.put(top + 4, left + 2, bar);
  canvas.put(top + 4, left + edge + 2, '/');
  const own = face.pieces.filter(({ isOwn }) => isOwn);
  const theirs = face.pieces.filter(({ isOwn }) => !isOwn);
  canvas.put(top + 1, left + 2, clipped(titleOf(face), edge), face.style);
  canvas.put(top + 2, left + 1, marksOf(own, 0, edge + 2), 'cyan');
  canvas.put(top + 3, left + 1, marksOf(theirs, face.faceDown, edge + 2), 'yellow');
}

function titleOf({ name, value, sign, home }: CellFace): string {
  if (value !== null) return `${name} [${value}]${sign}`;
  return home === null ? name : `${name} ${home}`;
}

/** All pieces of one side in the most telling way for which there is room. */
function marksOf(pieces: readonly PieceMark[], faceDown: number, room: number): string {
  const down = faceDown > 0 ? [`?${faceDown}`] : [];
  const ways: readonly (readonly [withLv: boolean, between: string])[] = [
    [true, ' '],
    [false, ' '],
    [false, ''],
  ];
  let text = '';
  for (const [withLv, between] of ways) {
    text = [...pieces.map((piece) => markOf(piece, withLv)), ...down].join(between);
    if (columnsOf(text) <= room) return text;
  }
  return clipped(text, room);
}

const markOf = ({ letter, lv, isSettled, isOwn }: PieceMark, withLv: boolean): string =>
  `${isOwn ? '' : '~'}${letter}${withLv ? lv : ''}${isSettled ? '_' : ''}`;
