import { type Board, compileBoard } from '../map/board.ts';
import type { LocationId, MapData } from '../map/map-data.ts';
import type { GivenOrder, Order } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { ADJUSTMENTS, FALL_RETREATS, SPRING_RETREATS, stepOf } from '../phases/calendar.ts';
import { packPosition } from '../phases/pack.ts';
import { createSeason } from '../phases/season.ts';
import { startOf } from '../phases/start.ts';
import type { Policy } from '../policy/policy.ts';
import { processAdjustments } from './adjustment.ts';
import { type PhaseContext, processWith } from './context.ts';
import { legalChoices } from './legal-choices.ts';
import { processMovement } from './movement.ts';
import type { PhaseResult } from './results.ts';
import { processRetreats } from './retreat.ts';

export type { OrderResult, PhaseNote, PhaseOutcome, PhaseResult } from './results.ts';

/** Adjudicates whole phases of one map under one policy: JSON in, JSON out. */
export interface Referee {
  readonly board: Board;
  readonly policy: Policy;
  /** Adjudicates the phase that `position.phase` names with the orders given, in the order they were given. */
  process(position: Position, given: readonly GivenOrder[]): PhaseResult;
  /** Every legal order of the unit at a location in the phase at hand. */
  legalOrders(position: Position, unit: LocationId): readonly Order[];
  /** The position the map starts from. */
  start(): Position;
}

/**
 * A referee for one map and one policy. It may be asked again and again, but not while it is answering: the judge's memory
 * is one.
 *
 * @throws Error from `process` and `legalOrders` when a position or an order names what the map does not have
 */
export function createReferee(map: MapData, policy: Policy): Referee {
  const board = compileBoard(map);
  const season = createSeason(board, policy);
  const contextOf = (position: Position, given: readonly GivenOrder[]): PhaseContext => ({
    season,
    board,
    position,
    packed: packPosition(board, season.layout, position),
    given,
  });
  return {
    board,
    policy,
    process: (position, given) => {
      const context = contextOf(position, given);
      switch (stepOf(context.packed.phase)) {
        case SPRING_RETREATS:
        case FALL_RETREATS:
          return processWith(context, processRetreats);
        case ADJUSTMENTS:
          return processWith(context, processAdjustments);
        default:
          return processWith(context, processMovement);
      }
    },
    legalOrders: (position, unit) => legalChoices(contextOf(position, []), unit),
    start: () => startOf(map),
  };
}
