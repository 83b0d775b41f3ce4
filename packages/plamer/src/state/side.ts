/** 0 sits at the upper left, 1 at the lower right. In state, events and rulings a player is a side; seats are `a` and `b`. */
export type Side = 0 | 1;

export const SIDES = [0, 1] as const;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
