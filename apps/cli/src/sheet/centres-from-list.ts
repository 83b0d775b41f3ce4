import type { Board, Position, PowerId, ProvinceId, SheetCentre, Unit } from '@panjeong/diplomacy';
import type { Notice } from './notice.ts';
import { UNKNOWN_POWER } from './units-from-orders.ts';

export interface ListedCentres {
  readonly centres: Position['centres'];
  readonly notices: readonly Notice[];
}

/**
 * Takes the owners of centres from a list. A power it leaves out has lost what it had, unless its units stand on the board:
 * then the list is of some powers only, and this one keeps the centres of the start that nobody else has.
 */
export function centresFromList(board: Board, listed: readonly SheetCentre[], units: readonly Unit[]): ListedCentres {
  const owners = new Map<ProvinceId, PowerId>();
  const notices: Notice[] = [];
  for (const entry of listed) {
    const { province, power = UNKNOWN_POWER } = entry;
    const owner = owners.get(province);
    if (board.centre[board.locationIndex.get(province) ?? -1] !== 1) {
      notices.push({ kind: 'centre', at: entry, code: 'no-centre', province });
    } else if (owner !== undefined && owner !== power) {
      notices.push({ kind: 'centre', at: entry, code: 'two-owners', province, power: owner });
    } else {
      owners.set(province, power);
    }
  }
  const named = new Set(listed.map(({ power }) => power));
  const standing = new Set(units.map(({ power }) => power));
  const keepers = new Set<PowerId>();
  for (const [power, centres] of Object.entries(board.data.start.centers)) {
    if (named.has(power) || !standing.has(power)) continue;
    for (const province of centres.filter((centre) => !owners.has(centre))) {
      owners.set(province, power);
      keepers.add(power);
    }
  }
  if (keepers.size > 0) notices.push({ kind: 'centres-of-others', powers: [...keepers] });
  return { centres: Object.fromEntries(owners), notices };
}
