import type { Choice, SeatId } from '@panjeong/kernel';
import { NEIGHBOURS } from '../board/cell.ts';
import { cardOf } from '../cards/index.ts';
import { refusals } from '../rulings/taken-down.ts';
import type { PlamerCommand } from '../state/command.ts';
import { sideOf } from '../state/seats.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { isPieceCard } from '../turns/field.ts';
import { placesFor } from '../turns/places.ts';
import { askedSide } from './asked.ts';
import { barsOf } from './bars.ts';
import { kindsIn } from './commands.ts';
import { powerCommands } from './power-commands.ts';
import { subjectOf } from './subject-of.ts';

/**
 * What a seat may do now, and what a person would expect to be able to do but may not, with every rule that forbids it.
 * Whoever is not asked may still resign, and offer or accept a draw.
 */
export function choicesOf(state: PlamerState, seat: SeatId): readonly Choice<PlamerCommand>[] {
  const side = sideOf(seat);
  if (side === null || state.outcome !== null || state.flow.length === 0) return [];
  const expected = askedSide(state) === side ? expectedOf(state, side) : [];
  return [...expected, ...tableCommands(state, side)].map((command) => {
    const bars = barsOf(state, side, command);
    if (bars.length === 0) return { kind: 'allowed', command };
    return { kind: 'barred', command, reasons: refusals(bars, subjectOf(state, side, command)) };
  });
}

/** What a seat may always say to the table. */
export function tableCommands({ offer }: PlamerState, side: Side): readonly PlamerCommand[] {
  if (offer === null) return [{ kind: 'offer-draw' }, { kind: 'resign' }];
  return offer === side ? [{ kind: 'resign' }] : [{ kind: 'accept-draw' }, { kind: 'resign' }];
}

function expectedOf(state: PlamerState, side: Side): readonly PlamerCommand[] {
  const frame = state.flow.at(-1);
  switch (frame?.kind) {
    case 'battles':
      return frame.cells.map((cell) => ({ kind: 'fight', cell }));
    case 'response':
    case 'battle':
      return [{ kind: 'pass' }, ...powerCommands(state, side, 'expected')];
    case 'turn':
      return [{ kind: 'done' }, ...expectedInTurn(state, side), ...powerCommands(state, side, 'expected')];
    default:
      return [];
  }
}

function expectedInTurn(state: PlamerState, side: Side): readonly PlamerCommand[] {
  const laid = layings(state, side);
  switch (state.turn) {
    case 'movement':
      return [...laid, ...moves(state, side)];
    case 'production':
      return [...laid, ...productions(state, side), ...retirements(state, side)];
    case 'blackout':
      return [
        ...laid,
        ...state.pieces.flatMap(({ id, owner }): PlamerCommand[] =>
          owner === side ? [{ kind: 'flip', piece: id }] : [],
        ),
      ];
    default:
      return laid;
  }
}

/** With a full field each card is tried once, so that the reason shows (PLM-F5). */
function layings({ players }: PlamerState, side: Side): readonly PlamerCommand[] {
  const { hand, field } = players[side];
  const free = field.flatMap((laid, slot) => (laid === null ? slot : []));
  const slots = free.length === 0 ? [field.length - 1] : free;
  return kindsIn(hand).flatMap((card) =>
    slots.flatMap((slot): PlamerCommand[] => {
      const set: PlamerCommand = { kind: 'set', card, slot };
      return isPieceCard(card) ? [{ kind: 'lay', card, slot }, set] : [set];
    }),
  );
}

const moves = ({ pieces }: PlamerState, side: Side): readonly PlamerCommand[] =>
  pieces.flatMap(({ id, owner, at }) =>
    owner === side ? (NEIGHBOURS[at] ?? []).map((to): PlamerCommand => ({ kind: 'move', piece: id, to })) : [],
  );

const productions = (state: PlamerState, side: Side): readonly PlamerCommand[] =>
  state.players[side].field.flatMap((laid) =>
    laid === null || cardOf(laid.card).kind !== 'piece'
      ? []
      : placesFor(state, side, laid.card).map((at): PlamerCommand => ({ kind: 'produce', card: laid.card, at })),
  );

const retirements = ({ players }: PlamerState, side: Side): readonly PlamerCommand[] =>
  players[side].field.flatMap((laid, slot): PlamerCommand[] => (laid === null ? [] : [{ kind: 'retire', slot }]));
