import { assertNever, copyOf, type Draft, seatId } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import { perpetualFrom } from '../orders/perpetual.ts';
import type { Position } from '../orders/position.ts';
import { kindOf, lineOf, linesFor, meantFor, withOrder, withoutUnit } from './draft.ts';
import type { DiplomacyEvent } from './event.ts';
import type { DraftLine } from './order-schema.ts';
import type { DiplomacyState } from './state.ts';

/**
 * Changes a state by an event. Only fields of the state itself are set, never what is inside them: so that
 * {@link draftFor} may share all the rest.
 */
export function apply(draft: Draft<DiplomacyState>, event: DiplomacyEvent): void {
  Object.assign(draft, copyOf(changed(draft, event)));
}

/** A draft whose fields may be set without the state noticing. */
export function draftFor(state: DiplomacyState): Draft<DiplomacyState> {
  return { ...state } as Draft<DiplomacyState>;
}

/** The fields that an event changes, as they are after it. */
function changed(state: DiplomacyState, event: DiplomacyEvent): Partial<DiplomacyState> {
  const { drafts, perpetual, position, ready, seats, votes } = state;
  switch (event.kind) {
    case 'match-opened': {
      const { map, policy, rulings } = event;
      const empty: DiplomacyState['drafts'] = Object.fromEntries(event.seats.map((seat) => [seat, []]));
      return {
        seats: event.seats.map(seatId),
        map,
        policy,
        rulings,
        position: event.position,
        drafts: empty,
        perpetual: empty,
      };
    }
    case 'order-drafted':
    case 'order-amended':
      return { drafts: { ...drafts, [event.power]: withOrder(position.phase, drafts[event.power] ?? [], event.line) } };
    case 'sheet-submitted':
      return { drafts: { ...drafts, [event.power]: event.orders } };
    case 'order-withdrawn': {
      const without = (all: DiplomacyState['drafts']): DiplomacyState['drafts'] => ({
        ...all,
        [event.power]: withoutUnit(all[event.power] ?? [], event.unit),
      });
      return { drafts: without(drafts), perpetual: without(perpetual) };
    }
    case 'readiness-declared':
      return { ready: seats.filter((seat) => (seat === event.power ? event.ready : ready.includes(seat))) };
    case 'phase-resolved':
      return {
        phase: state.phase + 1,
        position: event.position,
        drafts: Object.fromEntries(seats.map((seat) => [seat, keptAfter(event, seat, drafts[seat] ?? [])])),
        perpetual: event.phase.endsWith('M') ? standingFrom(state) : perpetual,
        ready: [],
        votes: {},
      };
    case 'vote-cast': {
      const cast = { ...votes, [event.power]: event.vote };
      return { votes: Object.fromEntries(Object.entries(cast).sort(bySeat(seats))) };
    }
    case 'vote-withdrawn':
      return { votes: without(votes, event.power) };
    case 'power-fell-into-civil-disorder':
      return {
        position: inDisorder(position, seats, event.power, true),
        drafts: { ...drafts, [event.power]: [] },
        perpetual: { ...perpetual, [event.power]: [] },
        ready: ready.filter((seat) => seat !== event.power),
        votes: without(votes, event.power),
      };
    case 'power-found-a-player':
      return { position: inDisorder(position, seats, event.power, false) };
    case 'position-amended':
      // Whoever was ready, or had voted, was so for another position.
      return { position: event.position, ready: [], votes: {} };
    case 'drawn':
    case 'conceded':
      return {};
    case 'game-ended':
      return { outcome: event.outcome };
    default:
      return assertNever(event);
  }
}

/**
 * Of a draft, what goes on to the next phase: retreats written in advance for units that have to retreat (DIP-R9), and
 * builds and removals until the winter of their year has passed (DIP-O8).
 */
function keptAfter(
  { phase, position }: Extract<DiplomacyEvent, { readonly kind: 'phase-resolved' }>,
  power: PowerId,
  lines: readonly DraftLine[],
): readonly DraftLine[] {
  const losers = position.dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => provinceId(unit.at));
  const isSameYear = position.phase.slice(1, -1) === phase.slice(1, -1);
  return lines.filter((line) => {
    const { order } = line;
    if (kindOf(phase) === meantFor(phase, line)) return false;
    if (meantFor(phase, line) === 'A') return isSameYear;
    return order.kind !== 'waive' && losers.includes(provinceId(order.unit.at));
  });
}

/** Orders that repeat every turn, after a movement phase in which some may have been given (DATC 4.E.4). */
function standingFrom({ seats, policy, position, drafts, perpetual }: DiplomacyState): DiplomacyState['perpetual'] {
  const given = (power: PowerId, lines: readonly DraftLine[] = []) => lines.map((line) => ({ power, ...line }));
  return Object.fromEntries(
    seats.map((seat) => {
      const standing = perpetualFrom(
        policy,
        given(seat, perpetual[seat]),
        given(seat, linesFor(position.phase, drafts[seat] ?? [])),
      );
      return [seat, standing.map(lineOf)];
    }),
  );
}

function inDisorder(position: Position, seats: readonly PowerId[], power: PowerId, falls: boolean): Position {
  const { civilDisorder } = position;
  return {
    ...position,
    civilDisorder: seats.filter((seat) => (seat === power ? falls : civilDisorder.includes(seat))),
  };
}

function without<Value>(record: Readonly<Record<PowerId, Value>>, key: PowerId): Readonly<Record<PowerId, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([power]) => power !== key));
}

const bySeat =
  (seats: readonly PowerId[]) =>
  ([one]: readonly [PowerId, unknown], [other]: readonly [PowerId, unknown]): number =>
    seats.indexOf(one) - seats.indexOf(other);
