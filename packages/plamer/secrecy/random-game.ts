import { copyOf, evolve, type SeatId, seededChance } from '@panjeong/kernel';
import { PLAYABLE, type PlayableFaction } from '../src/cards/card.ts';
import type { PlamerTypes } from '../src/plamer-types.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { PlamerState } from '../src/state/state.ts';
import { crowdedStart } from './crowded.ts';
import { type Dice, diceOf } from './dice.ts';
import type { PlamerGame } from './pair.ts';

export interface RandomGames {
  /** Random games, numbered from `seed` on. */
  readonly count: number;
  readonly seed: number;
  /** Decisions of a game at most; all unless told. */
  readonly steps?: number;
  /** Other than the defaults, and factions by the number of the game. */
  readonly options?: Partial<PlamerTypes['Options']>;
}

/** One game in so many starts crowded. */
const CROWDED = 2;

/** A position, and the move that is made in it. */
export interface RandomStep {
  readonly game: number;
  readonly step: number;
  readonly state: PlamerState;
  readonly seat: SeatId;
  readonly command: PlamerCommand;
}

/** 대광명연방 takes the upper left against others (PLM-E5). */
const PAIRS: readonly (readonly [PlayableFaction, PlayableFaction])[] = PLAYABLE.flatMap((one) =>
  PLAYABLE.flatMap((other) => (other === 'dgm' && one !== 'dgm' ? [] : [[one, other] as const])),
);

/** Every position of random games in which somebody is asked, and what is done there. */
export function* randomSteps(game: PlamerGame, run: RandomGames): Generator<RandomStep, void, void> {
  for (let index = 0; index < run.count; index++) yield* stepsOf(game, run, run.seed + index);
}

/** Every position of random games, those in which they end included. */
export function* randomStates(game: PlamerGame, run: RandomGames): Generator<PlamerState, void, void> {
  for (let index = 0; index < run.count; index++) yield yield* statesOf(game, run, run.seed + index);
}

function* statesOf(game: PlamerGame, run: RandomGames, seed: number): Generator<PlamerState, PlamerState, void> {
  const steps = stepsOf(game, run, seed);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    yield next.value.state;
  }
}

function* stepsOf(game: PlamerGame, run: RandomGames, seed: number): Generator<RandomStep, PlamerState, void> {
  const dice = diceOf(seed);
  const chance = seededChance(seed);
  let state = opened(game, run, seed);
  for (let step = 0; step < (run.steps ?? Number.POSITIVE_INFINITY); step++) {
    const asked = game.pending(state);
    if (asked.length === 0) break;
    const { seat, fallback } = dice.one(asked);
    const command = dice.below(6) === 0 ? fallback : (pickOf(game, state, seat, dice) ?? fallback);
    yield { game: seed, step, state, seat, command };
    const decision = game.decide(state, command, { kind: 'seat', seat }, chance);
    if (decision.kind === 'refused') {
      throw new Error(
        `game ${seed}, step ${step}: an allowed command is refused: ${JSON.stringify([command, decision])}`,
      );
    }
    for (const event of decision.events) state = evolve(game, state, event);
  }
  return state;
}

function opened(game: PlamerGame, run: RandomGames, seed: number): PlamerState {
  const factions = PAIRS[seed % PAIRS.length] ?? game.options.defaults.factions;
  const draft = copyOf(game.blank);
  const start = seed % CROWDED === 0 ? null : crowdedStart(seed, factions);
  const options = { ...game.options.defaults, factions, start, ...run.options };
  for (const event of game.setup(options, seededChance(seed))) game.apply(draft, event);
  return draft;
}

/** Of the kinds of command that are allowed one, of those of this kind one: rare kinds come up as often as common ones. */
function pickOf(game: PlamerGame, state: PlamerState, seat: SeatId, dice: Dice): PlamerCommand | null {
  const allowed = game
    .choices(state, seat)
    .flatMap((choice) => (choice.kind === 'allowed' && mayCome(choice.command, dice) ? [choice.command] : []));
  if (allowed.length === 0) return null;
  const kind = dice.one([...new Set(allowed.map((command) => command.kind))]);
  return dice.one(allowed.filter((command) => command.kind === kind));
}

/** Resigning and drawing are allowed at all times, and would end most games early. */
const mayCome = ({ kind }: PlamerCommand, dice: Dice): boolean =>
  !['resign', 'offer-draw', 'accept-draw'].includes(kind) || dice.below(300) === 0;
