import {
  createLineAdjudicator,
  createReferee,
  EDITIONS,
  type EditionId,
  indexNames,
  type LineFault,
  mapById,
  type UnreadableLine,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { lineFaultText } from '../text/line-faults.ts';
import { type LineChunk, MAX_LINE_BYTES } from './line-chunks.ts';

/** What every thread of a batch needs to know. */
export interface BatchTask {
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
export function createChunkAdjudicator(task: BatchTask): (chunk: LineChunk) => AdjudicatedChunk {
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
    const text = decoder.decode(bytes);
    let output = '';
    let lines = 0;
    let unreadable = 0;
    for (let from = 0, line = firstLine; from < text.length; line++) {
      const newline = text.indexOf('\n', from);
      const end = newline < 0 ? text.length : newline;
      const answer = isBlank(text, from, end) ? null : adjudicate(text.slice(from, end));
      from = end + 1;
      if (answer === null) continue;
      lines++;
      if (typeof answer === 'string') {
        output += `${answer}\n`;
      } else {
        unreadable++;
        output += refusal(answer, line);
      }
    }
    return { bytes: encoder.encode(output), lines, unreadable };
  };
}

function isBlank(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 13 && code !== 9 && code !== 0xfeff) return false;
  }
  return true;
}
