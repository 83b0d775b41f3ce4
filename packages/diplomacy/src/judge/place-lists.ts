import type { Board } from '../map/board.ts';

/** Lists of places one behind the other: those of an army at location `l` are list `2 l`, of a fleet list `2 l + 1`. */
interface PlaceLists {
  readonly places: Uint16Array;
  readonly starts: Int32Array;
}

export function placeLists(board: Board, fleets: readonly Uint16Array[]): PlaceLists {
  const lists = fleets.flatMap((fleet, location) => [board.armySteps[location] ?? [], fleet].map((list) => [...list]));
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = (starts[index] ?? 0) + list.length;
  });
  return { places: Uint16Array.from(lists.flat()), starts };
}

/** The most steps that lead into any one province. */
export function widestEntry(board: Board): number {
  const into = new Int32Array(board.provinceCount);
  for (const near of [...board.armySteps, ...board.fleetSteps]) {
    for (const to of near) {
      const province = board.provinceOf[to] ?? 0;
      into[province] = (into[province] ?? 0) + 1;
    }
  }
  return Math.max(1, ...into);
}
