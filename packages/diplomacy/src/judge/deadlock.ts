import type { Board } from '../map/board.ts';
import { moveFate } from './decide.ts';
import { supportFate } from './match-supports.ts';
import { eachCarrier } from './routes.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';
import { decideMove, decideRoute, decideSupport, routeFate } from './settle.ts';

const {
  client,
  count,
  DECIDED,
  goal,
  home,
  knot,
  LOST,
  lanes,
  NO_PATH,
  openMoves,
  openRoutes,
  openSupports,
  PATH,
  ROTATES,
  rival,
  rivals,
  STALLED,
  standing,
  state,
  TOGETHER,
  target,
  WON,
} = scratch;

/**
 * What is left when nothing more follows: decisions that depend on each other in a circle (DATC 5.B.9). Rare, so
 * written for clarity. The smallest set of decisions that depend on nothing open outside it is taken: if exactly one
 * assignment of it is consistent, that is the answer; else, if it holds moves alone they all succeed, and if it holds
 * convoys those fail. Then settling goes on.
 */

type Node =
  | { readonly kind: 'move'; readonly unit: number }
  | { readonly kind: 'support'; readonly unit: number }
  | { readonly kind: 'route'; readonly unit: number };

/** More open inputs than this and a decision is taken to depend on all of them. */
const MAX_INPUTS = 12;

export interface BackupRule {
  /** 4.A.2, what befalls a set with convoys: its fleets stop convoying, or its moves fail. */
  readonly paradox: 'convoys-fail' | 'moves-fail';
}

/** Settles one set of decisions that wait for each other. */
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

/**
 * The commonest set by far: a ring of units each of which moves if, and only if, the one before it makes room. Both
 * "all" and "none" are consistent, so all move (DIP-M5).
 */
function turnRing(rules: Rules): boolean {
  for (let m = 0; m < count.openMoves; m++) {
    const start = openMoves[m] ?? 0;
    let unit = start;
    let length = 0;
    do {
      if (!hangsOnOccupant(unit, rules)) break;
      unit = standing[goal[unit] ?? 0] ?? -1;
      length++;
    } while (unit !== start && length <= count.openMoves);
    if (unit !== start || length < 2) continue;
    const id = ++count.knots;
    do {
      decideMove(unit, WON);
      state[unit] = (state[unit] ?? 0) | ROTATES | TOGETHER;
      knot[unit] = id;
      unit = standing[goal[unit] ?? 0] ?? -1;
    } while (unit !== start);
    closeDecided();
    return true;
  }
  return false;
}

/** Whether an open move succeeds exactly if the unit in its goal, moving too, leaves. */
function hangsOnOccupant(i: number, rules: Rules): boolean {
  const occupant = standing[goal[i] ?? 0] ?? -1;
  if (occupant < 0 || (goal[occupant] ?? -1) < 0) return false;
  const before = state[occupant] ?? 0;
  if (before & DECIDED || (state[i] ?? 0) & DECIDED) return false;
  state[occupant] = before | WON;
  const ifItLeaves = moveFate(i, rules);
  state[occupant] = before | LOST;
  const ifItStays = moveFate(i, rules);
  state[occupant] = before;
  return ifItLeaves === WON && ifItStays === LOST;
}

function openNodes(): Node[] {
  const nodes: Node[] = [];
  for (let m = 0; m < count.openMoves; m++) nodes.push({ kind: 'move', unit: openMoves[m] ?? 0 });
  for (let s = 0; s < count.openSupports; s++) nodes.push({ kind: 'support', unit: openSupports[s] ?? 0 });
  for (let r = 0; r < count.openRoutes; r++) nodes.push({ kind: 'route', unit: openRoutes[r] ?? 0 });
  return nodes;
}

function fateOf(board: Board, rules: Rules, node: Node): number {
  switch (node.kind) {
    case 'move':
      return moveFate(node.unit, rules);
    case 'support':
      return supportFate(node.unit, board.provinceOf[target[node.unit] ?? 0] ?? 0, rules);
    case 'route':
      return routeFate(board, node.unit, rules);
  }
}

function assign(node: Node, fate: number): void {
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
function assigned(node: Node): number {
  const bits = state[node.unit] ?? 0;
  if (node.kind !== 'route') return bits & DECIDED;
  return bits & PATH ? WON : bits & NO_PATH ? LOST : 0;
}

/** Runs `work` on the current state and puts the state back. */
function tentatively<T>(work: () => T): T {
  const states = state.slice(0, count.units);
  const supports = lanes.slice(0, count.units);
  const result = work();
  state.set(states);
  lanes.set(supports);
  return result;
}

/** The open nodes a node's equation mentions. */
function inputs(node: Node, nodes: readonly Node[]): number[] {
  const mentioned = new Set<string>();
  const mention = (kind: Node['kind'], unit: number): void => {
    mentioned.add(`${kind} ${unit}`);
  };
  const mentionSupportsOf = (unit: number): void => {
    for (const other of nodes)
      if (other.kind === 'support' && client[other.unit] === unit) mention('support', other.unit);
  };
  const eachRival = (province: number, visit: (unit: number) => void): void => {
    for (let j = rivals[province] ?? -1; j >= 0; j = rival[j] ?? -1) visit(j);
  };
  switch (node.kind) {
    case 'move': {
      const province = goal[node.unit] ?? 0;
      const occupant = standing[province] ?? -1;
      if (occupant >= 0) {
        mention('move', occupant);
        mentionSupportsOf(occupant);
      }
      eachRival(province, (j) => {
        if (j !== node.unit) mention('move', j);
        mention('route', j);
        mentionSupportsOf(j);
      });
      break;
    }
    case 'support':
      eachRival(home[node.unit] ?? 0, (j) => {
        mention('move', j);
        mention('route', j);
      });
      break;
    case 'route':
      eachCarrier(node.unit, (fleet) => {
        eachRival(home[fleet] ?? 0, (j) => {
          mention('move', j);
        });
      });
  }
  return nodes.flatMap((other, index) => (mentioned.has(`${other.kind} ${other.unit}`) ? [index] : []));
}

/** The value of a node under every assignment of some others, bit `k` of the index standing for the `k`th of them. */
function outcomes(board: Board, rules: Rules, node: Node, given: readonly number[], nodes: readonly Node[]): number[] {
  return Array.from({ length: 1 << given.length }, (_, bits) =>
    tentatively(() => {
      given.forEach((index, bit) => {
        const other = nodes[index];
        if (other !== undefined) assign(other, (bits >> bit) & 1 ? WON : LOST);
      });
      return fateOf(board, rules, node);
    }),
  );
}

/** The open nodes a node truly depends on: those that change its value under some assignment of the others. */
function dependencies(board: Board, rules: Rules, node: Node, nodes: readonly Node[]): number[] {
  const mentioned = inputs(node, nodes);
  if (mentioned.length > MAX_INPUTS) return mentioned;
  const values = outcomes(board, rules, node, mentioned, nodes);
  return mentioned.filter((_, bit) => values.some((value, bits) => value !== values[bits ^ (1 << bit)]));
}

/** Tarjan's components of the dependence graph; the smallest one that depends on nothing outside itself. */
function smallestClosedSet(needs: readonly (readonly number[])[]): number[] {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const component = new Map<number, number>();
  const components: number[][] = [];
  const visit = (v: number): void => {
    order.set(v, order.size);
    low.set(v, order.get(v) ?? 0);
    stack.push(v);
    onStack.add(v);
    for (const w of needs[v] ?? []) {
      if (!order.has(w)) {
        visit(w);
        low.set(v, Math.min(low.get(v) ?? 0, low.get(w) ?? 0));
      } else if (onStack.has(w)) {
        low.set(v, Math.min(low.get(v) ?? 0, order.get(w) ?? 0));
      }
    }
    if (low.get(v) !== order.get(v)) return;
    const members: number[] = [];
    for (let w = stack.pop(); w !== undefined; w = stack.pop()) {
      onStack.delete(w);
      component.set(w, components.length);
      members.push(w);
      if (w === v) break;
    }
    components.push(members.sort((a, b) => a - b));
  };
  needs.forEach((_, v) => {
    if (!order.has(v)) visit(v);
  });
  const closed = components.filter((members, id) =>
    members.every((v) => (needs[v] ?? []).every((w) => component.get(w) === id)),
  );
  return closed.reduce((best, members) => (members.length < best.length ? members : best), closed[0] ?? []);
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

function applyBackup(
  backup: BackupRule,
  set: readonly Node[],
  nodes: readonly Node[],
  needs: readonly (readonly number[])[],
  id: number,
): void {
  if (set.every((node) => node.kind === 'move')) {
    for (const node of set) {
      decideMove(node.unit, WON);
      state[node.unit] = (state[node.unit] ?? 0) | ROTATES | TOGETHER;
    }
    return;
  }
  const routes = set.filter((node) => node.kind === 'route');
  if (routes.length === 0 || backup.paradox === 'moves-fail') {
    // Without a convoy no published map knows such a set; variants are told to let all of it fail.
    for (const node of set) {
      if (node.kind === 'move' || (node.kind === 'support' && routes.length === 0)) {
        assign(node, LOST);
        state[node.unit] = (state[node.unit] ?? 0) | TOGETHER;
      }
    }
    return;
  }
  for (const route of routes) {
    const moves = new Set((needs[nodes.indexOf(route)] ?? []).map((index) => nodes[index]?.unit));
    eachCarrier(route.unit, (fleet) => {
      for (let j = rivals[home[fleet] ?? 0] ?? -1; j >= 0; j = rival[j] ?? -1) {
        if (!moves.has(j)) continue;
        state[fleet] = (state[fleet] ?? 0) | STALLED;
        knot[fleet] = id;
      }
    });
  }
}

/** Takes what has been decided off the open lists. */
function closeDecided(): void {
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
