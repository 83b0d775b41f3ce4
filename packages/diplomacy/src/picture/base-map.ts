import type { DrawnFace, FaceId } from '../drawing/drawing.ts';
import type { Outlines } from '../drawing/outline.ts';
import { groundOf } from './grounds.ts';
import { IMPASSABLE, PATTERNS, type Pattern } from './patterns.ts';
import { provinceTitle } from './province-titles.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS } from './sizes.ts';
import { escaped, tenth } from './svg.ts';

/** A long line as the pieces it is drawn in: turning one of a hundred thousand px into pixels takes memory by the megabyte. */
export type Pieces = readonly string[];

/** The lines of a map, and a face filled with a pattern, in px of the layout. */
export interface Ground {
  /** Those of water, which are only pointed at, in few points. */
  readonly faces: Outlines['faces'];
  readonly coasts: Pieces;
  readonly landBorders: Pieces;
  readonly seaBorders: Pieces;
  /** The coasts in few points: a wide line along all of them takes as long as the rest of the map. */
  readonly shore: Pieces;
  readonly hatch: (face: FaceId, pattern: Pattern) => string;
}

/** Sea, land and their borders; every province is an element of its own with its title. */
export function drawBaseMap(scene: Scene, ground: Ground): string {
  const { colours } = scene.style;
  const widths = LINE_WIDTHS[scene.size];
  const seas = scene.drawing.faces.filter(({ ground }) => ground === 'sea');
  const lands = scene.drawing.faces.filter(({ ground }) => ground === 'land');
  const faces = (list: readonly DrawnFace[]): string =>
    list.reduce((svg, face) => svg + drawFace(scene, face, ground.faces.get(face.id) ?? ''), '');
  const line = (name: string, pieces: Pieces, stroke: string, width: number): string =>
    `${pieces.reduce(
      (svg, d) => `${svg}<path d="${d}"/>`,
      `<g class="${name}" stroke="${stroke}" stroke-width="${width}">`,
    )}</g>`;
  // Put together by `+`, here and around, so that outlines are copied once, when the whole is read, and not at every step.
  return (
    // All water in one: faces of one colour are then only to be pointed at, which is quicker, and no seam shows.
    `<rect class="water" width="${scene.width}" height="${scene.height}" fill="${colours.sea}"/>` +
    `<g class="seas" fill="none" pointer-events="all" fill-rule="evenodd">${faces(seas)}</g>` +
    `<g ${LINES}>` +
    widths.shallows.map((width) => line('shallows', ground.shore, colours.shallows, width)).join('') +
    line('sea-borders', ground.seaBorders, colours.seaBorder, widths.seaBorder) +
    '</g>' +
    `<g class="lands" fill-rule="evenodd">${faces(lands)}</g>` +
    drawPatterns(scene, lands, ground.hatch) +
    `<g ${LINES}>` +
    line('land-borders', ground.landBorders, colours.landBorder, widths.landBorder) +
    line('coasts', ground.coasts, colours.coast, widths.coast) +
    '</g>'
  );
}

const LINES = 'fill="none" stroke-linejoin="round" stroke-linecap="round" pointer-events="none"';

function drawFace(scene: Scene, face: DrawnFace, d: string): string {
  const { owner, fill } = groundOf(scene, face);
  const area = face.ground === 'sea' ? `<path d="${d}"/>` : `<path d="${d}" fill="${fill}"/>`;
  if (face.impassable === true) return `<g class="impassable" data-face="${face.id}">${area}</g>`;
  const held = owner === null ? '' : ` data-owner="${escaped(owner)}"`;
  return (
    `<g id="${scene.id(`province-${face.id}`)}" class="province" data-province="${face.id}"${held}>` +
    `<title>${escaped(provinceTitle(scene, face.id))}</title>${area}</g>`
  );
}

/** The pattern of every power on all it owns, and the hatching of ground that no unit enters. */
function drawPatterns(scene: Scene, lands: readonly DrawnFace[], hatch: Ground['hatch']): string {
  const { colours, powers } = scene.style;
  const paths = new Map<string, string[]>();
  for (const face of lands) {
    const owner = face.impassable === true ? IMPASSABLE_KEY : groundOf(scene, face).owner;
    if (owner === null) continue;
    const look = powers.get(owner);
    const d = hatch(face.id, look === undefined ? IMPASSABLE : PATTERNS[look.pattern]);
    paths.set(owner, [...(paths.get(owner) ?? []), d]);
  }
  const drawn = [...paths].map(([owner, pieces]) => {
    const look = powers.get(owner);
    return look === undefined
      ? patternPaths(scene, IMPASSABLE, colours.hatching, pieces)
      : patternPaths(scene, PATTERNS[look.pattern], look.patternInk, pieces);
  });
  return `<g class="patterns" ${LINES}>${drawn.reduce((svg, one) => svg + one, '')}</g>`;
}

/** No power has this for an id. */
const IMPASSABLE_KEY = '';

/** A pattern's paths, stroked as they are to be. */
export function patternPaths({ size, style }: Scene, pattern: Pattern, ink: string, pieces: Pieces): string {
  const weight = pattern.kind === 'marks' ? pattern.weight : 1;
  const width = tenth(style.patternLine * weight * LINE_WIDTHS[size].patternLine);
  const cap = pattern.kind === 'lines' ? ' stroke-linecap="butt"' : '';
  const group = `<g stroke="${ink}" stroke-width="${width}"${cap}>`;
  return `${pieces.reduce((svg, d) => `${svg}<path d="${d}"/>`, group)}</g>`;
}
