import { type Adjudicator, adjudicatorOf, type DiplomacyTypes, diplomacy, type PhaseName } from '@panjeong/diplomacy';
import type { LogEntry } from '@panjeong/kernel';
import { deadlineOfPhase, history, type Match, type Moment, type Referee, standingEntries } from '@panjeong/table';
import type { LoneMatch } from '@panjeong/table/node';
import { VERSION } from '../../version.ts';
import { type DeskSettings, settingsIn } from './settings.ts';

type DeskEntry = LogEntry<DiplomacyTypes>;

/** A match on the game master's desk, with all that the commands ask of it. */
export interface Desk {
  readonly file: string;
  readonly settings: DeskSettings;
  readonly match: Match<DiplomacyTypes>;
  /** By `seq`. */
  readonly moments: readonly Moment<DiplomacyTypes>[];
  /** Entries that count, oldest first. */
  readonly standing: readonly DeskEntry[];
  /** `seq` of the first entry of each thing done. */
  readonly additions: readonly number[];
  readonly adjudicator: Adjudicator;
  readonly edition: string;
  /** When the phase at hand is over; null without a schedule, or after the end. */
  readonly deadline: number | null;
}

/** Judges every match of a desk. Nothing in Diplomacy is left to chance. */
export const DESK_REFEREE: Referee<DiplomacyTypes> = {
  game: diplomacy,
  chance: {
    draw: () => {
      throw new Error('Diplomacy draws no chance');
    },
  },
  release: VERSION,
  // Who runs a season from sheets has read them.
  masterSeesSealed: true,
};

/** @throws Error when the entries are not of a match of Diplomacy that this program knows how to read */
export function deskOf(file: string, { header, entries, additions }: LoneMatch<DiplomacyTypes>): Desk {
  const moments = history(diplomacy, entries);
  const last = moments.at(-1);
  const opening = entries[0]?.events[0];
  if (last === undefined || opening?.kind !== 'match-opened')
    throw new Error('a log begins with the setup of its match');
  const settings = settingsIn(header);
  const standing = standingEntries(entries).flatMap((seq) => entries[seq] ?? []);
  const match: Match<DiplomacyTypes> = { entries, state: last.after, numbers: last.numbers };
  return {
    file,
    settings,
    match,
    moments,
    standing,
    additions,
    adjudicator: adjudicatorOf(last.after),
    edition: opening.edition,
    deadline: last.after.outcome === null ? deadlineIn(settings, standing, moments) : null,
  };
}

/** A desk after entries have been added to its match; they are one more thing done. */
export function withMatch(
  desk: Desk,
  { entries }: Match<DiplomacyTypes>,
  header: LoneMatch<DiplomacyTypes>['header'],
): Desk {
  const known = desk.match.entries.length;
  const additions = entries.length > known ? [...desk.additions, known] : desk.additions;
  return deskOf(desk.file, { header, entries, additions });
}

export const phaseNow = ({ match }: Desk): PhaseName => match.state.position.phase;

function deadlineIn(
  { schedule, imported }: DeskSettings,
  standing: readonly DeskEntry[],
  moments: readonly Moment<DiplomacyTypes>[],
): number | null {
  if (schedule === null) return null;
  // A match that was imported began, as far as time goes, when it was.
  const here = Math.max(0, imported - 1);
  const begins = standing.filter(({ seq }) => {
    const moment = moments[seq];
    return seq > here && moment?.before.phase !== moment?.after.phase;
  });
  return deadlineOfPhase(schedule, [moments[here]?.entry.at ?? 0, ...begins.map(({ at }) => at)]);
}
