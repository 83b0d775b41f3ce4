import { assertNever } from '@panjeong/kernel';
import { figureIn } from '../../cards/figure.ts';
import type { Condition } from '../../cards/query.ts';
import { atkOf, lvOf } from '../../pieces/figures.ts';
import type { Piece } from '../../state/piece.ts';
import { otherSide, type Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import type { Battle } from './battle.ts';

/** A condition that does not hold. */
export interface Failed {
  readonly condition: Condition;
  /** The Lv that it asks for, where it asks for one. */
  readonly lv: number | null;
  /** The piece that stands against it, where there is one. */
  readonly culprit: Piece | null;
}

/**
 * A condition of a piece's power that does not hold now; null when it must fire. The first of the card that fails by nobody
 * face down, else the first: which one is told must not say that a concealed piece stands against another (PLM-H6).
 */
export function failing(
  state: PlamerState,
  battle: Battle,
  piece: Piece,
  conditions: readonly Condition[],
): Failed | null {
  let found: Failed | null = null;
  for (const condition of conditions) {
    const failed = failure(state, battle, piece, condition);
    if (failed === null) continue;
    if (failed.culprit?.stance !== 'settled') return failed;
    found ??= failed;
  }
  return found;
}

function failure(state: PlamerState, battle: Battle, piece: Piece, condition: Condition): Failed | null {
  const { cell, attacker } = battle;
  const opponent = otherSide(piece.owner);
  const unless = (holds: boolean): Failed | null => (holds ? null : { condition, lv: null, culprit: null });
  switch (condition.kind) {
    case 'defending':
      return unless(piece.owner !== attacker);
    case 'opponent-here':
      return unless(state.pieces.some(({ at, owner }) => at === cell && owner === opponent));
    case 'comrade-here':
      return unless(
        state.pieces.some(
          ({ id, at, owner, stance }) => at === cell && owner === piece.owner && stance === 'mobile' && id !== piece.id,
        ),
      );
    case 'has-atk':
      return unless(atkOf(state, piece) > 0);
    case 'none-of-lv': {
      const lv = figureIn(state.house, condition.lv);
      const culprit = someOf(state, opponent, cell, (of) => of >= lv);
      return culprit === null ? null : { condition, lv, culprit };
    }
    case 'all-at-most': {
      const lv = figureIn(state.house, condition.lv);
      const culprit = someOf(state, opponent, cell, (of) => of > lv);
      return culprit === null ? null : { condition, lv, culprit };
    }
    case 'some-at-most': {
      const lv = figureIn(state.house, condition.lv);
      return someOf(state, opponent, cell, (of) => of <= lv) === null ? { condition, lv, culprit: null } : null;
    }
    default:
      return assertNever(condition);
  }
}

/** A piece of a side here whose Lv passes, a mobile one first: it is the one that everybody may know of. */
function someOf(state: PlamerState, side: Side, cell: number, passes: (lv: number) => boolean): Piece | null {
  let found: Piece | null = null;
  for (const piece of state.pieces) {
    if (piece.at !== cell || piece.owner !== side || !passes(lvOf(state, piece))) continue;
    if (piece.stance === 'mobile') return piece;
    found ??= piece;
  }
  return found;
}
