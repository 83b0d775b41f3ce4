import type { Audience } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import type { Declared, UsedCard } from '../state/flow.ts';
import type { Tally } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { pieceOf, placeOf, seesSide } from './sees.ts';
import { tallySeen } from './tally-seen.ts';

/** What an effect is pointed at, as an audience may know it. Cells and kinds are said aloud; own pieces are pointed at. */
export interface SeenTarget {
  readonly cell: Cell | null;
  readonly to: Cell | null;
  readonly card: CardId | null;
  readonly captives: Tally | null;
  readonly piece: SeenAim | null;
  readonly pieces: readonly SeenAim[] | null;
}

/** A coin pointed at: face down, one of those in its cell; no longer on the board, nothing. */
export interface SeenAim {
  readonly id: number | null;
  /** Known of a face-down coin only where nothing else can be pointed at: bulk-up ant points at ants (PLM-H8). */
  readonly card: CardId | null;
  readonly at: Cell | null;
  /** Which of the face-up coins of its side there (`placeOf`). */
  readonly place: number | null;
}

/** @param side the one that aims, by what power */
export function targetSeen(state: PlamerState, { side, card, target }: UsedCard, audience: Audience): SeenTarget {
  const aim = (id: number): SeenAim => aimSeen(state, id, side, onlyKindFor(card), audience);
  return {
    cell: target.cell ?? null,
    to: target.to ?? null,
    card: target.card ?? null,
    captives: target.captives === undefined ? null : tallySeen(target.captives),
    piece: target.piece === undefined ? null : aim(target.piece),
    pieces: target.pieces?.map(aim) ?? null,
  };
}

/**
 * What waits on the stack is told as it was declared: where it points, and at which coins that were face up. What has become
 * of a face-down one since, turned up or gone, would tell which one it was (PLM-H8).
 */
export function declaredTarget(state: PlamerState, declared: Declared, audience: Audience): SeenTarget {
  const { side, target } = declared;
  const seen = targetSeen(state, declared, audience);
  if (seesSide(audience, side)) return seen;
  const { cell = null } = target;
  const concealed: SeenAim = { id: null, card: null, at: cell, place: null };
  const aim = (found: SeenAim): SeenAim => (found.place !== null && found.at === cell ? found : concealed);
  return {
    ...seen,
    piece: seen.piece === null ? null : aim(seen.piece),
    pieces: seen.pieces?.map(aim) ?? null,
  };
}

function aimSeen(state: PlamerState, id: number, side: Side, onlyKind: CardId | null, audience: Audience): SeenAim {
  const piece = pieceOf(state, id);
  const sees = seesSide(audience, piece?.owner ?? side);
  const open = sees || piece?.stance === 'mobile';
  return {
    id: sees && seesSide(audience, side) ? id : null,
    card: piece === undefined ? null : open ? piece.card : onlyKind,
    at: piece?.at ?? null,
    place: piece === undefined ? null : placeOf(state, piece),
  };
}

/** The kind that a special card must point at, whatever its stance. */
function onlyKindFor(card: CardId): CardId | null {
  const found = cardOf(card);
  if (found.kind !== 'special' || found.power.aim.kind !== 'own-piece') return null;
  const { of } = found.power.aim;
  return typeof of === 'string' ? null : of.card;
}
