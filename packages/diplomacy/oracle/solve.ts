import type { LocationId, MapData, ProvinceId } from '../src/map/map-data.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import type { Verdict } from '../src/orders/verdict.ts';
import type { Policy } from '../src/policy/policy.ts';
import type { SetKind } from './cycles.ts';
import { decide } from './decisions.ts';
import { moveOf, moversInto, provinceUnder, type Question } from './equations.ts';
import { boardOf, legalOrders } from './legality.ts';
import { type Rules, TRUE_RULES } from './rules.ts';
import { situationOf } from './situation.ts';
import { requireSupported } from './supported-policy.ts';

export interface UnitOutcome {
  readonly unit: Unit;
  readonly verdict: Verdict;
  /** Where the unit's move ended; null when it stayed or was dislodged. */
  readonly moved: LocationId | null;
  /** The province its attacker came from; null when it was not dislodged. */
  readonly dislodgedBy: ProvinceId | null;
}

export interface Cycle {
  readonly kind: SetKind;
  /** Provinces of the units whose orders depended only on each other. */
  readonly provinces: readonly ProvinceId[];
}

export interface Outcome {
  /** One for each unit, in the order given. */
  readonly units: readonly UnitOutcome[];
  /** Provinces left empty by a standoff, sorted. */
  readonly contested: readonly ProvinceId[];
  readonly cycles: readonly Cycle[];
}

/**
 * Adjudicates one movement phase by brute force over the equations of DATC 5.B.
 * Orders are parsed ones, at most one for a unit; one for a unit that is not there, or another power's, is passed over.
 * Throws on a policy it does not know, on two units in a province, on two orders for a unit, on orders of other phases.
 */
export function solve(
  map: MapData,
  units: readonly Unit[],
  orders: readonly GivenOrder[],
  policy: Policy,
  rules: Rules = TRUE_RULES,
): Outcome {
  requireSupported(policy);
  const board = boardOf(map, units, policy, rules);
  const situation = situationOf(board, legalOrders(board, orders));
  const decisions = decide(situation, rules);
  const question: Question = { situation, rules, is: (unit) => decisions.values.get(unit) ?? false };
  return {
    units: units.map((unit, u) => unitOutcome(question, unit, u)),
    contested: contested(question),
    cycles: decisions.cycles.map(({ kind, units }) => ({
      kind,
      provinces: units.flatMap((unit) => board.provinces[unit] ?? []),
    })),
  };
}

function unitOutcome(q: Question, unit: Unit, u: number): UnitOutcome {
  const move = moveOf(q, u);
  const moved = move !== undefined && q.is(u) ? move.to : null;
  const attacker = moved === null ? moversInto(q, provinceUnder(q, u)).find((other) => q.is(other)) : undefined;
  const dislodgedBy = attacker === undefined ? null : (provinceUnder(q, attacker) ?? null);
  return { unit, verdict: verdictOf(q, u, dislodgedBy !== null), moved, dislodgedBy };
}

/** Words about the order itself come before what became of the unit. */
function verdictOf(q: Question, u: number, dislodged: boolean): Verdict {
  const order = q.situation.orders[u];
  if (order === undefined || order.kind === 'hold') {
    if (order?.illegal) return 'illegal';
    return dislodged ? 'dislodged' : 'holds';
  }
  const stands = q.is(u);
  if (order.kind === 'move') {
    if (!q.rules.path(q, u)) return 'no-route';
    if (stands) return 'succeeds';
    return dislodged ? 'dislodged' : 'bounced';
  }
  if (!q.situation.matched[u]) return 'void';
  if (dislodged) return 'dislodged';
  if (stands) return 'succeeds';
  // A convoy that fails though its fleet stays is one of a paradox.
  return order.kind === 'convoy' ? 'no-route' : 'cut';
}

/** Provinces that a move with a path could have had, that nobody has, and that a standoff kept everybody out of. */
function contested(q: Question): readonly ProvinceId[] {
  const { board, movers } = q.situation;
  return [...movers.keys()]
    .filter((province) => {
      const occupant = board.unitIn.get(province);
      const left = occupant === undefined || (moveOf(q, occupant) !== undefined && q.is(occupant));
      const into = moversInto(q, province);
      return left && !into.some((unit) => q.is(unit)) && into.some((unit) => q.rules.prevent(q, unit) > 0);
    })
    .sort();
}
