import { isHangul } from '../map/folding.ts';
import { isWordLetter } from '../map/names.ts';
import type { Keyword } from './keywords.ts';
import { placeBegins } from './likeness.ts';
import { peekKeyword, type Reader, type Stretch } from './reader.ts';
import { isRetractingRemark, isRetraction } from './retraction.ts';

const CONDITION =
  /(?:^|[^a-z])(?:if|unless|except|when|otherwise|only|else)(?![a-z])|만약|만일|경우|않으면|[가-힣]면(?![가-힣])|\?/;

/** Words behind an order that may take it back or change it: "unless …", "만약 …", a verb of its own. */
export function isCondition(reader: Reader, { from, to }: Stretch): boolean {
  const text = reader.folded.slice(from, to);
  if (CONDITION.test(text)) return true;
  const { at } = reader;
  reader.at = from + text.search(/[^([ ,]|$/);
  const word = peekKeyword(reader)?.keyword;
  reader.at = at;
  return word !== undefined && word !== 'polite' && word !== 'and' && word !== 'army' && word !== 'fleet';
}

/**
 * May the words behind an order that ended at `orderEnd` change it: `A Vie S A Bud, which goes to Gal`? Conditions and
 * "cancelled" may, wherever they stand; "no", names of places and verbs may, unless a full stop or a semicolon parts them
 * from the order.
 */
export function changesOrder(reader: Reader, orderEnd: number, left: Stretch): boolean {
  const apart = /[.;]/.test(reader.folded.slice(orderEnd, left.from));
  const text = reader.folded.slice(left.from, left.to);
  if (isRetraction(text) || isCondition(reader, left)) return true;
  return !apart && (isRetractingRemark(text) || namesPlaceOrVerb(reader, left));
}

const SMALL_WORDS: readonly Keyword[] = ['army', 'fleet', 'polite', 'and', 'to', 'else'];

function namesPlaceOrVerb(reader: Reader, { from, to }: Stretch): boolean {
  const { at, folded } = reader;
  let found = false;
  for (let position = from; position < to && !found; position++) {
    const character = folded[position];
    const inWord = isWordLetter(folded[position - 1]) || isHangul(folded[position - 1]);
    if (inWord || !(isWordLetter(character) || isHangul(character))) continue;
    reader.at = position;
    const verb = peekKeyword(reader);
    found = placeBegins(reader) || (verb !== undefined && verb.word.length > 1 && !SMALL_WORDS.includes(verb.keyword));
  }
  reader.at = at;
  return found;
}
