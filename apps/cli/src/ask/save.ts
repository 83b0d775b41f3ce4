import type { Locale } from '@panjeong/kernel';
import { wordsIn } from '../text/words.ts';
import type { Effect } from './session.ts';
import type { AskMap } from './table.ts';

export async function saveTable(
  { file }: Effect & { readonly kind: 'save' },
  _map: AskMap,
  locale: Locale,
): Promise<{ readonly said: string; readonly isSaved: boolean }> {
  return { said: wordsIn(locale)('ask-not-saved', { file, code: 'ENOSYS' }), isSaved: false };
}
