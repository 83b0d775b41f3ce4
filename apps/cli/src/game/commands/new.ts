import {
  type DiplomacyOptions,
  diplomacy,
  EDITIONS,
  type EditionId,
  indexNames,
  mapById,
  type PowerId,
  phaseText,
} from '@panjeong/diplomacy';
import type { Unparsable } from '@panjeong/kernel';
import {
  DEFAULT_ZONE,
  openMatch,
  PRESET,
  readSchedule,
  type Schedule,
  type SchedulePart,
  scheduleText,
  zoneNamed,
} from '@panjeong/table';
import { createMatch, headerOf } from '@panjeong/table/node';
import { DONE } from '../../exit-status.ts';
import { powerName } from '../../text/names.ts';
import { titleNamed } from '../../text/title.ts';
import type { Words } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import { DESK_REFEREE, deskOf, phaseNow } from '../desk/desk.ts';
import { notCreated } from '../desk/desk-file.ts';
import { powerNamed } from '../desk/named.ts';
import { type DeskSettings, settingsJson } from '../desk/settings.ts';
import type { Answer } from '../told/answer.ts';
import { deadlineText, isoTime } from '../told/clock.ts';

export interface RulesOptions {
  readonly rules: EditionId;
  /** `lastYear=1910`, each. */
  readonly set?: readonly string[];
}

export interface SettingsOptions {
  readonly title?: string;
  /** `none`, or a schedule; left out: the preset. */
  readonly deadline?: string;
  readonly zone?: string;
}

export interface NewOptions extends RulesOptions, SettingsOptions {
  readonly map: string;
  readonly without?: readonly string[];
}

/** A header has no room for more. */
const LONGEST_TITLE = 200;

/** Opens a match in a file of its own. */
export async function newGame(context: GameContext, file: string, options: NewOptions): Promise<Answer> {
  const { locale, words, now } = context;
  const settings = readSettings(options, words);
  const match = openMatch(DESK_REFEREE, readOptions(options, context), now);
  const header = { ...headerOf(diplomacy.id, ''), settings: settingsJson(settings) };
  try {
    await createMatch(file, { header, entries: match.entries, additions: [0] });
  } catch (error) {
    throw notCreated(error, file, words);
  }
  const desk = deskOf(file, { header, entries: match.entries, additions: [0] });
  const { names } = desk.adjudicator;
  const { civilDisorder } = match.state.position;
  const leaderless = civilDisorder.map((power) => powerName(power, names, locale));
  const changed = Object.entries(overrides(options, words)).map(([field, value]) => `${field} = ${value}`);
  return {
    status: DONE,
    isSaved: true,
    lines: [
      words('desk-opened', { file }),
      ...(settings.title === null ? [] : [words('desk-title', { title: settings.title })]),
      `${phaseText(phaseNow(desk), locale)} · ${[words('edition', { edition: desk.edition }), ...changed].join(', ')}`,
      words('desk-deadline', { deadline: deadlineText(desk.deadline, now, settings, locale) }),
      ...(settings.schedule === null
        ? []
        : [words('desk-schedule', { schedule: scheduleText(settings.schedule, locale) })]),
      ...(leaderless.length > 0 ? [words('desk-leaderless', { powers: leaderless })] : []),
    ],
    json: {
      file,
      title: settings.title,
      map: options.map,
      edition: desk.edition,
      policy: overrides(options, words),
      withoutPlayer: civilDisorder,
      phase: phaseNow(desk),
      schedule: settings.schedule === null ? null : scheduleText(settings.schedule, 'en'),
      zone: settings.zone,
      deadline: desk.deadline === null ? null : isoTime(desk.deadline),
    },
  };
}

export function readSettings({ title, deadline, zone }: SettingsOptions, words: Words): DeskSettings {
  const named = zone === undefined ? DEFAULT_ZONE : zoneNamed(zone);
  if (named === null) throw new UsageError(words('desk-bad-zone', { read: zone ?? '', option: '--zone' }));
  const called = title === undefined ? null : titleNamed(title, words);
  if (called !== null && called.length > LONGEST_TITLE) {
    throw new UsageError(words('desk-bad-title', { limit: LONGEST_TITLE }));
  }
  const schedule = readDeadline(deadline, named, zone !== undefined, words);
  return { title: called, schedule, zone: schedule?.zone ?? named, imported: 0 };
}

function readDeadline(text: string | undefined, zone: string, isZoneNamed: boolean, words: Words): Schedule | null {
  if (text === undefined) return isZoneNamed ? { ...PRESET, zone } : PRESET;
  if (/^(none|없음)$/i.test(text.trim())) return null;
  const reading = readSchedule(text, zone);
  if (reading.kind === 'read') return reading.value;
  throw new UsageError(scheduleFault(reading, words));
}

function scheduleFault({ at, found }: Unparsable, words: Words): string {
  switch (at as SchedulePart) {
    case 'weekday':
      return words('desk-bad-weekday', { read: found });
    case 'time':
      return words('desk-bad-time', { read: found });
    case 'interval':
      return words('desk-bad-interval', { read: found });
    case 'zone':
      return words('desk-bad-zone', { read: found, option: '--deadline' });
    case 'rest':
      return words('desk-bad-rest', { read: found });
    case 'rule':
      return words('desk-bad-schedule', { read: found });
  }
}

function readOptions(options: NewOptions, context: GameContext): DiplomacyOptions {
  const { words } = context;
  const map = mapById(options.map);
  if (map === undefined) throw new UsageError(words('bad-usage'));
  const names = indexNames(map);
  const without = new Set<PowerId>((options.without ?? []).map((text) => powerNamed(text, names, context)));
  const seats = without.size === 0 ? null : map.powers.map(({ id }) => id).filter((id) => !without.has(id));
  return checkedOptions({ map: options.map, edition: options.rules, policy: overrides(options, words), seats }, words);
}

function checkedOptions(json: object, words: Words): DiplomacyOptions {
  const reading = diplomacy.options.read(json);
  if (reading.kind === 'read') return reading.value;
  const { at, found, expected } = reading;
  throw new UsageError(
    words('bad-value', { option: `--set ${at.replace(/^policy\./, '')}`, value: found, allowed: expected }),
  );
}

/** The same fields, each with a value that it can have. @throws UsageError */
export function policyOf(options: RulesOptions, words: Words): DiplomacyOptions['policy'] {
  return checkedOptions(
    { ...diplomacy.options.defaults, edition: options.rules, policy: overrides(options, words) },
    words,
  ).policy;
}

/** Fields of the policy that are set otherwise than in the edition, as they were typed. */
export function overrides(
  { set = [], rules }: RulesOptions,
  words: Words,
): Readonly<Record<string, string | number | null>> {
  const fields = Object.keys(EDITIONS[rules]);
  return Object.fromEntries(
    set.map((text) => {
      const [field = '', value] = text.split(/=(.*)/s);
      if (value === undefined) throw new UsageError(words('desk-bad-set', { read: text }));
      if (!fields.includes(field))
        throw new UsageError(words('bad-value', { option: '--set', value: field, allowed: fields }));
      return [field, settingOf(value)];
    }),
  );
}

function settingOf(text: string): string | number | null {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  return text === 'null' || text === 'none' ? null : text;
}
