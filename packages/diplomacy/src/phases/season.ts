import { createJudge, type Judge } from '../judge/judge.ts';
import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { FALL_MOVES, FALL_RETREATS, stepOf } from './calendar.ts';
import { type Centres, centresOn } from './centres.ts';
import { movementOutcome } from './movement-outcome.ts';
import type { PackedPosition } from './packed-position.ts';
import { type Removals, removalsOn } from './removals.ts';
import { type Retreats, retreatsOn } from './retreats.ts';
import { type UnitLayout, unitLayout } from './unit-word.ts';

/**
 * The phases of a year on one map under one policy, each changing a packed position in place and leaving it at the next
 * phase that has something to decide. Nothing is allocated. Orders, retreats, builds and removals must be legal:
 * whoever calls has sorted the others out.
 */
export interface Season {
  readonly board: Board;
  readonly policy: Policy;
  readonly layout: UnitLayout;
  readonly judge: Judge;
  readonly retreats: Retreats;
  readonly centres: Centres;
  readonly removals: Removals;
  /**
   * Judges the orders of a movement phase and carries them out. The judge's findings stay readable.
   *
   * @param orders the position's units in their order, each with its order bits
   */
  move(position: PackedPosition, orders: Int32Array): void;
  /** Carries out retreats: by dislodged unit a legal location, or `DISBAND`. */
  retreat(position: PackedPosition, choices: Int16Array): void;
  /**
   * Removes and builds; removals that are due and not marked are chosen by the rules.
   *
   * @param marked by unit: not 0 for a unit to be removed. Those the rules choose are marked {@link BY_RULE}
   * @param builds words of the units to be built
   */
  adjust(position: PackedPosition, marked: Uint8Array, builds: Int32Array, built: number): void;
}

/** A removal that was ordered, and one that the rules chose. */
export const ORDERED = 1;
export const BY_RULE = 2;

export function createSeason(board: Board, policy: Policy): Season {
  const layout = unitLayout(board);
  const judge = createJudge(board, policy);
  const retreats = retreatsOn(board, layout);
  const centres = centresOn(board, layout, policy);
  const removals = removalsOn(board, layout, policy);
  const carryOut = movementOutcome(board, layout, policy);

  /** From the end of a season's retreats to the next phase with something to decide. */
  const endSeason = (position: PackedPosition): void => {
    const step = stepOf(position.phase);
    if (step < FALL_MOVES) {
      position.phase += FALL_MOVES - step;
      return;
    }
    centres.capture(position);
    position.phase += FALL_RETREATS - step + (centres.winterHasWork(position) ? 1 : 2);
  };

  return {
    board,
    policy,
    layout,
    judge,
    retreats,
    centres,
    removals,

    move: (position, orders) => {
      if (layout.wide) judge.judgeWide(orders, 0, position.units);
      else judge.judge(orders, 0, position.units);
      carryOut(position);
      if (position.dislodged > 0) position.phase++;
      else endSeason(position);
    },

    retreat: (position, choices) => {
      retreats.carryOut(position, choices);
      endSeason(position);
    },

    adjust: (position, marked, builds, built) => {
      const { centres: owned, units } = centres.count(position);
      for (let power = 0; power < board.powerCount; power++) {
        let due = (units[power] ?? 0) - (owned[power] ?? 0);
        if (due <= 0) continue;
        for (let i = 0; i < position.units; i++) {
          if (marked[i] !== 0 && (((position.words[i] ?? 0) >> layout.powerShift) & layout.powerMask) === power) due--;
        }
        if (due > 0) removals.choose(position, power, due, marked, BY_RULE);
      }
      let kept = 0;
      for (let i = 0; i < position.units; i++) if (marked[i] === 0) position.words[kept++] = position.words[i] ?? 0;
      for (let b = 0; b < built; b++) position.words[kept++] = builds[b] ?? 0;
      position.units = kept;
      position.contested = 0;
      position.phase++;
    },
  };
}
