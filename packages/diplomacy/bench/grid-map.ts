import type { BorderData, MapData, ProvinceData } from '../src/map/map-data.ts';

/**
 * A generated map for measuring growth: a checkerboard of land and sea blocks, every square touching eight others.
 *
 * @param side squares a side; `side * side` provinces
 */
export function gridMap(side: number): MapData {
  const id = (x: number, y: number): string => `P${String(y * side + x).padStart(4, '0')}`;
  // Two columns of sea after every three of land: coasts everywhere, and convoys worth ordering.
  const isSea = (x: number): boolean => x % 5 >= 3;
  const provinces: ProvinceData[] = [];
  const borders: BorderData[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const nearSea = isSea(x - 1) || isSea(x + 1) || isSea(x);
      const kind = isSea(x) ? 'sea' : nearSea ? 'coastal' : 'inland';
      provinces.push({ id: id(x, y), kind, name: { ko: id(x, y), en: id(x, y) }, abbr: id(x, y) });
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        if (x + dx < 0 || x + dx >= side || y + dy >= side) continue;
        const army = !isSea(x) && !isSea(x + dx);
        const fleet = isSea(x) || isSea(x + dx);
        borders.push({ between: [id(x, y), id(x + dx, y + dy)], army, fleet });
      }
    }
  }
  const powers = Array.from({ length: 20 }, (_, n) => ({
    id: `POWER${n}`,
    name: { ko: `나라${n}`, en: `Power ${n}` },
  }));
  return {
    id: `grid-${side}`,
    name: { ko: '바둑판', en: 'Grid' },
    victoryCentres: 1,
    powers,
    provinces,
    borders,
    start: { phase: 'S1901M', units: {}, centers: {} },
  };
}
