import { existsSync } from 'node:fs';
import { createReferee, EDITIONS, indexNames, MAX_SHEET_BYTES } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { knownPosition } from '../../commands/adjudicated-file.ts';
import { decodeSheet } from '../../input/decode-sheet.ts';
import { readSource } from '../../input/read-source.ts';
import { scenarioFiles, scenariosNamed } from '../../scenario/files.ts';
import type { Terminal } from '../../terminal.ts';
import { unopenedText } from '../../text/unopened.ts';
import { wordsIn } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { isMatchFile } from '../../why/match-phase.ts';
import { matchSource } from './match-source.ts';
import { type PictureReading, read, refused } from './picture-source.ts';
import { jsonSource, listSource } from './position-source.ts';
import type { ReadingAsked } from './reading-asked.ts';
import { scenarioSource } from './scenario-source.ts';
import { seasonSource } from './season-source.ts';
import { sheetSource } from './sheet-source.ts';

/** A match of many years; a sheet is held to its own limit. */
const MOST_BYTES = 64_000_000;

/**
 * Reads whatever has a position in it: an order sheet, a list of units, a position or a batch line in JSON, a season as other
 * programs write it, a match, a scenario's file or id. Without a file it is the start of the map.
 *
 * @throws UsageError for options that such a file has no use for
 */
export async function readPictureSource(
  terminal: Terminal,
  locale: Locale,
  file: string | undefined,
  asked: ReadingAsked,
): Promise<PictureReading> {
  const words = wordsIn(locale);
  const forSheets = (): void => {
    for (const option of ['units', 'power'] as const) {
      if (asked[option] !== undefined) throw new UsageError(words('picture-sheet-option', { option: `--${option}` }));
    }
  };
  if (file === undefined) {
    forSheets();
    return startOf(asked);
  }
  const ruled = (): void => {
    forSheets();
    const [option] = asked.named;
    if (option !== undefined) throw new UsageError(words('picture-own-rules', { file, option: `--${option}` }));
  };
  const scenario = scenarioNamed(file);
  if (scenario !== undefined) {
    ruled();
    return scenarioSource(file, scenario, locale);
  }
  const found = await readSource(file, terminal.stdin, MOST_BYTES);
  if (found.kind === 'unopened') return refused(unopenedText(file, found.code, words));
  if (found.kind === 'too-large') return refused(words('too-large', { limit: MOST_BYTES }));
  if (isMatchFile(found.bytes)) {
    ruled();
    return matchSource(file, found.bytes, words);
  }
  const decoded = decodeSheet(found.bytes);
  if (decoded.kind === 'binary') return refused(words('binary'));
  const { text } = decoded;
  const isJson = text.trimStart().startsWith('{');
  const saysRules = /\.ya?ml$/i.test(file)
    ? scenarioSource(file, text, locale)
    : isJson && hasPosition(text)
      ? null
      : seasonSource(text, locale);
  if (saysRules !== null) {
    ruled();
    return saysRules;
  }
  if (isJson) {
    forSheets();
    return jsonSource(text, asked, locale);
  }
  if (found.bytes.length > MAX_SHEET_BYTES) return refused(words('too-large', { limit: MAX_SHEET_BYTES }));
  const { rules, units } = asked;
  const known = await knownPosition(terminal, locale, { rules, ...(units === undefined ? {} : { units }) }, asked.map);
  if ('refused' in known) return refused(known.refused);
  const source = sheetSource(text, known, asked, locale);
  if (source.snapshots.length > 0) return { kind: 'read', source };
  return listSource(text, asked, locale) ?? refused(source.remarks.trimEnd() || words('picture-nothing', { file }));
}

/** The text of the one scenario that has this id, where no file has the name. */
function scenarioNamed(file: string): string | undefined {
  if (file === '-' || existsSync(file)) return undefined;
  const [only, ...more] = scenariosNamed(scenarioFiles('diplomacy'), file) ?? [];
  return more.length === 0 ? only?.text : undefined;
}

/** What `adjudicate --format json` prints has phases, as a season has, but also the position after them. */
function hasPosition(text: string): boolean {
  try {
    return 'position' in (JSON.parse(text) as object);
  } catch {
    // Whoever reads it says what is wrong with it.
    return false;
  }
}

function startOf({ map, rules }: ReadingAsked): PictureReading {
  const referee = createReferee(map, EDITIONS[rules]);
  return read([{ referee, names: indexNames(map), position: referee.start(), given: [], result: null }]);
}
