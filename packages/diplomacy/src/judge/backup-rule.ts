import { assign, type Node } from './open-decisions.ts';
import { eachCarrier } from './routes.ts';
import * as scratch from './scratch.ts';
import { decideMove } from './settle.ts';

const { home, knot, LOST, ROTATES, rival, rivals, STALLED, state, TOGETHER, WON } = scratch;

/** What befalls a set of decisions that has no single solution (DATC 5.B.9). */
export interface BackupRule {
  /** 4.A.2, what befalls a set with convoys: its fleets stop convoying, or its moves fail. */
  readonly paradox: 'convoys-fail' | 'moves-fail';
}

/**
 * Moves alone all succeed (DIP-M5); of a set with convoys those fail (DIP-C4), or whatever the rule says instead.
 *
 * @param set the decisions concerned, some of `nodes`
 * @param nodes all that are open
 * @param needs by node of `nodes`, the places of those it depends on
 * @param id the knot they form
 */
export function applyBackup(
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
