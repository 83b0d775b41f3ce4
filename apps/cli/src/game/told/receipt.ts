import { hintText, unitText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import { canonicalTexts, type DraftAccount, draftTexts } from '../desk/draft-account.ts';
import { shortTime } from './clock.ts';
import { warningTexts } from './draft-warnings.ts';

/** What a power may be told of its sheet: what is now stored, under which number, since when. */
export function receiptLines(desk: Desk, account: DraftAccount, at: number, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const { names } = desk.adjudicator;
  const { revision, hash, unordered } = account;
  const time = shortTime(at, desk.settings.zone, locale);
  const power = powerName(account.power, names, locale);
  const units = unordered.map((unit) => unitText(unit, locale, names));
  return [
    words('desk-receipt', { power, revision, time, hash }),
    ...draftTexts(desk, account, locale).map((text) => `  ${text}`),
    ...(units.length > 0 ? [`  ${words('desk-unordered', { units })}`] : []),
    ...warningTexts(desk, account, locale).map((text) => `  ${text}`),
  ];
}

/** The same in codes: `orders` begin with the phase they are for, M, R or A. */
export function receiptJson(desk: Desk, account: DraftAccount, locale: Locale): object {
  const { power, revision, hash, impossible, notes, hints, unordered, lines } = account;
  return {
    power,
    revision,
    hash,
    orders: canonicalTexts(desk, lines),
    unordered,
    impossible: impossible.map(({ text, rule }) => ({ order: text, rule })),
    hints: hints.map((hint) => ({ ...hint, message: hintText(hint, locale, desk.adjudicator.names) })),
    conflicts: notes.map(({ params }) => ({ unit: params['unit'] ?? null, orders: params['orders'] ?? [] })),
  };
}
