import { indexNames } from '../map/names.ts';
import type { Unit } from '../orders/position.ts';
import type { PhaseResult, Referee } from '../referee/referee.ts';
import type { LineFault } from './line-fault.ts';
import { createMovementLine } from './movement-line.ts';
import { createPhaseLineReader, type PhaseLine } from './phase-line.ts';

/** A line that cannot be read, with the id it gave itself (null without one), as JSON text. */
export interface UnreadableLine {
  readonly id: string;
  readonly fault: LineFault;
}

/**
 * Adjudicates one line of the batch format (JSON in, JSON out) in any phase:
 * `{"id", "units": [standing after the phase, sorted], "dislodged": [by this movement, sorted], "orders": [{"power",
 * "order", "verdict", "rule"}]}`, orders in the order given, then units left without one. In a retreat or winter phase
 * `dislodged` is empty: whoever had to retreat has, or is gone.
 */
export type LineAdjudicator = (line: string) => string | UnreadableLine;

export function createLineAdjudicator(referee: Referee): LineAdjudicator {
  const { board, policy } = referee;
  const quick = createMovementLine(board, policy);
  const read = createPhaseLineReader(board, indexNames(board.data), policy);

  return (text) => {
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch (error) {
      return { id: 'null', fault: notJson(text, error) };
    }
    if (!isObject(line)) {
      const at = '';
      const fault: LineFault = { at, code: 'wrong-shape', read: text.slice(0, 40), expected: 'object', nearest: [] };
      return { id: 'null', fault };
    }
    const id = JSON.stringify(line['id'] ?? null);
    const { phase } = line;
    if (quick !== null && typeof phase === 'string' && isMovement(phase)) {
      const written = quick(line);
      if (written !== null) return `{"id":${id},${written}`;
    }
    const phaseLine = read(line);
    if ('code' in phaseLine) return { id, fault: phaseLine };
    return `{"id":${id},${adjudicate(referee, phaseLine)}`;
  };
}

/** `S1901M`, `F1907M`. */
function isMovement(phase: string): boolean {
  if (phase.length !== 6 || phase[5] !== 'M' || (phase[0] !== 'S' && phase[0] !== 'F')) return false;
  for (let i = 1; i < 5; i++) if (!(phase.charCodeAt(i) >= 48 && phase.charCodeAt(i) <= 57)) return false;
  return true;
}

/** The slower way: through the referee, as everyone else asks it. */
function adjudicate(referee: Referee, { position, given }: PhaseLine): string {
  const result = referee.process(position, given);
  const units = listed(result.next.units);
  const dislodged = listed(position.phase.endsWith('M') ? result.next.dislodged.map(({ unit }) => unit) : []);
  return `"units":${units},"dislodged":${dislodged},"orders":${JSON.stringify(inOrderGiven(result))}}`;
}

function inOrderGiven({ orders }: PhaseResult): readonly object[] {
  return orders.map(({ power, order, verdict, rule }) => ({ power, order, verdict, rule }));
}

function listed(units: readonly Unit[]): string {
  return JSON.stringify(units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort());
}

function notJson(text: string, error: unknown): LineFault {
  const said = error instanceof Error ? error.message : '';
  const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length);
  const read = text.slice(position, position + 20);
  return { at: String(position + 1), code: 'not-json', read, expected: 'object', nearest: [] };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
