import {
  type DiplomacyTypes,
  diplomacy,
  exchangeFormatText,
  exchangeProblemText,
  exchangeRemarkText,
  phaseText,
  readSeason,
} from '@panjeong/diplomacy';
import { createMatch, headerOf, type LoneMatch, type MatchHeader, readMatchContent } from '@panjeong/table/node';
import { DONE, UNREADABLE } from '../../exit-status.ts';
import { decodeSheet } from '../../input/decode-sheet.ts';
import { readSource } from '../../input/read-source.ts';
import { unopenedText } from '../../text/unopened.ts';
import type { Words } from '../../text/words.ts';
import type { GameContext } from '../context.ts';
import { type Desk, deskOf, phaseNow } from '../desk/desk.ts';
import { deskFrom, notCreated } from '../desk/desk-file.ts';
import { Refusal } from '../desk/refusal.ts';
import { matchOf } from '../desk/season-match.ts';
import { type DeskSettings, settingsIn, settingsJson } from '../desk/settings.ts';
import { type Answer, section } from '../told/answer.ts';
import { deadlineText } from '../told/clock.ts';
import { policyOf, type RulesOptions, readSettings, type SettingsOptions } from './new.ts';

/** How a season is read that does not say it itself, and what is said of the match. */
export interface ImportOptions extends RulesOptions, SettingsOptions {}

/** A season of a century is smaller. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Opens a match from the file of another match, or from a season as other programs write it. */
export async function importGame(
  context: GameContext,
  source: string,
  file: string,
  options: ImportOptions,
): Promise<Answer> {
  const { words } = context;
  const content = await readContent(source, context);
  const own = readMatchContent<DiplomacyTypes>(content);
  if (own.kind === 'unparsable' && own.at.startsWith('1:'))
    return importSeason(context, source, content, file, options);
  if (own.kind !== 'read') throw new Refusal(words('desk-import-damaged', { file: source }));
  const copy = { ...own.match, header: withSettings(own.match.header, options, words) };
  const desk = deskFrom(source, copy, words);
  await create(file, copy, context);
  return {
    status: DONE,
    isSaved: true,
    lines: [words('desk-copied', { file }), ...whereItIs(desk, context)],
    json: { file, format: 'panjeong-match', phase: phaseNow(desk), leftOut: 0, remarks: [] },
  };
}

/** A header with the settings that were asked for in the place of its own. */
function withSettings(header: MatchHeader, options: SettingsOptions, words: Words): MatchHeader {
  const { title, deadline, zone } = options;
  if (title === undefined && deadline === undefined && zone === undefined) return header;
  const own = settingsIn(header);
  const asked = readSettings({ zone: own.zone, ...options }, words);
  const kept = own.schedule === null ? null : { ...own.schedule, zone: asked.zone };
  const settings: DeskSettings = {
    title: title === undefined ? own.title : asked.title,
    schedule: deadline === undefined ? kept : asked.schedule,
    zone: asked.zone,
    imported: own.imported,
  };
  return { ...header, settings: settingsJson(settings) };
}

async function importSeason(
  context: GameContext,
  source: string,
  content: Buffer,
  file: string,
  options: ImportOptions,
): Promise<Answer> {
  const { words, locale, now, paint } = context;
  const settings = readSettings(options, words);
  const decoded = decodeSheet(content);
  if (decoded.kind === 'binary') throw new Refusal(`${source}: ${words('binary')}`);
  const policy = policyOf(options, words);
  const reading = readSeason(decoded.text, { edition: options.rules, policy });
  if (reading.kind === 'unparsable') throw new Refusal(`${source}: ${exchangeProblemText(reading, locale)}`);
  const { record, remarks, format } = reading.value;
  const { match, additions, leftOut } = matchOf(record, words('desk-import-reason', { file: source }), now, locale);
  const header = {
    ...headerOf(diplomacy.id, ''),
    settings: settingsJson({ ...settings, imported: match.entries.length }),
  };
  const stored = { header, entries: match.entries, additions };
  const desk = deskOf(file, stored);
  await create(file, stored, context);
  const told = remarks.map((remark) => exchangeRemarkText(remark, locale, desk.adjudicator.names));
  const isUnread = remarks.some(({ code }) => code === 'order-unread' || code === 'note-unread');
  return {
    status: isUnread ? UNREADABLE : DONE,
    isSaved: true,
    lines: [
      words('desk-imported', {
        file,
        format: exchangeFormatText(format, locale),
        phases: record.phases.length - leftOut,
      }),
      ...whereItIs(desk, context),
      ...section(paint('bold', words('desk-remarks')), [
        ...(leftOut > 0 ? [words('desk-left-out', { count: leftOut })] : []),
        ...told,
      ]),
    ],
    json: { file, format, phase: phaseNow(desk), leftOut, remarks },
  };
}

function whereItIs(desk: Desk, { words, locale, now }: GameContext): readonly string[] {
  return [
    words('desk-phase-now', { phase: phaseText(phaseNow(desk), locale) }),
    words('desk-deadline', { deadline: deadlineText(desk.deadline, now, desk.settings, locale) }),
  ];
}

async function readContent(source: string, { terminal, words }: GameContext): Promise<Buffer> {
  const reading = await readSource(source, terminal.stdin, MOST_BYTES);
  switch (reading.kind) {
    case 'unopened':
      throw new Refusal(unopenedText(source, reading.code, words));
    case 'too-large':
      throw new Refusal(words('desk-too-large', { file: source }));
    case 'read':
      return Buffer.from(reading.bytes);
  }
}

async function create(file: string, match: LoneMatch<DiplomacyTypes>, { words }: GameContext): Promise<void> {
  try {
    await createMatch(file, match);
  } catch (error) {
    throw notCreated(error, file, words);
  }
}
