import {
  type Audience,
  type Chance,
  canonicalJson,
  type Decision,
  evolve,
  type Game,
  rulingsFor,
  type SeatId,
  seededChance,
} from '@panjeong/kernel';
import type { PlamerTypes } from '../src/plamer-types.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { PlamerState } from '../src/state/state.ts';
import { blinded } from './blinded.ts';
import { diceOf } from './dice.ts';
import { alike, reveals } from './secrets.ts';

export type PlamerGame = Game<PlamerTypes>;

/** A position, and one that looks the same to an audience: imagined from its view. */
export interface Pair {
  readonly game: PlamerGame;
  readonly audience: Audience;
  readonly real: PlamerState;
  readonly imagined: PlamerState;
  readonly seed: number;
  /** How to find the position again. */
  readonly where: string;
}

/** What was compared, so that a run which compared nothing shows. */
export interface Compared {
  pairs: number;
  /** Pairs in which something hidden differed. */
  varied: number;
  choices: number;
  refusals: number;
  /** Decisions that the rules let the audience see alike to their end. */
  whole: number;
  events: number;
  rulings: number;
}

/** How many of the choices are tried for their refusal in one position. */
const TRIED = 6;

export function pairFor(game: PlamerGame, real: PlamerState, audience: Audience, seed: number, where: string): Pair {
  return {
    game,
    audience,
    real,
    imagined: game.imagine(game.viewFor(real, audience), seededChance(seed)),
    seed,
    where,
  };
}

/**
 * Everything that leaves the table for the audience, now and after a move, from both positions.
 *
 * @param seat that moves, and its move: allowed in the real position
 * @throws Error at the first difference, in bytes: order of keys and items is part of the secret
 */
export function compare(pair: Pair, seat: SeatId, command: PlamerCommand, report: Compared): void {
  const { game, audience, real, imagined } = pair;
  report.pairs += 1;
  if (canonicalJson(real) !== canonicalJson(imagined)) report.varied += 1;
  demandSame(pair, 'the view', game.viewFor(real, audience), game.viewFor(imagined, audience));
  if (audience.kind === 'seat') compareChoices(pair, audience.seat, command, report);
  compareMove(pair, seat, command, report);
}

function compareChoices(pair: Pair, seat: SeatId, command: PlamerCommand, report: Compared): void {
  const { game, audience, real, imagined, seed } = pair;
  demandSame(pair, 'what is asked', askedOf(pair, real, seat), askedOf(pair, imagined, seat));
  const choices = game.choices(real, seat);
  demandSame(pair, 'the choices', choices, game.choices(imagined, seat));
  report.choices += choices.length;
  const dice = diceOf(seed);
  // What is said to the move, which may be the other's, and to some of the choices.
  const tried = Array.from({ length: choices.length === 0 ? 0 : TRIED }, () => dice.one(choices).command);
  for (const each of [command, ...tried]) {
    const [one, other] = [real, imagined].map((state) => {
      const decision = game.decide(state, each, { kind: 'seat', seat }, countedFrom(state.draws, seed));
      return decision.kind === 'accepted' ? null : rulingsFor(game, decision.rulings, state, audience);
    });
    demandSame(pair, `the refusal of ${JSON.stringify(each)}`, one, other);
    if (one !== null) report.refusals += 1;
  }
}

function compareMove(pair: Pair, seat: SeatId, command: PlamerCommand, report: Compared): void {
  const { game, audience, real, imagined } = pair;
  const twin = twinOf(pair, seat, command);
  if (twin === null) return;
  const one = played(pair, real, seat, command);
  const other = played(pair, imagined, seat, twin);
  if (one === null || other === null) return;
  demandBlind(pair, one.decision, one.after);
  if (!compareEvents(pair, one, other, report)) return;
  report.whole += 1;
  demandSame(pair, 'the view afterwards', game.viewFor(one.after, audience), game.viewFor(other.after, audience));
  const rulings = [one, other].map(({ decision, after }) => rulingsFor(game, decision.rulings, after, audience));
  demandSame(pair, 'the rulings', rulings[0], rulings[1]);
  report.rulings += rulings[0]?.length ?? 0;
  if (audience.kind !== 'seat') return;
  const asked = [one, other].map(({ after }) => askedOf(pair, after, audience.seat));
  demandSame(pair, 'what is asked next', asked[0], asked[1]);
}

const askedOf = ({ game }: Pair, state: PlamerState, seat: SeatId) =>
  game.pending(state).filter((pending) => pending.seat === seat);

/** The move itself where it is the audience's own, else one of the other seat that the audience cannot tell from it. */
function twinOf(pair: Pair, seat: SeatId, command: PlamerCommand): PlamerCommand | null {
  const { game, audience, real, imagined, seed } = pair;
  if (audience.kind === 'seat' && audience.seat === seat) return command;
  const twins = game
    .choices(imagined, seat)
    .flatMap((choice) => (choice.kind === 'allowed' ? [choice.command] : []))
    .filter((other) => alike(command, other, audience, [real, imagined]));
  return twins[seed % Math.max(1, twins.length)] ?? null;
}

interface Played {
  readonly decision: Decision<PlamerTypes['Event']>;
  /** With whether the rules may let the event be another, or none, in a position that looked the same. */
  readonly seen: readonly { readonly event: PlamerTypes['SeenEvent']; readonly tells: boolean }[];
  readonly after: PlamerState;
}

function played(
  { game, audience, seed }: Pair,
  state: PlamerState,
  seat: SeatId,
  command: PlamerCommand,
): Played | null {
  const decision = game.decide(state, command, { kind: 'seat', seat }, countedFrom(state.draws, seed));
  if (decision.kind === 'refused') return null;
  const seen: { event: PlamerTypes['SeenEvent']; tells: boolean }[] = [];
  let after = state;
  for (const event of decision.events) {
    const before = after;
    after = evolve(game, before, event);
    const projected = game.eventFor(event, before, after, audience);
    if (projected !== null) seen.push({ event: projected, tells: reveals(event, audience, before) });
  }
  return { decision, seen, after };
}

/**
 * Events are the same up to the first that, by the rules, tells something and tells it otherwise from each position.
 *
 * @returns whether they are the same to the end
 */
function compareEvents(pair: Pair, one: Played, other: Played, report: Compared): boolean {
  const length = Math.max(one.seen.length, other.seen.length);
  for (let index = 0; index < length; index++) {
    const [here, there] = [one.seen[index], other.seen[index]];
    if (JSON.stringify(here?.event) !== JSON.stringify(there?.event)) {
      if (here?.tells === true || there?.tells === true) return false;
      demandSame(pair, 'the events', one.seen.slice(index), other.seen.slice(index));
    }
    report.events += 1;
  }
  return true;
}

/** A ruling is the same for the audience whatever kind its concealed pieces are, also where something else is revealed. */
function demandBlind(pair: Pair, decision: Decision<PlamerTypes['Event']>, after: PlamerState): void {
  const { game, audience } = pair;
  for (const ruling of decision.rulings) {
    const other = blinded(ruling, audience);
    demandSame(pair, 'a ruling', game.rulingFor(ruling, after, audience), game.rulingFor(other, after, audience));
  }
}

function demandSame({ audience, where }: Pair, what: string, real: unknown, imagined: unknown): void {
  const [one, other] = [JSON.stringify(real), JSON.stringify(imagined)];
  if (one === other) return;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  const shown = [one, other].map((text) => text.slice(Math.max(0, from - 200), from + 200));
  const who = audience.kind === 'seat' ? audience.seat : audience.kind;
  throw new Error(`${what}, for ${who}, depends on what is hidden (${where})\n  …${shown.join('\n  …')}`);
}

/** Chance that falls alike in both states, however many draws each has behind it. */
function countedFrom(draws: number, seed: number): Chance {
  const chance = seededChance(seed);
  return { draw: (at, below) => chance.draw(at - draws, below) };
}
