import { type Board, provinceId } from '../../map/board.ts';
import type { LocationId, ProvinceId } from '../../map/map-data.ts';

/**
 * The shortest chain of seas from one coast to another, of those allowed; among equals the one whose seas the map lists
 * first. Null where there is none.
 *
 * @param through a sea that must be one of them
 */
export function chainOfSeas(
  board: Board,
  from: LocationId,
  to: LocationId,
  allowed: ReadonlySet<ProvinceId>,
  through?: ProvinceId,
): readonly ProvinceId[] | null {
  const waters = watersOf(board);
  const [start, goal] = [provinceId(from), provinceId(to)];
  if (through === undefined) return search(waters, start, allowed, (sea) => waters(goal).includes(sea));
  const there = search(waters, start, allowed, (sea) => sea === through);
  if (there === null) return null;
  if (waters(goal).includes(through)) return there;
  // The way on must not pass where the way there has been.
  const left = new Set([...allowed].filter((sea) => !there.includes(sea)));
  const on = search(waters, through, left, (sea) => waters(goal).includes(sea));
  return on === null ? null : [...there, ...on];
}

function search(
  waters: (province: ProvinceId) => readonly ProvinceId[],
  start: ProvinceId,
  allowed: ReadonlySet<ProvinceId>,
  isLast: (sea: ProvinceId) => boolean,
): readonly ProvinceId[] | null {
  const seen = new Set<ProvinceId>();
  let fronts: (readonly ProvinceId[])[] = [[]];
  while (fronts.length > 0) {
    const next: (readonly ProvinceId[])[] = [];
    for (const chain of fronts) {
      for (const sea of waters(chain.at(-1) ?? start)) {
        if (!allowed.has(sea) || seen.has(sea)) continue;
        seen.add(sea);
        const longer = [...chain, sea];
        if (isLast(sea)) return longer;
        next.push(longer);
      }
    }
    fronts = next;
  }
  return null;
}

function watersOf(board: Board): (province: ProvinceId) => readonly ProvinceId[] {
  return (province) =>
    Array.from(board.waters[board.locationIndex.get(province) ?? -1] ?? [], (sea) => board.locationIds[sea] ?? '');
}
