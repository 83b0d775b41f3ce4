import type { CardId, PlayableFaction } from '../cards/card.ts';
import { CARDS, isCard } from '../cards/index.ts';
import type { House } from '../house.ts';
import { limitOf } from '../pieces/figures.ts';
import type { Tally } from '../state/player.ts';
import { SIDES, type Side } from '../state/side.ts';
import { isPieceCard } from '../turns/field.ts';
import { CELL_LIMIT } from '../turns/limits.ts';
import { seenCoins } from '../turns/setup/position.ts';
import type { StartPosition } from './start.ts';

/** Something in a start position that no match comes to: where, and what was expected. */
export interface StartFault {
  readonly path: readonly (string | number)[];
  readonly expected: string;
}

const CARD_IDS = CARDS.map(({ id }) => id).join(' | ');
const PIECE_IDS = CARDS.flatMap(({ id, kind }) => (kind === 'piece' ? id : [])).join(' | ');

/** Everything that is impossible in a start position; empty when it can be played from. */
export function startFaults(
  start: StartPosition,
  _factions: readonly [PlayableFaction, PlayableFaction],
  house: House,
): readonly StartFault[] {
  const known = [...unknownCards(start), ...cardsThatAreNoPieces(start)];
  // What follows asks cards for their figures, so that unknown ones must have been told first.
  if (known.length > 0) return known;
  return [
    ...crowdedCells(start),
    ...overRounds(start, house),
    ...SIDES.flatMap((side) => [...twiceInField(start, side), ...coinFaults(start, side)]),
  ];
}

function unknownCards({ players, pieces }: StartPosition): readonly StartFault[] {
  const faults: StartFault[] = [];
  const ask = (card: CardId, ...path: (string | number)[]): void => {
    if (!isCard(card)) faults.push({ path, expected: CARD_IDS });
  };
  for (const [index, { card }] of pieces.entries()) ask(card, 'pieces', index, 'card');
  for (const side of SIDES) {
    const player = players[side];
    for (const list of ['hand', 'deck', 'discard'] as const)
      for (const [index, card] of (player[list] ?? []).entries()) ask(card, 'players', side, list, index);
    for (const [slot, laid] of (player.field ?? []).entries())
      if (laid !== null) ask(laid.card, 'players', side, 'field', slot, 'card');
    for (const tally of TALLIES)
      for (const card of Object.keys(player[tally] ?? {})) ask(card, 'players', side, tally, card);
  }
  return faults;
}

const TALLIES = ['used', 'returned', 'captives', 'fragments', 'gone', 'freed'] as const;

/** Coins are of piece cards, and only piece cards lie face up. */
function cardsThatAreNoPieces({ players, pieces }: StartPosition): readonly StartFault[] {
  const faults: StartFault[] = [];
  const ask = (card: CardId, ...path: (string | number)[]): void => {
    if (isCard(card) && !isPieceCard(card)) faults.push({ path, expected: PIECE_IDS });
  };
  for (const [index, { card }] of pieces.entries()) ask(card, 'pieces', index, 'card');
  for (const side of SIDES) {
    for (const [slot, laid] of (players[side].field ?? []).entries())
      if (laid?.face === 'up') ask(laid.card, 'players', side, 'field', slot, 'card');
    for (const tally of TALLIES)
      for (const card of Object.keys(players[side][tally] ?? {})) ask(card, 'players', side, tally, card);
  }
  return faults;
}

/** At most three of a side in a cell (PLM-G5), but where the start means to have more. */
function crowdedCells({ pieces, crowded = [] }: StartPosition): readonly StartFault[] {
  const standing = new Map<string, number>();
  return pieces.flatMap(({ side, at }, index): StartFault[] => {
    const key = `${side} ${at}`;
    const count = (standing.get(key) ?? 0) + 1;
    standing.set(key, count);
    return count > CELL_LIMIT && !crowded.includes(at)
      ? [{ path: ['pieces', index, 'at'], expected: `at most ${CELL_LIMIT} a side` }]
      : [];
  });
}

function overRounds({ round, pieces }: StartPosition, { rounds }: House): readonly StartFault[] {
  const now = round ?? 1;
  const late = pieces.flatMap(({ since }, index): StartFault[] =>
    since !== undefined && since > now ? [{ path: ['pieces', index, 'since'], expected: `<= ${now}` }] : [],
  );
  return now > rounds ? [{ path: ['round'], expected: `<= ${rounds}` }, ...late] : late;
}

/** A deck has each piece card once, so that a kind lies in one slot (PLM-E5). */
function twiceInField({ players }: StartPosition, side: Side): readonly StartFault[] {
  const field = players[side].field ?? [];
  return field.flatMap((laid, slot): StartFault[] => {
    if (laid === null || !isPieceCard(laid.card)) return [];
    if (field.findIndex((each) => each?.card === laid.card) === slot) return [];
    return [{ path: ['players', side, 'field', slot, 'card'], expected: 'a card that lies in no other slot' }];
  });
}

/** No more coins of a kind than its limit, and none that was never used (PLM-P4). */
function coinFaults(start: StartPosition, side: Side): readonly StartFault[] {
  const seen = seenCoins(start, side);
  const { used, returned } = start.players[side];
  const counted: Tally = used ?? seen;
  const path = (card: CardId) => ['players', side, 'used', card];
  return [...new Set([...Object.keys(seen), ...Object.keys(counted)])].flatMap((card): StartFault[] => {
    const [have, need, back] = [counted[card] ?? 0, seen[card] ?? 0, returned?.[card] ?? 0];
    if (have < need) return [{ path: path(card), expected: `>= ${need}` }];
    return have - back > limitOf(card) ? [{ path: path(card), expected: `<= ${limitOf(card) + back}` }] : [];
  });
}
