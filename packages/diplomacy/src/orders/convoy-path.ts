import * as scratch from '../judge/scratch.ts';
import { CONVOY, FLEET, MOVE } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { FLEET_INTO } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import type { UnitOrders } from './collect.ts';
import { voidBy } from './refusal.ts';

const { home, kind } = scratch;

/**
 * Where armies name their routes, fleets off the route do not carry them, and where routes are required, an army without
 * one is not carried (DATC 4.A.6): such a convoy matches no order given (DIP-V1).
 */
export function holdToPaths(board: Board, policy: Policy, orders: readonly UnitOrders[]): readonly UnitOrders[] {
  if (policy.convoyPath === 'ignored') return orders;
  const barred = new Set<number>();
  orders.forEach(({ followed }, army) => {
    if ((followed.bits.kind & MOVE) === 0 || followed.refusal !== null || (kind[army] ?? 0) & FLEET) return;
    const { path, bits } = followed;
    if (path === null && policy.convoyPath === 'allowed') return;
    const carriers = orders.flatMap((other, fleet) => (carries(other, home[army] ?? 0, bits.target) ? [fleet] : []));
    const seas = carriers.map((fleet) => home[fleet] ?? 0);
    const whole =
      path?.every((sea) => seas.includes(sea)) === true && isChain(board, home[army] ?? 0, path, bits.target);
    for (const fleet of carriers) if (!whole || !path.includes(home[fleet] ?? 0)) barred.add(fleet);
  });
  return orders.map((own, fleet) =>
    barred.has(fleet) ? { ...own, followed: { ...own.followed, refusal: voidBy('DIP-V1') } } : own,
  );
}

function carries({ followed }: UnitOrders, from: number, to: number): boolean {
  const { bits, refusal } = followed;
  return (bits.kind & CONVOY) !== 0 && refusal === null && bits.aux === from && bits.target === to;
}

/** Whether each sea of the path touches the next, the first the departure and the last the destination. */
function isChain(board: Board, from: number, path: readonly number[], to: number): boolean {
  const touches = (sea: number, other: number): boolean =>
    ((board.steps[sea * board.locationCount + other] ?? 0) & FLEET_INTO) !== 0;
  return path.every((sea, k) => touches(sea, k === 0 ? from : (path[k - 1] ?? 0))) && touches(path.at(-1) ?? from, to);
}
