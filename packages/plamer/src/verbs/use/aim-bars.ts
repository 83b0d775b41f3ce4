import { assertNever } from '@panjeong/kernel';
import { areAdjacent, CELLS, type Cell, DISTANCES } from '../../board/cell.ts';
import { isPresent, standIn } from '../../board/presence.ts';
import { HOMES } from '../../board/territories.ts';
import { figureIn } from '../../cards/figure.ts';
import { cardOf, isCard } from '../../cards/index.ts';
import type { Aim, Holds } from '../../cards/query.ts';
import { isStructure } from '../../pieces/figures.ts';
import { type Bar, bar } from '../../rulings/bar.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Target } from '../../state/command.ts';
import type { Piece } from '../../state/piece.ts';
import { otherSide, type Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import { CELL_LIMIT, roomIn } from '../../turns/limits.ts';
import { times, turnFrame } from '../../turns/marks.ts';
import { comersOf, isRefuge, leaversOf } from '../act/moves.ts';
import { coinsIn } from '../act/whom.ts';
import { holds } from './holds.ts';
import type { Sourcing } from './source.ts';

interface Aiming {
  readonly state: PlamerState;
  readonly side: Side;
  readonly found: Sourcing;
  readonly target: Target;
  readonly bars: Bar[];
}

const isCell = (cell: Cell | undefined): cell is Cell => cell !== undefined && CELLS[cell] !== undefined;

/** Adds every reason why a power may not be pointed there. */
export function barsOfAim(state: PlamerState, side: Side, found: Sourcing, target: Target, bars: Bar[]): void {
  const aiming: Aiming = { state, side, found, target, bars };
  const { aim } = found.power;
  switch (aim.kind) {
    case 'nothing':
      break;
    case 'own-piece':
      ownPiece(aiming, aim);
      break;
    case 'cell':
      cellThatHolds(aiming, aim);
      break;
    case 'structure-and-step':
      structureAndStep(aiming);
      break;
    case 'push':
      push(aiming, aim);
      break;
    case 'leave':
      leaving(aiming);
      break;
    case 'gather':
      gathering(aiming, aim);
      break;
    case 'structure-kind':
      kindOf(aiming, 'structure');
      break;
    case 'basic-kind-at-home':
      basicAtHome(aiming);
      break;
    case 'captives':
      captives(aiming);
      break;
    default:
      assertNever(aim);
  }
}

function noTarget({ found, bars }: Aiming): void {
  bars.push(bar(found.power.rule, 'no-target', { power: found.power.id }));
}

function named({ state, side, target, bars }: Aiming): Piece | null {
  const piece = state.pieces.find(({ id, owner }) => id === target.piece && owner === side);
  if (piece === undefined && target.piece !== undefined)
    bars.push(bar('PLM-T6', 'no-such-piece', { piece: target.piece }));
  return piece ?? null;
}

function ownPiece(aiming: Aiming, { stance, of, here }: Extract<Aim, { kind: 'own-piece' }>): void {
  const { state, found, target, bars } = aiming;
  if (target.piece === undefined) {
    noTarget(aiming);
    return;
  }
  const piece = named(aiming);
  if (piece === null) return;
  const { rule } = found.power;
  const ref = pieceRef(piece);
  if (stance === 'settled' && piece.stance !== 'settled') bars.push(bar(rule, 'not-settled', { piece: ref }));
  if (stance === 'mobile' && piece.stance !== 'mobile') bars.push(bar(rule, 'not-mobile', { piece: ref }));
  if (of === 'no-structure' && isStructure(piece.card)) bars.push(bar('PLM-M3', 'no-moving-structure', { piece: ref }));
  if (typeof of === 'object' && piece.card !== of.card)
    bars.push(bar(rule, 'not-of-kind', { piece: ref, card: of.card }));
  const frame = state.flow.at(-1);
  if (here && frame?.kind === 'battle' && piece.at !== frame.cell)
    bars.push(bar(rule, 'not-here', { piece: ref, cell: frame.cell }));
  if (found.power.timing === 'response' && typeof of === 'object' && !holds(state, piece.owner, piece.at, 'opposing'))
    bars.push(bar(rule, 'no-opponent', { cell: piece.at }));
  if (found.power.timing === 'movement') furtherBars(aiming, piece);
}

/** Whoever went in among opposing pieces goes no further, with one more step or without (PLM-M5). */
function furtherBars({ state, bars }: Aiming, piece: Piece): void {
  const frame = turnFrame(state);
  if (frame === null || times(frame.moved, piece.id) === 0) return;
  if (isPresent(standIn(state, piece.at), otherSide(piece.owner)))
    bars.push(bar('PLM-M5', 'not-further', { piece: pieceRef(piece) }));
}

const LACKING = {
  opposing: 'no-opponent',
  own: 'no-own-piece',
  'settled-opposing': 'no-settled-opponent',
  'mobile-opposing-structure': 'no-opposing-structure',
} as const satisfies Readonly<Record<Holds, keyof Lacking>>;
type Lacking = Record<'no-opponent' | 'no-own-piece' | 'no-settled-opponent' | 'no-opposing-structure', unknown>;

function cellThatHolds(aiming: Aiming, { holds: what, noHome, within }: Extract<Aim, { kind: 'cell' }>): void {
  const { state, side, found, target, bars } = aiming;
  const { cell } = target;
  if (!isCell(cell)) {
    noTarget(aiming);
    return;
  }
  const { rule } = found.power;
  if (!holds(state, side, cell, what)) bars.push(bar(rule, LACKING[what], { cell }));
  if (noHome && (HOMES[0].includes(cell) || HOMES[1].includes(cell))) bars.push(bar(rule, 'not-on-a-home', { cell }));
  if (within === undefined || found.piece === null) return;
  const [reach, steps] = [figureIn(state.house, within), DISTANCES[found.piece.at]?.[cell] ?? 255];
  if (steps > reach) bars.push(bar(rule, 'not-within', { from: found.piece.at, to: cell, steps, reach }));
}

function structureAndStep(aiming: Aiming): void {
  const { state, side, found, target, bars } = aiming;
  const { to } = target;
  if (target.piece === undefined || !isCell(to)) {
    noTarget(aiming);
    return;
  }
  const piece = named(aiming);
  if (piece === null) return;
  if (!isStructure(piece.card)) bars.push(bar(found.power.rule, 'not-a-structure', { card: piece.card }));
  if (piece.stance !== 'mobile') bars.push(bar('PLM-M2', 'not-mobile', { piece: pieceRef(piece) }));
  stepBars(aiming, piece.at, to);
  if (roomIn(state, side, to) === 0) bars.push(bar('PLM-M4', 'no-room', { cell: to, limit: CELL_LIMIT }));
}

function stepBars({ found, bars }: Aiming, from: Cell, to: Cell): void {
  if (!areAdjacent(from, to)) bars.push(bar(found.power.rule, 'not-adjacent', { from, to }));
}

function push(aiming: Aiming, { paidWith }: Extract<Aim, { kind: 'push' }>): void {
  const { state, side, found, target, bars } = aiming;
  const { card, to } = target;
  if (target.piece === undefined || card === undefined || !isCell(to)) {
    noTarget(aiming);
    return;
  }
  const piece = named(aiming);
  if (piece === null) return;
  const { rule } = found.power;
  if (piece.card !== paidWith) bars.push(bar(rule, 'not-of-kind', { piece: pieceRef(piece), card: paidWith }));
  const there = state.pieces.find(
    (each) => each.at === piece.at && each.owner !== side && each.stance === 'mobile' && each.card === card,
  );
  if (there === undefined) bars.push(bar(rule, 'no-such-opponent', { card, cell: piece.at }));
  else if (isStructure(card)) bars.push(bar('PLM-M3', 'no-moving-structure', { piece: pieceRef(there) }));
  stepBars(aiming, piece.at, to);
}

function leaving(aiming: Aiming): void {
  const { state, side, found, target, bars } = aiming;
  const { cell, to } = target;
  if (!isCell(cell) || !isCell(to)) {
    noTarget(aiming);
    return;
  }
  const leavers = leaversOf(state, side, cell);
  if (leavers.length === 0) bars.push(bar(found.power.rule, 'no-own-piece', { cell }));
  among(aiming, leavers);
  if (cell === to || !HOMES[side].includes(to)) stepBars(aiming, cell, to);
  if (!isRefuge(state, side, to)) bars.push(bar(found.power.rule, 'no-refuge', { cell: to }));
}

function gathering(aiming: Aiming, { within }: Extract<Aim, { kind: 'gather' }>): void {
  const { state, side, found, target, bars } = aiming;
  const { cell } = target;
  if (!isCell(cell)) {
    noTarget(aiming);
    return;
  }
  const comers = comersOf(state, side, cell, figureIn(state.house, within));
  if (comers.length === 0) bars.push(bar(found.power.rule, 'no-own-piece', { cell }));
  among(aiming, comers);
  if (roomIn(state, side, cell) === 0) bars.push(bar('PLM-G5', 'no-room', { cell, limit: CELL_LIMIT }));
}

/** Pieces that the command names are among those that can. */
function among({ target, bars }: Aiming, pieces: readonly Piece[]): void {
  for (const id of target.pieces ?? []) {
    if (!pieces.some((piece) => piece.id === id)) bars.push(bar('PLM-T6', 'no-such-piece', { piece: id }));
  }
}

/** @returns nothing; a kind of another tier is no target */
function kindOf(aiming: Aiming, tier: 'structure' | 'basic'): void {
  const { found, target, bars } = aiming;
  const { card } = target;
  if (card === undefined || !isCard(card)) {
    noTarget(aiming);
    return;
  }
  const of = cardOf(card);
  if (of.kind === 'piece' && of.tier.value === tier) return;
  bars.push(bar(found.power.rule, tier === 'basic' ? 'not-a-basic-kind' : 'not-a-structure', { card }));
}

function basicAtHome(aiming: Aiming): void {
  const { side, target, bars } = aiming;
  const { cell } = target;
  if (!isCell(cell)) {
    noTarget(aiming);
    return;
  }
  kindOf(aiming, 'basic');
  if (!HOMES[side].includes(cell)) bars.push(bar('PLM-P2', 'not-a-home', { cell }));
}

function captives(aiming: Aiming): void {
  const { state, side, found, target, bars } = aiming;
  const { rule } = found.power;
  if (coinsIn(target.captives) === 0) noTarget(aiming);
  for (const [card, asked] of Object.entries(target.captives ?? {})) {
    const held = state.players[side].captives[card] ?? 0;
    if (!Number.isInteger(asked) || asked < 0 || asked > held)
      bars.push(bar(rule, 'no-captives', { card, asked, held }));
  }
  const frame = state.flow.at(-1);
  if (frame?.kind === 'battle' && !holds(state, side, frame.cell, 'own'))
    bars.push(bar(rule, 'no-own-piece', { cell: frame.cell }));
}
