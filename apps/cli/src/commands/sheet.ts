import {
  compileBoard,
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
import { DONE, UNREADABLE } from '../exit-status.ts';
import { decodeSheet } from '../input/decode-sheet.ts';
import { readSource } from '../input/read-source.ts';
import { centresTold } from '../position/centres-told.ts';
import { positionIn, positionJson } from '../position/position-json.ts';
import { asideOf, detailFor, render } from '../report/render.ts';
import { tellSheet } from '../report/tell-sheet.ts';
import { type AdjudicatedSheet, adjudicateSheet } from '../sheet/adjudicate-sheet.ts';
import { jsonReport } from '../sheet/json-report.ts';
import { type KnownPosition, readPosition } from '../sheet/known-position.ts';
import { inSheetOrder, isFault, type Notice } from '../sheet/notice.ts';
import { readPhaseName } from '../sheet/phase-names.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { lineFaultText } from '../text/line-faults.ts';
import { unopenedText } from '../text/unopened.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import type { AdjudicateOptions } from './adjudicate-options.ts';

/** Adjudicates one sheet and tells how it came out. */
export async function adjudicateFile(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: AdjudicateOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const { phase, power, map } = readOptions(options, words);
  const policy = EDITIONS[options.rules];
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const sheet = await readText(file, terminal, words);
  if ('refused' in sheet) return refuse(sheet.refused);
  let known: KnownPosition = { kind: 'read', position: {}, notices: [] };
  if (options.units !== undefined) {
    const listed = await readText(options.units, terminal, words);
    if ('refused' in listed) return refuse(words('units-file', { what: listed.refused }));
    known = readPosition(positionIn(listed.text), compileBoard(map), indexNames(map), policy);
  }
  if (known.kind === 'unreadable') {
    const what = lineFaultText(known.fault, indexNames(map), locale);
    return refuse(words('units-file', { what: known.fault.at === '' ? what : `${known.fault.at}: ${what}` }));
  }
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
  const { format, rules: edition } = options;
  const explain = options.explain === true;
  const isJson = format === 'json';
  if (isJson) {
    const report = jsonReport(answer, notices, { locale, edition, explain });
    await write(terminal.stdout, withPosition(report, answer, tellsCentres));
  } else {
    const detail = detailFor(format, explain);
    const told = tellSheet(answer, notices, { locale, edition, detail, tellsCentres });
    const style = { locale, paint: paintFor(terminal) };
    await write(terminal.stdout, render(format, told, style));
    const aside = asideOf(format, told, { locale, paint: (_, text) => text });
    if (aside !== '') await write(terminal.stderr, aside);
  }
  const isEmpty = answer.phases.length === 0 && !notices.some(isFault);
  if (isEmpty && !isJson) return refuse(words('no-orders'));
  return answer.phases.length === 0 || notices.some(isFault) ? UNREADABLE : DONE;
}

type TellsCentres = ReturnType<typeof centresTold>;

/** That centres are told which nobody gave, where that is not said yet. */
function assumed({ phases, notices, hasCentres }: AdjudicatedSheet, tellsCentres: TellsCentres): readonly Notice[] {
  const isSaid = notices.some(({ kind }) => kind === 'centres-from-start');
  return hasCentres || isSaid || !phases.some(tellsCentres) ? [] : [{ kind: 'centres-from-start' }];
}

/** With the position after the last phase, which `--units` takes. */
function withPosition(report: string, { phases }: AdjudicatedSheet, tellsCentres: TellsCentres): string {
  const last = phases.at(-1);
  if (last === undefined) return report;
  const position = positionJson(last.result.next, phases.some(tellsCentres));
  return `${JSON.stringify({ ...JSON.parse(report), position }, null, 2)}\n`;
}

interface ReadOptions {
  readonly map: MapData;
  readonly phase: PhaseName | undefined;
  readonly power: PowerId | undefined;
}

/** @throws UsageError for values that make no sense */
function readOptions({ map: id, phase, power }: AdjudicateOptions, words: Words): ReadOptions {
  const map = mapById(id);
  if (map === undefined) throw new UsageError(words('bad-usage'));
  const named = phase === undefined ? undefined : readPhaseName(phase);
  if (named === null) {
    throw new UsageError(words('bad-phase', { value: phase ?? '' }));
  }
  const powers = power === undefined ? [] : idsNamed(indexNames(map).powerNames, power);
  if (power !== undefined && powers.length !== 1) {
    const allowed = map.powers.map(({ id: one }) => one);
    throw new UsageError(words('bad-value', { option: '--power', value: power, allowed }));
  }
  return { map, phase: named, power: powers[0] };
}

type ReadText = { readonly text: string; readonly encoding: string } | { readonly refused: string };

async function readText(file: string, { stdin }: Terminal, words: Words): Promise<ReadText> {
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
