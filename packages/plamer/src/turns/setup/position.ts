import type { CardId, PlayableFaction } from '../../cards/card.ts';
import type { House } from '../../house.ts';
import { fullHpOf } from '../../pieces/figures.ts';
import type { StartPlayer, StartPosition } from '../../read/start.ts';
import type { OpenedHolding, OpenedPosition } from '../../state/event.ts';
import { FIELD_SLOTS, type FieldCard, type Tally } from '../../state/player.ts';
import { otherSide, type Side } from '../../state/side.ts';
import { openingOf } from './deck.ts';

/** A start position with everything that its options leave out. */
export function openedPosition(
  start: StartPosition,
  factions: readonly [PlayableFaction, PlayableFaction],
  house: House,
): OpenedPosition {
  return {
    round: start.round ?? 1,
    turn: start.turn ?? 'victory-check',
    players: [holding(start, 0, factions[0], house), holding(start, 1, factions[1], house)],
    pieces: start.pieces.map(({ side, card, at, stance, since }) => ({
      owner: side,
      card,
      stance,
      at,
      hp: fullHpOf({ house }, card),
      since: since ?? (start.round ?? 1) - 1,
    })),
  };
}

function holding(start: StartPosition, side: Side, faction: PlayableFaction, house: House): OpenedHolding {
  const { dor, vp, discard, field, returned, captives, fragments, gone, freed }: StartPlayer = start.players[side];
  return {
    dor: dor ?? house['opening-dor'],
    vp: vp ?? 0,
    discard: discard ?? [],
    field: field ?? openingField(faction),
    used: start.players[side].used ?? seenCoins(start, side),
    returned: returned ?? {},
    captives: captives ?? {},
    fragments: fragments ?? {},
    gone: gone ?? {},
    freed: freed ?? {},
  };
}

function openingField(faction: PlayableFaction): readonly (FieldCard | null)[] {
  const opening: readonly CardId[] = openingOf(faction);
  return Array.from({ length: FIELD_SLOTS }, (_, slot): FieldCard | null => {
    const card = opening[slot];
    return card === undefined ? null : { card, face: 'up', opening: true };
  });
}

/** Coins of a side that are on the board, captured, destroyed, given back or set free: each counts as used (PLM-P4). */
export function seenCoins({ players, pieces }: StartPosition, side: Side): Tally {
  const own = players[side];
  const seen: Record<CardId, number> = {};
  const add = (tally: Tally | undefined): void => {
    for (const [card, coins] of Object.entries(tally ?? {})) seen[card] = (seen[card] ?? 0) + coins;
  };
  for (const piece of pieces) if (piece.side === side) add({ [piece.card]: 1 });
  for (const tally of [own.returned, own.fragments, own.gone, own.freed, players[otherSide(side)].captives]) add(tally);
  return seen;
}
