import { type PhaseResult, type Position, provinceId } from '@panjeong/diplomacy';
import { kindOf, yearOf } from '../sheet/phase-names.ts';
import { UNKNOWN_POWER } from '../sheet/units-from-orders.ts';
import { type AskMap, adjudicateTable, type Table } from './table.ts';

export interface GoneOn {
  readonly table: Table;
  readonly last: PhaseResult;
  /** Nobody knows whose the centres are, so that nothing can be built. */
  readonly isWinterPassed: boolean;
}

/** Plays what was ordered and begins the next phase with what came of it; null where nothing stands on the board. */
export function goOn(table: Table, map: AskMap): GoneOn | null {
  const played = adjudicateTable(table, map);
  const last = played.phases.at(-1)?.result;
  if (last === undefined) return null;
  const { next } = last;
  const isWinterPassed = !played.hasCentres && kindOf(next.phase) === 'A';
  const { centres, ...rest } = next;
  const known: Partial<Position> = {
    ...rest,
    phase: isWinterPassed ? `S${yearOf(next.phase) + 1}M` : next.phase,
    units: next.units.map((unit) => ({ ...unit, power: ownerOf(unit.power, map) })),
    dislodged: next.dislodged.map((loser) => ({
      ...loser,
      unit: { ...loser.unit, power: ownerOf(loser.unit.power, map) },
    })),
    ...(played.hasCentres ? { centres } : {}),
  };
  const { edition, power, orders } = table;
  return {
    table: {
      edition,
      known,
      orders: keptFor(next, orders),
      centres: [],
      dislodged: [],
      section: 'orders',
      played: [...table.played, { edition, phases: played.phases, hasCentres: played.hasCentres }],
      ...(power === undefined ? {} : { power }),
    },
    last,
    isWinterPassed,
  };
}

/** A heading that names no power owns units on its own sheet only. */
function ownerOf(power: string, { names }: AskMap): string {
  return names.powers.has(power) ? power : UNKNOWN_POWER;
}

/** Retreats that were written in advance for units that have to retreat (DIP-R9). */
function keptFor({ phase, dislodged }: Position, orders: Table['orders']): Table['orders'] {
  if (kindOf(phase) !== 'R') return [];
  const losers = dislodged.map(({ unit }) => provinceId(unit.at));
  return orders.flatMap((typed) =>
    typed.order.kind === 'retreat' && losers.includes(provinceId(typed.order.unit.at)) ? [{ ...typed, kind: 'R' }] : [],
  );
}
