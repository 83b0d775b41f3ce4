import type { Reading, Unparsable } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { PlamerCommand, Target } from '../state/command.ts';
import { KEYWORD_KINDS, KEYWORDS, type Keyword } from './keywords.ts';
import { Scanner } from './scanner.ts';
import type { OwnPiece, Standing } from './standing.ts';

/**
 * Reads a command as a person types it, in either language: the verb first, or last as Korean has it
 * (`수문장 (0,0)-(1,0) 이동`). Says nothing of whether it is allowed.
 *
 * @param standing of the player who types: own pieces are named by kind and cell
 * @returns what was read there and what was expected, as {@link Expectation} codes, where it does not read
 */
export function readTypedCommand(text: string, standing: Standing): Reading<PlamerCommand> {
  const { keyword, rest } = keywordOf(text);
  const scanner = new Scanner(rest);
  if (keyword === null) return scanner.fault('command');
  const offset = text.length - rest.length;
  const read = readAfter(keyword, scanner, standing);
  if (read.kind === 'unparsable') return shifted(read, rest === text.trim() ? 0 : offset);
  if (!scanner.isAtEnd) return shifted(scanner.fault('end'), offset);
  return read;
}

const shifted = (fault: Unparsable, by: number): Unparsable => ({
  ...fault,
  at: fault.at.replace(/\d+$/, (column) => String(Number(column) + by)),
});

/** Longest first, so that `offer draw` is no other word. */
const WORDS = KEYWORD_KINDS.flatMap((keyword) =>
  [...KEYWORDS[keyword].en, ...KEYWORDS[keyword].ko].map((word) => ({ word, keyword })),
).sort((one, other) => other.word.length - one.word.length);

function keywordOf(text: string): { readonly keyword: Keyword | null; readonly rest: string } {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  for (const { word, keyword } of WORDS) {
    if (lower === word || lower.startsWith(`${word} `)) return { keyword, rest: trimmed.slice(word.length) };
  }
  for (const { word, keyword } of WORDS) {
    if (lower.endsWith(` ${word}`)) return { keyword, rest: trimmed.slice(0, -word.length) };
  }
  return { keyword: null, rest: trimmed };
}

const read = (value: PlamerCommand): Reading<PlamerCommand> => ({ kind: 'read', value });
const isFault = (value: unknown): value is Unparsable =>
  typeof value === 'object' && value !== null && (value as { readonly kind?: unknown }).kind === 'unparsable';

function readAfter(keyword: Keyword, scanner: Scanner, standing: Standing): Reading<PlamerCommand> {
  switch (keyword) {
    case 'lay':
    case 'set': {
      const card = scanner.card();
      if (card === null) return scanner.fault('card');
      const slot = slotNumber(scanner);
      return isFault(slot) ? slot : read({ kind: keyword, card, slot });
    }
    case 'retire': {
      const slot = slotOf(scanner, standing);
      return isFault(slot) ? slot : read({ kind: 'retire', slot });
    }
    case 'move': {
      const piece = ownPiece(scanner, standing);
      if (isFault(piece)) return piece;
      if (scanner.take(ARROW) === null) return scanner.fault('cell');
      const to = livingCell(scanner);
      return isFault(to) ? to : read({ kind: 'move', piece, to });
    }
    case 'play':
    case 'use': {
      const card = scanner.card();
      if (card === null) return scanner.fault('card');
      const target = targetOf(scanner, standing);
      if (isFault(target)) return target;
      return read({ kind: keyword, card, target });
    }
    case 'fire': {
      const piece = ownPiece(scanner, standing);
      if (isFault(piece)) return piece;
      const target = targetOf(scanner, standing);
      return isFault(target) ? target : read({ kind: 'fire', piece, target });
    }
    case 'respond':
      return response(scanner, standing);
    case 'fight': {
      const cell = livingCell(scanner);
      return isFault(cell) ? cell : read({ kind: 'fight', cell });
    }
    case 'produce': {
      const card = scanner.card();
      if (card === null) return scanner.fault('card');
      const at = livingCell(scanner);
      return isFault(at) ? at : read({ kind: 'produce', card, at });
    }
    case 'flip': {
      const piece = ownPiece(scanner, standing);
      return isFault(piece) ? piece : read({ kind: 'flip', piece });
    }
    default:
      return read({ kind: keyword });
  }
}

const ARROW = /->|→|-|–|에서/y;

/** A piece and its cell fire their own power; a card's name, or a slot, what lies set there. */
function response(scanner: Scanner, standing: Standing): Reading<PlamerCommand> {
  const start = scanner.at;
  if (scanner.take(/@/y) !== null || (scanner.card() !== null && scanner.cell() !== null)) {
    scanner.at = start;
    const named = scanner.card();
    const isSet =
      named !== null && standing.field.includes(named) && !standing.pieces.some(({ card }) => card === named);
    scanner.at = start;
    if (!isSet) {
      const piece = ownPiece(scanner, standing);
      if (!isFault(piece)) {
        const target = targetOf(scanner, standing);
        return isFault(target) ? target : read({ kind: 'respond-by-piece', piece, target });
      }
      const fault = piece;
      scanner.at = start;
      if (named === null || !standing.field.includes(named)) return fault;
    }
  }
  scanner.at = start;
  const slot = slotOf(scanner, standing);
  if (isFault(slot)) return slot;
  const target = targetOf(scanner, standing);
  return isFault(target) ? target : read({ kind: 'respond', slot, target });
}

/** From 1, as people count; commands count from 0. */
function slotNumber(scanner: Scanner): number | Unparsable {
  const before = scanner.at;
  const found = scanner.take(/(?:slot\s*)?(\d{1,2})(?:번(?:\s*자리)?)?/iy);
  const number = Number(found?.[1] ?? 0);
  if (number > 0) return number - 1;
  scanner.at = before;
  return scanner.fault('slot');
}

function slotOf(scanner: Scanner, { field }: Standing): number | Unparsable {
  const before = scanner.at;
  const card = scanner.card();
  if (card === null) return slotNumber(scanner);
  const slot = field.indexOf(card);
  if (slot >= 0) return slot;
  scanner.at = before;
  return scanner.fault('card-in-the-field');
}

function livingCell(scanner: Scanner): Cell | Unparsable {
  const cell = scanner.cell();
  if (cell === null) return scanner.fault('cell');
  return cell === 'dead' ? scanner.fault('living-cell') : cell;
}

const STANCES: Readonly<Record<OwnPiece['stance'], RegExp>> = {
  mobile: /(?:mobile|기동)(?![\p{L}\p{N}])/iuy,
  settled: /(?:settled|정착)(?![\p{L}\p{N}])/iuy,
};

/** `ant (2,4)`, `ant (2,4) #2`, `settled ant (2,4)`, `@17`. */
function ownPiece(scanner: Scanner, { pieces }: Standing): number | Unparsable {
  const before = scanner.at;
  const numbered = scanner.take(/@(\d{1,9})/y);
  if (numbered !== null) return Number(numbered[1]);
  let stance = stanceOf(scanner);
  const card = scanner.card();
  if (card === null) return scanner.fault('own-piece');
  stance ??= stanceOf(scanner);
  const at = livingCell(scanner);
  if (isFault(at)) return at;
  const which = Number(scanner.take(/#(\d{1,2})/y)?.[1] ?? 1);
  const alike = pieces.filter(
    (piece) => piece.card === card && piece.at === at && (stance ?? piece.stance) === piece.stance,
  );
  const piece = alike[which - 1];
  if (piece !== undefined) return piece.id;
  scanner.at = before;
  return scanner.fault('own-piece-there');
}

function stanceOf(scanner: Scanner): OwnPiece['stance'] | null {
  for (const stance of ['mobile', 'settled'] as const) if (scanner.take(STANCES[stance]) !== null) return stance;
  return null;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Parts in any order, with commas between or none; see `printCommand`. */
function targetOf(scanner: Scanner, standing: Standing): Target | Unparsable {
  const target: Writable<Target> = {};
  scanner.take(/->|→/y);
  while (!scanner.isAtEnd) {
    const fault = targetPart(scanner, standing, target);
    if (fault !== null) return fault;
    scanner.take(/,/y);
  }
  return target;
}

function targetPart(scanner: Scanner, standing: Standing, target: Writable<Target>): Unparsable | null {
  if (scanner.take(/\[/y) !== null) return piecesPart(scanner, standing, target);
  if (scanner.take(/x0(?!\d)/y) !== null) {
    target.captives ??= {};
    return null;
  }
  if (scanner.take(ARROW) !== null) {
    const to = livingCell(scanner);
    if (isFault(to)) return to;
    target.to = to;
    return null;
  }
  const cell = scanner.cell();
  if (cell === 'dead') return scanner.fault('living-cell');
  if (cell !== null) {
    target.cell = cell;
    return null;
  }
  const before = scanner.at;
  const isPiece = isPieceHere(scanner);
  scanner.at = before;
  if (isPiece) {
    const piece = ownPiece(scanner, standing);
    if (isFault(piece)) return piece;
    target.piece = piece;
    return null;
  }
  const card = scanner.card();
  if (card === null) return scanner.fault('target');
  const coins = scanner.take(/[x×*]\s*(\d{1,3})/y) ?? scanner.take(/(\d{1,3})(?:개)?/y);
  if (coins === null) target.card = card;
  else target.captives = { ...target.captives, [card]: Number(coins[1]) };
  return null;
}

function piecesPart(scanner: Scanner, standing: Standing, target: Writable<Target>): Unparsable | null {
  const pieces: number[] = [];
  while (scanner.take(/\]/y) === null) {
    if (scanner.isAtEnd) return scanner.fault('closing-bracket');
    const piece = ownPiece(scanner, standing);
    if (isFault(piece)) return piece;
    pieces.push(piece);
    scanner.take(/,/y);
  }
  target.pieces = pieces;
  return null;
}

/** Whether an own piece is named here; moves on over it. */
function isPieceHere(scanner: Scanner): boolean {
  if (scanner.take(/@/y) !== null) return true;
  stanceOf(scanner);
  if (scanner.card() === null) return false;
  stanceOf(scanner);
  return scanner.cell() !== null;
}
