import { fold } from '../map/folding.ts';
import { isWordLetter, matchNames, type NameIndex } from '../map/names.ts';
import { type Keyword, type KeywordMatch, matchKeyword } from './keywords.ts';
import type { Expectation, ProblemCode } from './problem.ts';

/** A line being read: the readers of this folder move `at` on, or leave it and say with `undefined` that it is not there. */
export interface Reader {
  readonly names: NameIndex;
  /** The composed line. */
  readonly text: string;
  readonly folded: string;
  at: number;
  /** The failure furthest on: what the reader could make the least of. */
  furthest: Failure | undefined;
}

/** A stretch of a line, `from` up to `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Failure {
  readonly at: number;
  readonly code: ProblemCode;
  readonly expected: Expectation;
  /** End of what was read; where left out, the unknown words there are. */
  readonly end?: number;
  readonly nearest?: readonly string[];
  /** What the unknown words may name: looked up only if this failure is the one told. */
  readonly like?: 'province' | 'power';
}

export function readerOf(text: string, names: NameIndex): Reader {
  const composed = text.normalize('NFC');
  return { names, text: composed, folded: fold(composed), at: 0, furthest: undefined };
}

/** Notes a failure, if it is further on than the one known. */
export function fail(reader: Reader, failure: Failure): undefined {
  if (reader.furthest === undefined || failure.at > reader.furthest.at) reader.furthest = failure;
  return undefined;
}

/** Passes spaces, quotation marks, stray apostrophes and an English `'s`. */
export function skipBlank(reader: Reader): void {
  const { folded } = reader;
  for (;;) {
    const character = folded[reader.at];
    if (character === "'") {
      reader.at++;
      if (folded[reader.at] === 's' && !isWordLetter(folded[reader.at + 1])) reader.at++;
    } else if (character === ' ') {
      reader.at++;
    } else {
      return;
    }
  }
}

/** Passes one of the given marks, with the blanks before it. */
export function takeMark(reader: Reader, marks: string): boolean {
  const start = reader.at;
  skipBlank(reader);
  const character = reader.folded[reader.at];
  if (character !== undefined && marks.includes(character)) {
    reader.at++;
    return true;
  }
  reader.at = start;
  return false;
}

const ARROW = /-[->]*|=+>+|>+/y;

/** Passes a dash or an arrow of any kind, with the blanks before it. */
export function takeDash(reader: Reader): boolean {
  const start = reader.at;
  skipBlank(reader);
  ARROW.lastIndex = reader.at;
  if (ARROW.test(reader.folded)) {
    reader.at = ARROW.lastIndex;
    return true;
  }
  reader.at = start;
  return false;
}

/** Does a power's or a province's name begin here? */
export function nameBegins(reader: Reader, at: number): boolean {
  const { provinceNames, powerNames } = reader.names;
  return (
    matchNames(provinceNames, reader.folded, at).length > 0 || matchNames(powerNames, reader.folded, at).length > 0
  );
}

/** The keyword after the blanks here, without passing it. */
export function peekKeyword(reader: Reader): KeywordMatch | undefined {
  const start = reader.at;
  skipBlank(reader);
  const match = matchKeyword(reader.folded, reader.at, (end) => nameBegins(reader, end));
  reader.at = start;
  return match;
}

/** Passes a keyword if it is one of those, and a full stop that abbreviates it. */
export function takeKeyword(reader: Reader, ...keywords: readonly Keyword[]): KeywordMatch | undefined {
  const match = peekKeyword(reader);
  if (match === undefined || !keywords.includes(match.keyword)) return undefined;
  reader.at = match.end;
  if (reader.folded[reader.at] === '.' && match.word.length <= 4) reader.at++;
  return match;
}

const FILLER =
  /(?:the|in|at|from|of|on|by|my|our|its|their|unit|units|stationed|located|will|shall|is|are|and)(?![a-z])|(?:있는|있던|위치한|주둔한|주둔 중인|주둔중인|부대)(?![가-힣])/y;

/** Passes words that say nothing in an order: `the army in Vienna`, `빈에 있는 육군`. */
export function skipFiller(reader: Reader): void {
  for (;;) {
    skipBlank(reader);
    FILLER.lastIndex = reader.at;
    if (!FILLER.test(reader.folded)) return;
    reader.at = FILLER.lastIndex;
  }
}

const OPERATOR = /[-=>,;:/()[\].|&+#!?]/;
const MAX_UNKNOWN_WORDS = 4;

/** Where the words that begin at `at` and mean nothing end: at a mark, a keyword, a known name, or after four words. */
export function endOfUnknown(reader: Reader, at: number): number {
  const { folded } = reader;
  let end = at;
  let position = at;
  for (let words = 0; words < MAX_UNKNOWN_WORDS; words++) {
    while (folded[position] === ' ') position++;
    if (position >= folded.length) break;
    if (words > 0 && (nameBegins(reader, position) || matchKeyword(folded, position) !== undefined)) break;
    const wordStart = position;
    while (position < folded.length && folded[position] !== ' ' && !OPERATOR.test(folded[position] ?? '')) position++;
    if (position === wordStart) break;
    end = position;
    if (OPERATOR.test(folded[position] ?? ' ') && folded[position] !== ' ') break;
  }
  return end;
}
