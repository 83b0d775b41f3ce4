import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import type { BackupRule } from './backup-rule.ts';
import { breakDeadlock } from './deadlock.ts';
import type { RouteChoice } from './enter-moves.ts';
import { enterMoves, matchConvoys, openPaths } from './enter-moves.ts';
import { matchSupports } from './match-supports.ts';
import { printedParadoxRule } from './paradox-rule.ts';
import { readOrders, readWideOrders, wipe } from './read.ts';
import * as scratch from './scratch.ts';
import type { Rules } from './settle.ts';
import { settle } from './settle.ts';

const { CONVOYED, count, goal, home, moves, NO_PATH, state } = scratch;

/**
 * Adjudicates movement phases on one map under one policy. What it decides stands in the scratch arrays until the next
 * phase is judged: read it with `verdict.ts`, `record.ts` and `rulings/facts.ts`.
 */
export interface Judge {
  readonly board: Board;
  readonly policy: Policy;
  readonly rules: Rules;
  /**
   * Judges one phase.
   *
   * @param words one packed word a unit (`word.ts`), any order, one unit a province
   * @param from index of the first word
   * @param units number of units, at most `MAX_UNITS`
   */
  judge(words: Int32Array, from: number, units: number): void;
  /** The same for two words a unit. */
  judgeWide(words: Int32Array, from: number, units: number): void;
}

export function createJudge(board: Board, policy: Policy): Judge {
  const choice: RouteChoice = {
    intent: policy.adjacentConvoy,
    walksWithoutRoute: policy.landFallback !== 'none',
  };
  const rules: Rules = {
    dislodgedNeverCounts: policy.dislodgedEffect === 'never',
    sparesTarget: policy.supportCutByConvoyedTarget === 'not-cut',
    illegalMoveDeniesSupport: policy.illegalOrder === 'denies-support',
    exempt: printedParadoxRule(board, policy.convoyParadox),
    anyRouteBreaks: policy.multiRouteConvoy === 'any',
  };
  const backup: BackupRule = { paradox: policy.convoyParadox === 'all-hold' ? 'moves-fail' : 'convoys-fail' };
  const walksWhenDisrupted = policy.landFallback === 'disrupted';

  const decide = (walks: Int32Array | null): void => {
    if (count.convoys > 0) matchConvoys(board);
    enterMoves(board, choice, walks);
    if (count.convoys > 0) openPaths(board, rules.anyRouteBreaks);
    matchSupports(board, rules);
    settle(board, rules);
    while (count.openMoves > 0 || count.openSupports > 0 || count.openRoutes > 0) {
      breakDeadlock(board, rules, backup);
      settle(board, rules);
    }
  };

  const decideWithFallback = (read: () => void): void => {
    // An army whose convoy is disrupted walks: judged again with it on land, until no more change their mind.
    const walks = new Int32Array(count.units);
    for (let changed = true; changed; ) {
      wipe();
      read();
      decide(walks);
      changed = false;
      for (let m = 0; m < count.moves; m++) {
        const i = moves[m] ?? 0;
        const stranded = ((state[i] ?? 0) & (CONVOYED | NO_PATH)) === (CONVOYED | NO_PATH);
        if (stranded && walks[i] === 0 && neighbours(board, i)) {
          walks[i] = 1;
          changed = true;
        }
      }
    }
  };

  const run = (read: () => void): void => {
    wipe();
    read();
    if (walksWhenDisrupted && count.convoys > 0) decideWithFallback(read);
    else decide(null);
  };

  return {
    board,
    policy,
    rules,
    judge: (words, from, units) => {
      if (walksWhenDisrupted) {
        run(() => {
          readOrders(board, words, from, units);
        });
        return;
      }
      wipe();
      readOrders(board, words, from, units);
      decide(null);
    },
    judgeWide: (words, from, units) => {
      if (walksWhenDisrupted) {
        run(() => {
          readWideOrders(board, words, from, units);
        });
        return;
      }
      wipe();
      readWideOrders(board, words, from, units);
      decide(null);
    },
  };
}

function neighbours(board: Board, i: number): boolean {
  return ((board.steps[(home[i] ?? 0) * board.locationCount + (goal[i] ?? 0)] ?? 0) & 1) !== 0;
}
