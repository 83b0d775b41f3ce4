/** What can be typed besides orders. */
export type AskCommand =
  | { readonly kind: 'all' | 'board' | 'help' | 'next' | 'quit' | 'redo' | 'start' | 'undo' }
  | { readonly kind: 'edition' | 'remove' | 'rule' | 'why'; readonly what: string }
  | { readonly kind: 'save'; readonly what: string; readonly isOverwriting: boolean };

type Kind = AskCommand['kind'];

/** Words that are the whole line. */
const ALONE: Readonly<Record<string, Kind>> = {
  all: 'all',
  모두: 'all',
  전부: 'all',
  board: 'board',
  판: 'board',
  help: 'help',
  '?': 'help',
  도움말: 'help',
  도움: 'help',
  next: 'next',
  진행: 'next',
  다음: 'next',
  quit: 'quit',
  exit: 'quit',
  end: 'quit',
  끝: 'quit',
  종료: 'quit',
  redo: 'redo',
  다시: 'redo',
  start: 'start',
  시작: 'start',
  undo: 'undo',
  되돌리기: 'undo',
  취소: 'undo',
};

/** Words behind which something follows. */
const LEADING: Readonly<Record<string, Kind>> = {
  edition: 'edition',
  판본: 'edition',
  remove: 'remove',
  delete: 'remove',
  지우기: 'remove',
  rule: 'rule',
  규칙: 'rule',
  why: 'why',
  왜: 'why',
  save: 'save',
  저장: 'save',
  overwrite: 'save',
  덮어쓰기: 'save',
};

/** Every word a command begins with. */
export const COMMAND_WORDS: readonly string[] = [...Object.keys(ALONE), ...Object.keys(LEADING)].filter(
  (word) => word !== '?',
);

/** A unit type behind "remove" makes it the order of a winter. */
const REMOVAL_ORDER = /^remove\s+(?:a|f|army|fleet)\s/i;

/**
 * The command of a line, in either language, or null where it is an order or nothing of the kind.
 *
 * @param isWinter "Remove Vie" is an order then
 */
export function readAskCommand(line: string, isWinter: boolean): AskCommand | null {
  const text = line.normalize('NFC').trim();
  const alone = ALONE[text.toLowerCase()];
  if (alone !== undefined) return { kind: alone } as AskCommand;
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const word = first.toLowerCase();
  const kind = LEADING[word] ?? LEADING[word.replace(/[:?]$/, '')];
  const what = rest.trim();
  if (kind === 'remove') {
    const isOrder = word === 'remove' && (isWinter || REMOVAL_ORDER.test(text));
    return isOrder ? null : { kind, what };
  }
  if (kind === 'save') return { kind, what, isOverwriting: word === 'overwrite' || word === '덮어쓰기' };
  if (kind === 'why' || kind === 'rule' || kind === 'edition') return { kind, what };
  // `불가리아는 왜?`
  const asked = /^(.+?)\s+(?:왜|why)\s*\??$/i.exec(text)?.[1];
  return asked === undefined ? null : { kind: 'why', what: asked };
}
