import { fold } from '../map/folding.ts';
import type { ProvinceId } from '../map/map-data.ts';
import { idsNamed, isWordLetter, type NameIndex, NEAREST_LIMIT, spellings } from '../map/names.ts';
import type { Failure, Reader } from './reader.ts';

/**
 * Provinces with a name of as many words of which what was typed is word by word the beginning: `Norw Sea`. Empty where it
 * is a single word.
 */
export function provincesShortened(names: NameIndex, text: string): readonly ProvinceId[] {
  const typed = wordsOf(text);
  if (typed.length < 2) return [];
  return names.map.provinces
    .filter((province) =>
      spellings(province).some((name) => {
        const words = wordsOf(name);
        return words.length === typed.length && typed.every((word, index) => words[index]?.startsWith(word));
      }),
    )
    .map(({ id }) => id);
}

/**
 * `Nor Sea` after a whole order "… - Nor": the last word of the order and the one behind it begin a name together. What
 * goes on like the name the word alone was read as comes first: Norway, Norwegian.
 */
export function shortenedName({ names, folded, text }: Reader, orderEnd: number): Failure | undefined {
  let at = orderEnd;
  while (isWordLetter(folded[at - 1])) at--;
  let end = orderEnd;
  while (folded[end] === ' ') end++;
  while (isWordLetter(folded[end])) end++;
  const [id] = idsNamed(names.provinceNames, folded.slice(at, orderEnd));
  const found = id === undefined ? [] : provincesShortened(names, text.slice(at, end));
  if (found.length === 0) return undefined;
  const english = (province: ProvinceId): string => fold(names.provinces.get(province)?.name.en ?? '');
  const readAs = english(id ?? '');
  const nearest = found
    .map((province) => ({ province, shared: sharedBeginning(english(province), readAs) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ province }) => province)
    .slice(0, NEAREST_LIMIT);
  return { at, end, code: 'unknown-province', expected: 'province', nearest };
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function wordsOf(text: string): readonly string[] {
  return fold(text.normalize('NFC'))
    .split(/[ .-]+/)
    .filter((word) => word !== '');
}
