import { assertNever } from '@panjeong/kernel';
import { CELLS, type Cell, DISTANCES, NEIGHBOURS } from '../../board/cell.ts';
import { HOMES } from '../../board/territories.ts';
import type { CardId } from '../../cards/card.ts';
import { figureIn } from '../../cards/figure.ts';
import { cardOf } from '../../cards/index.ts';
import type { Aim } from '../../cards/query.ts';
import { isStructure } from '../../pieces/figures.ts';
import type { Target } from '../../state/command.ts';
import type { Piece } from '../../state/piece.ts';
import type { Tally } from '../../state/player.ts';
import type { Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import { roomIn } from '../../turns/limits.ts';
import { isRefuge, leaversOf, mayGather } from '../act/moves.ts';
import type { PowerSource } from '../power-use.ts';
import { holding } from './holds.ts';
import { isBar, sourceOf } from './source.ts';

/** Points at nothing: the one use of a power that needs no aim, and the barred one of a power that finds none. */
const NOWHERE: readonly Target[] = Object.freeze([Object.freeze({})]);

/** Whatever a person would expect to be able to point a power at, legal or not; never empty. */
export function targetsOf(state: PlamerState, side: Side, source: PowerSource): readonly Target[] {
  const found = sourceOf(state, side, source);
  if (isBar(found)) return NOWHERE;
  const targets = aimed(state, side, found.power.aim, found.piece);
  return targets.length === 0 ? NOWHERE : targets;
}

function aimed(state: PlamerState, side: Side, aim: Aim, piece: Piece | null): readonly Target[] {
  switch (aim.kind) {
    case 'nothing':
      return NOWHERE;
    case 'own-piece':
      return ownPieces(state, side, aim);
    case 'cell':
      return cells(state, side, aim, piece);
    case 'structure-and-step':
      return state.pieces.flatMap(({ id, owner, card, stance, at }) =>
        owner === side && stance === 'mobile' && isStructure(card)
          ? (NEIGHBOURS[at] ?? []).map((to) => ({ piece: id, to }))
          : [],
      );
    case 'push':
      return pushes(state, side, aim.paidWith);
    case 'leave':
      return leaves(state, side);
    case 'gather': {
      const reach = figureIn(state.house, aim.within);
      const comers = state.pieces.filter((piece) => mayGather(piece, side));
      return CELLS.flatMap((_, cell) => {
        const steps = DISTANCES[cell];
        return comers.some(({ at }) => at !== cell && (steps?.[at] ?? 255) <= reach) ? { cell } : [];
      });
    }
    case 'structure-kind':
      return kinds(state, side, 'structure').map((card) => ({ card }));
    case 'basic-kind-at-home':
      return kinds(state, side, 'basic').flatMap((card) => HOMES[side].map((cell) => ({ card, cell })));
    case 'captives':
      return handfuls(state.players[side].captives).map((captives) => ({ captives }));
    default:
      return assertNever(aim);
  }
}

function ownPieces(
  { pieces, flow }: PlamerState,
  side: Side,
  { stance, of, here }: Extract<Aim, { kind: 'own-piece' }>,
): readonly Target[] {
  const frame = flow.at(-1);
  const cell = here && frame?.kind === 'battle' ? frame.cell : null;
  const fits = (piece: Piece): boolean =>
    piece.owner === side &&
    (cell === null || piece.at === cell) &&
    (stance === 'either' || piece.stance === stance) &&
    (typeof of === 'object' ? piece.card === of.card : of === 'any' || !isStructure(piece.card));
  return pieces.filter(fits).map(({ id }) => ({ piece: id }));
}

function cells(
  state: PlamerState,
  side: Side,
  { holds: what, within }: Extract<Aim, { kind: 'cell' }>,
  piece: Piece | null,
): readonly Target[] {
  const steps = within === undefined || piece === null ? null : (DISTANCES[piece.at] ?? null);
  // A step more than it reaches: one would like to, and hears why not.
  const reach = within === undefined ? 0 : figureIn(state.house, within) + 1;
  const found: Target[] = [];
  const cellsWith = holding(state, side, what);
  for (let cell = 0; cell < CELLS.length; cell += 1) {
    if (cellsWith[cell] === 1 && (steps === null || (steps[cell] ?? 255) <= reach)) found.push({ cell });
  }
  return found;
}

/** Every opposing mobile kind in the cell of a piece to pay with, to every cell next to it where its side has room. */
function pushes(state: PlamerState, side: Side, paidWith: CardId): readonly Target[] {
  const found: Target[] = [];
  for (const { id, owner, card, at } of state.pieces) {
    if (owner !== side || card !== paidWith) continue;
    const seen: CardId[] = [];
    for (const other of state.pieces) {
      if (other.at !== at || other.owner === side || other.stance === 'settled' || seen.includes(other.card)) continue;
      seen.push(other.card);
      for (const to of NEIGHBOURS[at] ?? [])
        if (roomIn(state, other.owner, to) > 0) found.push({ piece: id, card: other.card, to });
    }
  }
  return found;
}

function leaves(state: PlamerState, side: Side): readonly Target[] {
  const found: Target[] = [];
  const own = holding(state, side, 'own');
  for (let cell = 0; cell < CELLS.length; cell += 1) {
    if (own[cell] === 0) continue;
    const leavers = leaversOf(state, side, cell);
    if (leavers.length === 0) continue;
    for (const to of refuges(state, side, cell)) {
      const room = roomIn(state, side, to);
      if (room >= leavers.length) found.push({ cell, to });
      else for (const pieces of choose(leavers, room)) found.push({ cell, to, pieces });
    }
  }
  return found;
}

function refuges(state: PlamerState, side: Side, cell: Cell): readonly Cell[] {
  const near = (NEIGHBOURS[cell] ?? []).filter((to) => isRefuge(state, side, to) && roomIn(state, side, to) > 0);
  const homes = HOMES[side].filter((home) => home !== cell && !near.includes(home) && roomIn(state, side, home) > 0);
  return [...near, ...homes];
}

/** Every choice of so many of a few pieces, each in the order of arrival. */
function choose(pieces: readonly Piece[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return pieces.flatMap(({ id }, at) => choose(pieces.slice(at + 1), count - 1).map((rest) => [id, ...rest]));
}

/** Kinds of a tier whose card lies in the field, open or set. */
function kinds({ players }: PlamerState, side: Side, tier: 'structure' | 'basic'): readonly CardId[] {
  return players[side].field.flatMap((laid) => {
    if (laid === null) return [];
    const card = cardOf(laid.card);
    return card.kind === 'piece' && card.tier.value === tier ? laid.card : [];
  });
}

/** More ways than these to hand over captives are told by how many coins, the first kinds first. */
const HANDFULS = 32;

function handfuls(captives: Tally): readonly Tally[] {
  // In the order of the alphabet: whom one took first is no part of a view (PLM-H2).
  const held = Object.entries(captives).sort(([one], [other]) => (one < other ? -1 : 1));
  const ways = held.reduce((product, [, coins]) => product * (coins + 1), 1);
  if (ways > HANDFULS) return byCount(held);
  let all: Tally[] = [{}];
  for (const [card, coins] of held) {
    all = all.flatMap((tally) =>
      Array.from({ length: coins + 1 }, (_, some) => (some === 0 ? tally : { ...tally, [card]: some })),
    );
  }
  return all.slice(1);
}

function byCount(held: readonly (readonly [CardId, number])[]): readonly Tally[] {
  const found: Tally[] = [];
  const tally: Record<CardId, number> = {};
  for (const [card, coins] of held) {
    for (let some = 1; some <= coins; some += 1) {
      tally[card] = some;
      found.push({ ...tally });
    }
  }
  return found;
}
