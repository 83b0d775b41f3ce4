import { type Cell, cellName } from '../board/cell.ts';
import { seatName } from '../rulings/subject.ts';
import type { PieceRef, Term } from '../rulings/verdicts.ts';
import type { Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import { nameOfCard } from './naming.ts';

/** Turns of phrase that the English texts share. */

export const side = (of: Side): string => seatName(of);
export const card = (id: string): string => nameOfCard(id, 'en');
export const cell = (at: Cell): string => cellName(at);

/** `x, y and z`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
export const cells = (all: readonly Cell[]): string => list(all.map(cell));

/** `a’s Guardsman (2,4)`; concealed `b’s face-down piece (2,4)`. */
export const piece = ({ side: of, card: id, at }: PieceRef): string =>
  `${side(of)}’s ${id === null ? 'face-down piece' : card(id)} ${cell(at)}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** `2 Ant, 1 Colossus`; `none`. */
export function tally(coins: Tally): string {
  const kinds = Object.entries(coins).filter(([, number]) => number > 0);
  return kinds.length === 0 ? 'none' : list(kinds.map(([id, number]) => `${card(id)} ×${number}`));
}

/** `base 5 + (2,4) 3 + …`. */
export const sumOf = (terms: readonly Term[]): string => terms.map(termOf).join(' + ');

function termOf(term: Term): string {
  switch (term.of) {
    case 'base':
      return `base ${term.amount}`;
    case 'territory':
      return `${cell(term.cell)} ${term.amount}`;
    case 'power':
      return `${piece(term.piece)} ${term.amount}`;
  }
}
