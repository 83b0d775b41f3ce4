import { type DiplomacyTypes, ruleSentence } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { Submission } from '@panjeong/table';
import { wordsIn } from '../../text/words.ts';
import { Refusal } from './refusal.ts';

type Failed = Exclude<Submission<DiplomacyTypes>, { readonly kind: 'accepted' }>;

/** Why the referee did not take a command, as a refusal with the rules that forbid it. */
export function refusedBecause(failed: Failed, locale: Locale): Error {
  switch (failed.kind) {
    case 'refused': {
      const rules = [...new Set(failed.rulings.map(({ rule }) => rule))];
      return new Refusal(rules.map((rule) => `${ruleSentence(rule, locale)} ${rule}`).join('\n'));
    }
    case 'unparsable':
      if (failed.at !== 'reason')
        return new Error(`${failed.at}: ${failed.found}, expected ${failed.expected.join(', ')}`);
      return new Refusal(wordsIn(locale)('desk-reason-length'));
    case 'stale':
      return new Error(`stale under a lock: ${JSON.stringify(failed)}`);
  }
}
