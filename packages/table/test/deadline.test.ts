import { LOCALES } from '@panjeong/kernel';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  deadlineOfPhase,
  nextDeadline,
  PRESET,
  readSchedule,
  type Schedule,
  scheduleText,
  type Weekday,
  zonedTime,
} from '../src/index.ts';

/** The instant at which clocks in a zone show this. */
const at = (local: string, zone = 'Asia/Seoul'): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
const shown = (instant: number, zone: string): string => {
  const { date, time } = zonedTime(instant, zone);
  return `${date} ${time.slice(0, 5)}`;
};
const read = (text: string): Schedule => {
  const reading = readSchedule(text);
  if (reading.kind === 'unparsable') throw new Error(`${reading.at}: ${reading.found}`);
  return reading.value;
};

describe('the next deadline', () => {
  it.each([
    ['2026-11-30T00:00', '2026-12-07 00:00'],
    ['2026-11-29T23:59', '2026-11-30 00:00'],
    ['2026-12-03T12:00', '2026-12-07 00:00'],
  ])('of the tutorial page, after %s in Seoul, is %s', (now, deadline) => {
    expect(shown(nextDeadline(PRESET, at(now)), 'Asia/Seoul')).toBe(deadline);
  });

  // Clocks in London skip 01:00 to 02:00 on 29 March 2026, and show it twice on 25 October.
  it.each([
    ['weekly sun 01:30 Europe/London', '2026-03-25T12:00', '2026-03-29 02:30'],
    ['weekly sun 01:30 Europe/London', '2026-03-29T12:00', '2026-04-05 01:30'],
    ['weekly sun 01:30 Europe/London', '2026-10-20T12:00', '2026-10-25 01:30'],
    ['weekly sat 24:00 Europe/London', '2026-10-20T12:00', '2026-10-25 00:00'],
  ])('%s after %s is %s', (text, now, deadline) => {
    const schedule = read(text);
    expect(shown(nextDeadline(schedule, at(now, schedule.zone)), schedule.zone)).toBe(deadline);
  });

  it('shown twice by the clocks is the first of the two, and does not come again', () => {
    const schedule = read('weekly sun 01:30 Europe/London');
    const deadline = nextDeadline(schedule, at('2026-10-20T12:00', 'Europe/London'));
    expect(new Date(deadline).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(shown(nextDeadline(schedule, deadline), 'Europe/London')).toBe('2026-11-01 01:30');
  });

  it('so many hours on is so many hours on, whatever the clocks do', () => {
    const began = at('2026-03-28T12:00', 'Europe/London');
    expect(shown(nextDeadline(read('every 24h Europe/London'), began), 'Europe/London')).toBe('2026-03-29 13:00');
  });
});

const zones = fc.constantFrom(
  'Asia/Seoul',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
);
const times = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })),
  fc.constant([24, 0]),
);
const rules = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), times)
    .map(
      ([weekday, [hour = 0, minute = 0]]) => ({ kind: 'weekly', weekday: weekday as Weekday, hour, minute }) as const,
    ),
  fc.integer({ min: 1, max: 20_000 }).map((minutes) => ({ kind: 'every', minutes }) as const),
);
const schedules = fc.record({ rule: rules, zone: zones }) satisfies fc.Arbitrary<Schedule>;
// The year 2026, with its changes of the clocks in both hemispheres; and 2011, when Samoa skipped a whole day.
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
  fc.integer({ min: Date.UTC(2011, 11, 20), max: Date.UTC(2012, 0, 10) }),
);
const DAY = 24 * 60 * 60_000;

describe('whatever the schedule and the clocks', () => {
  it('a deadline lies ahead, and a weekly one within eight days and an hour', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const deadline = nextDeadline(schedule, now);
        expect(deadline).toBeGreaterThan(now);
        if (schedule.rule.kind === 'weekly') expect(deadline - now).toBeLessThanOrEqual(8 * DAY + DAY / 24);
      }),
    );
  });

  it('a later instant never has an earlier deadline', () => {
    fc.assert(
      fc.property(schedules, instants, fc.integer({ min: 0, max: 20 * DAY }), (schedule, now, later) => {
        expect(nextDeadline(schedule, now + later)).toBeGreaterThanOrEqual(nextDeadline(schedule, now));
      }),
    );
  });

  it('a weekly one is on its day, at its time, unless the clocks skip that', () => {
    fc.assert(
      fc.property(schedules, instants, ({ rule, zone }, now) => {
        if (rule.kind !== 'weekly') return;
        const { time, weekday } = zonedTime(nextDeadline({ rule, zone }, now), zone);
        const day = (rule.hour === 24 ? (rule.weekday % 7) + 1 : rule.weekday) as Weekday;
        const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
        const late = (minutes - (rule.hour % 24) * 60 - rule.minute + 24 * 60) % (24 * 60);
        const isWholeDay = weekday !== day;
        expect(isWholeDay ? zone : 'as written').toMatch(/as written|Pacific\/Apia/);
        expect([0, 30, 60]).toContain(late);
      }),
    );
  });

  it('phases have deadlines one after the other, each with its whole time', () => {
    fc.assert(
      fc.property(
        schedules,
        instants,
        fc.array(fc.integer({ min: 0, max: 10 * DAY }), { maxLength: 6 }),
        (schedule, first, gaps) => {
          const begins = [first];
          for (const gap of gaps) begins.push((begins.at(-1) ?? first) + gap);
          const deadlines = begins.map((_, last) => deadlineOfPhase(schedule, begins.slice(0, last + 1)));
          for (const [index, deadline] of deadlines.entries()) {
            expect(deadline).toBeGreaterThan(Math.max(begins[index] ?? 0, deadlines[index - 1] ?? 0));
          }
        },
      ),
    );
  });
});

describe('the text of a schedule', () => {
  it.each([
    ['weekly sun 24:00 Asia/Seoul', 'weekly sun 24:00 Asia/Seoul'],
    ['매주 일요일 24:00', 'weekly sun 24:00 Asia/Seoul'],
    ['매주 토 21시', 'weekly sat 21:00 Asia/Seoul'],
    ['Weekly Thursday 9:30 europe/london', 'weekly thu 09:30 Europe/London'],
    ['every 48h', 'every 48h Asia/Seoul'],
    ['every 2 days UTC', 'every 48h UTC'],
    ['토요일 21:00', 'weekly sat 21:00 Asia/Seoul'],
    ['sat 9:30 UTC', 'weekly sat 09:30 UTC'],
    ['48시간마다', 'every 48h Asia/Seoul'],
    ['3일 마다', 'every 72h Asia/Seoul'],
    ['every 90 minutes', 'every 90m Asia/Seoul'],
  ])('%s is %s', (text, canonical) => {
    expect(scheduleText(read(text), 'en')).toBe(canonical);
  });

  it.each([
    ['', 'rule', ''],
    ['monthly 1', 'rule', 'monthly'],
    ['토요일 저녁', 'time', '저녁'],
    ['sat evening', 'time', 'evening'],
    ['일요일', 'time', ''],
    ['토요일 21:00 저녁', 'zone', '저녁'],
    ['주말 저녁', 'rule', '주말'],
    ['weekly someday 24:00', 'weekday', 'someday'],
    ['weekly sunk 24:00', 'weekday', 'sunk'],
    ['weekly sun', 'time', ''],
    ['weekly sun 24:30', 'time', '24:30'],
    ['weekly sun 25:00', 'time', '25:00'],
    ['weekly sun 24:00 Mars/Olympus', 'zone', 'Mars/Olympus'],
    ['weekly sun 24:00 +09:00', 'zone', '+09:00'],
    ['weekly sun 24:00 Asia/Seoul please', 'rest', 'please'],
    ['every now', 'interval', 'every now'],
    ['every 0h', 'interval', 'every 0h'],
    ['5주마다', 'interval', '5주마다'],
  ])('"%s" cannot be read for its %s', (text, part, found) => {
    expect(readSchedule(text)).toMatchObject({ kind: 'unparsable', at: part, found });
  });

  it.each(LOCALES)('is read again as it was meant (%s)', (locale) => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(read(scheduleText(schedule, locale))).toEqual(schedule);
      }),
    );
  });
});
