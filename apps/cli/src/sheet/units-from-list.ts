import {
  type Board,
  type NameIndex,
  type ProvinceId,
  provinceId,
  type SheetUnit,
  type Unit,
  unitFault,
} from '@panjeong/diplomacy';
import type { Notice } from './notice.ts';
import { UNKNOWN_POWER, unitText } from './units-from-orders.ts';

/** Units that a sheet or a file lists as standing on the board. */
export interface ListedUnits {
  readonly units: readonly Unit[];
  readonly notices: readonly Notice[];
}

/** Takes units from a list of positions; what cannot stand there is left out and told. */
export function unitsFromList(board: Board, names: NameIndex, listed: readonly SheetUnit[]): ListedUnits {
  const taken = new Map<ProvinceId, Unit>();
  const notices: Notice[] = [];
  for (const entry of listed) {
    const { unit, power = UNKNOWN_POWER } = entry;
    const tell = (code: (Notice & { kind: 'unit' })['code'], nearest: readonly string[]): void => {
      notices.push({ kind: 'unit', at: entry, code, unit: unitText(unit), nearest });
    };
    const province = provinceId(unit.at);
    const kind = board.data.provinces[board.locationIndex.get(province) ?? -1]?.kind;
    const type = unit.type ?? (kind === 'sea' ? 'F' : kind === 'inland' ? 'A' : undefined);
    if (type === undefined) {
      tell('no-type', []);
      continue;
    }
    const at = type === 'A' ? province : unit.at;
    const fault = unitFault(board, names, type, at);
    const standing = taken.get(province);
    if (fault !== null) {
      tell(fault.code, fault.nearest);
    } else if (standing !== undefined) {
      tell('two-units', [`${standing.power} ${standing.type} ${standing.at}`]);
    } else {
      taken.set(province, { power, type, at });
      if (power === UNKNOWN_POWER) notices.push({ kind: 'owner-unknown', at: entry, unit: unitText({ type, at }) });
    }
  }
  return { units: [...taken.values()], notices };
}
