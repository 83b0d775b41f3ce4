import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Piece } from '../state/piece.ts';
import type { Tally } from '../state/player.ts';
import { SIDES, type Side } from '../state/side.ts';
import type { Lots } from './drawing-lots.ts';
import { tallyOf, unfold } from './tally-seen.ts';
import type { PlamerView, SeenPiece, SeenPlayer, TurnMark } from './view.ts';

export interface ImaginedPieces {
  /** In the order of arrival. */
  readonly pieces: readonly Piece[];
  /** What each piece has done in the turn under way. */
  readonly marks: ReadonlyMap<number, readonly TurnMark[]>;
  /** Numbers that no piece has, below the next one to be given: of coins that are gone. */
  readonly spare: readonly number[];
}

interface SeenCoin {
  readonly owner: Side;
  readonly seen: SeenPiece;
}

/**
 * Coins that fit a view. Face-down coins of a side that it does not show are dealt at random: how many of each kind are on
 * the board is open, and so is how many lie face down in each cell (PLM-H1, PLM-H4).
 *
 * @param fullHp HP of a piece of a kind that has lost none
 */
export function imaginePieces(view: PlamerView, lots: Lots, fullHp: (card: CardId) => number): ImaginedPieces {
  const free = lots.shuffled(numbersBelow(view.entered, new Set(numbersIn(view))));
  const rows = SIDES.flatMap((side) => rowsOf(side, view, lots, fullHp));
  const pieces: Piece[] = [];
  const marks = new Map<number, readonly TurnMark[]>();
  for (const { owner, seen } of merged(rows, lots)) {
    const id = seen.id ?? free.pop() ?? view.entered + pieces.length;
    marks.set(id, seen.marks);
    pieces.push({
      id,
      owner,
      card: seen.card,
      stance: seen.stance,
      at: seen.at,
      arrived: pieces.length,
      hp: seen.hp,
      since: seen.since ?? 0,
      ...(seen.granted === null ? {} : { granted: seen.granted }),
    });
  }
  return { pieces, marks, spare: free };
}

/** Numbers of coins that the audience knows, be they on the board or gone. */
function numbersIn({ players, flow, stack }: PlamerView): readonly number[] {
  const used = flow.flatMap((frame) => (frame.kind === 'battle' ? frame.cards : []));
  const aimed = [...used, ...stack].flatMap(({ target }) => [target.piece, ...(target.pieces ?? [])]);
  return [...players.flatMap(({ pieces }) => pieces), ...aimed]
    .flatMap((coin) => coin?.id ?? [])
    .concat(stack.flatMap(({ piece }) => piece ?? []));
}

function numbersBelow(end: number, without: ReadonlySet<number>): number[] {
  return Array.from({ length: end }, (_, number) => number).filter((number) => !without.has(number));
}

/** Coins whose order of arrival is known among themselves: those of a side that are seen. */
function rowsOf(side: Side, view: PlamerView, lots: Lots, fullHp: (card: CardId) => number): SeenCoin[][] {
  const player = view.players[side];
  const row = player.pieces.map((seen): SeenCoin => ({ owner: side, seen }));
  const present = side === view.active && view.turn === 'production' && view.flow.some(({ kind }) => kind === 'turn');
  const hidden = dealt(player, pointedAt(side, view), lots).map(({ card, at }): SeenCoin[] => {
    // Coins go face down in other turns, so in this one all that lie so were there from its beginning (PLM-P10).
    const marks: readonly TurnMark[] = present ? ['present'] : [];
    return [
      {
        owner: side,
        seen: { id: null, card, stance: 'settled', at, hp: fullHp(card), granted: null, since: null, marks },
      },
    ];
  });
  return [row, ...hidden];
}

interface Coin {
  readonly card: CardId;
  readonly at: Cell;
}

/** Face-down coins of a side whose kind is known, since they are pointed at by what points at no other. */
function pointedAt(side: Side, { flow, stack }: PlamerView): readonly Coin[] {
  const found = new Map<string, Coin>();
  for (const { side: aiming, target } of [
    ...flow.flatMap((frame) => (frame.kind === 'battle' ? frame.cards : [])),
    ...stack,
  ]) {
    if (aiming !== side) continue;
    for (const aim of [target.piece, ...(target.pieces ?? [])]) {
      if (aim === null || aim.id !== null || aim.place !== null || aim.card === null || aim.at === null) continue;
      found.set(`${aim.at} ${aim.card}`, { card: aim.card, at: aim.at });
    }
  }
  return [...found.values()];
}

function dealt(player: SeenPlayer, known: readonly Coin[], lots: Lots): readonly Coin[] {
  const kinds = unfold(less(player.onBoard, tallyOf(player.pieces.map(({ card }) => card))));
  const cells = player.concealed.flatMap(({ at, count }) => Array.from({ length: count }, () => at));
  const there = known.filter(({ card, at }) => {
    const [kind, cell] = [kinds.indexOf(card), cells.indexOf(at)];
    if (kind < 0 || cell < 0) return false;
    kinds.splice(kind, 1);
    cells.splice(cell, 1);
    return true;
  });
  const order = lots.shuffled(kinds);
  const rest = cells.flatMap((at, index) => {
    const card = order[index];
    return card === undefined ? [] : [{ card, at }];
  });
  return [...there, ...rest];
}

const less = (all: Tally, some: Tally): Tally =>
  Object.fromEntries(Object.entries(all).map(([card, count]) => [card, count - (some[card] ?? 0)]));

/** One row out of many, each keeping its order. */
function merged(rows: readonly (readonly SeenCoin[])[], lots: Lots): readonly SeenCoin[] {
  const turns = lots.shuffled(rows.flatMap((row, index) => row.map(() => index)));
  const next = rows.map(() => 0);
  return turns.flatMap((row) => {
    const at = next[row] ?? 0;
    next[row] = at + 1;
    return rows[row]?.[at] ?? [];
  });
}
