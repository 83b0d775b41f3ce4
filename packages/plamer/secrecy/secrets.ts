import { type Audience, canonicalJson } from '@panjeong/kernel';
import type { Cell } from '../src/board/cell.ts';
import { askedSide } from '../src/choices/asked.ts';
import type { PlamerCommand, Target } from '../src/state/command.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import type { Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';
import { pieceOf, placeOf, seesSide } from '../src/views/sees.ts';

/** Whether a coin of a side that the audience does not see lies face down there, so that what happens may hang on its kind. */
function concealsAt(state: PlamerState, at: Cell | null, audience: Audience): boolean {
  return state.pieces.some(
    (piece) => piece.stance === 'settled' && (at === null || piece.at === at) && !seesSide(audience, piece.owner),
  );
}

/**
 * Whether the rules themselves tell the audience something by this event (section 8): a card or a coin is turned up, or a card
 * comes into the own hand.
 */
function turnsUp(event: PlamerEvent, audience: Audience, before: PlamerState): boolean {
  switch (event.kind) {
    case 'card-drawn':
      return seesSide(audience, event.side);
    case 'card-laid':
    case 'card-activated':
    case 'card-spent':
      return !seesSide(audience, event.side);
    case 'card-retired':
      return !seesSide(audience, event.side) && before.players[event.side].field[event.slot]?.face === 'down';
    case 'battle-card-used':
      return !seesSide(audience, event.used.side);
    case 'declared':
      return !seesSide(audience, event.declared.side);
    case 'piece-flipped':
      return event.to === 'mobile' && !seesSide(audience, pieceOf(before, event.piece)?.owner ?? 0);
    case 'piece-captured':
    case 'piece-returned':
    case 'piece-fragmented':
    case 'piece-destroyed': {
      const piece = pieceOf(before, event.piece);
      return piece?.stance === 'settled' && !seesSide(audience, piece.owner);
    }
    default:
      return false;
  }
}

/**
 * Whether it may hang on the kind of a concealed coin that this event is there, by the rules: powers that read Lv count
 * face-down pieces (house 29), and structures stay where others leave.
 */
function weighs(event: PlamerEvent, audience: Audience, before: PlamerState): boolean {
  switch (event.kind) {
    case 'piece-moved': {
      const piece = pieceOf(before, event.piece);
      return piece?.stance === 'settled' && !seesSide(audience, piece.owner);
    }
    case 'piece-captured':
    case 'piece-returned':
    case 'piece-fragmented':
    case 'piece-destroyed':
    case 'piece-hit':
    case 'piece-granted': {
      const piece = pieceOf(before, event.piece);
      return piece !== undefined && concealsAt(before, piece.at, audience);
    }
    case 'dor-changed':
      return event.reason === 'plunder' && concealsAt(before, null, audience);
    default:
      return false;
  }
}

/** Whether the rules may make something known to the audience by this event. */
export const reveals = (event: PlamerEvent, audience: Audience, before: PlamerState): boolean =>
  turnsUp(event, audience, before) || weighs(event, audience, before);

/** What others than its owner see of a coin that a command names. */
function named(state: PlamerState, id: number): readonly unknown[] {
  const piece = pieceOf(state, id);
  return piece === undefined ? ['gone'] : [piece.at, placeOf(state, piece)];
}

const targetAs = (state: PlamerState, { piece, pieces, ...open }: Target): unknown => ({
  ...open,
  piece: piece === undefined ? null : named(state, piece),
  pieces: pieces?.map((id) => named(state, id)) ?? null,
});

/** A command as whoever does not see its side notices it, by what it turns up too. */
function noticed(state: PlamerState, side: Side, command: PlamerCommand): unknown {
  switch (command.kind) {
    case 'set':
      return { kind: 'set', slot: command.slot };
    case 'move':
      return { ...command, piece: named(state, command.piece) };
    case 'flip':
      return { ...command, piece: named(state, command.piece), card: pieceOf(state, command.piece)?.card ?? null };
    case 'fire':
    case 'respond-by-piece': {
      const card = pieceOf(state, command.piece)?.card ?? null;
      return { ...command, piece: named(state, command.piece), card, target: targetAs(state, command.target) };
    }
    case 'respond':
    case 'retire': {
      const card = state.players[side].field[command.slot]?.card ?? null;
      return { ...command, card, target: 'target' in command ? targetAs(state, command.target) : null };
    }
    case 'play':
    case 'use':
      return { ...command, target: targetAs(state, command.target) };
    default:
      return command;
  }
}

/** Whether two commands of a seat, each in its state, look the same to an audience that does not see that side. */
export function alike(
  one: PlamerCommand,
  other: PlamerCommand,
  audience: Audience,
  [here, there]: readonly [PlamerState, PlamerState],
): boolean {
  if (seesSide(audience, 0) && seesSide(audience, 1)) return canonicalJson(one) === canonicalJson(other);
  // Only who is asked has secrets to act on; the others say no more than that they resign or draw.
  const side = askedSide(here) ?? 0;
  return canonicalJson(noticed(here, side, one)) === canonicalJson(noticed(there, side, other));
}
