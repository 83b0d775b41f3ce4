import { smallestClosedSet } from './components.ts';
import type { DecisionKind, SetKind } from './cycles.ts';
import type { Question } from './equations.ts';
import type { Rules } from './rules.ts';
import type { Situation } from './situation.ts';

export interface SettledSet {
  readonly kind: SetKind;
  readonly units: readonly number[];
}

export interface Decisions {
  /** The decision on each unit's order; a hold, a void order and an illegal one have none. */
  readonly values: ReadonlyMap<number, boolean>;
  /** The sets that had to be enumerated, in the order they were settled. */
  readonly cycles: readonly SettledSet[];
}

/** Open inputs of one equation past which trying every assignment is hopeless; no position on a map comes near. */
const WIDEST = 22;
/** Equations with few open inputs are tried first: what they settle spares the others most of theirs. */
const WIDTHS = [0, 3, 8, WIDEST];

/**
 * Settles every decision by brute force. What no assignment of the open decisions can change is settled as it is; when
 * nothing is left of that sort, the smallest set that depends only on itself is enumerated (DATC 5.B.9); and again.
 */
export function decide(situation: Situation, rules: Rules): Decisions {
  const kinds = situation.orders.map((order, u): DecisionKind | undefined => {
    if (order.kind === 'move') return 'move';
    if (order.kind === 'hold' || !situation.matched[u]) return undefined;
    return order.kind === 'convoy' ? 'convoy' : 'support';
  });
  const kindOf = (unit: number): DecisionKind => {
    const kind = kinds[unit];
    if (kind === undefined) throw new Error(`no decision on unit ${unit}`);
    return kind;
  };

  const values = new Map<number, boolean>();
  const open = new Set(kinds.flatMap((kind, u) => (kind === undefined ? [] : [u])));
  const settle = (unit: number, value: boolean): void => {
    values.set(unit, value);
    open.delete(unit);
  };

  const assumed = new Map<number, boolean>();
  /** Open decisions that were asked for but not assumed, in that order; they were answered with false. */
  let asked: number[] = [];
  const is = (unit: number): boolean => {
    const value = values.get(unit) ?? assumed.get(unit);
    if (value !== undefined) return value;
    kindOf(unit);
    asked.push(unit);
    assumed.set(unit, false);
    return false;
  };
  const question: Question = { situation, rules, is };
  const evaluate = (unit: number): boolean => {
    switch (kindOf(unit)) {
      case 'move':
        return rules.moveSucceeds(question, unit);
      case 'support':
        return rules.supportStands(question, unit);
      case 'convoy':
        return rules.convoyStands(question, unit);
    }
  };

  /** Evaluates the unit's equation for every course the answers to its questions can take, until `see` has seen enough. */
  const tryAll = (unit: number, see: (value: boolean, asked: readonly number[]) => boolean): void => {
    let more = true;
    while (more && see(evaluate(unit), asked)) {
      more = false;
      for (let last = asked.pop(); last !== undefined && !more; ) {
        more = assumed.get(last) === false;
        if (more) {
          assumed.set(last, true);
          asked.push(last);
        } else {
          assumed.delete(last);
          last = asked.pop();
        }
      }
    }
    asked = [];
    assumed.clear();
  };

  /** The value a decision has whatever the open ones are; undefined if they can change it or if it has too many inputs. */
  const constant = (unit: number, width: number): boolean | undefined => {
    let same: boolean | undefined;
    let varies = false;
    tryAll(unit, (value, inputs) => {
      varies = inputs.length > width || (same !== undefined && same !== value);
      same = value;
      return !varies;
    });
    return varies ? undefined : same;
  };

  /** The open decisions on which a decision depends: with the others somehow assigned, each can change its value. */
  const dependsOn = (unit: number): readonly number[] => {
    const inputs = new Set<number>();
    tryAll(unit, (_, more) => {
      for (const input of more) inputs.add(input);
      return true;
    });
    const list = [...inputs];
    if (list.length > WIDEST) throw new RangeError(`${list.length} open inputs of one decision`);
    const table = new Uint8Array(2 ** list.length);
    for (let row = 0; row < table.length; row++) {
      list.forEach((input, bit) => {
        assumed.set(input, (row & (1 << bit)) !== 0);
      });
      table[row] = evaluate(unit) ? 1 : 0;
    }
    assumed.clear();
    return list.filter((_, bit) => table.some((value, row) => value !== table[row ^ (1 << bit)]));
  };

  /** The assignments of a set that satisfy all its equations; the search stops at the second. */
  const solutions = (
    units: readonly number[],
    inputs: ReadonlyMap<number, readonly number[]>,
  ): readonly ReadonlyMap<number, boolean>[] => {
    // An equation is checked as soon as its own decision and the last of its inputs are assigned.
    const due = units.map((latest, depth) => {
      const assigned = units.slice(0, depth + 1);
      return assigned.filter((unit) => {
        const needed = [unit, ...(inputs.get(unit) ?? [])];
        return needed.includes(latest) && needed.every((other) => assigned.includes(other));
      });
    });
    const found: ReadonlyMap<number, boolean>[] = [];
    const assign = (depth: number, assignment: ReadonlyMap<number, boolean>): void => {
      const unit = units[depth];
      if (unit === undefined) found.push(assignment);
      if (unit === undefined || found.length > 1) return;
      for (const value of [false, true]) {
        const longer = new Map([...assignment, [unit, value]]);
        if ((due[depth] ?? []).every((checked) => holdsUnder(checked, longer))) assign(depth + 1, longer);
      }
    };
    assign(0, new Map());
    return found.slice(0, 2);
  };
  const holdsUnder = (unit: number, assignment: ReadonlyMap<number, boolean>): boolean => {
    for (const [other, value] of assignment) assumed.set(other, value);
    const holds = evaluate(unit) === assignment.get(unit);
    asked = [];
    assumed.clear();
    return holds;
  };

  const settleConstants = (): void => {
    let widths = [...WIDTHS];
    for (let width = widths.shift(); width !== undefined; width = widths.shift()) {
      const before = open.size;
      for (const unit of open) {
        const value = constant(unit, width);
        if (value !== undefined) settle(unit, value);
      }
      if (open.size < before) widths = [...WIDTHS];
    }
  };

  const cycles: SettledSet[] = [];
  settleConstants();
  while (open.size > 0) {
    const inputs = new Map([...open].map((unit) => [unit, dependsOn(unit)]));
    const units = smallestClosedSet(inputs);
    const { kind, settled } = rules.backup({ units, kindOf, solutions: solutions(units, inputs) });
    for (const [unit, value] of settled) settle(unit, value);
    cycles.push({ kind, units });
    settleConstants();
  }
  return { values, cycles };
}
