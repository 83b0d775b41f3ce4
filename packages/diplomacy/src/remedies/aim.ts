import * as scratch from '../judge/scratch.ts';
import { SUCCEEDS, verdictOf } from '../judge/verdict.ts';
import { type Board, provinceId } from '../map/board.ts';
import type { ProvinceId } from '../map/map-data.ts';
import type { MovementOrder, Order } from '../orders/order.ts';
import type { OrderResult, PhaseResult } from '../referee/results.ts';

const { aux, DISLODGED, goal, IS_CONVOY, IS_MOVE, IS_SUPPORT, state } = scratch;

/**
 * What a failed order of a movement phase was for. A move is to end in its province, at whatever coast and by whatever way;
 * a support is to count for the same unit; a convoy is to carry the same army; a hold is to stay. A unit that was
 * dislodged is content to stay as well.
 */
export interface Aim {
  readonly kind: 'move' | 'support' | 'convoy' | 'stay';
  /** Destination of the move; province of the unit supported or convoyed. */
  readonly province: ProvinceId;
  /** Where the support or convoy was to. */
  readonly into: ProvinceId;
  readonly orStay: boolean;
}

/** @param orStay whether its unit was dislodged, by whatever verdict that is told */
export function aimOf(order: MovementOrder, orStay: boolean): Aim {
  const own = provinceId(order.unit.at);
  switch (order.kind) {
    case 'hold':
      return { kind: 'stay', province: own, into: own, orStay: true };
    case 'move':
      return { kind: 'move', province: provinceId(order.to), into: provinceId(order.to), orStay };
    case 'support-hold': {
      const client = provinceId(order.target.at);
      return { kind: 'support', province: client, into: client, orStay };
    }
    case 'support-move':
      return { kind: 'support', province: provinceId(order.target.at), into: provinceId(order.to), orStay };
    case 'convoy':
      return { kind: 'convoy', province: provinceId(order.army.at), into: provinceId(order.to), orStay };
  }
}

/** Whether the aim of unit `unit` came true in the phase just judged. */
export type Reached = (unit: number) => boolean;

/** The test of an aim in the judge's memory. */
export function reachedOn(board: Board, { kind, province, orStay }: Aim): Reached {
  const place = board.locationIndex.get(province) ?? -1;
  const stays: Reached = (unit) => orStay && ((state[unit] ?? 0) & DISLODGED) === 0;
  switch (kind) {
    case 'stay':
      return stays;
    case 'move':
      return (unit) =>
        (((state[unit] ?? 0) & IS_MOVE) !== 0 && goal[unit] === place && verdictOf(unit) === SUCCEEDS) || stays(unit);
    case 'support':
      return (unit) =>
        (((state[unit] ?? 0) & IS_SUPPORT) !== 0 && aux[unit] === place && verdictOf(unit) === SUCCEEDS) || stays(unit);
    case 'convoy':
      return (unit) =>
        (((state[unit] ?? 0) & IS_CONVOY) !== 0 && aux[unit] === place && verdictOf(unit) === SUCCEEDS) || stays(unit);
  }
}

/**
 * The same in the referee's own words: whether an order and the phase it was part of bear the aim out.
 *
 * @param written the order the result is of
 */
export function bearsOut(
  { kind, province, orStay }: Aim,
  own: OrderResult,
  written: Order,
  result: PhaseResult,
): boolean {
  if (orStay && !result.next.dislodged.some(({ unit }) => unit.at === own.unit)) return true;
  if (own.verdict !== 'succeeds') return false;
  switch (kind) {
    case 'stay':
      return false;
    case 'move':
      return written.kind === 'move' && provinceId(written.to) === province;
    case 'support':
      return (
        (written.kind === 'support-hold' || written.kind === 'support-move') &&
        provinceId(written.target.at) === province
      );
    case 'convoy':
      return written.kind === 'convoy' && provinceId(written.army.at) === province;
  }
}
