import type { Style } from '../../terminal.ts';

/** A piece as it is drawn in its cell. */
export interface PieceMark {
  /** Two columns: `갑`, `Gd`. */
  readonly letter: string;
  readonly lv: number;
  readonly isSettled: boolean;
  /** Of the one who looks: it stands in the upper row. */
  readonly isOwn: boolean;
}

/** A cell as it is drawn. */
export interface CellFace {
  /** `2,4`. */
  readonly name: string;
  /** Of a territory. */
  readonly value: number | null;
  /** The sign of its class, of a territory; one or two columns. */
  readonly sign: string;
  readonly style: Style | null;
  /** `본진a`, of a home. */
  readonly home: string | null;
  readonly pieces: readonly PieceMark[];
  /** Coins of the opponent that lie face down. */
  readonly faceDown: number;
}
