import { Temporal } from 'temporal-polyfill';
import type { Schedule, WeeklyRule } from './schedule.ts';

const MINUTE = 60_000;

/**
 * The first deadline after an instant.
 *
 * A weekly time that the clocks skip is as much later as they skip; of one that they show twice, it is the first.
 *
 * @param after milliseconds since 1970, UTC, as is what is returned
 */
export function nextDeadline({ rule, zone }: Schedule, after: number): number {
  if (rule.kind === 'every') return after + rule.minutes * MINUTE;
  const { weekday } = rule;
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(after)).toZonedDateTimeISO(zone);
  const monday = now.toPlainDate().subtract({ days: now.dayOfWeek - 1 });
  // The midnight that ends last week's Sunday may be still to come, and this week's may have passed.
  for (let week = -1; ; week++) {
    const deadline = onDay(monday.add({ days: week * 7 + weekday - 1 }), rule, zone);
    if (deadline > after) return deadline;
  }
}

/**
 * The deadline of the last of several phases that began one after the other. Each is the first one after both the phase's
 * beginning and the deadline before it: a phase that is resolved early gives the next one no less time than the schedule has.
 *
 * @param begins when each phase began, the first one included
 */
export function deadlineOfPhase(schedule: Schedule, begins: readonly number[]): number {
  return begins.reduce((last, began) => nextDeadline(schedule, Math.max(last, began)), Number.NEGATIVE_INFINITY);
}

function onDay(date: Temporal.PlainDate, { hour, minute }: WeeklyRule, zone: string): number {
  const day = hour === 24 ? date.add({ days: 1 }) : date;
  const time = Temporal.PlainTime.from({ hour: hour % 24, minute });
  const local = day.toPlainDateTime(time);
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}
