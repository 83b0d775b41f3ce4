import type { RulingId } from '@panjeong/kernel';
import type { Cell } from '../../board/cell.ts';
import type { Side } from '../../state/side.ts';

/** What one battle remembers from stage to stage. It runs without a question from stage 2 on, so that no state keeps it. */
export interface Battle {
  readonly cell: Cell;
  readonly attacker: Side;
  /** Whether powers of cards act; without them it is stages 4 to 7 alone. */
  readonly powers: boolean;
  /** From 1 in stages 4 to 6; 0 before. */
  rotation: number;
  /** Ids of pieces that struck in stage 4 or 5 (PLM-B7, PLM-B17). */
  readonly struck: number[];
  /** Ids of pieces whose single charge is spent (PLM-K9). */
  readonly spent: number[];
  /** Strikes of stages 4 and 5 that landed in this rotation: none ends the battle (PLM-B14). */
  landed: number;
  /** Blows that each piece has taken, by its id, as rulings: why it is lost. Empty when nobody asks. */
  readonly blows: Map<number, RulingId[]>;
  /** Captures and losses of this battle, as rulings: why its cell is whose it is. Empty when nobody asks. */
  readonly losses: RulingId[];
}

export const newBattle = (cell: Cell, attacker: Side, powers = true): Battle => ({
  cell,
  attacker,
  powers,
  rotation: 0,
  struck: [],
  spent: [],
  landed: 0,
  blows: new Map(),
  losses: [],
});

/** Takes down one more blow on a piece. @returns all that it has taken in this battle, the latest last */
export function blowsOn({ blows }: Battle, piece: number, blow: RulingId): readonly RulingId[] {
  const taken = blows.get(piece) ?? [];
  taken.push(blow);
  blows.set(piece, taken);
  return [...taken];
}
