import {
  compileBoard,
  createReferee,
  EDITIONS,
  idsNamed,
  indexNames,
  MAX_SHEET_BYTES,
  type MapData,
  mapById,
  type PhaseName,
  type PowerId,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { decodeSheet } from '../input/decode-sheet.ts';
import { readSource } from '../input/read-source.ts';
import { centresTold } from '../position/centres-told.ts';
import { positionIn } from '../position/position-json.ts';
import { type AdjudicatedSheet, adjudicateSheet } from '../sheet/adjudicate-sheet.ts';
import { type KnownPosition, readPosition } from '../sheet/known-position.ts';
import { inSheetOrder, type Notice } from '../sheet/notice.ts';
import { readPhaseName } from '../sheet/phase-names.ts';
import type { Terminal } from '../terminal.ts';
import { lineFaultText } from '../text/line-faults.ts';
import { unopenedText } from '../text/unopened.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import type { SheetOptions } from './adjudicate-options.ts';

export type TellsCentres = ReturnType<typeof centresTold>;

export type AdjudicatedFile =
  | {
      readonly kind: 'adjudicated';
      readonly answer: AdjudicatedSheet;
      /** In the order of the sheet. */
      readonly notices: readonly Notice[];
      readonly tellsCentres: TellsCentres;
    }
  /** A file could not be read; the message is in the language. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Reads a sheet's file, and that of its positions, and adjudicates it.
 *
 * @throws UsageError for options that make no sense
 */
export async function adjudicatedFile(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: SheetOptions,
): Promise<AdjudicatedFile> {
  const words = wordsIn(locale);
  const { phase, power, map } = readOptions(options, locale);
  const policy = EDITIONS[options.rules];
  const refused = (message: string): AdjudicatedFile => ({ kind: 'refused', message });
  const sheet = await readText(file, terminal, words);
  if ('refused' in sheet) return refused(sheet.refused);
  const known = await knownPosition(terminal, locale, options, map);
  if ('refused' in known) return refused(known.refused);
  const position = { ...known.position, ...(phase === undefined ? {} : { phase }) };
  const answer = adjudicateSheet({
    text: sheet.text,
    map,
    policy,
    position,
    ...(power === undefined ? {} : { power }),
  });
  const decoded: readonly Notice[] = sheet.encoding === 'utf-8' ? [] : [{ kind: 'decoded', encoding: sheet.encoding }];
  const tellsCentres = centresTold(answer);
  const notices = inSheetOrder([...decoded, ...known.notices, ...answer.notices, ...assumed(answer, tellsCentres)]);
  return { kind: 'adjudicated', answer, notices, tellsCentres };
}

/** What `--units` takes for the position that the map begins with; a file of that name is `./start`. */
const FROM_START = 'start';

/** What `--units` says of the board; nothing without it. */
export async function knownPosition(
  terminal: Terminal,
  locale: Locale,
  { units, rules }: Pick<SheetOptions, 'units' | 'rules'>,
  map: MapData,
): Promise<Pick<KnownPosition & { readonly kind: 'read' }, 'position' | 'notices'> | { readonly refused: string }> {
  if (units === undefined) return { position: {}, notices: [] };
  if (units === FROM_START) return { position: createReferee(map, EDITIONS[rules]).start(), notices: [] };
  const words = wordsIn(locale);
  const listed = await readText(units, terminal, words);
  if ('refused' in listed) return { refused: words('units-file', { what: listed.refused }) };
  const known = readPosition(positionIn(listed.text), compileBoard(map), indexNames(map), EDITIONS[rules]);
  if (known.kind === 'read') return known;
  const what = lineFaultText(known.fault, indexNames(map), locale);
  return { refused: words('units-file', { what: known.fault.at === '' ? what : `${known.fault.at}: ${what}` }) };
}

/** That centres are told which nobody gave, where that is not said yet. */
function assumed({ phases, notices, hasCentres }: AdjudicatedSheet, tellsCentres: TellsCentres): readonly Notice[] {
  const isSaid = notices.some(({ kind }) => kind === 'centres-from-start');
  return hasCentres || isSaid || !phases.some(tellsCentres) ? [] : [{ kind: 'centres-from-start' }];
}

export interface ReadOptions {
  readonly map: MapData;
  readonly phase: PhaseName | undefined;
  readonly power: PowerId | undefined;
}

/** @throws UsageError for values that make no sense */
export function readOptions({ map: id, phase, power }: SheetOptions, locale: Locale): ReadOptions {
  const words = wordsIn(locale);
  const map = mapById(id);
  if (map === undefined) throw new UsageError(words('bad-usage'));
  const named = phase === undefined ? undefined : readPhaseName(phase);
  if (named === null) {
    throw new UsageError(words('bad-phase', { value: phase ?? '' }));
  }
  const powers = power === undefined ? [] : idsNamed(indexNames(map).powerNames, power);
  if (power !== undefined && powers.length !== 1) {
    const allowed = map.powers.map(({ name }) => name[locale]);
    throw new UsageError(words('bad-value', { option: '--power', value: power, allowed }));
  }
  return { map, phase: named, power: powers[0] };
}

export type ReadText = { readonly text: string; readonly encoding: string } | { readonly refused: string };

/** The text of a file, however it is encoded, or why there is none. */
export async function readText(file: string, { stdin }: Terminal, words: Words): Promise<ReadText> {
  const source = await readSource(file, stdin, MAX_SHEET_BYTES);
  switch (source.kind) {
    case 'unopened':
      return { refused: unopenedText(file, source.code, words) };
    case 'too-large':
      return { refused: words('too-large', { limit: MAX_SHEET_BYTES }) };
    case 'read': {
      const decoded = decodeSheet(source.bytes);
      return decoded.kind === 'binary' ? { refused: words('binary') } : decoded;
    }
  }
}
