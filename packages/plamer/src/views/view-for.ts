import { type Audience, assertNever } from '@panjeong/kernel';
import type { Declared, Frame, TurnFrame, UsedCard } from '../state/flow.ts';
import type { Piece } from '../state/piece.ts';
import type { FieldCard, Player } from '../state/player.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { declaredTarget, targetSeen } from './seen-target.ts';
import { seesDeck, seesSide } from './sees.ts';
import { tallyOf, tallySeen } from './tally-seen.ts';
import {
  type Concealed,
  type PlamerView,
  type SeenCards,
  type SeenDeclared,
  type SeenFieldCard,
  type SeenFrame,
  type SeenPiece,
  type SeenPlayer,
  type SeenUsedCard,
  TURN_MARKS,
} from './view.ts';

/** Built field by field: what is not listed is not shown (PLM-H1 … PLM-H5). */
export function viewFor(state: PlamerState, audience: Audience): PlamerView {
  return {
    audience,
    seats: state.seats,
    phase: state.phase,
    house: state.house,
    round: state.round,
    turn: state.turn,
    active: state.active,
    players: [playerSeen(state, 0, audience), playerSeen(state, 1, audience)],
    entered: state.nextPiece,
    flow: flowSeen(state, state.flow, audience),
    stack: state.stack.map((declared) => declaredSeen(state, declared, audience)),
    offer: state.offer,
    outcome: state.outcome,
  };
}

export function playerSeen(state: PlamerState, side: Side, audience: Audience): SeenPlayer {
  const player = state.players[side];
  const sees = seesSide(audience, side);
  const own = state.pieces.filter(({ owner }) => owner === side);
  const turn = state.active === side ? state.flow.findLast((frame) => frame.kind === 'turn') : undefined;
  const seen = (piece: Piece) => pieceSeen(piece, sees, turn);
  return {
    faction: player.faction,
    dor: player.dor,
    vp: player.vp,
    hand: cardsSeen(player.hand, sees),
    deck: cardsSeen(player.deck, seesDeck(audience)),
    discard: player.discard,
    field: fieldSeen(player, sees),
    used: tallySeen(player.used),
    returned: tallySeen(player.returned),
    captives: tallySeen(player.captives),
    fragments: tallySeen(player.fragments),
    gone: tallySeen(player.gone),
    freed: tallySeen(player.freed),
    onBoard: tallyOf(own.map(({ card }) => card)),
    // Everybody saw those face up arrive, since a coin turned up arrives anew (PLM-H2).
    pieces: own.filter(({ stance }) => sees || stance === 'mobile').map(seen),
    concealed: sees ? [] : concealedIn(own),
  };
}

const cardsSeen = (cards: readonly string[], sees: boolean): SeenCards => ({
  count: cards.length,
  cards: sees ? cards : null,
});

/** Which slots are filled, and which of them face down, everybody sees. */
const fieldSeen = ({ field }: Player, sees: boolean): readonly (SeenFieldCard | null)[] =>
  field.map((laid: FieldCard | null) =>
    laid === null
      ? null
      : { card: sees || laid.face === 'up' ? laid.card : null, face: laid.face, opening: laid.opening },
  );

function concealedIn(pieces: readonly Piece[]): readonly Concealed[] {
  const counts = new Map<number, number>();
  for (const { at, stance } of pieces) if (stance === 'settled') counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other).map(([at, count]) => ({ at, count }));
}

function pieceSeen(piece: Piece, sees: boolean, turn: TurnFrame | undefined): SeenPiece {
  const { lv, hp, atk } = piece.granted ?? {};
  return {
    id: sees ? piece.id : null,
    card: piece.card,
    stance: piece.stance,
    at: piece.at,
    hp: piece.hp,
    granted:
      piece.granted === undefined
        ? null
        : {
            ...(lv === undefined ? {} : { lv }),
            ...(hp === undefined ? {} : { hp }),
            ...(atk === undefined ? {} : { atk }),
          },
    since: sees ? piece.since : null,
    marks:
      turn === undefined
        ? []
        : TURN_MARKS.flatMap((mark) => turn[mark].filter((id) => id === piece.id).map(() => mark)),
  };
}

export function flowSeen(state: PlamerState, flow: readonly Frame[], audience: Audience): readonly SeenFrame[] {
  return flow.map((frame): SeenFrame => {
    switch (frame.kind) {
      case 'turn':
        return { kind: 'turn', retired: frame.retired };
      case 'response':
        return { kind: 'response', asked: frame.asked, passed: frame.passed };
      case 'battles':
        return { kind: 'battles', cells: frame.cells, fought: frame.fought };
      case 'battle':
        return {
          kind: 'battle',
          cell: frame.cell,
          asked: frame.asked,
          passed: frame.passed,
          cards: frame.cards.map((used) => usedSeen(state, used, audience)),
        };
      default:
        return assertNever(frame);
    }
  });
}

export function usedSeen(state: PlamerState, used: UsedCard, audience: Audience): SeenUsedCard {
  return { side: used.side, card: used.card, target: targetSeen(state, used, audience) };
}

export function declaredSeen(state: PlamerState, declared: Declared, audience: Audience): SeenDeclared {
  const { side, card, power, piece } = declared;
  const sees = seesSide(audience, side);
  return {
    side,
    card,
    power,
    byPiece: piece !== null,
    piece: sees ? piece : null,
    target: declaredTarget(state, declared, audience),
  };
}
