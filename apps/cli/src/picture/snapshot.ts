import {
  createSeason,
  type GivenOrder,
  type NameIndex,
  type PhaseName,
  type PhaseResult,
  type Position,
  type Referee,
  rulingsOnPhase,
} from '@panjeong/diplomacy';
import type { Ruling } from '@panjeong/kernel';

/** One phase of a match to draw: the position it began with, its orders, and how they came out. */
export interface Snapshot {
  /** Judges it; its map may have powers of its own. */
  readonly referee: Referee;
  readonly names: NameIndex;
  readonly position: Position;
  /** Orders that were written; none where there are none. */
  readonly given: readonly GivenOrder[];
  /** Null where the orders have not been judged. */
  readonly result: PhaseResult | null;
  /** Orders that players have not shown each other: they are drawn for somebody who asks for them by name alone. */
  readonly isSealed?: true;
}

export const ORDERS_SHOWN = ['given', 'judged', 'none'] as const;
/** Orders as they were written, as they came out, or the position alone. */
export type OrdersShown = (typeof ORDERS_SHOWN)[number];

/** As asked for, or as usual, but with orders that are sealed as they were written: what came out stays as it came out. */
export type OrdersAsked = OrdersShown | 'sealed-too';

/** What a picture of it shows. */
export interface Shown {
  readonly position: Position;
  readonly given: readonly GivenOrder[] | null;
  readonly result: PhaseResult | null;
  /** Why it came out so: where moves failed, and who cut whose support. */
  readonly rulings: readonly Ruling[];
}

/** A phase with its orders as asked for; by default as they came out, and none that are sealed. */
export function shownOf(snapshot: Snapshot, asked: OrdersAsked | undefined): Shown {
  const { position, given, result, referee, isSealed } = snapshot;
  const board: Shown = { position, given: null, result: null, rulings: [] };
  const usual = isSealed !== true ? 'judged' : asked === 'sealed-too' ? 'given' : 'none';
  const shown = asked === undefined || asked === 'sealed-too' ? usual : asked;
  if (shown === 'none') return board;
  if (shown === 'given') return { ...board, given };
  // A position alone is judged by nobody, unless it is asked for.
  if (result === null && given.length === 0 && asked === undefined) return board;
  const judged = result ?? referee.process(position, given);
  const season = createSeason(referee.board, referee.policy);
  return { ...board, result: judged, rulings: rulingsOnPhase({ season }, position, given, judged) };
}

/** The phase of that name, or the last one. */
export function snapshotOf(snapshots: readonly Snapshot[], phase: PhaseName | undefined): Snapshot | undefined {
  return phase === undefined ? snapshots.at(-1) : snapshots.findLast(({ position }) => position.phase === phase);
}
