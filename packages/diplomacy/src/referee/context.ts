import { type Board, provinceId } from '../map/board.ts';
import { type NameOf, orderText } from '../orders/canonical-text.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import { unpackPosition } from '../phases/pack.ts';
import type { PackedPosition } from '../phases/packed-position.ts';
import type { Season } from '../phases/season.ts';
import { outcomeOf } from './ending.ts';
import { changesSince, lookBefore } from './notes.ts';
import type { OrderResult, PhaseNote, PhaseResult } from './results.ts';

/** One phase being processed: what it started from, and its position being changed in place. */
export interface PhaseContext {
  readonly season: Season;
  readonly board: Board;
  readonly position: Position;
  readonly packed: PackedPosition;
  readonly given: readonly GivenOrder[];
}

/** What a phase says of its orders, and what else there is to tell. */
export interface Findings {
  readonly orders: readonly OrderResult[];
  readonly notes: readonly PhaseNote[];
}

/** Runs a phase that changes the packed position, and puts its answer together. */
export function processWith(context: PhaseContext, run: (context: PhaseContext) => Findings): PhaseResult {
  const { season, board, packed, position } = context;
  const phase: PhaseName = position.phase;
  const before = lookBefore(board, season.layout, packed);
  const { orders, notes } = run(context);
  const next = unpackPosition(board, season.layout, season.retreats, packed);
  const changes = changesSince(board, season.layout, before, packed);
  return { phase, orders, next, notes: [...notes, ...changes], outcome: outcomeOf(packed, next, board.powerIds) };
}

/** An order that its phase has no use for, or that its unit is not there to follow. */
export function refusedResult(
  { position }: PhaseContext,
  given: GivenOrder,
  rule: string,
  nameOf: NameOf,
): OrderResult {
  const { power, order } = given;
  const place = order.kind === 'waive' || order.kind === 'build' ? null : provinceId(order.unit.at);
  const unit = position.units.find((standing) => standing.power === power && provinceId(standing.at) === place);
  return { power, unit: unit?.at ?? null, order: orderText(order, nameOf), given, verdict: 'illegal', rule };
}
