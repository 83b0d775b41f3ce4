import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { onSomeRoute, routeNeeds } from './routes.ts';
import * as scratch from './scratch.ts';
import * as word from './word.ts';

const { CONVOY, SUPPORT_MOVE } = word;
const { aux, client, goal, home, kind, MATCHED, standing, state, target } = scratch;

/**
 * The printed rules against convoy paradoxes (DATC 4.A.2): which supports a convoyed attack does not cut, even by
 * dislodging. What they leave open falls to the Szykman rule (house, DIP-C4). Null under an edition without one.
 */
export function printedParadoxRule(
  board: Board,
  paradox: Policy['convoyParadox'],
): ((support: number, attacker: number) => boolean) | null {
  switch (paradox) {
    case 'szykman':
    case 'all-hold':
      return null;
    case 'rule-1971':
      return (support, attacker) => {
        const fleet = attackedCarrier(board, support, attacker);
        return fleet >= 0 && onSomeRoute(board, attacker, home[attacker] ?? 0, goal[attacker] ?? 0, home[fleet] ?? 0);
      };
    case 'rule-1982':
      return (support) => {
        const into = board.provinceOf[target[support] ?? 0] ?? 0;
        const fleet = standing[into] ?? -1;
        return fleet >= 0 && ((kind[fleet] ?? 0) & CONVOY) !== 0 && ((state[fleet] ?? 0) & MATCHED) !== 0;
      };
    case 'rule-2000':
      return (support, attacker) => {
        const fleet = attackedCarrier(board, support, attacker);
        return fleet >= 0 && routeNeeds(board, attacker, home[attacker] ?? 0, goal[attacker] ?? 0, home[fleet] ?? 0);
      };
  }
}

/** The fleet carrying `attacker` that the support helps to attack, or -1. */
function attackedCarrier(board: Board, support: number, attacker: number): number {
  if (((kind[support] ?? 0) & SUPPORT_MOVE) === 0 || standing[aux[support] ?? 0] === attacker) return -1;
  const fleet = standing[board.provinceOf[target[support] ?? 0] ?? 0] ?? -1;
  if (fleet < 0 || ((kind[fleet] ?? 0) & CONVOY) === 0) return -1;
  return client[fleet] === attacker && ((state[fleet] ?? 0) & MATCHED) !== 0 ? fleet : -1;
}
