import type { PhaseKind, Season, Sheet, SheetHeading, SheetOrder } from '@panjeong/diplomacy';
import { kindForOrder } from './kind-for-order.ts';

/** Orders of one sheet that belong to one phase. */
export interface SheetPart {
  readonly kind: PhaseKind;
  readonly season?: Season;
  readonly year?: number;
  /** A heading says that these orders are for this kind of phase. */
  readonly isHeaded: boolean;
  readonly orders: readonly SheetOrder[];
}

/** The parts of one turn of the calendar while the sheet is gone through. */
interface Turn {
  season: Season | undefined;
  year: number | undefined;
  readonly parts: Map<PhaseKind, { isHeaded: boolean; orders: SheetOrder[] }>;
}

const KINDS: readonly PhaseKind[] = ['M', 'R', 'A'];
/** Headings without a date say their kind by their words alone. */
const RETREATS = /retreat|퇴각|후퇴/i;
const ADJUSTMENTS = /adjust|조정/i;
const MOVEMENTS = /movement|moves|이동/i;

/**
 * Parts a sheet into phases: movement, then retreats, then builds and removals, turn by turn. A heading (`퇴각`,
 * `Fall 1901 Retreats`, `Builds:`) says what follows; without one an order says by itself where it belongs.
 *
 * @param only the kind of phase all orders are for, whatever the sheet says
 */
export function partsOf(sheet: Sheet, only?: PhaseKind): readonly SheetPart[] {
  const turns: Turn[] = [newTurn()];
  let headed: PhaseKind | undefined;
  let turn = turns[0] ?? newTurn();
  for (const item of inOrder(sheet)) {
    if ('order' in item) {
      const { season, parts } = turn;
      const kind = only ?? kindForOrder(item.order, { headed, season, has: (one) => parts.has(one) });
      const part = turn.parts.get(kind) ?? { isHeaded: false, orders: [] };
      part.isHeaded ||= only === kind || headed === kind;
      part.orders.push(item);
      turn.parts.set(kind, part);
      continue;
    }
    headed = headedKind(item) ?? headed;
    const { season, year } = item.phase ?? {};
    if (season === undefined && year === undefined) continue;
    const isSame = agrees(turn.season, headed === 'A' ? undefined : season) && agrees(turn.year, year);
    if (!isSame && turn.parts.size > 0) {
      turn = newTurn();
      turns.push(turn);
    }
    // "Winter" over builds says nothing of the moves before them but that it was fall.
    if (season !== undefined && !(season === 'W' && turn.parts.size > 0)) turn.season = season;
    turn.year = year ?? turn.year;
  }
  return turns.flatMap(partsOfTurn);
}

function newTurn(): Turn {
  return { season: undefined, year: undefined, parts: new Map() };
}

function agrees<Value>(known: Value | undefined, named: Value | undefined): boolean {
  return known === undefined || named === undefined || known === named;
}

/** Headings and orders as they stand on the sheet. */
export function inOrder({ headings, orders }: Sheet): readonly (SheetHeading | SheetOrder)[] {
  return [...headings, ...orders].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** What kind of phase a heading announces, if any. */
export function headedKind({ kind, phase, section, text }: SheetHeading): PhaseKind | undefined {
  if (phase?.kind !== undefined) return phase.kind;
  if (section === 'build' || section === 'disband') return 'A';
  if (section !== 'orders' || kind === 'message') return undefined;
  if (RETREATS.test(text)) return 'R';
  if (ADJUSTMENTS.test(text)) return 'A';
  return MOVEMENTS.test(text) ? 'M' : undefined;
}

/** Moves that builds follow are of the fall. */
function partsOfTurn({ season, year, parts }: Turn): readonly SheetPart[] {
  const moves = season === 'W' || (season === undefined && parts.has('A')) ? 'F' : season;
  return KINDS.flatMap((kind): SheetPart[] => {
    const part = parts.get(kind);
    if (part === undefined) return [];
    const named = kind === 'A' ? 'W' : moves;
    return [
      { kind, ...part, ...(named === undefined ? {} : { season: named }), ...(year === undefined ? {} : { year }) },
    ];
  });
}
