import type { Board } from '../map/board.ts';
import { assign, fateOf, type Node, tentatively } from './open-decisions.ts';
import { eachCarrier } from './routes.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';

const { client, goal, home, LOST, rival, rivals, standing, WON } = scratch;

/** More open inputs than this and a decision is taken to depend on all of them. */
const MAX_INPUTS = 12;

/** The open nodes a node's equation mentions. */
export function inputs(node: Node, nodes: readonly Node[]): number[] {
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
export function outcomes(
  board: Board,
  rules: Rules,
  node: Node,
  given: readonly number[],
  nodes: readonly Node[],
): number[] {
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
export function dependencies(board: Board, rules: Rules, node: Node, nodes: readonly Node[]): number[] {
  const mentioned = inputs(node, nodes);
  if (mentioned.length > MAX_INPUTS) return mentioned;
  const values = outcomes(board, rules, node, mentioned, nodes);
  return mentioned.filter((_, bit) => values.some((value, bits) => value !== values[bits ^ (1 << bit)]));
}
