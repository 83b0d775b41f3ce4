import type { Locale, Reading } from '@panjeong/kernel';
import { DEFAULT_ZONE, type IntervalRule, type Schedule, type Weekday, type WeeklyRule } from './schedule.ts';
import { zoneNamed } from './zoned-time.ts';

/** Parts of a schedule's text: what could not be read names one of them. */
export const SCHEDULE_PARTS = ['rule', 'weekday', 'time', 'interval', 'zone', 'rest'] as const;
export type SchedulePart = (typeof SCHEDULE_PARTS)[number];

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  en: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
};
const LONGEST_DAYS = 365;
const UNITS: readonly (readonly [RegExp, minutes: number])[] = [
  [/^(?:m|mins?|minutes?|분)$/, 1],
  [/^(?:h|hrs?|hours?|시간)$/, 60],
  [/^(?:d|days?|일)$/, 24 * 60],
];

/**
 * Reads a schedule, in either language: `weekly sun 24:00 Asia/Seoul`, `매주 일요일 24:00`, `일요일 24:00`, `every 48h`, `48시간마다`. Without
 * a zone it is in `zone`. What cannot be read says in `at` which of {@link SCHEDULE_PARTS} it is.
 */
export function readSchedule(text: string, zone: string = DEFAULT_ZONE): Reading<Schedule> {
  const words = text.trim().toLowerCase().split(/\s+/);
  const rule = ruleIn(words);
  if (!('value' in rule)) return rule;
  const { value, length } = rule;
  // The spelling of zones is theirs.
  const rest = text.trim().split(/\s+/).slice(length);
  if (rest.length > 1) return unparsable('rest', rest.slice(1).join(' '), []);
  const named = rest[0] === undefined ? zone : zoneNamed(rest[0]);
  if (named === null) return unparsable('zone', rest[0] ?? '', ['Asia/Seoul', 'Europe/London', 'UTC']);
  return { kind: 'read', value: { rule: value, zone: named } };
}

/** A schedule as {@link readSchedule} reads it again. */
export function scheduleText({ rule, zone }: Schedule, locale: Locale): string {
  if (rule.kind === 'weekly') {
    const clock = `${padded(rule.hour)}:${padded(rule.minute)}`;
    return `${locale === 'ko' ? '매주' : 'weekly'} ${weekdayText(rule.weekday, locale)} ${clock} ${zone}`;
  }
  const isHours = rule.minutes % 60 === 0;
  const count = isHours ? rule.minutes / 60 : rule.minutes;
  const every = locale === 'ko' ? `${count}${isHours ? '시간' : '분'}마다` : `every ${count}${isHours ? 'h' : 'm'}`;
  return `${every} ${zone}`;
}

/** `일요일`, `sun`. */
export function weekdayText(weekday: Weekday, locale: Locale): string {
  return WEEKDAYS[locale][weekday - 1] ?? '';
}

interface RuleRead<Rule> {
  readonly value: Rule;
  /** How many words it took. */
  readonly length: number;
}
type RuleReading<Rule> = RuleRead<Rule> | Extract<Reading<never>, { readonly kind: 'unparsable' }>;

/** A weekday alone says the week with it: `토요일 21:00`. */
function ruleIn(words: readonly string[]): RuleReading<WeeklyRule | IntervalRule> {
  const [first = ''] = words;
  if (first === 'weekly' || first === '매주') return weekly(words);
  if (weekdayNamed(first) === null) return interval(words);
  const rule = weekly(['weekly', ...words]);
  return 'value' in rule ? { ...rule, length: rule.length - 1 } : rule;
}

function weekdayNamed(day: string): Weekday | null {
  const english = WEEKDAYS.en.findIndex((name) => day.slice(0, 3) === name && isDayOf(day)) + 1;
  const number = english || WEEKDAYS.ko.findIndex((name) => day === name || `${day}요일` === name) + 1;
  return number === 0 ? null : (number as Weekday);
}

function weekly([, day = '', clock = '']: readonly string[]): RuleReading<WeeklyRule> {
  const weekday = weekdayNamed(day);
  if (weekday === null) return unparsable('weekday', day, [...WEEKDAYS.en, ...WEEKDAYS.ko]);
  const [, hours, minutes = '0'] = /^(\d{1,2})(?::([0-5]\d)|시)$/.exec(clock) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || hour > 24 || (hour === 24 && minute > 0))
    return unparsable('time', clock, ['24:00', '21:30']);
  return { value: { kind: 'weekly', weekday, hour, minute }, length: 3 };
}

const isDayOf = (day: string): boolean =>
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/.test(day);

/** `every 48h`, `every 2 days`, `48시간마다`, `48 시간 마다`. */
function interval(words: readonly string[]): RuleReading<IntervalRule> {
  const isEnglish = words[0] === 'every';
  for (const length of [1, 2, 3]) {
    const text = words.slice(0, length).join('');
    const [, count, unit = ''] =
      (isEnglish ? /^every(\d{1,6})([a-z]+)$/ : /^(\d{1,6})(분|시간|일)마다$/).exec(text) ?? [];
    const scale = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
    if (count === undefined || scale === undefined || words.length < length) continue;
    const minutes = Number(count) * scale;
    if (minutes === 0 || minutes > LONGEST_DAYS * 24 * 60) break;
    return { value: { kind: 'every', minutes }, length };
  }
  const isMeant = isEnglish || /^\d/.test(words[0] ?? '');
  const found = words.join(' ');
  return isMeant
    ? unparsable('interval', found, ['every 48h', '48시간마다'])
    : unparsable('rule', words[0] ?? '', ['weekly', 'every', '매주']);
}

const padded = (value: number): string => String(value).padStart(2, '0');

const unparsable = (at: SchedulePart, found: string, expected: readonly string[]) =>
  ({ kind: 'unparsable', at, found: found.slice(0, 80), expected }) as const;
