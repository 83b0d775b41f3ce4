import type { FaceNumbers } from './claims.ts';
import type { Plane } from './plane.ts';
import type { Stroke } from './points-schema.ts';
import { blankRaster, fillRings, type Raster } from './raster.ts';

/** Paints bridges, channels and corrections on what has been claimed. */
export function paintStrokes(ground: Raster, strokes: readonly Stroke[], plane: Plane, faces: FaceNumbers): void {
  for (const stroke of strokes) {
    const over = stroke.over === undefined ? undefined : new Set(stroke.over.map((id) => faces.number(id)));
    const face = faces.number(stroke.face);
    const paint = (cell: number): void => {
      if (over === undefined || over.has(ground.cells[cell] ?? -1)) ground.cells[cell] = face;
    };
    const line = stroke.line.map((at) => plane.place(at));
    paintLine(ground, line, (stroke.width * plane.thousandth) / 2, paint);
    if (stroke.filled !== true) continue;
    const area = blankRaster(ground.width, ground.height);
    fillRings(area, [line], 1);
    area.cells.forEach((inside, cell) => {
      if (inside === 1) paint(cell);
    });
  }
}

type Place = readonly [x: number, y: number];

/** Every cell whose middle lies within `reach` of the line. */
function paintLine(
  { width, height }: Raster,
  line: readonly Place[],
  reach: number,
  paint: (cell: number) => void,
): void {
  line.forEach((from, index) => {
    const to = line[index + 1] ?? (index === 0 ? from : undefined);
    if (to === undefined) return;
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
    const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        if (distance([column + 0.5, row + 0.5], from, to) <= reach) paint(row * width + column);
      }
    }
  });
}

function distance([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
