import { copyOf, evolve } from '../game/evolve.ts';
import type { Game, GameTypes } from '../game/game.ts';
import type { LogEntry } from './entry.ts';

/**
 * The entries that still count, in order: a rollback stands for the entries that stood at the one it goes back to, which may
 * itself have been rolled back (so a rollback can be undone by another).
 *
 * @throws Error when an entry is out of sequence or a rollback goes to no earlier entry: the log is not one of ours
 */
export function standing<T extends GameTypes>(entries: readonly LogEntry<T>[]): readonly LogEntry<T>[] {
  const lines: (Line<T> | null)[] = [];
  let line: Line<T> | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index) throw new Error(`entry ${index} of the log has seq ${entry.seq}`);
    if (entry.command.kind === 'rollback') {
      const target = lines[entry.command.to];
      if (target === undefined)
        throw new Error(`entry ${index} goes back to ${entry.command.to}, which is not before it`);
      line = target;
    } else {
      line = { entry, before: line };
    }
    lines.push(line);
  }
  const out: LogEntry<T>[] = [];
  for (let at = line; at !== null; at = at.before) out.push(at.entry);
  return out.reverse();
}

interface Line<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly before: Line<T> | null;
}

/** The state that a log leads to. Applies events only: decides nothing and draws nothing. */
export function replay<T extends GameTypes>(game: Game<T>, entries: readonly LogEntry<T>[]): T['State'] {
  const draft = copyOf(game.blank);
  for (const entry of standing(entries)) for (const event of entry.events) game.apply(draft, event);
  return draft as T['State'];
}

export interface ReplayStep<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly before: T['State'];
  readonly after: T['State'];
}

/** Every entry that counts with the states around it, for time lines and checks. */
export function* replaySteps<T extends GameTypes>(
  game: Game<T>,
  entries: readonly LogEntry<T>[],
): Generator<ReplayStep<T>, void> {
  let state: T['State'] = game.blank;
  for (const entry of standing(entries)) {
    const before = state;
    for (const event of entry.events) state = evolve(game, state, event);
    yield { entry, before, after: state };
  }
}
