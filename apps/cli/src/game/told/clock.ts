import type { Locale } from '@panjeong/kernel';
import { weekdayText, zonedTime } from '@panjeong/table';
import { wordsIn } from '../../text/words.ts';
import type { DeskSettings } from '../desk/settings.ts';

const MINUTE = 60_000;

/** `2026-12-07 (월) 00:00 Asia/Seoul`, `2026-12-07 (Mon) 00:00 Asia/Seoul`. @param instant milliseconds since 1970, UTC */
export function timeText(instant: number, { zone }: Pick<DeskSettings, 'zone'>, locale: Locale): string {
  return `${shortTime(instant, zone, locale).slice(0, -3)} ${zone}`;
}

/** The same to the second and without the zone, for lists. */
export function shortTime(instant: number, zone: string, locale: Locale): string {
  const { date, time, weekday } = zonedTime(instant, zone);
  const day = weekdayText(weekday, locale);
  return `${date} (${locale === 'ko' ? day.slice(0, 1) : day.charAt(0).toUpperCase() + day.slice(1)}) ${time}`;
}

/** How far off a deadline is: `3일 4시간 남음`, `2시간 10분 지남`. */
export function distanceText(instant: number, now: number, locale: Locale): string {
  const words = wordsIn(locale);
  const minutes = Math.floor(Math.abs(instant - now) / MINUTE);
  const params = { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
  return words(instant > now ? 'desk-left' : 'desk-passed', params);
}

/** When a phase is over, in words; what a desk without a schedule says instead. */
export function deadlineText(deadline: number | null, now: number, settings: DeskSettings, locale: Locale): string {
  if (deadline === null) return wordsIn(locale)('desk-no-deadline');
  return `${timeText(deadline, settings, locale)} (${distanceText(deadline, now, locale)})`;
}

/** As a program reads it. */
export const isoTime = (instant: number): string => new Date(instant).toISOString();
