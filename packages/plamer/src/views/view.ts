import type { GameView, Outcome, SeatId } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { CardId, PlayableFaction } from '../cards/card.ts';
import type { House } from '../house.ts';
import type { BattlesFrame, ResponseFrame, Turn } from '../state/flow.ts';
import type { Piece, Stance } from '../state/piece.ts';
import type { Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { SeenTarget } from './seen-target.ts';

/**
 * What an audience sees of a match: an allow-list with a type of its own (section 8). Whatever may let a face-down coin be
 * followed is left out for those who do not see its side: id, order among the coins of its cell, round of entry, number of
 * arrival. So is the number of draws: how often chance was asked can tell how many concealed coins were tied.
 */
export interface PlamerView extends GameView {
  readonly seats: readonly SeatId[];
  readonly phase: number;
  readonly house: House;
  readonly round: number;
  readonly turn: Turn;
  readonly active: Side;
  readonly players: readonly [SeenPlayer, SeenPlayer];
  /** How many coins have come onto the board in this match, both sides together. */
  readonly entered: number;
  readonly flow: readonly SeenFrame[];
  /** The last goes first. */
  readonly stack: readonly SeenDeclared[];
  readonly offer: Side | null;
  readonly outcome: Outcome | null;
}

export interface SeenPlayer {
  readonly faction: PlayableFaction;
  readonly dor: number;
  readonly vp: number;
  readonly hand: SeenCards;
  readonly deck: SeenCards;
  readonly discard: readonly CardId[];
  readonly field: readonly (SeenFieldCard | null)[];
  readonly used: Tally;
  readonly returned: Tally;
  readonly captives: Tally;
  readonly fragments: Tally;
  readonly gone: Tally;
  readonly freed: Tally;
  /**
   * Coins of each kind on the board, in either stance. Open, since every entry and every loss is (PLM-H4): what is hidden is
   * which coin lies face down where.
   */
  readonly onBoard: Tally;
  /** In the order of arrival: all coins of a side that the audience sees, of another those face up. */
  readonly pieces: readonly SeenPiece[];
  /** Face-down coins of a side that the audience does not see: how many in each cell, in the order of cells. */
  readonly concealed: readonly Concealed[];
}

/** `cards` is null where only their number is known. */
export interface SeenCards {
  readonly count: number;
  readonly cards: readonly CardId[] | null;
}

export interface SeenFieldCard {
  /** Null where it lies face down and the audience does not see the side. */
  readonly card: CardId | null;
  readonly face: 'up' | 'down';
  readonly opening: boolean;
}

export interface Concealed {
  readonly at: Cell;
  readonly count: number;
}

/** Lists of a turn's frame that a piece may stand in. */
export const TURN_MARKS = ['moved', 'again', 'fired', 'present'] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

export interface SeenPiece {
  /** Null unless the audience sees the side. */
  readonly id: number | null;
  readonly card: CardId;
  readonly stance: Stance;
  readonly at: Cell;
  readonly hp: number;
  /** What the battle under way granted it. */
  readonly granted: NonNullable<Piece['granted']> | null;
  /** Round in which it came onto the board; null unless the audience sees the side. */
  readonly since: number | null;
  /** What it has done in the turn under way, as often as it stands there. */
  readonly marks: readonly TurnMark[];
}

/** The lists of a turn's frame are the marks of the pieces. */
export interface SeenTurnFrame {
  readonly kind: 'turn';
  readonly retired: boolean;
}

export interface SeenBattleFrame {
  readonly kind: 'battle';
  readonly cell: Cell;
  readonly asked: Side;
  readonly passed: boolean;
  readonly cards: readonly SeenUsedCard[];
}

export type SeenFrame = SeenTurnFrame | ResponseFrame | BattlesFrame | SeenBattleFrame;

export interface SeenUsedCard {
  readonly side: Side;
  readonly card: CardId;
  readonly target: SeenTarget;
}

export interface SeenDeclared {
  readonly side: Side;
  readonly card: CardId;
  readonly power: string;
  /** Whether a piece fired it, which turned it up; else a special card did. */
  readonly byPiece: boolean;
  /** That piece's id, where the audience sees the side. */
  readonly piece: number | null;
  readonly target: SeenTarget;
}
