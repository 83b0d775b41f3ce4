import { type Audience, assertNever } from '@panjeong/kernel';
import type { PlamerEvent } from '../state/event.ts';
import type { PlamerState } from '../state/state.ts';
import type { SeenCoin, SeenEvent } from './seen-event.ts';
import { pieceOf, placeOf, seesSide } from './sees.ts';
import { tallySeen } from './tally-seen.ts';
import { declaredSeen, flowSeen, playerSeen, usedSeen } from './view-for.ts';

/**
 * An event as an audience may know it; null when it is not to notice anything. A coin is named by side, kind and cell; one
 * that lies face down on another's side has no kind, unless the event itself turns it up (PLM-H1, PLM-H2, PLM-H4).
 *
 * @param before the state that the event changed
 * @param after the state it made
 */
export function eventFor(
  event: PlamerEvent,
  before: PlamerState,
  after: PlamerState,
  audience: Audience,
): SeenEvent | null {
  const coin = (id: number, turnedUp = false) => coinSeen(before, id, audience, turnedUp);
  switch (event.kind) {
    case 'opened':
      return {
        kind: 'opened',
        house: event.house,
        first: event.first,
        round: after.round,
        turn: after.turn,
        players: [playerSeen(after, 0, audience), playerSeen(after, 1, audience)],
      };
    case 'turn-began':
      return { kind: 'turn-began', round: event.round, turn: event.turn, active: event.active };
    case 'flow-set':
      return { kind: 'flow-set', flow: flowSeen(after, event.flow, audience) };
    case 'victory-checked': {
      const { kind, side, secured, lost, gain } = event;
      return { kind, side, secured, lost, gain };
    }
    case 'dor-changed':
      return { kind: 'dor-changed', side: event.side, by: event.by, reason: event.reason };
    case 'card-drawn':
      return { kind: 'card-drawn', side: event.side, card: seesSide(audience, event.side) ? event.card : null };
    case 'card-set':
      return {
        kind: 'card-set',
        side: event.side,
        card: seesSide(audience, event.side) ? event.card : null,
        slot: event.slot,
      };
    case 'card-laid':
    case 'card-activated':
    case 'card-retired':
      return { kind: event.kind, side: event.side, card: event.card, slot: event.slot };
    case 'card-spent':
      return { kind: 'card-spent', side: event.side, card: event.card, slot: event.slot };
    case 'piece-entered': {
      return {
        kind: 'piece-entered',
        coin: coinSeen(after, event.piece, audience, true),
        by: event.by,
        returned: event.returned,
      };
    }
    case 'piece-moved':
      return { kind: 'piece-moved', coin: coin(event.piece), to: event.to };
    case 'piece-flipped':
      // Face up before or after, so everybody sees which kind it is.
      return { kind: 'piece-flipped', coin: coin(event.piece, true), to: event.to };
    case 'piece-hit': {
      const hit = coin(event.piece);
      return { kind: 'piece-hit', coin: hit, hp: hit.card === null ? null : event.hp };
    }
    case 'piece-granted': {
      const granted = coin(event.piece);
      const figure = (value: number | undefined) => (granted.card === null ? null : (value ?? null));
      return {
        kind: 'piece-granted',
        coin: granted,
        lv: figure(event.lv),
        hp: figure(event.hp),
        atk: figure(event.atk),
      };
    }
    case 'piece-captured':
    case 'piece-returned':
    case 'piece-fragmented':
    case 'piece-destroyed':
      return { kind: event.kind, coin: coin(event.piece, true) };
    case 'cell-restored':
    case 'battle-began':
    case 'battle-ended':
      return { kind: event.kind, cell: event.cell };
    case 'captives-handed':
      return { kind: 'captives-handed', from: event.from, captives: tallySeen(event.captives) };
    case 'declared':
      return { kind: 'declared', declared: declaredSeen(after, event.declared, audience) };
    case 'passed':
    case 'draw-offered':
      return { kind: event.kind, side: event.side };
    case 'stack-popped':
      return { kind: 'stack-popped', fizzled: event.fizzled };
    case 'battle-card-used':
      return { kind: 'battle-card-used', used: usedSeen(after, event.used, audience) };
    case 'rotation-ended':
      return { kind: 'rotation-ended', cell: event.cell, rotation: event.rotation };
    case 'chance-drawn':
      // How often chance was asked can tell how many concealed coins were tied (PLM-H5).
      return null;
    case 'draw-declined':
      return { kind: 'draw-declined' };
    case 'ended':
      return { kind: 'ended', outcome: event.outcome };
    default:
      return assertNever(event);
  }
}

function coinSeen(state: PlamerState, id: number, audience: Audience, turnedUp: boolean): SeenCoin {
  const piece = pieceOf(state, id);
  if (piece === undefined) throw new RangeError(`an event names a coin that is not there: ${id}`);
  const sees = seesSide(audience, piece.owner);
  return {
    side: piece.owner,
    card: sees || turnedUp || piece.stance === 'mobile' ? piece.card : null,
    at: piece.at,
    place: placeOf(state, piece),
    id: sees ? id : null,
  };
}
