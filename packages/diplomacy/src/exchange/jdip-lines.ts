import type { Unparsable } from '@panjeong/kernel';

/** What stands behind it is a note of ours: jDip, to which everything behind a `#` is a comment, passes it. */
export const NOTE = '# panjeong:';

const BLOCKS = [
  'PRESTATE',
  'PRESTATE_DISLODGED',
  'PRESTATE_RESULTS',
  'PRESTATE_SUPPLYCENTER_OWNERS',
  'ORDERS',
  'POSTSTATE',
  'POSTSTATE_DISLODGED',
] as const;
export type JdipBlock = (typeof BLOCKS)[number];

/** A line with its number from 1, without its comment, and with the note of ours in it. */
export interface JdipLine {
  readonly line: number;
  readonly text: string;
  readonly note: string | null;
}

export interface JdipCase {
  readonly line: number;
  readonly name: string;
  readonly phase: JdipLine | null;
  readonly blocks: ReadonlyMap<JdipBlock, readonly JdipLine[]>;
  /** `POSTSTATE_SAME`: the units stay where they are. */
  readonly same: boolean;
  /** Notes on lines of their own. */
  readonly notes: readonly JdipLine[];
}

export interface JdipFile {
  readonly kind: 'read';
  readonly variant: JdipLine | null;
  /** Notes before the first case. */
  readonly notes: readonly JdipLine[];
  readonly cases: readonly JdipCase[];
}

/** Sorts the lines of a file of test cases to their cases and blocks. Keywords may be in small letters, as jDip takes them. */
export function jdipFile(text: string): JdipFile | Unparsable {
  let variant: JdipLine | null = null;
  const notes: JdipLine[] = [];
  const cases: JdipCase[] = [];
  let open: OpenCase | null = null;
  let count = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r]/)) {
    const line = jdipLine(raw, ++count);
    if (line.text === '') {
      if (line.note !== null) (open?.notes ?? notes).push(line);
      continue;
    }
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.text) ?? [];
    const keyword = word.toUpperCase();
    if (open === null) {
      if (keyword === 'VARIANT_ALL' && variant === null && cases.length === 0) variant = { ...line, text: rest };
      else if (keyword === 'CASE') open = openCase(count, rest);
      else return unparsable(line, ['CASE']);
    } else if (keyword === 'END') {
      cases.push(open);
      open = null;
    } else if (keyword === 'CASE') return unparsable(line, ['END']);
    else if (!takeLine(open, line, keyword, rest)) return unparsable(line, ['block']);
  }
  if (open !== null) return unparsable({ line: count, text: '', note: null }, ['END']);
  if (cases.length === 0) return unparsable({ line: count, text: '', note: null }, ['CASE']);
  return { kind: 'read', variant, notes, cases };
}

export function unparsable({ line, text }: JdipLine, expected: readonly string[]): Unparsable {
  return { kind: 'unparsable', at: `${line}:1`, found: text, expected };
}

interface OpenCase extends JdipCase {
  phase: JdipLine | null;
  same: boolean;
  readonly blocks: Map<JdipBlock, JdipLine[]>;
  readonly notes: JdipLine[];
  lines: JdipLine[] | null;
}

function openCase(line: number, name: string): OpenCase {
  return { line, name, phase: null, blocks: new Map(), same: false, notes: [], lines: null };
}

function takeLine(open: OpenCase, line: JdipLine, keyword: string, rest: string): boolean {
  const block = BLOCKS.find((name) => name === keyword);
  if (keyword === 'PRESTATE_SETPHASE') {
    open.phase = { ...line, text: rest };
    open.lines = null;
  } else if (keyword === 'POSTSTATE_SAME') {
    open.same = true;
    open.lines = null;
  } else if (block !== undefined) {
    open.lines = open.blocks.get(block) ?? [];
    open.blocks.set(block, open.lines);
  } else if (open.lines === null) return false;
  else open.lines.push(line);
  return true;
}

function jdipLine(raw: string, line: number): JdipLine {
  const sharp = raw.indexOf('#');
  if (sharp < 0) return { line, text: raw.trim(), note: null };
  const comment = raw.slice(sharp);
  const note = comment.startsWith(NOTE) ? comment.slice(NOTE.length).trim() : null;
  return { line, text: raw.slice(0, sharp).trim(), note };
}
