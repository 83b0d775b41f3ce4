import {
  type Board,
  type DislodgedUnit,
  type NameIndex,
  type PhaseName,
  type Position,
  type PowerId,
  type ProvinceId,
  provinceId,
  type Sheet,
  type SheetOrder,
  type Unit,
} from '@panjeong/diplomacy';
import { centresFromList } from './centres-from-list.ts';
import { dislodgedFromList } from './dislodged-from-list.ts';
import type { Notice } from './notice.ts';
import { kindOf, yearOf } from './phase-names.ts';
import type { SheetPart } from './sheet-parts.ts';
import { unitsFromList } from './units-from-list.ts';
import { unitsFromOrders } from './units-from-orders.ts';
import { unitsOfProblems } from './units-of-problems.ts';

/** The position a sheet starts from, and where it was taken from. */
export interface Opening {
  readonly position: Position;
  /** Orders whose unit cannot stand where they say. */
  readonly unusable: ReadonlySet<SheetOrder>;
  /** The owners of the centres are known, not assumed. */
  readonly hasCentres: boolean;
  readonly notices: readonly Notice[];
}

/**
 * Finds what stands on the board when the first part of a sheet begins: what the caller says, else what the sheet lists,
 * else what its orders name.
 */
export function openingOf(
  board: Board,
  names: NameIndex,
  sheet: Sheet,
  parts: readonly SheetPart[],
  given: Partial<Position>,
): Opening {
  const [first] = parts;
  const phase = given.phase ?? firstPhase(board, first);
  const notices: Notice[] = [];
  const unusable = new Set<SheetOrder>();
  let units = given.units;
  let dislodged = given.dislodged;
  if (units === undefined && sheet.units.length > 0) {
    const listed = unitsFromList(board, names, sheet.units);
    units = listed.units;
    notices.push(...listed.notices);
  }
  const [loser] = sheet.dislodged;
  if (loser !== undefined && kindOf(phase) !== 'R') notices.push({ kind: 'dislodged-unneeded', at: loser });
  if (kindOf(phase) === 'R' && dislodged === undefined && loser !== undefined) {
    const listed = dislodgedFromList(board, names, sheet.dislodged);
    dislodged = listed.dislodged;
    notices.push(...listed.notices);
  } else if (kindOf(phase) === 'R' && dislodged === undefined) {
    const found = unitsFromOrders(board, names, first?.orders ?? []);
    dislodged = found.units.map(dislodgedFromNowhere);
    notices.push(...found.notices, { kind: 'movement-missing' });
    for (const order of found.unusable) unusable.add(order);
  } else if (units === undefined) {
    const found = unitsFromOrders(board, names, [...(first?.orders ?? []), ...unitsOfProblems(sheet, names)]);
    units = found.units;
    if (units.length > 0) notices.push({ kind: 'units-from-orders' });
    notices.push(...found.notices);
    for (const order of found.unusable) unusable.add(order);
  }
  const listed = given.centres === undefined && sheet.centres.length > 0;
  const hasCentres = given.centres !== undefined || listed;
  const standing = [...(units ?? []), ...(dislodged ?? []).map(({ unit }) => unit)];
  const lists = listed ? centresFromList(board, sheet.centres, standing) : undefined;
  notices.push(...(lists?.notices ?? []));
  if (!hasCentres && parts.some(({ kind }) => kind === 'A')) notices.push({ kind: 'centres-from-start' });
  const position: Position = {
    phase,
    units: units ?? [],
    centres: given.centres ?? lists?.centres ?? startCentres(board),
    dislodged: kindOf(phase) === 'R' ? (dislodged ?? []) : [],
    contested: given.contested ?? [],
    civilDisorder: given.civilDisorder ?? powersInDisorder(sheet),
  };
  return { position, unusable, hasCentres, notices };
}

/** Powers whose heading says that nobody plays them: `이탈리아 (사회 혼란)`, `Italy (civil disorder)` (DIP-X1). */
export function powersInDisorder({ headings }: Pick<Sheet, 'headings'>): readonly PowerId[] {
  const said = headings.filter(({ text }) => /사회 ?혼란|civil ?disorder/iu.test(text));
  return [...new Set(said.flatMap(({ power }) => power ?? []))];
}

function firstPhase(board: Board, first: SheetPart | undefined): PhaseName {
  const kind = first?.kind ?? 'M';
  const year = first?.year ?? yearOf(board.data.start.phase as PhaseName);
  const season = kind === 'A' ? 'W' : (first?.season ?? 'S');
  return `${season}${year}${kind}`;
}

/** A unit of which only the retreat is known. Its attacker came from nowhere else, so that no place is closed for that. */
function dislodgedFromNowhere(unit: Unit): DislodgedUnit {
  return { unit, from: provinceId(unit.at), retreats: [] };
}

function startCentres(board: Board): Readonly<Record<ProvinceId, PowerId>> {
  const centres = Object.entries(board.data.start.centers);
  return Object.fromEntries(centres.flatMap(([power, list]) => list.map((province) => [province, power])));
}
