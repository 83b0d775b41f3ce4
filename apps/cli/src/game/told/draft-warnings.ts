import { hintText, hintTitle, noteText, printOrder, provinceId, ruleSentence, unitText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import { type DraftAccount, withTypes } from '../desk/draft-account.ts';

/** What in a draft may not be meant: impossible orders, units with two, and hints. None keeps it from being saved. */
export function warningTexts(desk: Desk, account: DraftAccount, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const { names } = desk.adjudicator;
  const { impossible, notes, hints } = account;
  const told = impossible.map(({ line, rule }) =>
    words('desk-impossible', {
      order: printOrder(withTypes(line.order, desk), names, locale),
      rule: rule ?? '',
      because: ruleSentence(rule ?? '', locale),
    }),
  );
  return [
    ...told,
    ...notes.map((note) => noteText(note, locale, names)),
    ...hints.map((hint) => `${words('desk-hint', { hint: hintText(hint, locale, names) })} ${hint.rule}`),
  ];
}

/** The same for a screen that others may see: what it is about, and not what was ordered. */
export function warningCounts(desk: Desk, account: DraftAccount, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const { power, impossible, notes, hints } = account;
  const conflicts = notes.map(({ params: { unit: at } }) => {
    const unit = unitText(`${power} ${unitIn(desk, typeof at === 'string' ? at : '')}`, locale, desk.adjudicator.names);
    return words('desk-conflict', { unit });
  });
  const about = [...new Set(hints.map(({ kind }) => hintTitle(kind, locale)))];
  return [
    ...(impossible.length > 0 ? [words('desk-impossible-count', { count: impossible.length })] : []),
    ...conflicts,
    ...(hints.length > 0 ? [words('desk-hint-count', { count: hints.length, about })] : []),
  ];
}

/** `A VIE` for what stands at a place. */
function unitIn({ match }: Desk, at: string): string {
  const unit = match.state.position.units.find((one) => provinceId(one.at) === provinceId(at));
  return unit === undefined ? at : `${unit.type} ${unit.at}`;
}
