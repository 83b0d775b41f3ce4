import {
  compileBoard,
  createPhaseLineReader,
  createReferee,
  EDITIONS,
  indexNames,
  mapById,
  type PhaseName,
  type Position,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { readPosition } from '../../sheet/known-position.ts';
import { isFault } from '../../sheet/notice.ts';
import { noticeText } from '../../sheet/notice-text.ts';
import { lineFaultText } from '../../text/line-faults.ts';
import { wordsIn } from '../../text/words.ts';
import { unsaidCentres } from './known-centres.ts';
import { type PictureReading, read, refused } from './picture-source.ts';
import type { ReadingAsked } from './reading-asked.ts';

/** A position in JSON: what `--format json` printed, or a line of the batch, whose orders are drawn too. */
export function jsonSource(text: string, { map: usual, rules, phase }: ReadingAsked, locale: Locale): PictureReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused(wordsIn(locale)('line-not-json', { read: '' }));
  }
  const whole = json as Readonly<Record<string, unknown>>;
  const map = mapById(String(whole['map'])) ?? usual;
  const line = asObject(whole['position']) ?? whole;
  const names = indexNames(map);
  const policy = EDITIONS[rules];
  // A line of the batch needs its centres in winter; a picture does not.
  const named = { phase: phase ?? map.start.phase, centers: {}, ...line };
  const found = createPhaseLineReader(compileBoard(map), names, policy)(named);
  if ('code' in found) {
    const what = lineFaultText(found, names, locale);
    return refused(found.at === '' ? what : `${found.at}: ${what}`);
  }
  const centres = 'centers' in line ? {} : { centres: unsaidCentres(map, found.position.phase) };
  const position = { ...found.position, ...centres };
  return read([{ referee: createReferee(map, policy), names, position, given: found.given, result: null }]);
}

/** A list of units, centres and dislodged units, as `--units` takes it; null where it names no unit. */
export function listSource(text: string, { map, rules, phase }: ReadingAsked, locale: Locale): PictureReading | null {
  const names = indexNames(map);
  const policy = EDITIONS[rules];
  const known = readPosition(text, compileBoard(map), names, policy);
  if (known.kind === 'unreadable' || (known.position.units ?? []).length === 0) return null;
  const at = phase ?? (map.start.phase as PhaseName);
  const position: Position = {
    units: [],
    centres: unsaidCentres(map, at),
    dislodged: [],
    contested: [],
    civilDisorder: [],
    ...known.position,
    phase: at,
  };
  const faults = known.notices.filter(isFault).map((notice) => noticeText(notice, names, locale));
  const remarks = faults.map(({ place, text: told }) => `${place === null ? '' : `${place}  `}${told}\n`).join('');
  const snapshot = { referee: createReferee(map, policy), names, position, given: [], result: null };
  return read([snapshot], { remarks, isWhole: faults.length === 0 });
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}
