import {
  type Board,
  EDITIONS,
  type EditionId,
  type MapData,
  type NameIndex,
  type Order,
  type PhaseKind,
  type PhaseName,
  type Position,
  type PowerId,
  type Season,
  type SheetCentre,
  type SheetDislodged,
  type SheetSection,
} from '@panjeong/diplomacy';
import { type AdjudicatedPhase, type AdjudicatedSheet, adjudicateSheet } from '../sheet/adjudicate-sheet.ts';
import { centresFromList } from '../sheet/centres-from-list.ts';
import { dislodgedFromList } from '../sheet/dislodged-from-list.ts';
import { kindOf, seasonOf, yearOf } from '../sheet/phase-names.ts';
import { sheetText } from './sheet-text.ts';

/** The map that is asked about, ready for use. */
export interface AskMap {
  readonly data: MapData;
  readonly board: Board;
  readonly names: NameIndex;
}

/** An order that was typed and stands. */
export interface TypedOrder {
  readonly order: Order;
  /** As it was typed. */
  readonly text: string;
  readonly power?: PowerId;
  /** The heading it stands under, where that names no power of the map. */
  readonly stranger?: string;
  /** The phase of its turn that it is for. */
  readonly kind: PhaseKind;
  /** Which sheet inside the sheet it was read from, where it was not typed. */
  readonly block?: number;
}

/** A turn that has been gone on from: what it began from, what was ordered, and what came of it. */
export interface PlayedTurn {
  readonly edition: EditionId;
  readonly phases: readonly AdjudicatedPhase[];
  readonly hasCentres: boolean;
}

/** All that has been typed and stands: what `undo` brings back as a whole. Plain data. */
export interface Table {
  readonly edition: EditionId;
  /** What is known of the board; what is missing is found in the orders. */
  readonly known: Partial<Position>;
  readonly orders: readonly TypedOrder[];
  /** Lists that say more than they hold by themselves: see `centresFromList` and `dislodgedFromList`. */
  readonly centres: readonly SheetCentre[];
  readonly dislodged: readonly SheetDislodged[];
  /** What the headings say of the next line: whose it is, of which kind, when. */
  readonly power?: PowerId;
  readonly section: SheetSection;
  readonly kind?: PhaseKind;
  readonly season?: Season;
  readonly year?: number;
  readonly played: readonly PlayedTurn[];
}

export function emptyTable(edition: EditionId, known: Partial<Position>, power: PowerId | undefined): Table {
  return {
    edition,
    known,
    orders: [],
    centres: [],
    dislodged: [],
    section: 'orders',
    played: [],
    ...(power === undefined ? {} : { power }),
  };
}

/** How all that stands comes out: where the board is known, also before anything was ordered. */
export function adjudicateTable(table: Table, map: AskMap): AdjudicatedSheet {
  const answers = answered.get(map) ?? new WeakMap<Table, AdjudicatedSheet>();
  answered.set(map, answers);
  const answer = answers.get(table) ?? adjudicated(table, map);
  answers.set(table, answer);
  return answer;
}

/** A table never changes, and is asked about again by every line. */
const answered = new WeakMap<AskMap, WeakMap<Table, AdjudicatedSheet>>();

function adjudicated(table: Table, map: AskMap): AdjudicatedSheet {
  const known = knownPosition(table, map);
  const answer = adjudicateSheet({
    text: sheetText(table, map.names, 'en'),
    map: map.data,
    policy: EDITIONS[table.edition],
    position: known,
  });
  if (answer.phases.length > 0 || (known.units === undefined && known.dislodged === undefined)) return answer;
  const before: Position = { ...NOTHING, ...known, phase: phaseAtHand(table, map) };
  return { ...answer, phases: [{ before, given: [], result: answer.referee.process(before, []) }] };
}

const NOTHING: Omit<Position, 'phase'> = { units: [], centres: {}, dislodged: [], contested: [], civilDisorder: [] };

/** What is known of the board when the turn begins. */
export function knownPosition({ known, centres, dislodged }: Table, { board, names }: AskMap): Partial<Position> {
  const losers = dislodged.length > 0 ? dislodgedFromList(board, names, dislodged).dislodged : known.dislodged;
  const standing = [...(known.units ?? []), ...(losers ?? []).map(({ unit }) => unit)];
  const owned = centres.length > 0 ? centresFromList(board, centres, standing).centres : undefined;
  const owners = owned === undefined ? known.centres : { ...known.centres, ...owned };
  return {
    ...known,
    ...(owners === undefined ? {} : { centres: owners }),
    ...(losers === undefined ? {} : { dislodged: losers }),
  };
}

/** The phase that the next order is for. */
export function phaseAtHand(table: Table, { board }: AskMap): PhaseName {
  const { known, season, year, orders } = table;
  if (known.phase !== undefined) return known.phase;
  const start = board.data.start.phase as PhaseName;
  const kind = table.kind ?? 'M';
  const hasWinter = kind === 'A' || season === 'W' || orders.some((order) => order.kind === 'A');
  const at = year ?? yearOf(start);
  if (kind === 'A') return `W${at}A`;
  const named = season === 'W' ? undefined : season;
  return `${named ?? (hasWinter ? 'F' : seasonOf(start))}${at}${kind}`;
}

/** Whether orders at hand are builds and removals. */
export function isWinter({ known, kind, section }: Table): boolean {
  if (known.phase !== undefined) return kindOf(known.phase) === 'A';
  return kind === 'A' || section === 'build' || section === 'disband';
}
