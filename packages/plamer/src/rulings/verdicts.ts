import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { Condition } from '../cards/query.ts';
import type { Entry } from '../state/event.ts';
import type { Turn } from '../state/flow.ts';
import type { Piece, Stance } from '../state/piece.ts';
import type { Side } from '../state/side.ts';

/** A piece as a ruling names it: never by a number, which would let a coin be followed. */
export type PieceRef = {
  readonly side: Side;
  /** Null where it is face down and the one who reads is not its owner. */
  readonly card: CardId | null;
  readonly at: Cell;
  /** As it lay when it was ruled on: who reads must not learn the kind of a coin that was face down (`rulingFor`). */
  readonly stance: Stance;
};

/** A piece as a ruling names it, as it stands now. */
export const pieceRef = ({ owner, card, at, stance }: Piece): PieceRef => ({ side: owner, card, at, stance });

/** One term of a sum: what it comes from and how much. */
export type Term =
  | { readonly of: 'base'; readonly amount: number }
  | { readonly of: 'territory'; readonly cell: Cell; readonly amount: number }
  | { readonly of: 'power'; readonly piece: PieceRef; readonly amount: number };

/**
 * Every verdict of this referee with what its words need. A new one is a line here; the text catalogues then do not compile
 * until they have it. Verdicts that begin with `no-` or `not-` are reasons to refuse.
 */
export interface Verdicts {
  // --- refusals -------------------------------------------------------------------------------------------------------
  'not-your-turn': { readonly turn: Turn; readonly asked: Side | null };
  'not-this-turn': { readonly turn: Turn; readonly allowed: readonly Turn[] };
  'no-such-piece': { readonly piece: number };
  'no-dor': { readonly cost: number; readonly dor: number };
  'no-room': { readonly cell: Cell; readonly limit: number };
  'no-more-of-kind': { readonly card: CardId; readonly limit: number; readonly used: number };
  'not-active': { readonly card: CardId };
  'not-a-home': { readonly cell: Cell };
  'not-adjacent': { readonly from: Cell; readonly to: Cell };
  'not-mobile': { readonly piece: PieceRef };
  'not-settled': { readonly piece: PieceRef };
  'no-moving-structure': { readonly piece: PieceRef };
  'not-twice': { readonly piece: PieceRef };
  'not-since-produced': { readonly piece: PieceRef; readonly round: number };
  'not-within': { readonly from: Cell; readonly to: Cell; readonly steps: number; readonly reach: number };
  'not-after-the-end': Record<string, never>;
  'not-a-player': Record<string, never>;
  'not-in-hand': { readonly card: CardId };
  'not-a-slot': { readonly slot: number; readonly slots: number };
  'not-a-free-slot': { readonly slot: number };
  /** A special card lies face down or not at all. */
  'not-a-piece-card': { readonly card: CardId };
  /** An advanced card wants an active intermediate one. */
  'no-intermediate': { readonly card: CardId };
  'no-card-there': { readonly slot: number };
  'not-an-opening-card': { readonly card: CardId };
  'not-a-second-retirement': Record<string, never>;
  /** It went in among opposing pieces, which ended its movement. */
  'not-further': { readonly piece: PieceRef };
  'not-a-battle': { readonly cell: Cell; readonly cells: readonly Cell[] };
  'no-offer': Record<string, never>;
  'not-a-second-offer': { readonly by: Side };
  // --- what happens -----------------------------------------------------------------------------------------------------
  'vp-gained': {
    readonly side: Side;
    readonly secured: number;
    readonly lost: number;
    readonly gain: number;
    readonly vp: number;
  };
  income: { readonly side: Side; readonly terms: readonly Term[]; readonly sum: number; readonly dor: number };
  struck: {
    readonly striker: PieceRef;
    readonly target: PieceRef;
    readonly atk: number;
    readonly before: number;
    readonly after: number;
    /** 0 in stage 3. */
    readonly rotation: number;
    /** 3, 4 or 5. */
    readonly stage: number;
  };
  captured: { readonly piece: PieceRef; readonly by: PieceRef | null };
  fizzled: { readonly side: Side; readonly card: CardId; readonly power: string; readonly why: FizzleReason };
  // --- turns, cells and cards ---------------------------------------------------------------------------------------------
  occupied: { readonly cell: Cell; readonly side: Side };
  secured: { readonly cell: Cell; readonly side: Side; readonly value: number };
  /** Both sides, settled pieces only. */
  standoff: { readonly cell: Cell };
  /** Both sides, and not only settled: nobody's. */
  contested: { readonly cell: Cell };
  'won-by-home': { readonly side: Side; readonly piece: PieceRef };
  'won-by-vp': { readonly side: Side; readonly vp: number; readonly target: number };
  'rounds-over': { readonly rounds: number; readonly vp: readonly [number, number]; readonly winner: Side | null };
  resigned: { readonly side: Side };
  'draw-offered': { readonly side: Side };
  'draw-declined': { readonly side: Side };
  'draw-agreed': Record<string, never>;
  /** Nothing, when the deck is empty. */
  drew: { readonly side: Side; readonly cards: number; readonly left: number };
  moved: { readonly piece: PieceRef; readonly from: Cell; readonly to: Cell };
  activated: { readonly side: Side; readonly card: CardId; readonly slot: number };
  /** What stands from its card's activation on: coins of the leftmost kind are raised by so many Lv; null: there is none. */
  'entry-effect': {
    readonly side: Side;
    readonly card: CardId;
    readonly power: string;
    readonly raised: CardId | null;
    readonly by: number;
  };
  'entry-effect-ended': { readonly side: Side; readonly card: CardId; readonly power: string };
  'set-down': { readonly side: Side; readonly slot: number };
  retired: { readonly side: Side; readonly card: CardId; readonly slot: number };
  produced: {
    readonly piece: PieceRef;
    readonly cost: number;
    readonly dor: number;
    readonly used: number;
    readonly limit: number;
  };
  flipped: { readonly piece: PieceRef; readonly to: Stance };
  'battle-cells': { readonly cells: readonly Cell[] };
  'no-battle': Record<string, never>;
  // --- powers: reasons to refuse ---------------------------------------------------------------------------------------
  /** Its powers start by themselves, or in another turn. */
  'no-power-now': { readonly card: CardId; readonly turn: Turn };
  /** A (response) special card that is in the hand, or lies open. */
  'not-set': { readonly card: CardId };
  'no-special-there': { readonly slot: number };
  /** It came onto the board in this very turn. */
  'not-present-at-start': { readonly piece: PieceRef };
  /** Nothing on the board that the power could be pointed at, or nothing named. */
  'no-target': { readonly power: string };
  'no-opponent': { readonly cell: Cell };
  'no-own-piece': { readonly cell: Cell };
  'no-settled-opponent': { readonly cell: Cell };
  'no-opposing-structure': { readonly cell: Cell };
  'not-of-kind': { readonly piece: PieceRef; readonly card: CardId };
  'not-here': { readonly piece: PieceRef; readonly cell: Cell };
  'not-a-structure': { readonly card: CardId };
  'not-a-basic-kind': { readonly card: CardId };
  'not-on-a-home': { readonly cell: Cell };
  /** No opposing mobile piece of that kind in the cell, or a structure. */
  'no-such-opponent': { readonly card: CardId; readonly cell: Cell };
  /** Somebody opposes there, and it is no own home cell. */
  'no-refuge': { readonly cell: Cell };
  'no-captives': { readonly card: CardId; readonly asked: number; readonly held: number };
  // --- powers: what happens -----------------------------------------------------------------------------------------------
  declared: {
    readonly side: Side;
    readonly card: CardId;
    readonly power: string;
    readonly cell: Cell | null;
    /** What was paid. */
    readonly cost: number;
  };
  /** A (battle) special card in stage 1: it takes effect once both have passed. */
  'card-used': { readonly side: Side; readonly card: CardId; readonly cost: number };
  'power-used': { readonly side: Side; readonly card: CardId; readonly power: string; readonly cost: number };
  'took-effect': { readonly side: Side; readonly card: CardId; readonly power: string };
  /** A power that must fire in stage 3 did, or did not. */
  fired: { readonly piece: PieceRef; readonly power: string };
  idle: { readonly piece: PieceRef; readonly power: string };
  'condition-failed': {
    readonly piece: PieceRef;
    readonly power: string;
    readonly condition: Condition['kind'];
    readonly lv: number | null;
    /** The opposing piece that stands against it. */
    readonly against: PieceRef | null;
  };
  granted: { readonly piece: PieceRef; readonly lv: number; readonly hp: number; readonly atk: number };
  /** Hit by what is no strike of a piece. */
  hit: {
    readonly target: PieceRef;
    readonly power: string;
    readonly atk: number;
    readonly before: number;
    readonly after: number;
  };
  returned: { readonly piece: PieceRef };
  fragmented: { readonly piece: PieceRef; readonly by: PieceRef | null };
  /** A cost, or an offering. */
  'given-up': { readonly piece: PieceRef };
  'may-move-again': { readonly piece: PieceRef };
  'opened-production': { readonly piece: PieceRef };
  earned: { readonly side: Side; readonly by: number; readonly dor: number };
  plundered: { readonly side: Side; readonly from: Side; readonly wanted: number; readonly by: number };
  built: {
    readonly piece: PieceRef;
    readonly by: Entry;
    readonly cost: number;
    readonly dor: number;
    readonly used: number;
    readonly limit: number;
  };
  'handed-over': { readonly side: Side; readonly captives: Readonly<Record<CardId, number>>; readonly coins: number };
  // --- battles --------------------------------------------------------------------------------------------------------------
  'side-empty': { readonly cell: Cell; readonly sides: readonly Side[] };
  'held-back': {
    readonly piece: PieceRef;
    readonly why: 'spent' | 'no-atk' | 'no-target';
    readonly rotation: number;
  };
  /** Stage 6: mobile pieces that stand, by arrival, and whether there is another rotation. */
  checked: {
    readonly cell: Cell;
    readonly rotation: number;
    readonly attackers: number;
    readonly defenders: number;
    readonly standing: readonly { readonly piece: PieceRef; readonly hp: number }[];
    readonly goesOn: boolean;
  };
  /** Stage 7: its three conditions hold, so that the settled pieces left are captured; or they do not. */
  swept: Sweep;
  spared: Sweep;
}

/** The three conditions of stage 7, for one side. */
export type Sweep = {
  readonly side: Side;
  readonly cell: Cell;
  /** It has a piece left. */
  readonly present: boolean;
  /** Such a piece struck in stage 4 or 5. */
  readonly struck: boolean;
  /** The opponent has no mobile piece. */
  readonly cleared: boolean;
  /** Settled pieces of the opponent. */
  readonly settled: number;
};

/** Why something that was declared, or used, comes to nothing. */
export type FizzleReason = 'no-target' | 'no-room' | 'no-refuge' | 'no-more-of-kind';
