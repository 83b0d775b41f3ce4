import { DEFAULT_ZONE, readSchedule, type Schedule, scheduleText } from '@panjeong/table';
import type { MatchHeader } from '@panjeong/table/node';

/** What a game master has said of a match beside its rules; kept in the header of its file. */
export interface DeskSettings {
  readonly title: string | null;
  /** Null: phases are over when the game master says so. */
  readonly schedule: Schedule | null;
  /** The zone all times of the match are shown in. */
  readonly zone: string;
}

export function settingsIn({ settings }: Pick<MatchHeader, 'settings'>): DeskSettings {
  const { title, deadline, zone } = settings ?? {};
  const named = typeof zone === 'string' ? zone : DEFAULT_ZONE;
  const schedule = typeof deadline === 'string' ? readSchedule(deadline, named) : null;
  return {
    title: typeof title === 'string' ? title : null,
    schedule: schedule?.kind === 'read' ? schedule.value : null,
    zone: named,
  };
}

export function settingsJson({ title, schedule, zone }: DeskSettings): NonNullable<MatchHeader['settings']> {
  return { title, deadline: schedule === null ? null : scheduleText(schedule, 'en'), zone };
}
