import type { Outcome } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { House } from '../house.ts';
import type { DorReason, Entry } from '../state/event.ts';
import type { Turn } from '../state/flow.ts';
import type { Stance } from '../state/piece.ts';
import type { Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { SeenDeclared, SeenFrame, SeenPlayer, SeenUsedCard } from './view.ts';

/** A coin as an event names it. */
export interface SeenCoin {
  readonly side: Side;
  /** Null where it is one of the face-down coins of its cell and the audience does not see the side. */
  readonly card: CardId | null;
  readonly at: Cell;
  /** Which of the face-up coins of its side there, in the order of arrival; null where it lies face down. */
  readonly place: number | null;
  /** Null unless the audience sees the side. */
  readonly id: number | null;
}

/** An event as an audience gets it. */
export type SeenEvent =
  | {
      readonly kind: 'opened';
      readonly house: House;
      readonly first: Side;
      readonly round: number;
      readonly turn: Turn;
      readonly players: readonly [SeenPlayer, SeenPlayer];
    }
  | { readonly kind: 'turn-began'; readonly round: number; readonly turn: Turn; readonly active: Side }
  | { readonly kind: 'flow-set'; readonly flow: readonly SeenFrame[] }
  | {
      readonly kind: 'victory-checked';
      readonly side: Side;
      readonly secured: number;
      readonly lost: number;
      readonly gain: number;
    }
  | { readonly kind: 'dor-changed'; readonly side: Side; readonly by: number; readonly reason: DorReason }
  /** Null: a card that the audience does not see. */
  | { readonly kind: 'card-drawn'; readonly side: Side; readonly card: CardId | null }
  | { readonly kind: 'card-set'; readonly side: Side; readonly card: CardId | null; readonly slot: number }
  | {
      readonly kind: 'card-laid' | 'card-activated' | 'card-retired';
      readonly side: Side;
      readonly card: CardId;
      readonly slot: number;
    }
  | { readonly kind: 'card-spent'; readonly side: Side; readonly card: CardId; readonly slot: number | null }
  | { readonly kind: 'piece-entered'; readonly coin: SeenCoin; readonly by: Entry; readonly returned: boolean }
  | { readonly kind: 'piece-moved'; readonly coin: SeenCoin; readonly to: Cell }
  | { readonly kind: 'piece-flipped'; readonly coin: SeenCoin; readonly to: Stance }
  /** `hp` is null for a concealed coin. */
  | { readonly kind: 'piece-hit'; readonly coin: SeenCoin; readonly hp: number | null }
  /** All null for a concealed coin. */
  | {
      readonly kind: 'piece-granted';
      readonly coin: SeenCoin;
      readonly lv: number | null;
      readonly hp: number | null;
      readonly atk: number | null;
    }
  /** Turned up, if it lay face down. */
  | {
      readonly kind: 'piece-captured' | 'piece-returned' | 'piece-fragmented' | 'piece-destroyed';
      readonly coin: SeenCoin;
    }
  | { readonly kind: 'cell-restored' | 'battle-began' | 'battle-ended'; readonly cell: Cell }
  | { readonly kind: 'captives-handed'; readonly from: Side; readonly captives: Tally }
  | { readonly kind: 'declared'; readonly declared: SeenDeclared }
  | { readonly kind: 'passed' | 'draw-offered'; readonly side: Side }
  | { readonly kind: 'stack-popped'; readonly fizzled: boolean }
  | { readonly kind: 'battle-card-used'; readonly used: SeenUsedCard }
  | { readonly kind: 'rotation-ended'; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: 'draw-declined' }
  | { readonly kind: 'ended'; readonly outcome: Outcome };
