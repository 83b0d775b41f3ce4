import fc from 'fast-check';
import { seededChance } from '../chance/seeded-chance.ts';
import type { Audience } from '../game/audience.ts';
import type { Decision } from '../game/decision.ts';
import { copyOf, evolve } from '../game/evolve.ts';
import type { Game, GameTypes } from '../game/game.ts';
import type { ContractOptions, Move } from './options.ts';

/** How many of a seat's choices a check tries in one position. */
const SAMPLE = 16;

/** A random match, before it is played: plain numbers, so that fast-check can shrink it. */
export interface Plan<T extends GameTypes> {
  readonly options: T['Options'];
  readonly seed: number;
  /** Each picks one move among those possible when its turn comes. */
  readonly picks: readonly number[];
}

export interface Step<T extends GameTypes> {
  readonly before: T['State'];
  readonly move: Move<T>;
  readonly decision: Decision<T['Event']>;
  readonly after: T['State'];
}

/** The subject of every check. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: ContractOptions<T>;
}

/** Plays `property` on random matches; throws with the shortest that breaks it. */
export function onPlans<T extends GameTypes>({ options }: Subject<T>, property: (plan: Plan<T>) => void): void {
  const plans = fc.record({
    options: fc.constantFrom(...options.options),
    seed: fc.nat(),
    picks: fc.array(fc.nat(), { maxLength: options.steps ?? 30, size: 'max' }),
  });
  fc.assert(fc.property(plans, property), { numRuns: options.runs ?? 25, seed: options.seed ?? 1 });
}

/** The first position of a planned match. */
export function opening<T extends GameTypes>(game: Game<T>, plan: Plan<T>): T['State'] {
  const draft = copyOf(game.blank);
  for (const event of game.setup(plan.options, seededChance(plan.seed))) game.apply(draft, event);
  return draft as T['State'];
}

/** Plays a planned match, move by move, until the plan or the match ends. Each state is its own copy. */
export function* walk<T extends GameTypes>(
  { game, options }: Subject<T>,
  plan: Plan<T>,
): Generator<Step<T>, T['State'], void> {
  const chance = seededChance(plan.seed);
  let state = opening(game, plan);
  for (const pick of plan.picks) {
    const move = pickMove({ game, options }, state, pick);
    if (move === null) break;
    const before = state;
    const decision = game.decide(copyOf(before) as T['State'], move.command, move.actor, chance);
    if (decision.kind === 'accepted') {
      for (const event of decision.events) state = evolve(game, state, event);
    }
    yield { before, move, decision, after: state };
  }
  return state;
}

/** A quarter of the moves are passed deadlines, so that a match of many small choices gets on. */
function pickMove<T extends GameTypes>({ game, options }: Subject<T>, state: T['State'], pick: number): Move<T> | null {
  const pending = game.pending(state);
  if (pending.length === 0) return null;
  const extra = options.extra?.(state) ?? [];
  const turn = Math.floor(pick / 16);
  if (pick % 16 === 15) {
    const move = extra[turn % Math.max(1, extra.length)];
    if (move !== undefined) return move;
  }
  const asked = pending[turn % pending.length];
  if (asked === undefined) return null;
  const allowed = pick % 4 === 0 ? [] : game.choices(state, asked.seat).filter(({ kind }) => kind === 'allowed');
  const choice = allowed[Math.floor(turn / pending.length) % Math.max(1, allowed.length)];
  return choice === undefined
    ? { actor: { kind: 'deadline', seat: asked.seat }, command: asked.fallback }
    : { actor: { kind: 'seat', seat: asked.seat }, command: choice.command };
}

/** A part of a long list, another part for another seed; games offer hundreds of choices. */
export function sampled<Item>(list: readonly Item[], seed: number): readonly Item[] {
  const stride = Math.max(1, Math.ceil(list.length / SAMPLE));
  return list.filter((_, index) => index % stride === seed % stride);
}

/** Everyone who may look at a match in this state; `ended` only once it has. */
export function audiencesOf<T extends GameTypes>(game: Game<T>, state: T['State']): readonly Audience[] {
  const seats = state.seats.map((seat): Audience => ({ kind: 'seat', seat }));
  const others: readonly Audience[] = [
    { kind: 'spectator', delay: 0 },
    { kind: 'spectator', delay: 2 },
    { kind: 'gameMaster', sealed: false },
    { kind: 'gameMaster', sealed: true },
    { kind: 'public' },
  ];
  return [...seats, ...others, ...(game.outcome(state) === null ? [] : [{ kind: 'ended' } as const])];
}
