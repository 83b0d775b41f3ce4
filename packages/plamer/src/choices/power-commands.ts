import type { CardId, Timing } from '../cards/card.ts';
import { PIECE_CARDS, SPECIAL_CARDS } from '../cards/index.ts';
import type { PlamerCommand, Target } from '../state/command.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import type { PowerSource } from '../verbs/power-use.ts';
import { barsOfPower, mayUseAtAll, targetsOf } from '../verbs/use-power.ts';
import { specialSource } from './power-command.ts';

type PowerCommand = Extract<PlamerCommand, { kind: 'play' | 'fire' | 'respond' | 'respond-by-piece' | 'use' }>;

/** Whether uses that are barred are wanted, too. */
export type Wanted = 'expected' | 'allowed';

/** What is being looked for, and where it goes. */
interface Search {
  readonly state: PlamerState;
  readonly side: Side;
  readonly wanted: Wanted;
  readonly commands: PowerCommand[];
}

/**
 * Every use of a power that a person would expect to have now, of own pieces with a power of this turn and of own special
 * cards of this turn: legal or not, or the allowed ones alone, which is the faster question.
 */
export function powerCommands(state: PlamerState, side: Side, wanted: Wanted): readonly PowerCommand[] {
  const search: Search = { state, side, wanted, commands: [] };
  const frame = state.flow.at(-1);
  const { turn } = state;
  if (frame?.kind === 'response') {
    byPieces(search, 'response', 'respond-by-piece');
    bySlots(search);
  } else if (frame?.kind === 'battle') specials(search, 'battle', 'use');
  else if (frame?.kind === 'turn' && (turn === 'supply' || turn === 'movement' || turn === 'production')) {
    byPieces(search, turn, 'fire');
    specials(search, turn, 'play');
  }
  return search.commands;
}

function uses(search: Search, source: PowerSource, command: (target: Target) => PowerCommand): void {
  const { state, side, wanted, commands } = search;
  const all = wanted === 'expected';
  if (!all && !mayUseAtAll(state, side, source)) return;
  for (const target of targetsOf(state, side, source))
    if (all || barsOfPower(state, side, { source, target }).length === 0) commands.push(command(target));
}

function byPieces(search: Search, timing: Timing, kind: 'fire' | 'respond-by-piece'): void {
  const firing = FIRING.get(timing) ?? NONE;
  for (const { id, owner, card } of search.state.pieces) {
    if (owner !== search.side || !firing.has(card)) continue;
    uses(search, { kind: 'piece', piece: id }, (target) => ({ kind, piece: id, target }));
  }
}

/** Kinds of pieces that have, at each timing, a power which their owner starts. */
const FIRING: ReadonlyMap<Timing, ReadonlySet<CardId>> = byTiming(
  PIECE_CARDS.flatMap(({ id, powers }) =>
    powers.flatMap(({ timing, start }) => (start === 'must' || start === 'standing' ? [] : [[timing, id] as const])),
  ),
);

const SPECIALS: ReadonlyMap<Timing, ReadonlySet<CardId>> = byTiming(
  SPECIAL_CARDS.map(({ id, timing }) => [timing.value, id] as const),
);

function byTiming(pairs: readonly (readonly [Timing, CardId])[]): ReadonlyMap<Timing, ReadonlySet<CardId>> {
  const sets = new Map<Timing, Set<CardId>>();
  for (const [timing, card] of pairs) sets.set(timing, (sets.get(timing) ?? new Set()).add(card));
  return sets;
}

const NONE: ReadonlySet<CardId> = new Set();

function specials(search: Search, timing: Timing, kind: 'play' | 'use'): void {
  const { state, side } = search;
  const { hand, field } = state.players[side];
  const kinds = SPECIALS.get(timing) ?? NONE;
  const seen: CardId[] = [];
  const offer = (card: CardId): void => {
    if (!kinds.has(card) || seen.includes(card)) return;
    seen.push(card);
    uses(search, specialSource(state, side, card), (target) => ({ kind, card, target }));
  };
  for (const card of hand) offer(card);
  for (const laid of field) if (laid?.face === 'down') offer(laid.card);
}

/** A (response) special fires from its slot only (PLM-R6). */
function bySlots(search: Search): void {
  const kinds = SPECIALS.get('response') ?? NONE;
  const { field } = search.state.players[search.side];
  for (let slot = 0; slot < field.length; slot += 1) {
    const laid = field[slot];
    if (laid?.face !== 'down' || !kinds.has(laid.card)) continue;
    uses(search, { kind: 'slot', slot }, (target) => ({ kind: 'respond', slot, target }));
  }
}
