import type { Ruling } from '@panjeong/kernel';

export interface BothSides<Value> {
  readonly attacker: Value;
  readonly defender: Value;
}

/** Pieces are named by their place among those of their side in the line. */
export interface BattleAnswer {
  readonly id: string | number | null;
  /** HP of the pieces still in the cell at each stage 6, by place. */
  readonly rotations: readonly BothSides<readonly (readonly [place: number, hp: number])[]>[];
  /** Places of pieces of the other side. */
  readonly captured: { readonly byAttacker: readonly number[]; readonly byDefender: readonly number[] };
  /** Places of own structures that became fragments. */
  readonly fragments: BothSides<readonly number[]>;
  /** Places of own pieces that came back to the reserve instead of being captured. */
  readonly returned: BothSides<readonly number[]>;
  readonly survivors: BothSides<readonly number[]>;
  /** Who alone is left there. */
  readonly occupier: 'attacker' | 'defender' | null;
  readonly standoff: boolean;
  readonly dor: BothSides<number>;
  /** Left out where the line does not want them. */
  readonly rulings?: readonly Ruling[];
}
