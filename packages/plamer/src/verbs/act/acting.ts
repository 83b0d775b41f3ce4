import type { RulingId } from '@panjeong/kernel';
import type { Cell } from '../../board/cell.ts';
import type { CardId } from '../../cards/card.ts';
import type { Power } from '../../cards/power.ts';
import type { FizzleReason } from '../../rulings/verdicts.ts';
import type { Target } from '../../state/command.ts';
import type { Piece } from '../../state/piece.ts';
import type { Side } from '../../state/side.ts';
import type { Battle } from '../battle/battle.ts';

/** A power that takes effect: whose, where, pointed at what. */
export interface Acting {
  readonly side: Side;
  /** The special card, or the kind of the piece. */
  readonly card: CardId;
  readonly power: Power;
  /** The piece that acts, while it is on the board. */
  readonly piece: Piece | null;
  /** Where it acts: the cell that the target names, else that of the piece or of the battle; null where no cell matters. */
  readonly cell: Cell | null;
  readonly target: Target;
  /** Of the battle: 1 to 3; 2 for the response stack wherever it resolves, 0 in the other turns. */
  readonly stage: 0 | 1 | 2 | 3;
  /** The battle under way. */
  readonly battle: Battle | null;
  /** Rulings that led to it; empty when nobody asks why. */
  readonly because: readonly RulingId[];
}

/** What a verb comes to: null when it did what it says, else why nothing came of it. */
export type Outcome = FizzleReason | null;
