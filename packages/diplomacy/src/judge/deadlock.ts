import type { Board } from '../map/board.ts';
import { applyBackup, type BackupRule } from './backup-rule.ts';
import { smallestClosedSet } from './closed-set.ts';
import { dependencies, inputs, outcomes } from './dependence.ts';
import { assign, assigned, closeDecided, fateOf, type Node, openNodes, tentatively } from './open-decisions.ts';
import { turnRing } from './ring.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';

const { count, knot, LOST, state, TOGETHER, WON } = scratch;

/**
 * What is left when nothing more follows: decisions that depend on each other in a circle (DATC 5.B.9). Rare, so
 * written for clarity. The smallest set of decisions that depend on nothing open outside it is taken: if exactly one
 * assignment of it is consistent, that is the answer; else, if it holds moves alone they all succeed, and if it holds
 * convoys those fail. Settles one such set; then settling goes on.
 */
export function breakDeadlock(board: Board, rules: Rules, backup: BackupRule): void {
  if (turnRing(rules)) return;
  const nodes = openNodes();
  const needs = nodes.map((node) => dependencies(board, rules, node, nodes));
  const free = needs.findIndex((needed) => needed.length === 0);
  const freed = nodes[free];
  if (freed !== undefined) {
    // Its intervals overlap, yet no assignment of the others changes it: any assignment tells its value.
    assign(freed, outcomes(board, rules, freed, inputs(freed, nodes), nodes)[0] ?? LOST);
    closeDecided();
    return;
  }
  const set = smallestClosedSet(needs)
    .map((index) => nodes[index])
    .filter((node) => node !== undefined);
  const id = ++count.knots;
  for (const node of set) knot[node.unit] = id;
  const solutions = solve(board, rules, set);
  const [only] = solutions;
  if (solutions.length === 1 && only !== undefined) {
    set.forEach((node, index) => {
      assign(node, only[index] ?? LOST);
      state[node.unit] = (state[node.unit] ?? 0) | TOGETHER;
    });
  } else {
    applyBackup(backup, set, nodes, needs, id);
  }
  closeDecided();
}

/** Consistent assignments of a set, at most two: more make no difference. */
function solve(board: Board, rules: Rules, set: readonly Node[]): number[][] {
  const found: number[][] = [];
  const search = (): void => {
    tentatively(() => {
      for (let progress = true; progress; ) {
        progress = false;
        for (const node of set) {
          const fate = fateOf(board, rules, node);
          const value = assigned(node);
          if (fate !== 0 && value !== 0 && fate !== value) return;
          if (fate !== 0 && value === 0) {
            assign(node, fate);
            progress = true;
          }
        }
      }
      const guess = set.find((node) => assigned(node) === 0);
      if (guess === undefined) {
        found.push(set.map(assigned));
        return;
      }
      for (const value of [WON, LOST]) {
        if (found.length > 1) return;
        tentatively(() => {
          assign(guess, value);
          search();
        });
      }
    });
  };
  search();
  return found;
}
