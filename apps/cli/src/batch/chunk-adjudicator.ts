import {
  append,
  createLineAdjudicator,
  createReferee,
  EDITIONS,
  type EditionId,
  emptyText,
  indexNames,
  type LineFault,
  mapById,
  reserve,
  type UnreadableLine,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { lineFaultText } from '../text/line-faults.ts';
import { type LineChunk, MAX_LINE_BYTES } from './line-chunks.ts';

/** What every thread of a batch of movement phases needs to know. */
export interface MovementTask {
  readonly kind: 'movement';
  readonly map: string;
  readonly edition: EditionId;
  readonly locale: Locale;
}

export interface AdjudicatedChunk {
  readonly bytes: Uint8Array;
  /** Lines that were not blank. */
  readonly lines: number;
  /** Those of them that could not be read. */
  readonly unreadable: number;
}

/** Adjudicates chunks of lines, on this thread. Blank lines are passed over without an answer. */
export function createChunkAdjudicator(task: MovementTask): (chunk: LineChunk) => AdjudicatedChunk {
  const map = mapById(task.map);
  if (map === undefined) throw new Error(`no map ${task.map}`);
  const adjudicate = createLineAdjudicator(createReferee(map, EDITIONS[task.edition]));
  const names = indexNames(map);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  const refusal = ({ id, fault }: UnreadableLine, line: number): string => {
    const at = fault.at === '' ? String(line) : `${line}:${fault.at}`;
    return `{"id":${id},"error":${JSON.stringify({ at, message: lineFaultText(fault, names, task.locale) })}}\n`;
  };

  return ({ bytes, firstLine, tooLong }) => {
    if (tooLong) {
      const read = decoder.decode(bytes.subarray(0, 20));
      const expected = String(MAX_LINE_BYTES);
      const fault: LineFault = { at: '', code: 'too-long', read, expected, nearest: [] };
      return { bytes: encoder.encode(refusal({ id: 'null', fault }, firstLine)), lines: 1, unreadable: 1 };
    }
    const out = emptyText(bytes.length * 2 + 1024);
    let lines = 0;
    let unreadable = 0;
    for (let from = 0, line = firstLine; from < bytes.length; line++) {
      const newline = bytes.indexOf(NEWLINE, from);
      const end = newline < 0 ? bytes.length : newline;
      if (adjudicate.quick(bytes, from, end, out)) {
        lines++;
        reserve(out, 1);
        append(out, LINE_END, 0, 1);
      } else {
        const text = decoder.decode(bytes.subarray(from, end));
        if (text.trim() !== '') {
          lines++;
          const answer = adjudicate(text);
          if (typeof answer !== 'string') unreadable++;
          const told = encoder.encode(typeof answer === 'string' ? `${answer}\n` : refusal(answer, line));
          reserve(out, told.length);
          append(out, told, 0, told.length);
        }
      }
      from = end + 1;
    }
    return { bytes: out.bytes.subarray(0, out.length), lines, unreadable };
  };
}

const NEWLINE = 10;
const LINE_END = Uint8Array.of(NEWLINE);
