import { indexNames } from '../map/names.ts';
import type { Unit } from '../orders/position.ts';
import type { Referee } from '../referee/referee.ts';
import { asText, type ByteText, emptyText } from './byte-text.ts';
import { faultIn } from './json-scan.ts';
import type { LineFault } from './line-fault.ts';
import { createPhaseLineReader, type PhaseLine } from './phase-line.ts';
import { createQuickLine } from './quick-line.ts';

/** A line that cannot be read, with the id it gave itself (null without one), as JSON text. */
export interface UnreadableLine {
  readonly id: string;
  readonly fault: LineFault;
}

/**
 * Adjudicates lines of the batch format (JSON in, JSON out) of any phase:
 * `{"id", "units": [standing after the phase, sorted], "dislodged": [by this movement, sorted], "orders": [{"power",
 * "order", "verdict", "rule"}]}`, orders in the order given, then units left without one. In a retreat or winter phase
 * `dislodged` is empty: whoever had to retreat has, or is gone.
 */
export interface LineAdjudicator {
  (line: string): string | UnreadableLine;
  /**
   * The same from bytes to bytes, for the usual movement line.
   *
   * @returns whether the answer was written behind `out`; if not, the line is one to decode and to ask about as text
   */
  quick(bytes: Uint8Array, from: number, end: number, out: ByteText): boolean;
}

export function createLineAdjudicator(referee: Referee): LineAdjudicator {
  const { board, policy } = referee;
  const quick = createQuickLine(board, policy) ?? (() => false);
  const read = createPhaseLineReader(board, indexNames(board.data), policy);
  const out = emptyText(8192);
  let bytes = new Uint8Array(8192);

  /** The quick way for a text: Latin letters only, since a byte is one of them. */
  const adjudicateText = (text: string): string | null => {
    if (text.length >= bytes.length) bytes = new Uint8Array(2 * text.length);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 127) return null;
      bytes[at] = code;
    }
    bytes[text.length] = LINE_END;
    out.length = 0;
    return quick(bytes, 0, text.length, out) ? asText(out.bytes, 0, out.length) : null;
  };

  const adjudicate = (text: string): string | UnreadableLine => {
    const written = adjudicateText(text);
    if (written !== null) return written;
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return { id: 'null', fault: notJson(text) };
    }
    if (!isObject(line)) {
      const found: LineFault = {
        at: '',
        code: 'wrong-shape',
        read: text.slice(0, 40),
        expected: 'object',
        nearest: [],
      };
      return { id: 'null', fault: found };
    }
    const id = JSON.stringify(line['id'] ?? null);
    const phaseLine = read(line);
    if ('code' in phaseLine) return { id, fault: phaseLine };
    return `{"id":${id},${throughReferee(referee, phaseLine)}`;
  };
  return Object.assign(adjudicate, { quick });
}

const LINE_END = 10;

/** The slower way: through the referee, as everyone else asks it. */
function throughReferee(referee: Referee, { position, given }: PhaseLine): string {
  const { orders, next } = referee.process(position, given);
  const units = listed(next.units);
  const dislodged = listed(position.phase.endsWith('M') ? next.dislodged.map(({ unit }) => unit) : []);
  const told = orders.map(({ power, order, verdict, rule }) => ({ power, order, verdict, rule }));
  return `"units":${units},"dislodged":${dislodged},"orders":${JSON.stringify(told)}}`;
}

function listed(units: readonly Unit[]): string {
  return JSON.stringify(units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort());
}

function notJson(text: string): LineFault {
  const at = faultIn(text);
  return { at: String(at + 1), code: 'not-json', read: text.slice(at, at + 20), expected: 'object', nearest: [] };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
