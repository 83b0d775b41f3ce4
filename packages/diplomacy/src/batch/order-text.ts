import type { Board } from '../map/board.ts';
import { CONVOY, MOVE, packOrder, SUPPORT_HOLD, SUPPORT_MOVE, VIA } from '../judge/word.ts';

/**
 * The order notation of the line format: `A X - Y`, `A X - Y VIA`, `F X S A Y`, `F X S A Y - Z`, `F X C A Y - Z`,
 * `A X H`. Read once per distinct text and remembered: a long run repeats a few thousand texts.
 */
export interface OrderText {
  /** Location of the ordered unit. */
  readonly location: number;
  readonly fleet: boolean;
  /** The order part of the packed word, without the unit. */
  readonly order: number;
  /** Fleet moves to a province of several coasts that name none: still to be resolved by where the unit stands. */
  readonly text: string;
}

/** What was wrong with an order or unit text: the word that was not understood. */
export interface Unreadable {
  readonly unreadable: string;
}

export type OrderReader = (text: string) => OrderText | Unreadable;

export function createOrderReader(board: Board): OrderReader {
  const memo = new Map<string, OrderText | Unreadable>();
  return (text) => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    const read = readOrderText(board, text);
    memo.set(text, read);
    return read;
  };
}

function readOrderText(board: Board, text: string): OrderText | Unreadable {
  const words = text.trim().toUpperCase().split(/\s+/);
  let cursor = 0;
  const next = (): string => words[cursor++] ?? '';
  const location = (word: string): number => board.locationIndex.get(word) ?? -1;
  const type = next();
  if (type !== 'A' && type !== 'F') return { unreadable: type };
  const place = next();
  const at = location(place);
  if (at < 0) return { unreadable: place };
  const fleet = type === 'F';
  const done = (kind: number, aux: number, target: number): OrderText | Unreadable =>
    cursor < words.length
      ? { unreadable: words[cursor] ?? '' }
      : { location: at, fleet, order: packOrder(0, kind, aux, target), text };
  const verb = next();
  if (verb === 'H' || verb === '') return done(0, 0, 0);
  if (verb === '-') {
    const to = location(next());
    if (to < 0) return { unreadable: words[cursor - 1] ?? '' };
    if (words[cursor] !== 'VIA') return done(MOVE, 0, to);
    cursor++;
    return done(MOVE | VIA, 0, to);
  }
  if (verb !== 'S' && verb !== 'C') return { unreadable: verb };
  if (words[cursor] === 'A' || words[cursor] === 'F') cursor++;
  const client = location(next());
  if (client < 0) return { unreadable: words[cursor - 1] ?? '' };
  const from = board.provinceOf[client] ?? 0;
  if (words[cursor] !== '-') {
    return verb === 'S' ? done(SUPPORT_HOLD, from, from) : { unreadable: words[cursor] ?? '' };
  }
  cursor++;
  const to = location(next());
  if (to < 0) return { unreadable: words[cursor - 1] ?? '' };
  return verb === 'S' ? done(SUPPORT_MOVE, from, to) : done(CONVOY, from, board.provinceOf[to] ?? 0);
}
