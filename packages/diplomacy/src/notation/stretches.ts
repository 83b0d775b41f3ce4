import { isHangul } from '../map/folding.ts';
import { isWordLetter } from '../map/names.ts';
import { takeHeading } from './heading.ts';
import { isLikePower } from './label.ts';
import { orderBegins } from './likeness.ts';
import { takeName } from './place.ts';
import { peekKeyword, type Reader } from './reader.ts';

/** What may stand between a power's name and the colon: a colour or a player, closing brackets. */
const COLON = /(?: ?\([^()]{1,20}\))?[\])]* ?:/y;
const MISSPELT = /[;.,|/] *([a-z가-힣][a-z가-힣-]{2,24}) ?:/g;

/**
 * Where, behind its beginning, a line turns to another power: `Austria: A Vie-Tyr; Germany: A Mun-Ruh`. What follows must
 * look like orders, so that talk about a power turns nothing.
 */
export function turnsOf(reader: Reader): readonly number[] {
  const { at: start, folded, furthest } = reader;
  if (!/[:\]]/.test(folded.slice(start + 1))) return [];
  const turns = new Set<number>();
  const from = takeHeading(reader)?.end ?? start + 1;
  for (let at = from; at < folded.length; at++) {
    const inWord = isWordLetter(folded[at - 1]) || isHangul(folded[at - 1]);
    if (inWord || !(isWordLetter(folded[at]) || isHangul(folded[at]))) continue;
    reader.at = at;
    if (takeName(reader, 'power')?.ids.length !== 1 || !passColon(reader, at)) continue;
    if (ordersBegin(reader)) turns.add(beforeBrackets(folded, at));
  }
  for (const match of folded.slice(from).matchAll(MISSPELT)) {
    const word = match[1] ?? '';
    const at = from + match.index + match[0].lastIndexOf(word);
    reader.at = at + word.length;
    if (passColon(reader, at) && ordersBegin(reader) && isLikePower(reader.names, word)) turns.add(at);
  }
  reader.at = start;
  reader.furthest = furthest;
  return [...turns].sort((a, b) => a - b);
}

/** `Germany:`, `Germany (Kim):`, `[Germany]`. */
function passColon(reader: Reader, nameAt: number): boolean {
  const { folded } = reader;
  COLON.lastIndex = reader.at;
  if (COLON.test(folded)) {
    reader.at = COLON.lastIndex;
    return true;
  }
  if (folded[reader.at] !== ']' || folded[nameAt - 1] !== '[') return false;
  reader.at++;
  return true;
}

function ordersBegin(reader: Reader): boolean {
  while (/[ )\]-]/.test(reader.folded[reader.at] ?? '')) reader.at++;
  const verb = peekKeyword(reader)?.keyword;
  return verb === 'build' || verb === 'disband' || verb === 'waive' || orderBegins(reader);
}

function beforeBrackets(folded: string, at: number): number {
  let from = at;
  while (/[[( ]/.test(folded[from - 1] ?? '')) from--;
  return from;
}
