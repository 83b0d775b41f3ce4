import { CELLS, NEIGHBOURS } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { TurnFrame } from '../state/flow.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { isPieceCard, mayActivate } from '../turns/field.ts';
import { CELL_LIMIT } from '../turns/limits.ts';
import { placesFor } from '../turns/places.ts';
import { mayProduce } from '../turns/producible.ts';
import { askedSide } from './asked.ts';
import { mayMove } from './piece-bars.ts';
import { powerCommands } from './power-commands.ts';

/**
 * Every command that a side may give now, but for the table's (resigning, draws): what `choices` lists as allowed, without
 * a word on the rest. For playouts and bots.
 */
export function commandsOf(state: PlamerState, side: Side): PlamerCommand[] {
  const commands: PlamerCommand[] = [];
  const frame = state.flow.at(-1);
  if (frame === undefined || askedSide(state) !== side) return commands;
  switch (frame.kind) {
    case 'battles':
      for (const cell of frame.cells) commands.push({ kind: 'fight', cell });
      return commands;
    case 'response':
    case 'battle':
      commands.push({ kind: 'pass' });
      break;
    case 'turn':
      commands.push({ kind: 'done' });
      inTurn(state, side, frame, commands);
  }
  for (const command of powerCommands(state, side, 'allowed')) commands.push(command);
  return commands;
}

function inTurn(state: PlamerState, side: Side, frame: TurnFrame, commands: PlamerCommand[]): void {
  laying(state, side, commands);
  if (state.turn === 'movement') moving(state, side, frame, commands);
  else if (state.turn === 'production') {
    producing(state, side, commands);
    if (!frame.retired) retiring(state, side, commands);
  } else if (state.turn === 'blackout') {
    for (const { id, owner } of state.pieces)
      if (owner === side && !frame.moved.includes(id)) commands.push({ kind: 'flip', piece: id });
  }
}

function retiring({ players }: PlamerState, side: Side, commands: PlamerCommand[]): void {
  for (const [slot, laid] of players[side].field.entries())
    if (laid !== null && !laid.opening) commands.push({ kind: 'retire', slot });
}

function laying(state: PlamerState, side: Side, commands: PlamerCommand[]): void {
  const { hand, field } = state.players[side];
  if (!field.includes(null)) return;
  for (let index = 0; index < hand.length; index += 1) {
    const card = hand[index];
    // Each kind of card once.
    if (card === undefined || hand.indexOf(card) < index) continue;
    const faceUp = isPieceCard(card) && mayActivate(state, side, card);
    for (let slot = 0; slot < field.length; slot += 1) {
      if (field[slot] !== null) continue;
      if (faceUp) commands.push({ kind: 'lay', card, slot });
      commands.push({ kind: 'set', card, slot });
    }
  }
}

/** How many pieces of a side stand in each cell. */
function crowdOf({ pieces }: PlamerState, side: Side): Uint8Array {
  const crowd = new Uint8Array(CELLS.length);
  for (const { owner, at } of pieces) if (owner === side) crowd[at] = (crowd[at] ?? 0) + 1;
  return crowd;
}

function moving(state: PlamerState, side: Side, frame: TurnFrame, commands: PlamerCommand[]): void {
  const crowd = crowdOf(state, side);
  for (const piece of state.pieces) {
    if (piece.owner !== side || !mayMove(state, piece, frame)) continue;
    for (const to of NEIGHBOURS[piece.at] ?? [])
      if ((crowd[to] ?? 0) < CELL_LIMIT) commands.push({ kind: 'move', piece: piece.id, to });
  }
}

function producing(state: PlamerState, side: Side, commands: PlamerCommand[]): void {
  const crowd = crowdOf(state, side);
  for (const laid of state.players[side].field) {
    if (laid === null || !mayProduce(state, side, laid)) continue;
    for (const at of placesFor(state, side, laid.card))
      if ((crowd[at] ?? 0) < CELL_LIMIT) commands.push({ kind: 'produce', card: laid.card, at });
  }
}

/** Each card of a hand once, in the order of the hand. */
export const kindsIn = (cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card, index) => cards.indexOf(card) === index);
