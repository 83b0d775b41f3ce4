import { type DiplomacyState, type DiplomacyTypes, diplomacy } from '@panjeong/diplomacy';
import { evolve, hashOf, type LogEntry } from '@panjeong/kernel';
import type { LoneMatch } from '@panjeong/table/node';
import { VERSION } from '../../version.ts';
import { DESK_REFEREE } from './desk.ts';

type Entry = LogEntry<DiplomacyTypes>;

/**
 * The first entry of a match that no referee wrote so: somebody changed the file. Decides every command once more, so it is
 * for when something has gone wrong with a match, to tell whether the match is the reason.
 *
 * @returns the line of the file it stands on, and how it begins; null when every entry is as it was written
 */
export function firstChanged({
  entries,
  additions,
}: LoneMatch<DiplomacyTypes>): { readonly line: number; readonly found: string } | null {
  const after: DiplomacyState[] = [];
  for (const entry of entries) {
    const state = stateAfter(entry, after);
    if (state === null) {
      // The header is line 1, and every addition one line more.
      const line = additions.filter((seq) => seq <= entry.seq).length + 1;
      return { line, found: JSON.stringify(entry).slice(0, 80) };
    }
    after.push(state);
  }
  return null;
}

function stateAfter(entry: Entry, after: readonly DiplomacyState[]): DiplomacyState | null {
  const before = after.at(-1) ?? diplomacy.blank;
  try {
    // Another release may have ruled otherwise, and what it wrote is what happened.
    if (entry.release === VERSION && hashOf(eventsOf(entry, before)) !== hashOf(entry.events)) return null;
    const { command } = entry;
    const from = command.kind === 'rollback' ? after[command.to] : before;
    return from === undefined ? null : entry.events.reduce((state, event) => evolve(diplomacy, state, event), from);
  } catch {
    // Whatever it was that could not be read as what it should be.
    return null;
  }
}

function eventsOf({ command, actor }: Entry, before: DiplomacyState): Entry['events'] {
  const { game, chance } = DESK_REFEREE;
  if (command.kind === 'rollback') return [];
  if (command.kind === 'setup') return game.setup(command.options, chance);
  const reading = game.readCommand(command.command);
  if (reading.kind === 'unparsable') return [];
  const decision = game.decide(before, reading.value, actor, chance);
  return decision.kind === 'refused' ? [] : decision.events;
}
