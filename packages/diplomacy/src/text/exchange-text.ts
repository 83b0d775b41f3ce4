import type { Locale, Unparsable } from '@panjeong/kernel';
import {
  EXCHANGE_EXPECTATIONS,
  type ExchangeFormat,
  type ExchangeRemark,
  type OutcomeDifference,
} from '../exchange/season-record.ts';
import type { NameIndex } from '../map/names.ts';
import { tell } from './catalogues.ts';
import type { Naming } from './named-unit.ts';
import { readUnit } from './named-unit.ts';
import { namingOf } from './naming.ts';
import { phaseText } from './phase-text.ts';

/** What a format is called. */
export function exchangeFormatText(format: ExchangeFormat, lang: Locale): string {
  return tell(lang, 'exchangeFormats', format, {});
}

/** Why a file could not be read as a season: where, what was read, what was expected. */
export function exchangeProblemText({ at, found, expected }: Unparsable, lang: Locale): string {
  const words = expected.map((code) => {
    const known = EXCHANGE_EXPECTATIONS.find((expectation) => expectation === code);
    return known === undefined ? code : tell(lang, 'exchangeExpectations', known, {});
  });
  return tell(lang, 'exchangeParts', 'unreadable', { place: placeText(at, lang), found, expected: words });
}

/** Something there is to say of a season that was read. */
export function exchangeRemarkText(remark: ExchangeRemark, lang: Locale, names: NameIndex): string {
  const naming = namingOf(lang, names);
  switch (remark.code) {
    case 'outcome-differs':
      return tell(lang, 'exchangeRemarks', remark.code, {
        phase: phaseText(remark.phase, lang),
        differences: remark.differences.map((difference) => differenceText(difference, lang, naming)),
      });
    case 'attacker-unknown':
      return tell(lang, 'exchangeRemarks', remark.code, {
        phase: phaseText(remark.phase, lang),
        unit: naming.unitInSentence(readUnit(remark.unit)),
      });
    case 'order-unread':
    case 'note-unread':
      return tell(lang, 'exchangeRemarks', remark.code, { place: placeText(remark.at, lang), text: remark.text });
    case 'edition-assumed':
      return tell(lang, 'exchangeRemarks', remark.code, remark);
    case 'cases-apart':
      return tell(lang, 'exchangeRemarks', remark.code, remark);
    case 'messages-left-out':
      return tell(lang, 'exchangeRemarks', remark.code, remark);
  }
}

function differenceText(difference: OutcomeDifference, lang: Locale, naming: Naming): string {
  switch (difference.kind) {
    case 'phase':
      return tell(lang, 'exchangeDifferences', 'phase', {
        recorded: phaseText(difference.recorded, lang),
        ruled: phaseText(difference.ruled, lang),
      });
    case 'centre':
      return tell(lang, 'exchangeDifferences', 'centre', {
        province: naming.place(difference.province),
        recorded: difference.recorded === null ? null : naming.power(difference.recorded),
        ruled: difference.ruled === null ? null : naming.power(difference.ruled),
      });
    case 'unit':
    case 'dislodged':
      return tell(lang, 'exchangeDifferences', `${difference.kind}-${difference.only}`, {
        unit: naming.unitInSentence(readUnit(difference.unit)),
      });
  }
}

/** `12:1` is a line, anything else a JSON path. */
function placeText(at: string, lang: Locale): string {
  if (at === '') return tell(lang, 'exchangeParts', 'whole', {});
  const line = /^(\d+):\d+$/.exec(at)?.[1];
  return line === undefined
    ? tell(lang, 'exchangeParts', 'path', { path: at })
    : tell(lang, 'exchangeParts', 'line', { line: Number(line) });
}
