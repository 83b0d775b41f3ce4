import { DEFAULT_ZONE, readSchedule, type Schedule, scheduleText, zoneNamed } from '@panjeong/table';
import type { MatchHeader } from '@panjeong/table/node';
import { plainText } from '../../text/plain-text.ts';

/** What a game master has said of a match beside its rules; kept in the header of its file. */
export interface DeskSettings {
  readonly title: string | null;
  /** Null: phases are over when the game master says so. */
  readonly schedule: Schedule | null;
  /** The zone all times of the match are shown in. */
  readonly zone: string;
  /** How many entries came from elsewhere at once: their phases took no time. None for a match that began here. */
  readonly imported: number;
}

export function settingsIn({ settings }: Pick<MatchHeader, 'settings'>): DeskSettings {
  const { title, deadline, zone, imported } = settings ?? {};
  const named = (typeof zone === 'string' ? zoneNamed(zone) : null) ?? DEFAULT_ZONE;
  const schedule = typeof deadline === 'string' ? readSchedule(deadline, named) : null;
  return {
    title: typeof title === 'string' ? plainText(title) : null,
    schedule: schedule?.kind === 'read' ? schedule.value : null,
    zone: named,
    imported: typeof imported === 'number' ? imported : 0,
  };
}

export function settingsJson({ title, schedule, zone, imported }: DeskSettings): NonNullable<MatchHeader['settings']> {
  return { title, deadline: schedule === null ? null : scheduleText(schedule, 'en'), zone, imported };
}
