import { copyOf, type Draft } from '@panjeong/kernel';
import type { OpenedHolding, OpenedPlayer, PlamerEvent } from '../state/event.ts';
import { FIELD_SLOTS, type FieldCard, type Player } from '../state/player.ts';
import { SEATS } from '../state/seats.ts';
import type { PlamerState } from '../state/state.ts';

type Opened = Extract<PlamerEvent, { kind: 'opened' }>;

/** The first position: from the empty board, or from the one that the event brings. */
export function applyOpening(draft: Draft<PlamerState>, { house, first, players, draws, position }: Opened): void {
  draft.seats = [...SEATS];
  draft.house = { ...house };
  draft.active = first;
  draft.draws += draws;
  draft.round = position?.round ?? 1;
  draft.turn = position?.turn ?? 'victory-check';
  draft.players = [
    holder(players[0], position?.players[0] ?? openingHolding(players[0], house['opening-dor'])),
    holder(players[1], position?.players[1] ?? openingHolding(players[1], house['opening-dor'])),
  ];
  draft.pieces = (position?.pieces ?? []).map((piece, id) => ({ id, ...piece, arrived: id }));
  draft.arrivals = draft.pieces.length;
  draft.nextPiece = draft.pieces.length;
}

function holder({ faction, hand, deck }: OpenedPlayer, holding: OpenedHolding): Draft<Player> {
  return { faction, ...copyOf(holding), hand: [...hand], deck: [...deck] };
}

/** Two basic cards lie face up; nothing else is there yet (PLM-E1). */
function openingHolding({ opening }: OpenedPlayer, dor: number): OpenedHolding {
  const field = Array.from({ length: FIELD_SLOTS }, (_, slot): FieldCard | null => {
    const card = opening[slot];
    return card === undefined ? null : { card, face: 'up', opening: true };
  });
  return { dor, vp: 0, discard: [], field, used: {}, returned: {}, captives: {}, fragments: {}, gone: {}, freed: {} };
}
