import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EDITIONS, STANDARD_MAP } from '@panjeong/diplomacy';
import { seededChance } from '@panjeong/kernel';
import { parse } from 'yaml';
import { decodeSheet } from '../input/decode-sheet.ts';
import { adjudicateSheet } from '../sheet/adjudicate-sheet.ts';
import type { Soak } from './soak.ts';

const SCENARIOS = new URL('../../../../packages/diplomacy/scenarios/', import.meta.url);
const NOISE = [
  '[홍길동] [오후 9:04] ',
  '--------------- 2026년 11월 30일 월요일 ---------------\n',
  '2026년 11월 30일 오후 9:04, 홍길동 : ',
  '> ',
  '• ',
  'GM — Today at 9:04 PM\n',
  '퇴각\n',
  'Builds\n',
  '\u0000',
  '\ufeff',
  '\u202e',
  '𓀀',
  '육군, ',
  ' S A ',
  ' - ',
  '(sc)',
  ' via convoy',
];

type Below = (bound: number) => number;

/**
 * Random byte strings, and real sheets cut, doubled, spliced, garbled and written in other encodings: there is always a
 * ruling or a located word about what could not be read, and never a crash.
 */
export function bytesSoak(): Soak {
  const sheets = realSheets();
  return {
    name: 'bytes',
    full: 100_000,
    ci: 4_000,
    chunk: 500,
    run: (from, to) => {
      const counts = { binary: 0, 'with a ruling': 0, 'with something to tell': 0 };
      const failures: string[] = [];
      for (let seed = from; seed < to; seed++) {
        const bytes = inputFor(seed, sheets);
        try {
          const fault = tryOne(bytes, counts);
          if (fault !== null) failures.push(`seed ${seed}: ${fault}`);
        } catch (error) {
          failures.push(`seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        }
      }
      return { done: to - from, counts, failures };
    },
  };
}

function tryOne(bytes: Uint8Array, counts: Record<string, number>): string | null {
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const decoded = decodeSheet(bytes);
  if (decoded.kind === 'binary') {
    count('binary');
    return null;
  }
  const { sheet, phases, notices } = adjudicateSheet({
    text: decoded.text,
    map: STANDARD_MAP,
    policy: EDITIONS['tutorial-2021'],
    position: {},
  });
  const ruled = phases.some(({ result }) => result.orders.length > 0);
  const told =
    notices.length + sheet.unread.length + sheet.problems.length + sheet.headings.length + sheet.units.length;
  if (ruled) count('with a ruling');
  if (told > 0) count('with something to tell');
  const isBlank = decoded.text.replace(/[\p{C}\p{Z}\s]/gu, '') === '';
  return ruled || told > 0 || isBlank ? null : `nothing was said of ${JSON.stringify(decoded.text.slice(0, 200))}`;
}

function realSheets(): readonly string[] {
  const files = readdirSync(fileURLToPath(SCENARIOS), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const { steps } = parse(readFileSync(new URL(file, SCENARIOS), 'utf8')) as { steps: { orders?: string }[] };
      return steps.flatMap(({ orders }) => (orders === undefined || orders === '' ? [] : [orders]));
    });
}

function inputFor(seed: number, sheets: readonly string[]): Uint8Array {
  const chance = seededChance(seed);
  let drawn = 0;
  const below: Below = (bound) => chance.draw(drawn++, bound);
  if (below(3) === 0) return Uint8Array.from({ length: below(600) }, () => below(256));
  let text = sheets[below(sheets.length)] ?? '';
  for (let changes = 1 + below(6); changes > 0; changes--) text = mutated(text, sheets, below);
  return encoded(text, below);
}

function mutated(text: string, sheets: readonly string[], below: Below): string {
  const at = below(text.length + 1);
  const length = below(12);
  switch (below(7)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + String.fromCharCode(below(4) === 0 ? below(0xffff) : 32 + below(95)) + text.slice(at);
    case 2:
      return text.slice(0, at) + (NOISE[below(NOISE.length)] ?? '') + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(Math.max(0, at - 40), at) + text.slice(at);
    case 4: {
      const other = sheets[below(sheets.length)] ?? '';
      return text.slice(0, at) + other.slice(below(other.length + 1));
    }
    case 5:
      return text.split('\n').reverse().join('\n');
    default:
      return text.replaceAll('\n', below(2) === 0 ? ' ' : '\r\n');
  }
}

function encoded(text: string, below: Below): Uint8Array {
  const isWide = below(4) === 0;
  const bytes = Buffer.from(text, isWide ? 'utf16le' : 'utf8');
  const marked = isWide && below(2) === 0 ? Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]) : bytes;
  if (isWide && below(3) === 0) marked.swap16();
  // A few bytes flipped: what a broken transfer leaves.
  for (let flips = Math.max(0, below(6) - 3); flips > 0 && marked.length > 0; flips--) {
    const at = below(marked.length);
    marked[at] = (marked[at] ?? 0) ^ (1 << below(8));
  }
  return marked;
}
