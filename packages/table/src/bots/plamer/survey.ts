import type { CardId, Side } from '@panjeong/plamer';

/** A coin as the greedy bot weighs it, in a state that it imagines. */
export interface Coin {
  readonly owner: Side;
  readonly at: number;
  readonly isMobile: boolean;
  readonly isStructure: boolean;
  readonly lv: number;
  readonly hp: number;
  readonly atk: number;
  /** What it is good for, in about dor: its figures, whatever it costs. */
  readonly value: number;
  readonly arrived: number;
}

/** One player's things besides the coins on the board. */
export interface Means {
  readonly vp: number;
  readonly dor: number;
  readonly hand: readonly CardId[];
  /** Slots of the field that are empty. */
  readonly emptySlots: number;
  /** Costs of the kinds that it may produce: cards face up, or set (a first production turns them up). */
  readonly kinds: readonly number[];
  /** Special cards that lie set. */
  readonly set: number;
  /** Coins of the opponent. */
  readonly captives: number;
}

/** What there is to weigh. */
export interface Survey {
  readonly coins: readonly Coin[];
  readonly means: readonly [Means, Means];
  /** VP that win, and the rounds left. */
  readonly target: number;
  readonly winner: Side | 'both' | null;
  /** Whose round it is, and whether its blackout is still to come. */
  readonly active: Side;
  readonly isBeforeBattle: boolean;
  readonly isBeforeBlackout: boolean;
}
