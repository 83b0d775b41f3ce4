import { josa } from '@panjeong/kernel';
import { type Cell, cellName } from '../board/cell.ts';
import { seatName } from '../rulings/subject.ts';
import type { PieceRef, Term } from '../rulings/verdicts.ts';
import type { Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import { nameOfCard } from './naming.ts';

/** 한국어 문장이 함께 쓰는 말. */

export const side = (of: Side): string => seatName(of);
export const card = (id: string): string => nameOfCard(id, 'ko');
export const cell = (at: Cell): string => cellName(at);
export const list = (items: readonly string[]): string => items.join(', ');
export const cells = (all: readonly Cell[]): string => list(all.map(cell));

/** `a의 갑사(2,4)`; 은닉되었으면 `b의 뒷면 기물(2,4)`. */
export const piece = ({ side: of, card: id, at }: PieceRef): string =>
  `${side(of)}의 ${id === null ? '뒷면 기물' : card(id)}${cell(at)}`;

export const they = (word: string): string => josa(word, '이/가');
export const are = (word: string): string => josa(word, '은/는');
export const them = (word: string): string => josa(word, '을/를');
export const by = (word: string): string => josa(word, '으로/로');

/** `개미 2, 거신 1`; 없으면 `없음`. */
export function tally(coins: Tally): string {
  const kinds = Object.entries(coins).filter(([, count]) => count > 0);
  return kinds.length === 0 ? '없음' : list(kinds.map(([id, count]) => `${card(id)} ${count}`));
}

/** `기본 5 + (2,4) 3 + 굴착 3`. */
export const sumOf = (terms: readonly Term[]): string => terms.map(termOf).join(' + ');

function termOf(term: Term): string {
  switch (term.of) {
    case 'base':
      return `기본 ${term.amount}`;
    case 'territory':
      return `${cell(term.cell)} ${term.amount}`;
    case 'power':
      return `${piece(term.piece)} ${term.amount}`;
  }
}
