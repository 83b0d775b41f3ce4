import { type Box, boxesOf } from './boxes.ts';
import { DRAWING_WIDTH, type DrawnLanguage, type LayoutSize, layoutWidth, type MapDrawing } from './drawing.ts';
import { MEASURES } from './measures.ts';

/** Two boxes that stand too close, or one that does not keep inside the map. */
export interface Overlap {
  readonly box: Box;
  readonly other: Box | 'edge';
  /** The room between them, in px, less what is asked for: negative, and the more so the more they overlap. */
  readonly clear: number;
}

/** Every pair of boxes that is closer than the gap, and every box that is so close to the edge of the map or beyond it. */
export function overlaps(drawing: MapDrawing, size: LayoutSize, language: DrawnLanguage): readonly Overlap[] {
  const boxes = boxesOf(drawing, size, language);
  const { gap, space } = MEASURES[size];
  const width = layoutWidth(drawing, size);
  const height = (drawing.height * width) / DRAWING_WIDTH;
  const found: Overlap[] = [];
  boxes.forEach((box, index) => {
    const inside = Math.min(box.left, box.top, width - box.right, height - box.bottom);
    if (inside < gap) found.push({ box, other: 'edge', clear: inside - gap });
    for (const other of boxes.slice(index + 1)) {
      const aside = box.kind === 'label' && other.kind === 'label' ? space : gap;
      const clear = Math.max(roomAcross(box, other) - aside, roomDown(box, other) - gap);
      if (clear < 0) found.push({ box, other, clear });
    }
  });
  return found;
}

/** How wide an upright lane between two boxes is; negative by how far one has to move to open any. */
function roomAcross(a: Box, b: Box): number {
  return Math.max(a.left - b.right, b.left - a.right);
}

/** The same for a level lane. */
function roomDown(a: Box, b: Box): number {
  return Math.max(a.top - b.bottom, b.top - a.bottom);
}

/** One line a test or a person can act on: `label HOL / unit BEL: -1.3 px`. */
export function describeOverlap({ box, other, clear }: Overlap): string {
  const against = other === 'edge' ? 'edge' : `${other.kind} ${other.of}`;
  return `${box.kind} ${box.of} / ${against}: ${clear.toFixed(2)} px`;
}
