import { isHangul } from '../map/folding.ts';
import { isWordLetter } from '../map/names.ts';
import type { Order } from '../orders/order.ts';
import type { Keyword } from './keywords.ts';
import { tryPlace } from './place.ts';
import { peekKeyword, type Reader, type Stretch } from './reader.ts';

/** Words that take an order back wherever they stand. */
const STRONG =
  /(?:^|[^a-z])(?:cancel\w*|withdr[ae]w\w*|retract\w*|ignor\w*|disregard\w*|void\w*|scrap(?:ped|s)?|scratch\w*|delet\w*|revok\w*|rescind\w*|annul\w*|undo|undone|nevermind|never mind|nvm|struck|superseded|obsolete)(?![a-z])|취소|무시|삭제|철회|무효|없던 ?일|지워|지운|빼 ?주|빼고/;
/** Words that take an order back, or change it, where they are a remark on it. */
const WEAK =
  /(?:^|[^a-z])(?:no|not|nope|none|never|don't|dont|doesn't|won't|cannot|can't|instead|rather|actually|wrong|mistake|error|oops|invalid|null|skip(?:ped)?|drop(?:ped)?|removed?|replaced?|changed?|forget)(?![a-z])|아님|아니|않|말고|대신|변경|잘못|실수|오타|틀[렸림린]|못 ?함|안 ?함/;
const HARMLESS =
  /(?:^|[^a-z])(?:no (?:problem|worries|rush|hurry|change|changes|offen[cs]e)|not (?:changed|cancel\w*|withdrawn))(?![a-z])|변경 ?없|취소 ?아님|message|메시지/;
/** It goes for more than one order. */
const ALL = /(?:^|[^a-z])(?:all|both|these|everything)(?![a-z])|모두|전부|모든|둘 ?다|다 ?취소/;

/** Does this text take an order back, by words that mean nothing else? */
export function isRetraction(folded: string): boolean {
  return STRONG.test(folded) && !HARMLESS.test(folded);
}

/** As {@link isRetraction}, of a remark on an order, where "no" and "instead" are enough. */
export function isRetractingRemark(folded: string): boolean {
  return (STRONG.test(folded) || WEAK.test(folded)) && !HARMLESS.test(folded);
}

export function isForAll(folded: string): boolean {
  return ALL.test(folded);
}

/** The stretch, if marks strike it out or make a comment of it. */
export function struckOut(text: string): boolean {
  return /^\s*(?:\/\/|\/\*|<!--)|~~\s*[^\s~][^~]*~~|(?:^|\s)~[^\s~][^~]*[^\s~]~(?=\s|$)|<(?:s|del|strike)>|[\u0335-\u0338]/iu.test(
    text,
  );
}

const OTHER_DEEDS: readonly Keyword[] = ['hold', 'disband', 'waive', 'retreat'];

/** Does a remark name a place that its order does not, or something else to do? */
export function namesAnother(reader: Reader, { from, to }: Stretch, order: Order): boolean {
  const own = placesOf(order);
  const { at, folded, furthest } = reader;
  let found = false;
  for (let position = from; position < to && !found; position++) {
    const character = folded[position];
    const inWord = isWordLetter(folded[position - 1]) || isHangul(folded[position - 1]);
    if (inWord || !(isWordLetter(character) || isHangul(character))) continue;
    reader.at = position;
    const verb = peekKeyword(reader);
    const place = tryPlace(reader);
    const another = place !== undefined && !own.has(place.province);
    found = another || (verb !== undefined && verb.word.length > 1 && OTHER_DEEDS.includes(verb.keyword));
  }
  reader.at = at;
  reader.furthest = furthest;
  return found;
}

/** Provinces an order names. */
function placesOf(order: Order): ReadonlySet<string> {
  if (order.kind === 'waive') return new Set();
  const places: string[] = [order.unit.at];
  if ('to' in order) places.push(...(typeof order.to === 'string' ? [order.to] : order.to));
  if ('target' in order) places.push(order.target.at);
  if ('army' in order) places.push(order.army.at);
  if (order.kind === 'move') places.push(...(order.path ?? []));
  return new Set(places.map((place) => place.split('/')[0] ?? ''));
}
