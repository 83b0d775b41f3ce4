import type { Keyword } from './keywords.ts';
import { tryPlace } from './place.ts';
import { type Failure, peekKeyword, type Reader, skipBlank, takeKeyword, takeMark } from './reader.ts';
import { takePower } from './unit.ts';

const PREFIX_VERBS: readonly Keyword[] = ['hold', 'move', 'retreat', 'disband', 'build', 'waive', 'if-dislodged'];
const NO_VERBS: readonly Keyword[] = ['army', 'fleet', 'to', 'and', 'polite', 'else', 'via'];
/** Beyond this many words, what begins like an order and is none is prose. */
const MOST_WORDS = 8;

/**
 * Was a stretch that could not be read meant as an order? It was if a good part of it is one: a unit type and a place, a
 * place and a verb, names about a dash. Prose that begins with "A" or with a name is not, and is no problem but unread.
 */
export function isMeantAsOrder(reader: Reader, from: number, to: number, failure: Failure | undefined): boolean {
  const { at } = reader;
  reader.at = from;
  const meant = judge(reader, from, to, failure);
  reader.at = at;
  return meant;
}

function judge(reader: Reader, from: number, to: number, failure: Failure | undefined): boolean {
  if (failure?.code === 'names-disagree' || failure?.code === 'unknown-coast') return true;
  const line = reader.folded.slice(from, to);
  const words = line.split(/[ ,]+/).filter((word) => word !== '').length;
  const short = words <= MOST_WORDS;
  const power = takePower(reader);
  skipBlank(reader);
  const start = reader.at;
  const first = peekKeyword(reader);
  if (first !== undefined) takeKeyword(reader, first.keyword);
  const dash = hasDash(line);
  if (first?.keyword === 'army' || first?.keyword === 'fleet') {
    const written = first.word.length > 1 || reader.text[start] !== reader.folded[start];
    const verb = hasVerb(reader, to);
    if (placeBegins(reader)) return written || dash || verb;
    return short && (dash || (written && (words <= 2 || verb)));
  }
  if (first !== undefined && PREFIX_VERBS.includes(first.keyword)) {
    takeMark(reader, ',:');
    const plain = first.word.length > 1 && (first.keyword === 'build' || first.keyword === 'disband');
    return orderBegins(reader) || (plain && words <= 4);
  }
  if (power !== undefined) return placeBegins(reader) && short;
  if (placeBegins(reader) && failure !== undefined && failure.expected !== 'verb') return short;
  return dash && words <= 5 && placeBesideDash(reader, from, to);
}

function hasDash(line: string): boolean {
  return /[a-z가-힣)] {0,3}(?:-+>?|=>|>) {0,3}[a-z가-힣]/.test(line);
}

function hasVerb(reader: Reader, to: number): boolean {
  const { at } = reader;
  let found = false;
  for (;;) {
    skipBlank(reader);
    if (found || reader.at >= to) break;
    const verb = peekKeyword(reader)?.keyword;
    found = verb !== undefined && !NO_VERBS.includes(verb);
    while (reader.at < to && !/[ ,]/.test(reader.folded[reader.at] ?? ' ')) reader.at++;
    if (reader.folded[reader.at] === ',') reader.at++;
  }
  reader.at = at;
  return found;
}

/** `Sebria - Bul`, `Ser - Bulgria`. */
function placeBesideDash(reader: Reader, from: number, to: number): boolean {
  const dash = reader.folded.slice(from, to).search(/[->=]/);
  reader.at = from;
  if (placeBegins(reader)) return true;
  reader.at = from + dash;
  while (/[->= ]/.test(reader.folded[reader.at] ?? '')) reader.at++;
  return orderBegins(reader);
}

/** Does a unit type or a place stand here? Nothing is passed. */
export function orderBegins(reader: Reader): boolean {
  const verb = peekKeyword(reader)?.keyword;
  return verb === 'army' || verb === 'fleet' || placeBegins(reader);
}

/** Does a place stand here, or there? Nothing is passed. */
export function placeBegins(reader: Reader, from = reader.at): boolean {
  const { at, furthest } = reader;
  reader.at = from;
  skipBlank(reader);
  const begins = tryPlace(reader) !== undefined;
  reader.at = at;
  reader.furthest = furthest;
  return begins;
}
