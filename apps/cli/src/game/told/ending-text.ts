import { type NameIndex, ruleSentence } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';

/** How the match ended, or null while it goes on. */
export function endingText({ match, adjudicator }: Desk, locale: Locale): string | null {
  const { outcome } = match.state;
  if (outcome === null) return null;
  const names: NameIndex = adjudicator.names;
  const powers = outcome.seats.map((power) => powerName(power, names, locale));
  const code = outcome.kind === 'won' ? 'desk-won' : 'desk-drawn';
  return `${wordsIn(locale)(code, { powers })} ${ruleSentence(outcome.rule, locale)} ${outcome.rule}`;
}
