import { EDITIONS, RULE_CODES } from '@panjeong/diplomacy';
import { COMMAND_WORDS } from './ask-command.ts';
import type { AskMap } from './table.ts';

/** What Tab may put in place of the end of a line, and what that end is. */
export type Completion = readonly [hits: readonly string[], typed: string];

/** A name has no more words than this. */
const MOST_WORDS = 3;
const HANGUL = /[ㄱ-ㅎ가-힣]/;

/** Completes commands at the beginning of a line, and names of provinces and powers anywhere, in the script they are typed in. */
export function completionOf(line: string, { data }: AskMap): Completion {
  const [, command = '', argument = ''] = /^(\S+)\s+(.*)$/s.exec(line) ?? [];
  if (command === 'rule' || command === '규칙') return [beginning(RULE_CODES, argument), argument];
  if (command === 'edition' || command === '판본') return [beginning(Object.keys(EDITIONS), argument), argument];
  const all = [...data.powers, ...data.provinces];
  const names = all.flatMap(({ name }) => [name.ko, name.en]);
  for (const typed of endingsOf(line)) {
    const commands = typed === line ? COMMAND_WORDS : [];
    const isKorean = HANGUL.test(typed);
    const words = [...commands, ...names].filter((word) => typed === '' || HANGUL.test(word) === isKorean);
    const hits = typed === '' ? beginning(commands, '') : beginning(words, typed);
    if (hits.length > 0) return [hits, typed];
  }
  return [[], line];
}

/** The last words of a line, the most of them first: `North S` may begin a name. */
function endingsOf(line: string): readonly string[] {
  const starts = [...line.matchAll(/(?:^|[\s,(:-])(?=[^\s,(:-]|$)/g)].map(({ index, 0: mark }) => index + mark.length);
  return starts.slice(-MOST_WORDS).map((start) => line.slice(start));
}

function beginning(words: readonly string[], typed: string): readonly string[] {
  const form = typed.toLowerCase();
  return [...new Set(words.filter((word) => word.toLowerCase().startsWith(form)))].sort();
}
