import type { Unparsable } from '@panjeong/kernel';
import { z } from 'zod';
import type { Adjudicator } from '../game/adjudicator.ts';
import { positionSchema } from '../game/position-schema.ts';
import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import { idsNamed } from '../map/names.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import { readExact } from './exact-order.ts';
import { type JdipBlock, type JdipCase, type JdipLine, unparsable } from './jdip-lines.ts';
import { readNote } from './jdip-note.ts';
import { jdipOrder, readJdipOrder } from './jdip-orders.ts';
import { readJdipPhase } from './jdip-phase.ts';
import { type PriorResult, withPrior } from './jdip-results.ts';
import type { ToldOutcome } from './outcome-difference.ts';
import { readUnit } from './read-unit.ts';
import type { ExchangeRemark } from './season-record.ts';
import { positionProblem } from './season-rules.ts';
import type { ToldPosition } from './told-position.ts';

const positionNoteSchema = z.strictObject({ position: positionSchema });

/** A case as far as it tells a phase. */
export interface CaseRead {
  readonly told: ToldPosition & { readonly phase: PhaseName };
  readonly given: readonly GivenOrder[];
  readonly outcome: ToldOutcome | null;
}

/**
 * Reads one case. Orders that are none are told in `remarks`; a line that should set up the board and does not stops it.
 */
export function readCase(adjudicator: Adjudicator, one: JdipCase, remarks: ExchangeRemark[]): CaseRead | Unparsable {
  const { referee } = adjudicator;
  const phase = one.phase === null ? referee.start().phase : readJdipPhase(one.phase.text);
  if (phase === null) return unparsable(one.phase ?? noLine(one), ['phase']);
  const lists = new Map<JdipBlock, readonly Unit[]>();
  for (const block of ['PRESTATE', 'PRESTATE_DISLODGED', 'POSTSTATE', 'POSTSTATE_DISLODGED'] as const) {
    const units = readUnits(adjudicator, one.blocks.get(block) ?? []);
    if ('kind' in units) return units;
    lists.set(block, units);
  }
  const owners = readUnits(adjudicator, one.blocks.get('PRESTATE_SUPPLYCENTER_OWNERS') ?? []);
  if ('kind' in owners) return owners;
  const units = lists.get('PRESTATE') ?? [];
  const note = one.notes[0] === undefined ? null : readNote(positionNoteSchema, one.notes[0], remarks);
  const told = {
    phase,
    units,
    dislodged: (lists.get('PRESTATE_DISLODGED') ?? []).map((unit) => ({ unit })),
    centres: one.blocks.has('PRESTATE_SUPPLYCENTER_OWNERS')
      ? Object.fromEntries(owners.map(({ at, power }) => [provinceId(at), power]))
      : null,
    civilDisorder: null,
    contested: null,
    exact: note?.position ?? null,
  };
  // Lists of units are checked as the positions they make: what cannot stand cannot be judged.
  const outcome = outcomeOf(one, lists, units);
  const checked: readonly Position[] = [
    ...(told.exact === null ? [] : [told.exact]),
    bare(phase, told.units, told.dislodged, told.centres ?? {}),
    ...(outcome === null ? [] : [bare('S1901R', outcome.units, outcome.dislodged, {})]),
  ];
  for (const position of checked) {
    const problem = positionProblem(adjudicator, position, `${one.line}:1`);
    if (problem !== null) return problem;
  }
  const prior = readPrior(adjudicator, one, phase, remarks);
  return {
    told: { ...withPrior(adjudicator, told, prior), phase },
    given: readOrders(adjudicator, one, phase, remarks),
    outcome,
  };
}

function outcomeOf(
  one: JdipCase,
  lists: ReadonlyMap<JdipBlock, readonly Unit[]>,
  before: readonly Unit[],
): ToldOutcome | null {
  const has = one.same || one.blocks.has('POSTSTATE') || one.blocks.has('POSTSTATE_DISLODGED');
  if (!has) return null;
  return {
    units: one.same ? before : (lists.get('POSTSTATE') ?? []),
    dislodged: (lists.get('POSTSTATE_DISLODGED') ?? []).map((unit) => ({ unit })),
  };
}

function readOrders(
  { referee: { board }, names }: Adjudicator,
  one: JdipCase,
  phase: PhaseName,
  remarks: ExchangeRemark[],
): readonly GivenOrder[] {
  return (one.blocks.get('ORDERS') ?? []).flatMap((line): readonly GivenOrder[] => {
    const owned = ownedLine(names, line.text);
    const order = owned === null ? null : readJdipOrder(names, phase, owned.rest);
    if (owned !== null && line.note !== null) {
      const exact = readExact(board, owned.power, line.note);
      if (exact === null) remarks.push({ code: 'note-unread', at: `${line.line}:1`, text: line.note });
      else if (says(exact, phase, owned.rest)) return [exact];
    }
    if (owned !== null && order !== null) return [{ power: owned.power, order }];
    remarks.push({ code: 'order-unread', phase, at: `${line.line}:1`, text: line.text });
    return [];
  });
}

/** A note on an order counts as long as the line is what we would write for it. */
function says({ order }: GivenOrder, phase: PhaseName, text: string): boolean {
  return order.kind === 'waive' ? /^waives?\b/i.test(text) : jdipOrder(order, phase, '') === text;
}

function readPrior(
  { names }: Adjudicator,
  one: JdipCase,
  phase: PhaseName,
  remarks: ExchangeRemark[],
): readonly PriorResult[] {
  return (one.blocks.get('PRESTATE_RESULTS') ?? []).flatMap((line): readonly PriorResult[] => {
    const [, sign, rest = ''] = /^(SUCCESS|FAILURE)\s*:\s*(.*)$/i.exec(line.text) ?? [];
    const owned = sign === undefined ? null : ownedLine(names, rest);
    const order = owned === null ? null : readJdipOrder(names, null, owned.rest);
    if (sign !== undefined && owned !== null && order !== null) {
      return [{ power: owned.power, order, succeeded: sign.toUpperCase() === 'SUCCESS' }];
    }
    remarks.push({ code: 'order-unread', phase, at: `${line.line}:1`, text: line.text });
    return [];
  });
}

function readUnits(
  { referee: { board }, names }: Adjudicator,
  lines: readonly JdipLine[],
): readonly Unit[] | Unparsable {
  const units: Unit[] = [];
  for (const line of lines) {
    const owned = ownedLine(names, line.text);
    if (owned === null) return unparsable(line, ['power']);
    const unit = readUnit(board, names, owned.rest);
    if (unit === null) return unparsable(line, ['unit']);
    units.push({ power: owned.power, ...unit });
  }
  return units;
}

/** `England: F lon`: whose line it is, and the rest of it. A colon may be left out behind a name of one word. */
function ownedLine(
  names: Adjudicator['names'],
  text: string,
): { readonly power: PowerId; readonly rest: string } | null {
  const [, name = '', rest = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? /^(\S+)\s+(.*)$/.exec(text) ?? [];
  const powers = idsNamed(names.powerNames, name);
  const [power] = powers;
  return power === undefined || powers.length > 1 ? null : { power, rest: rest.replace(/\s+/g, ' ').trim() };
}

const noLine = (one: JdipCase): JdipLine => ({ line: one.line, text: '', note: null });

function bare(
  phase: PhaseName,
  units: readonly Unit[],
  dislodged: ToldOutcome['dislodged'],
  centres: Position['centres'],
): Position {
  return {
    phase,
    units,
    centres,
    dislodged: dislodged.map(({ unit }) => ({ unit, from: provinceId(unit.at), retreats: [] })),
    contested: [],
    civilDisorder: [],
  };
}
