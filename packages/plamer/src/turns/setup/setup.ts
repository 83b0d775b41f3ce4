import { type Chance, copyOf } from '@panjeong/kernel';
import type { CardId } from '../../cards/card.ts';
import { HOUSE } from '../../house.ts';
import { openPlay } from '../../play/open-play.ts';
import type { PlamerOptions } from '../../read/options.ts';
import { BLANK } from '../../state/blank.ts';
import type { OpenedPlayer, PlamerEvent } from '../../state/event.ts';
import { SIDES, type Side } from '../../state/side.ts';
import { beginTurn } from '../flow.ts';
import { deckOf, openingOf, without } from './deck.ts';
import { openedPosition } from './position.ts';

/** The opening of a match and what follows of itself, up to the first question (PLM-E1). */
export function setup(options: PlamerOptions, chance: Chance): readonly PlamerEvent[] {
  const house = { ...HOUSE, ...options.house };
  let draws = 0;
  const draw = (below: number): number => {
    draws += 1;
    return chance.draw(draws - 1, below);
  };
  const { start } = options;
  const first: Side = start?.active ?? options.first ?? (draw(2) === 0 ? 0 : 1);
  const deal = (side: Side): OpenedPlayer => {
    const faction = options.factions[side];
    const opening = openingOf(faction);
    const given = start?.players[side];
    const lying = given?.field?.flatMap((laid) => laid?.card ?? []) ?? opening;
    const taken = [...lying, ...(given?.hand ?? []), ...(given?.discard ?? [])];
    const deck = given?.deck ?? shuffled(without(deckOf(faction), taken), draw);
    if (given !== undefined) return { faction, opening, hand: given.hand ?? [], deck };
    const dealt = Math.min(house['opening-hand'], deck.length);
    return {
      faction,
      opening,
      hand: deck.slice(deck.length - dealt).reverse(),
      deck: deck.slice(0, deck.length - dealt),
    };
  };
  const [a, b] = SIDES.map(deal);
  if (a === undefined || b === undefined) throw new RangeError('two sides play');
  const events: PlamerEvent[] = [];
  const play = openPlay(copyOf(BLANK), chance, null, events);
  play.emit({
    kind: 'opened',
    house,
    first,
    players: [a, b],
    draws,
    ...(start === null ? {} : { position: openedPosition(start, options.factions, house) }),
  });
  beginTurn(play, play.state.turn);
  return events;
}

/** Fisher and Yates, one draw for each place but the last. */
function shuffled(cards: readonly CardId[], draw: (below: number) => number): readonly CardId[] {
  const out = [...cards];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1);
    const [one, two] = [out[at], out[other]];
    if (one === undefined || two === undefined) continue;
    out[at] = two;
    out[other] = one;
  }
  return out;
}
