import type { Locale, Outcome } from '@panjeong/kernel';
import { wordsIn } from '../../text/words.ts';

export function outcomeLine({ kind, seats, rule }: Outcome, locale: Locale): string {
  const words = wordsIn(locale);
  const winner = seats[0];
  return kind === 'won' && winner !== undefined
    ? words('match-won', { seat: winner, rule })
    : words('match-drawn', { rule });
}
