/** What a player may type besides commands of the game; both languages at any time. */
export type Said =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'help' | 'board' | 'choices' | 'blocked' | 'undo' | 'ledger' | 'quit' | 'news' }
  | { readonly kind: 'card' | 'why' | 'save' | 'preset' | 'rule'; readonly about: string }
  | { readonly kind: 'game'; readonly text: string };

type Plain = Extract<
  Said,
  { readonly kind: 'help' | 'board' | 'choices' | 'blocked' | 'undo' | 'ledger' | 'quit' | 'news' }
>;
type About = Extract<Said, { readonly about: string }>;

const PLAIN: Readonly<Record<Plain['kind'], RegExp>> = {
  help: /^(help|\?|도움말|도움)$/i,
  board: /^(board|판)$/i,
  choices: /^(choices|선택|선택지|목록)$/i,
  blocked: /^(blocked|막힌 것|막힘|못하는 것)$/i,
  undo: /^(undo|되돌리기|되돌려|무르기|취소)$/i,
  ledger: /^(ledger|장부)$/i,
  news: /^(news|소식|기록)$/i,
  quit: /^(quit|exit|나가기|그만)$/i,
};

const ABOUT: Readonly<Record<About['kind'], RegExp>> = {
  card: /^(?:card|cards|카드)(?:\s+(.+))?$/i,
  why: /^(?:why|왜)(?:\s+(.+))?$/i,
  save: /^(?:save|저장)(?:\s+(.+))?$/i,
  preset: /^(?:skip|계속 넘기기|계속 넘김)(?:\s+(.+))?$/i,
  rule: /^(?:rule|규칙)(?:\s+(.+))?$/i,
};

/** @param line as it was typed */
export function readSaid(line: string): Said {
  const text = line.trim().replace(/\s+/g, ' ');
  if (/^\d{1,4}$/.test(text)) return { kind: 'number', number: Number(text) };
  for (const [kind, pattern] of Object.entries(PLAIN) as [Plain['kind'], RegExp][]) {
    if (pattern.test(text)) return { kind };
  }
  for (const [kind, pattern] of Object.entries(ABOUT) as [About['kind'], RegExp][]) {
    const match = pattern.exec(text);
    if (match !== null) return { kind, about: match[1] ?? '' };
  }
  return { kind: 'game', text };
}
