import { type Actor, type Decision, evolve, type Ruling, seatId, seededChance } from '@panjeong/kernel';
import type { DiplomacyCommand } from '../src/game/command.ts';
import { diplomacy } from '../src/game/diplomacy.ts';
import type { DiplomacyEvent } from '../src/game/event.ts';
import type { DiplomacyOptions } from '../src/game/options.ts';
import type { DraftLine } from '../src/game/order-schema.ts';
import type { DiplomacyState } from '../src/game/state.ts';
import type { Position, Unit } from '../src/orders/position.ts';
import { given } from './written-orders.ts';

const chance = seededChance(1);

export const by = (power: string): Actor => ({ kind: 'seat', seat: seatId(power) });
export const late = (power: string): Actor => ({ kind: 'deadline', seat: seatId(power) });
export const master: Actor = { kind: 'gameMaster' };

/** Options as a client sends them: what is left out is the default. */
export function opened(json: Partial<Record<keyof DiplomacyOptions, unknown>> = {}): DiplomacyState {
  const options = diplomacy.options.read(json);
  if (options.kind === 'unparsable') throw new Error(JSON.stringify(options));
  return diplomacy.setup(options.value, chance).reduce<DiplomacyState>(after, diplomacy.blank);
}

const after = (state: DiplomacyState, event: DiplomacyEvent): DiplomacyState => evolve(diplomacy, state, event);

export function decided(state: DiplomacyState, actor: Actor, json: DiplomacyCommand): Decision<DiplomacyEvent> {
  const command = diplomacy.readCommand(JSON.parse(JSON.stringify(json)));
  if (command.kind === 'unparsable') throw new Error(JSON.stringify(command));
  return diplomacy.decide(state, command.value, actor, chance);
}

export interface Played {
  readonly state: DiplomacyState;
  readonly events: readonly DiplomacyEvent[];
  readonly rulings: readonly Ruling[];
}

/** @throws Error when the command is refused */
export function played(state: DiplomacyState, actor: Actor, command: DiplomacyCommand): Played {
  const decision = decided(state, actor, command);
  if (decision.kind === 'refused') throw new Error(rulesOf(decision.rulings).join());
  return { state: decision.events.reduce(after, state), events: decision.events, rulings: decision.rulings };
}

/** The state after several commands. */
export function playedAll(
  state: DiplomacyState,
  moves: readonly (readonly [actor: Actor, command: DiplomacyCommand])[],
): DiplomacyState {
  return moves.reduce((now, [actor, command]) => played(now, actor, command).state, state);
}

/** Rules by which a command is refused; empty when it is not. */
export function refusedBy(state: DiplomacyState, actor: Actor, command: DiplomacyCommand): readonly string[] {
  const decision = decided(state, actor, command);
  return decision.kind === 'refused' ? rulesOf(decision.rulings) : [];
}

export const rulesOf = (rulings: readonly Ruling[]): readonly string[] => rulings.map(({ rule }) => rule);

/** `A VIE - GAL`, in canonical text. */
export const order = (text: string): DiplomacyCommand => ({ kind: 'order', order: given('', text).order });
export const line = (text: string): DraftLine => ({ order: given('', text).order });
export const sheet = (lines: readonly string[], says: 'adds' | 'replaces' | null = null): DiplomacyCommand => ({
  kind: 'submit',
  orders: lines.map(line),
  says,
});
export const ready: DiplomacyCommand = { kind: 'ready', ready: true };
export const process: DiplomacyCommand = { kind: 'process' };

/** `AUSTRIA A VIE`. */
export function unit(text: string): Unit {
  const [power = '', type, at = ''] = text.split(' ');
  return { power, type: type === 'F' ? 'F' : 'A', at };
}

/** A position in the spring of 1901, unless told otherwise, with these units and centres (`AUSTRIA: VIE BUD`). */
export function position(units: readonly string[], changes: Partial<Position> = {}): Position {
  return {
    phase: 'S1901M',
    units: units.map(unit),
    centres: {},
    dislodged: [],
    contested: [],
    civilDisorder: [],
    ...changes,
  };
}

export const unitsIn = ({ position: { units } }: DiplomacyState): readonly string[] =>
  units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();

export const kindsOf = (events: readonly DiplomacyEvent[]): readonly string[] => events.map(({ kind }) => kind);

export const draftIn = ({ drafts }: DiplomacyState, power: string): readonly DraftLine[] => drafts[power] ?? [];
