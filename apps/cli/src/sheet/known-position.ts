import {
  type Board,
  createPhaseLineReader,
  type LineFault,
  type NameIndex,
  type Policy,
  type Position,
  parseSheet,
} from '@panjeong/diplomacy';
import { centresFromList } from './centres-from-list.ts';
import { dislodgedFromList } from './dislodged-from-list.ts';
import { isFault, type Notice } from './notice.ts';
import { unitsFromList } from './units-from-list.ts';

export type KnownPosition =
  | { readonly kind: 'read'; readonly position: Partial<Position>; readonly notices: readonly Notice[] }
  | { readonly kind: 'unreadable'; readonly fault: LineFault };

/**
 * Reads a file of positions: JSON with the keys of a batch line (all but its orders), or lists of units, centres and dislodged
 * units as on a sheet.
 */
export function readPosition(text: string, board: Board, names: NameIndex, policy: Policy): KnownPosition {
  if (text.trimStart().startsWith('{')) return readJsonPosition(text, board, names, policy);
  // As on a sheet under a heading; the heading is not in the file's own lines.
  const { units, centres, dislodged, problems } = parseSheet(`Units:\n${text}`, names);
  const listed = unitsFromList(board, names, units.map(inFile));
  const owned = centres.length > 0 ? centresFromList(board, centres.map(inFile), listed.units) : undefined;
  const losers = dislodged.length > 0 ? dislodgedFromList(board, names, dislodged.map(inFile)) : undefined;
  const notices = [
    ...problems.map((problem): Notice => ({ kind: 'problem', problem: { ...problem, at: lineBefore(problem.at) } })),
    ...listed.notices,
    ...(owned?.notices ?? []),
    // Whether retreats follow, which need to know more, is for the sheet to say.
    ...(losers?.notices ?? []).filter(isFault),
  ];
  const position: Partial<Position> = {
    units: listed.units,
    ...(owned === undefined ? {} : { centres: owned.centres }),
    ...(losers === undefined ? {} : { dislodged: losers.dislodged }),
  };
  return { kind: 'read', position, notices };
}

function readJsonPosition(text: string, board: Board, names: NameIndex, policy: Policy): KnownPosition {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', fault: { at: '', code: 'not-json', read: '', expected: '', nearest: [] } };
  }
  const { orders: _, ...line } = json as Readonly<Record<string, unknown>>;
  const read = createPhaseLineReader(board, names, policy)(line);
  if ('code' in read) return { kind: 'unreadable', fault: read };
  const { phase, units, centres, dislodged, contested, civilDisorder } = read.position;
  const position: Partial<Position> = {
    units,
    civilDisorder,
    ...('phase' in line ? { phase, dislodged, contested } : {}),
    ...('centers' in line ? { centres } : {}),
  };
  return { kind: 'read', position, notices: [] };
}

function inFile<Entry extends { readonly line: number; readonly column: number }>(entry: Entry): Entry {
  return { ...entry, ...lineBefore(entry) };
}

function lineBefore({ line, column }: { readonly line: number; readonly column: number }): {
  readonly line: number;
  readonly column: number;
} {
  return { line: line - 1, column };
}
