import type { Chance } from '@panjeong/kernel';
import { fullHpOf } from '../pieces/figures.ts';
import type { Player } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { deckOf } from '../turns/setup/deck.ts';
import { lotsOf } from './drawing-lots.ts';
import { imagineCards } from './imagine-cards.ts';
import { flowImaginer } from './imagine-flow.ts';
import { imaginePieces } from './imagine-pieces.ts';
import type { PlamerView } from './view.ts';

/**
 * A state that has this view (`viewFor` of it is the same JSON), its hidden parts drawn at random: kinds of face-down coins,
 * hands, decks and set cards, numbers of coins, order among face-down ones.
 */
export function imagine(view: PlamerView, chance: Chance): PlamerState {
  const lots = lotsOf(chance);
  const imagined = imaginePieces(view, lots, (card) => fullHpOf(view, card));
  const flow = flowImaginer(imagined, lots);
  const player = (side: Side): Player => {
    const seen = view.players[side];
    const { faction, dor, vp, discard, used, returned, captives, fragments, gone, freed } = seen;
    const cards = imagineCards(seen, deckOf(faction), lots);
    return { faction, dor, vp, ...cards, discard, used, returned, captives, fragments, gone, freed };
  };
  return {
    seats: view.seats,
    phase: view.phase,
    draws: 0,
    house: view.house,
    round: view.round,
    turn: view.turn,
    active: view.active,
    players: [player(0), player(1)],
    pieces: imagined.pieces,
    arrivals: imagined.pieces.length,
    nextPiece: view.entered,
    flow: view.flow.map(flow.frame),
    stack: view.stack.map(flow.declared),
    offer: view.offer,
    outcome: view.outcome,
  };
}
