import type { Reading } from '@panjeong/kernel';
import { readJdip } from './jdip-reader.ts';
import { readSavedGame } from './saved-game-reader.ts';
import { parseJson, readSeasonJson, SEASON_FORMAT, withoutMark } from './season-json.ts';
import type { AssumedRules, ExchangeFormat, ReadSeason } from './season-record.ts';
import { DEFAULT_RULES } from './season-rules.ts';

/** A season read from a file that did not come with its format. */
export interface RecognisedSeason extends ReadSeason {
  readonly format: ExchangeFormat;
}

/** Reads a season in any of the formats. What is neither is not read. */
export function readSeason(text: string, assumed: AssumedRules = DEFAULT_RULES): Reading<RecognisedSeason> {
  const format = formatOf(text);
  if (format.kind === 'unparsable') return format;
  const season = readSeasonAs(format.value, text, assumed);
  return season.kind === 'read' ? { kind: 'read', value: { format: format.value, ...season.value } } : season;
}

/** Reads a season in one format. */
export function readSeasonAs(
  format: ExchangeFormat,
  text: string,
  assumed: AssumedRules = DEFAULT_RULES,
): Reading<ReadSeason> {
  switch (format) {
    case 'panjeong-season':
      return readSeasonJson(text);
    case 'jdip':
      return readJdip(text, assumed);
    case 'diplomacy-package':
      return readSavedGame(text, assumed);
  }
}

/** By what only one of the formats has: its `format`, its `phases`, its keywords. */
function formatOf(text: string): Reading<ExchangeFormat> {
  const trimmed = withoutMark(text).trimStart();
  if (trimmed.startsWith('{')) {
    const json = parseJson(text);
    if (json.kind === 'unparsable') return json;
    const { format, phases } = json.value as { readonly format?: unknown; readonly phases?: unknown };
    if (format === SEASON_FORMAT) return { kind: 'read', value: 'panjeong-season' };
    if (Array.isArray(phases) && format === undefined) return { kind: 'read', value: 'diplomacy-package' };
  } else if (/^\s*(VARIANT_ALL|CASE)\b/im.test(trimmed)) return { kind: 'read', value: 'jdip' };
  const found = trimmed.split(/[\n\r]/)[0]?.slice(0, LONGEST_QUOTE) ?? '';
  return { kind: 'unparsable', at: '', found, expected: ['season-file'] };
}

const LONGEST_QUOTE = 60;
