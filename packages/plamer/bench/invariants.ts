import { HOMES, TERRITORIES, TERRITORY_VALUE } from '../src/board/territories.ts';
import type { CardId } from '../src/cards/card.ts';
import { isStructure, limitOf } from '../src/pieces/figures.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import { otherSide, SIDES, type Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';
import type { Watcher } from './random-match.ts';

/** Holds an invariant; says what broke it. */
export function hold(holds: boolean, what: string, ...values: readonly unknown[]): void {
  if (!holds) throw new Error([what, ...values.map((value) => JSON.stringify(value))].join('\n  '));
}

/** Coins of each kind are where they can be, and no more of them than the kind has (PLM-P4, PLM-G5). */
function holdCoins({ pieces, players }: PlamerState): void {
  const crowd = new Map<string, number>();
  const board: readonly [Record<CardId, number>, Record<CardId, number>] = [{}, {}];
  for (const { owner, card, at } of pieces) {
    const cell = `${owner} ${at}`;
    crowd.set(cell, (crowd.get(cell) ?? 0) + 1);
    hold((crowd.get(cell) ?? 0) <= 3, 'four pieces of a side in a cell', owner, at);
    board[owner][card] = (board[owner][card] ?? 0) + 1;
  }
  for (const side of SIDES) {
    const { used, returned, fragments, gone, freed, dor } = players[side];
    const { captives } = players[otherSide(side)];
    hold(dor >= 0, 'negative dor', side, dor);
    const kinds = new Set([used, returned, fragments, gone, freed, captives, board[side]].flatMap(Object.keys));
    for (const card of kinds) {
      const count = (tally: Readonly<Record<CardId, number>>) => tally[card] ?? 0;
      const found = [board[side], captives, fragments, gone, returned, freed].reduce(
        (sum, tally) => sum + count(tally),
        0,
      );
      hold(found === count(used), `coins of ${card} are lost or made`, side, found, count(used));
      hold(count(used) - count(returned) <= limitOf(card), `too many coins of ${card}`, side, count(used));
      hold(!isStructure(card) || count(captives) === 0, `a structure is captive: ${card}`, side);
    }
  }
}

/** Territories that a side secures, counted from the pieces alone. */
function securedBy({ pieces }: PlamerState, side: Side): readonly number[] {
  return TERRITORIES.filter((cell) => {
    const there = pieces.filter(({ at }) => at === cell);
    const settled = (owner: Side) => there.some((piece) => piece.owner === owner && piece.stance === 'settled');
    const standoff = there.every(({ stance }) => stance === 'settled') && settled(0) && settled(1);
    return !standoff && settled(side) && !settled(otherSide(side));
  });
}

function holdSums(event: PlamerEvent, state: PlamerState): void {
  if (event.kind === 'victory-checked') {
    const [own, other] = [securedBy(state, event.side).length, securedBy(state, otherSide(event.side)).length];
    hold(event.gain === Math.max(0, own - other), 'another gain of VP', event, own, other);
  }
  if (event.kind === 'dor-changed' && event.reason === 'income') {
    const values = securedBy(state, event.side).map((cell) => TERRITORY_VALUE[cell] ?? 0);
    hold(event.by === values.reduce((sum, value) => sum + value, 5), 'another income', event, values);
  }
  if (event.kind === 'ended' && event.outcome.rule === 'PLM-V1') {
    const side = state.active;
    hold(
      state.pieces.some(({ owner, at }) => owner === side && HOMES[otherSide(side)].includes(at)),
      'won without a piece on a home cell',
    );
  }
}

/** Cards that came up while a watcher watched. */
export interface Told {
  readonly entered: Set<CardId>;
  readonly laid: Set<CardId>;
  readonly spent: Set<CardId>;
}

/** Watches a match for everything that must never be. */
export function invariants(told: Told): Watcher {
  let command: PlamerCommand | null = null;
  let firing: CardId | null = null;
  return {
    before(state, _side, given) {
      command = given;
      firing = null;
      if (given.kind !== 'fire' && given.kind !== 'respond-by-piece') return;
      const piece = state.pieces.find(({ id }) => id === given.piece);
      firing = piece?.card ?? null;
      const fresh = piece?.stance === 'settled' && piece.since === state.round;
      hold(!fresh, 'a piece that came this round fires by a flip', piece, state.round);
    },
    event(event, state) {
      holdSums(event, state);
      if (event.kind === 'piece-entered') {
        told.entered.add(event.card);
        hold(state.pieces.at(-1)?.stance === 'mobile', 'a piece came face down', event);
      }
      if (event.kind === 'card-laid') told.laid.add(event.card);
      if (event.kind === 'card-spent') told.spent.add(event.card);
      if (event.kind === 'piece-moved') {
        const card = state.pieces.find(({ id }) => id === event.piece)?.card ?? '';
        hold(!isStructure(card) || firing === 'eroded-quarry', 'a structure moved', event, command);
      }
      if (event.kind === 'dor-changed')
        hold(state.players[event.side].dor >= 0, 'negative dor on the way', event, command);
    },
    after: holdCoins,
  };
}

export const nothingTold = (): Told => ({ entered: new Set(), laid: new Set(), spent: new Set() });
