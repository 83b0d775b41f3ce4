import type { Order, PhaseKind, Season } from '@panjeong/diplomacy';

/** What is known of a turn when an order of it comes up. */
export interface TurnSoFar {
  /** The kind of phase that the last heading announced. */
  readonly headed: PhaseKind | undefined;
  readonly season: Season | undefined;
  /** Whether there are orders for such a phase already. */
  readonly has: (kind: PhaseKind) => boolean;
}

/** The phase of its turn an order belongs to: under a heading for retreats or winter that it fits, else by what it is. */
export function kindForOrder({ kind }: Order, { headed, season, has }: TurnSoFar): PhaseKind {
  switch (kind) {
    case 'build':
    case 'waive':
      return 'A';
    case 'retreat':
      return 'R';
    case 'disband':
      if (headed === 'R' || headed === 'A') return headed;
      return has('A') || season === 'W' || !(has('M') || has('R')) ? 'A' : 'R';
    case 'move':
      // `A Vie-Tyr` under "퇴각" is a retreat.
      return headed ?? 'M';
    default:
      return headed === 'R' ? 'R' : 'M';
  }
}
