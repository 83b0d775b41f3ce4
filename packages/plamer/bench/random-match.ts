import { type Chance, copyOf, type Draft, seededChance } from '@panjeong/kernel';
import { apply } from '../src/apply/apply.ts';
import { PLAYABLE, type PlayableFaction } from '../src/cards/card.ts';
import { askedSide } from '../src/choices/asked.ts';
import { commandsOf } from '../src/choices/commands.ts';
import { act } from '../src/play/act.ts';
import { openPlay } from '../src/play/open-play.ts';
import { DEFAULT_OPTIONS, type PlamerOptions } from '../src/read/options.ts';
import type { Recorder } from '../src/rulings/recorder.ts';
import { BLANK } from '../src/state/blank.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import type { Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';
import { setup } from '../src/turns/setup/setup.ts';

/** Every pair of factions that may sit down, mirrors included; 대광명연방 takes the upper left against others. */
export const PAIRS: readonly (readonly [PlayableFaction, PlayableFaction])[] = PLAYABLE.flatMap((one) =>
  PLAYABLE.flatMap((other) => (other === 'dgm' && one !== 'dgm' ? [] : [[one, other] as const])),
);

export interface RandomMatch {
  readonly seed: number;
  readonly factions: readonly [PlayableFaction, PlayableFaction];
  readonly options?: Partial<PlamerOptions>;
}

export interface Watcher {
  /** A command is about to be played. */
  readonly before?: (state: PlamerState, side: Side, command: PlamerCommand) => void;
  /** An event has just been applied. */
  readonly event?: (event: PlamerEvent, state: PlamerState) => void;
  readonly after?: (state: PlamerState, side: Side, command: PlamerCommand) => void;
}

/** Far more commands than any match has: one that gets here does not end. */
const ENDLESS = 20_000;

/** Plays a match of uniformly random commands to its end, on one state. */
export function playRandomMatch(
  match: RandomMatch,
  watcher: Watcher = {},
  record: Recorder | null = null,
): PlamerState {
  const chance = seededChance(match.seed);
  const pick = picker(match.seed);
  const state = opened(match, chance, watcher);
  const log = watched(state, watcher);
  for (let played = 0; state.outcome === null; played += 1) {
    if (played === ENDLESS) throw new Error('the match does not end');
    const side = askedSide(state);
    const commands = side === null ? [] : commandsOf(state, side);
    const command = commands[pick(commands.length)];
    if (side === null || command === undefined) throw new Error('nobody can do anything, and the match has not ended');
    watcher.before?.(state, side, command);
    act(openPlay(state, chance, record, log), side, command);
    watcher.after?.(state, side, command);
  }
  return state;
}

export function opened(match: RandomMatch, chance: Chance, watcher: Watcher = {}): Draft<PlamerState> {
  const state = copyOf(BLANK);
  for (const event of setup({ ...DEFAULT_OPTIONS, factions: match.factions, ...match.options }, chance)) {
    apply(state, event);
    watcher.event?.(event, state);
  }
  return state;
}

/** A list that keeps nothing, and tells of each event as soon as it has been applied. */
function watched(state: PlamerState, { event: tell }: Watcher): PlamerEvent[] | null {
  if (tell === undefined) return null;
  const log: PlamerEvent[] = [];
  log.push = (...events) => {
    for (const event of events) tell(event, state);
    return 0;
  };
  return log;
}

/** Uniform picks from a seed, apart from the chance of the match. */
export function picker(seed: number): (below: number) => number {
  const chance = seededChance(seed ^ 0x5bd1e995);
  let at = 0;
  return (below) => chance.draw(at++, Math.max(1, below));
}
