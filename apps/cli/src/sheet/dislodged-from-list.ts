import { type Board, type DislodgedUnit, type NameIndex, provinceId, type SheetDislodged } from '@panjeong/diplomacy';
import type { Notice } from './notice.ts';
import { unitsFromList } from './units-from-list.ts';

export interface ListedDislodged {
  readonly dislodged: readonly DislodgedUnit[];
  readonly notices: readonly Notice[];
}

/**
 * Takes dislodged units from a list. Where that does not say where an attacker came from, no place is closed for it
 * (DIP-R2); where standoffs were (DIP-R3) such a list never says. Both are told.
 */
export function dislodgedFromList(board: Board, names: NameIndex, listed: readonly SheetDislodged[]): ListedDislodged {
  const { units, notices } = unitsFromList(board, names, listed);
  const origins = new Map([...listed].reverse().map(({ unit, from }) => [provinceId(unit.at), from] as const));
  const isWhole = units.every(({ at }) => origins.get(provinceId(at)) !== undefined);
  return {
    dislodged: units.map((unit) => ({
      unit,
      from: origins.get(provinceId(unit.at)) ?? provinceId(unit.at),
      retreats: [],
    })),
    notices: [...notices, { kind: isWhole ? 'standoffs-missing' : 'movement-missing' }],
  };
}
