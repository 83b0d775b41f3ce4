import type { Board } from '../map/board.ts';
import { moveFate } from './decide.ts';
import { supportFate } from './match-supports.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';
import { decideMove, decideRoute, decideSupport, routeFate } from './settle.ts';

const { count, DECIDED, LOST, lanes, NO_PATH, openMoves, openRoutes, openSupports, PATH, state, target, WON } = scratch;

/**
 * A decision still open when sweeps decide nothing more: whether a move succeeds, whether a support counts, whether an
 * army's path stands. Each has an equation in the others, and may be given a value for a trial.
 */
export type Node =
  | { readonly kind: 'move'; readonly unit: number }
  | { readonly kind: 'support'; readonly unit: number }
  | { readonly kind: 'route'; readonly unit: number };

/** All decisions still open. */
export function openNodes(): Node[] {
  const nodes: Node[] = [];
  for (let m = 0; m < count.openMoves; m++) nodes.push({ kind: 'move', unit: openMoves[m] ?? 0 });
  for (let s = 0; s < count.openSupports; s++) nodes.push({ kind: 'support', unit: openSupports[s] ?? 0 });
  for (let r = 0; r < count.openRoutes; r++) nodes.push({ kind: 'route', unit: openRoutes[r] ?? 0 });
  return nodes;
}

/** The value that follows from what is decided by now: `WON`, `LOST`, or 0 if neither does. */
export function fateOf(board: Board, rules: Rules, node: Node): number {
  switch (node.kind) {
    case 'move':
      return moveFate(node.unit, rules);
    case 'support':
      return supportFate(node.unit, board.provinceOf[target[node.unit] ?? 0] ?? 0, rules);
    case 'route':
      return routeFate(board, node.unit, rules);
  }
}

/** Gives a node the value `WON` or `LOST`. */
export function assign(node: Node, fate: number): void {
  switch (node.kind) {
    case 'move':
      decideMove(node.unit, fate);
      return;
    case 'support':
      decideSupport(node.unit, fate);
      return;
    case 'route':
      decideRoute(node.unit, fate);
  }
}

/** The value assigned to a node, or 0. */
export function assigned(node: Node): number {
  const bits = state[node.unit] ?? 0;
  if (node.kind !== 'route') return bits & DECIDED;
  return bits & PATH ? WON : bits & NO_PATH ? LOST : 0;
}

/** Runs `work` on the current state and puts the state back. */
export function tentatively<T>(work: () => T): T {
  const states = state.slice(0, count.units);
  const supports = lanes.slice(0, count.units);
  const result = work();
  state.set(states);
  lanes.set(supports);
  return result;
}

/** Takes what has been decided off the open lists. */
export function closeDecided(): void {
  const keep = (list: Int32Array, total: number, open: (unit: number) => boolean): number => {
    let kept = 0;
    for (let k = 0; k < total; k++) {
      const unit = list[k] ?? 0;
      if (open(unit)) list[kept++] = unit;
    }
    return kept;
  };
  const undecided = (unit: number): boolean => ((state[unit] ?? 0) & DECIDED) === 0;
  count.openMoves = keep(openMoves, count.openMoves, undecided);
  count.openSupports = keep(openSupports, count.openSupports, undecided);
  count.openRoutes = keep(openRoutes, count.openRoutes, (unit) => ((state[unit] ?? 0) & (PATH | NO_PATH)) === 0);
}
