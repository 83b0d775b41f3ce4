import { CELLS, NEIGHBOURS } from '../src/board/cell.ts';
import type { PlayableFaction } from '../src/cards/card.ts';
import { cardOf } from '../src/cards/index.ts';
import { limitOf } from '../src/pieces/figures.ts';
import type { StartPiece, StartPlayer, StartPosition } from '../src/read/start.ts';
import { SIDES, type Side } from '../src/state/side.ts';
import { CELL_LIMIT } from '../src/turns/limits.ts';
import { deckOf } from '../src/turns/setup/deck.ts';
import { type Dice, diceOf } from './dice.ts';

/** Coins of each side. */
const COINS = 9;

/**
 * A start with many coins of both sides, in either stance, in a cell and those round it: what a match from the opening comes
 * to seldom, battles beside face-down coins, is here in every round.
 */
export function crowdedStart(seed: number, factions: readonly [PlayableFaction, PlayableFaction]): StartPosition {
  const dice = diceOf(seed);
  const centre = dice.below(CELLS.length);
  const cells = [centre, ...(NEIGHBOURS[centre] ?? [])];
  const pieces = SIDES.flatMap((side) => coinsOf(side, factions[side], cells, dice));
  return {
    turn: dice.one(['movement', 'response', 'production', 'blackout'] as const),
    active: dice.one(SIDES),
    players: [held(factions[0], factions[1], dice), held(factions[1], factions[0], dice)],
    pieces: pieces.flatMap(() => pieces.splice(dice.below(pieces.length), 1)),
  };
}

const kindsOf = (faction: PlayableFaction) => [
  ...new Set(deckOf(faction).filter((card) => cardOf(card).kind === 'piece')),
];

function coinsOf(side: Side, faction: PlayableFaction, cells: readonly number[], dice: Dice): StartPiece[] {
  const pieces: StartPiece[] = [];
  for (let coin = 0; coin < COINS; coin++) {
    const [card, at] = [dice.one(kindsOf(faction)), dice.one(cells)];
    if (pieces.filter((piece) => piece.at === at).length >= CELL_LIMIT) continue;
    if (pieces.filter((piece) => piece.card === card).length >= limitOf(card)) continue;
    pieces.push({ side, card, at, stance: dice.one(['mobile', 'settled', 'settled'] as const) });
  }
  return pieces;
}

/** Much dor, a hand of special cards, and captives of two kinds. */
function held(faction: PlayableFaction, other: PlayableFaction, dice: Dice): StartPlayer {
  const left = [...deckOf(faction)].filter((card) => cardOf(card).kind === 'special');
  const hand = Array.from({ length: 6 }, () => left.splice(dice.below(left.length), 1)).flat();
  const [one, another] = kindsOf(other);
  if (one === undefined || another === undefined) throw new RangeError(`${other} has no two kinds`);
  return { dor: 30, hand, captives: { [another]: 1, [one]: 1 } };
}
