import { Temporal } from 'temporal-polyfill';
import type { Weekday } from './schedule.ts';

/** What the clocks and the calendar of a zone show at an instant. */
export interface ZonedTime {
  /** `2026-12-07`. */
  readonly date: string;
  /** `00:00:00`. */
  readonly time: string;
  readonly weekday: Weekday;
}

/** @param instant milliseconds since 1970, UTC */
export function zonedTime(instant: number, zone: string): ZonedTime {
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone);
  const time = now.toPlainTime().toString({ smallestUnit: 'second' });
  return { date: now.toPlainDate().toString(), time, weekday: now.dayOfWeek as Weekday };
}

/** The zone as the list of zones spells it; null when it has none of this name. */
export function zoneNamed(name: string): string | null {
  // An offset such as +09:00 is no zone: it knows no summer.
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
