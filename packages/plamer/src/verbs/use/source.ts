import type { CardId, Timing } from '../../cards/card.ts';
import { cardOf, pieceCardOf } from '../../cards/index.ts';
import type { Power } from '../../cards/power.ts';
import { type Bar, bar } from '../../rulings/bar.ts';
import type { Piece } from '../../state/piece.ts';
import type { Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import type { PowerSource } from '../power-use.ts';

/** The power that a source has now. */
export interface Sourcing {
  readonly power: Power;
  /** The special card, or the kind of the piece. */
  readonly card: CardId;
  /** The piece that would fire it; null for a special card. */
  readonly piece: Piece | null;
  /** Slot in which the special card lies; null for one in the hand, and for a piece. */
  readonly slot: number | null;
}

/** What acts now: the turn, or what is asked within it. */
function timingNow({ flow, turn }: PlamerState): Timing | null {
  const frame = flow.at(-1);
  if (frame?.kind === 'response' || frame?.kind === 'battle') return frame.kind;
  return turn === 'supply' || turn === 'movement' || turn === 'production' ? turn : null;
}

/** The power, or why there is none to use now. */
export function sourceOf(state: PlamerState, side: Side, source: PowerSource): Sourcing | Bar {
  const timing = timingNow(state);
  switch (source.kind) {
    case 'piece': {
      const piece = state.pieces.find(({ id, owner }) => id === source.piece && owner === side);
      if (piece === undefined) return bar('PLM-T6', 'no-such-piece', { piece: source.piece });
      const power = pieceCardOf(piece.card).powers.find(
        (each) => each.timing === timing && each.start !== 'must' && each.start !== 'standing',
      );
      if (power === undefined) return bar('PLM-T6', 'no-power-now', { card: piece.card, turn: state.turn });
      return { power, card: piece.card, piece, slot: null };
    }
    case 'hand': {
      const { card } = source;
      if (!state.players[side].hand.includes(card)) return bar('PLM-T6', 'not-in-hand', { card });
      return special(state, card, timing, null);
    }
    case 'slot': {
      const laid = state.players[side].field[source.slot];
      if (laid === undefined || laid === null || laid.face === 'up' || cardOf(laid.card).kind !== 'special')
        return bar('PLM-T6', 'no-special-there', { slot: source.slot });
      return special(state, laid.card, timing, source.slot);
    }
  }
}

/** (response) ones act from where they lie set (PLM-R6), (battle) ones from anywhere (PLM-B1), others from the hand (PLM-F6). */
function special(state: PlamerState, card: CardId, timing: Timing | null, slot: number | null): Sourcing | Bar {
  const found = cardOf(card);
  if (found.kind !== 'special' || found.timing.value !== timing)
    return bar('PLM-F6', 'no-power-now', { card, turn: state.turn });
  if (timing === 'response' && slot === null) return bar('PLM-R6', 'not-set', { card });
  if (timing !== 'response' && timing !== 'battle' && slot !== null) return bar('PLM-F6', 'not-in-hand', { card });
  return { power: found.power, card, piece: null, slot };
}

export const isBar = (found: Sourcing | Bar): found is Bar => 'verdict' in found;
