import type { Referee } from '@panjeong/diplomacy';
import { sittings, type Workload } from '@panjeong/diplomacy/bench';
import { loadRasteriser } from '../picture/png.ts';

/** As many as all powers together have at most. */
const UNITS = 34;
const TURNS = 20;
/** Enough that the middle of them says something: each takes fresh memory by the megabyte, which is not always as quick. */
const RASTERS = 15;

/** Judged turns drawn, a picture an item: as SVG, and from the position to PNG. */
export async function drawing(referee: Referee): Promise<readonly Workload[]> {
  const turns = sittings(referee, UNITS, TURNS);
  const rasterise = await loadRasteriser();
  const drawn = (index: number): string => turns[index]?.() ?? '';
  return [
    { id: `svg-${UNITS}-units`, item: 'picture', items: TURNS, run: (index) => Buffer.byteLength(drawn(index)) },
    { id: `png-${UNITS}-units`, item: 'picture', items: RASTERS, run: (index) => rasterise(drawn(index)).png().length },
  ];
}

/** What the first picture of a process takes, in ms, while nothing is warm: its outlines, then what makes pixels, and fonts. */
export async function firstPicture(referee: Referee): Promise<{ readonly svg: number; readonly png: number }> {
  const started = performance.now();
  const svg = sittings(referee, UNITS, 1)[0]?.() ?? '';
  const drawn = performance.now();
  (await loadRasteriser())(svg).png();
  return { svg: drawn - started, png: performance.now() - drawn };
}
