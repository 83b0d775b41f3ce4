import { isHangul, normaliseName } from '../map/folding.ts';
import { nameDistance, nameLength } from '../map/name-distance.ts';
import { isWordLetter, type NameIndex } from '../map/names.ts';
import { peekKeyword, type Reader, skipBlank } from './reader.ts';

/** A single word, with a colon or brackets or alone, that is like a power's name and is none. */
export interface Label {
  readonly from: number;
  readonly to: number;
  /** Where the line goes on, behind the colon. */
  readonly end: number;
  readonly marked: boolean;
}

/** `Austrai:`, `[오스트리]`, `홍길동: …`: a label before a colon, or a line of one word. */
export function labelAt(reader: Reader): Label | undefined {
  const start = reader.at;
  skipBlank(reader);
  while (/[#[=(-]/.test(reader.folded[reader.at] ?? '')) {
    reader.at++;
    skipBlank(reader);
  }
  const from = reader.at;
  let to = from;
  while (to - from <= 30 && to < reader.folded.length && !/[:\]=]/.test(reader.folded[to] ?? '')) to++;
  const mark = reader.folded[to];
  let end = to;
  while (/[:\]= )-]/.test(reader.folded[end] ?? '')) end++;
  const keyword = peekKeyword(reader) !== undefined;
  reader.at = start;
  const word = reader.folded.slice(from, to).trimEnd();
  const letters = isWordLetter(word[0]) || isHangul(word[0]);
  if (!letters || keyword || (mark === undefined && /[^a-z가-힣-]/.test(word)) || to - from > 30) return undefined;
  return { from, to: from + word.length, end, marked: mark !== undefined };
}

/** So like a power's name that it must have been meant as one: one letter in four may be wrong. */
export function isLikePower(names: NameIndex, word: string): boolean {
  const form = normaliseName(word);
  const length = nameLength(form);
  const limit = Math.floor(length / 4);
  if (limit === 0 || form.length > 30) return false;
  const { sizes, answers } = known(names);
  const before = answers.get(form);
  if (before !== undefined) return before;
  // Most names are too long or too short to be like the word.
  const near = [...sizes].filter(([, size]) => Math.abs(size - length) <= limit);
  const isLike = near.some(([name]) => nameDistance(form, name) <= limit);
  if (answers.size < MOST_ANSWERS) answers.set(form, isLike);
  return isLike;
}

interface Known {
  /** Letters of each power's names. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Words asked about before: a chat repeats its writers' names on every line. */
  readonly answers: Map<string, boolean>;
}

const knownOf = new WeakMap<NameIndex, Known>();
const MOST_ANSWERS = 1_000;

function known(names: NameIndex): Known {
  const found = knownOf.get(names) ?? {
    sizes: new Map(Array.from(names.powerNames.ids.keys(), (name) => [name, nameLength(name)])),
    answers: new Map(),
  };
  knownOf.set(names, found);
  return found;
}
