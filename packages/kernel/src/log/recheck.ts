import type { Chance } from '../game/chance.ts';
import type { Game, GameTypes } from '../game/game.ts';
import { canonicalJson } from './canonical.ts';
import type { LogEntry } from './entry.ts';
import { replaySteps } from './replay.ts';

/**
 * Decides every command that counts again, from the state the log leads to, and gives the `seq` of those that come out
 * otherwise than written. Empty for a log that this release and this chance would have written.
 *
 * @param chance of the match's key, known once the match has ended
 */
export function recheck<T extends GameTypes>(
  game: Game<T>,
  entries: readonly LogEntry<T>[],
  chance: Chance,
): readonly number[] {
  const differing: number[] = [];
  for (const { entry, before } of replaySteps(game, entries)) {
    if (canonicalJson(again(game, entry, before, chance)) !== canonicalJson(entry.events)) differing.push(entry.seq);
  }
  return differing;
}

function again<T extends GameTypes>(
  game: Game<T>,
  entry: LogEntry<T>,
  before: T['State'],
  chance: Chance,
): readonly T['Event'][] | null {
  switch (entry.command.kind) {
    case 'setup':
      return game.setup(entry.command.options, chance);
    case 'play':
    case 'amend': {
      const decision = game.decide(before, entry.command.command, entry.actor, chance);
      return decision.kind === 'accepted' ? decision.events : null;
    }
    case 'rollback':
      return [];
  }
}
