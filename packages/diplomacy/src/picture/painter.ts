import {
  type Detail,
  DRAWING_WIDTH,
  type DrawnFace,
  type DrawnLanguage,
  type FaceId,
  type LayoutSize,
  layoutWidth,
  type MapDrawing,
} from '../drawing/drawing.ts';
import { MEASURES } from '../drawing/measures.ts';
import { outlinesOf } from '../drawing/outline.ts';
import { facePolygons } from '../drawing/polygons.ts';
import type { MapData, ProvinceId } from '../map/map-data.ts';
import { indexNames } from '../map/names.ts';
import { drawBaseMap, type Ground, type Pieces } from './base-map.ts';
import { drawCentres } from './centres.ts';
import { definitions } from './definitions.ts';
import { describe } from './description.ts';
import { faceFinder } from './face-at.ts';
import { hatched } from './hatching.ts';
import { drawHeading } from './heading.ts';
import { drawLabels } from './labels.ts';
import { drawLegend } from './legend.ts';
import { drawMarks } from './marks/draw-marks.ts';
import type { Pattern } from './patterns.ts';
import type { Picture } from './picture.ts';
import { type Places, placesOf } from './places.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS, STRIPS } from './sizes.ts';
import { type Style, styleOf } from './style.ts';
import { FONT_FAMILY, tenth } from './svg.ts';
import { drawUnits } from './units.ts';

/** Draws pictures of one map, and keeps what they have in common. */
export interface Painter {
  /**
   * The picture as an SVG document of its own: no script, no style sheet, nothing from elsewhere.
   *
   * @throws Error when the position names what the map or its drawing does not have
   */
  paint(picture: Picture): string;
}

/** Up to which width of a picture, in px, lines are drawn at the two coarser details. */
const DETAIL_WIDTHS = [480, 1000] as const;
export function createPainter(map: MapData, drawing: MapDrawing): Painter {
  const names = indexNames(map);
  const grounds = kept((size: LayoutSize, detail: Detail): Ground => groundFor(drawing, size, detail));
  const places = kept((size: LayoutSize): Places => placesOf(drawing, size));
  const faceAt = faceFinder(drawing);
  const below = kept((size: LayoutSize, lang: DrawnLanguage, province: ProvinceId): DrawnFace | null =>
    faceAt(places(size).of(province).label[lang].at),
  );
  // Half-way between the two layouts by their ratio: up to it, the smaller one magnified is the easier to read.
  const smallUpTo = Math.sqrt(layoutWidth(drawing, 'small') * layoutWidth(drawing, 'large'));
  const styles = kept((palette: Picture['palette']): Style => styleOf(map, palette));

  return {
    paint: (picture) => {
      const size = picture.size ?? (picture.width <= smallUpTo ? 'small' : 'large');
      const width = layoutWidth(drawing, size);
      const prefix = picture.prefix ?? '';
      const scene: Scene = {
        picture,
        map,
        names,
        drawing,
        size,
        measures: MEASURES[size],
        width,
        height: tenth((drawing.height * width) / DRAWING_WIDTH),
        places: places(size),
        style: styles(picture.palette),
        groundBelow: (province) => below(size, picture.lang, province),
        id: (local) => prefix + local,
      };
      return compose(scene, grounds(size, detailFor(picture.width)));
    },
  };
}

function detailFor(width: number): Detail {
  if (width <= DETAIL_WIDTHS[0]) return 0;
  return width <= DETAIL_WIDTHS[1] ? 1 : 2;
}

/** Outlines of the map, and hatchings reckoned once for each face and pattern. */
function groundFor(drawing: MapDrawing, size: LayoutSize, detail: Detail): Ground {
  const width = layoutWidth(drawing, size);
  const scale = width / DRAWING_WIDTH;
  const rings = new Map(
    drawing.faces.map((face) => [face.id, () => facePolygons(drawing, face, detail).flat()] as const),
  );
  const known = new Map<Pattern, Map<FaceId, string>>();
  const outlines = outlinesOf(drawing, detail, width);
  const coarse = outlinesOf(drawing, 0, width);
  return {
    faces: new Map(
      drawing.faces.map(({ id, ground }) => [id, (ground === 'sea' ? coarse : outlines).faces.get(id) ?? '']),
    ),
    coasts: inPieces(outlines.coasts),
    landBorders: inPieces(outlines.landBorders),
    seaBorders: inPieces(outlines.seaBorders),
    shore: inPieces(coarse.coasts),
    hatch: (face, pattern) => {
      const of = known.get(pattern) ?? new Map<FaceId, string>();
      known.set(pattern, of);
      const px = (): string => {
        const inPx = (rings.get(face)?.() ?? []).map((ring) => ring.map((value) => value * scale));
        return hatched(inPx, pattern, LINE_WIDTHS[size].pattern);
      };
      const d = of.get(face) ?? px();
      of.set(face, d);
      return d;
    },
  };
}

/** About so many letters of path data a piece. */
const PIECE = 3_000;

/** A path cut where its pen is lifted anyway. */
function inPieces(path: string): Pieces {
  const pieces: string[] = [];
  for (const stretch of path.match(/M[^M]+/g) ?? []) {
    const last = pieces.length - 1;
    const piece = pieces[last];
    if (piece === undefined || piece.length > PIECE) pieces.push(stretch);
    else pieces[last] = piece + stretch;
  }
  return pieces;
}

function compose(scene: Scene, ground: Ground): string {
  const { picture, width, height, style, id, size } = scene;
  const top = picture.heading === false ? 0 : STRIPS[size].heading;
  const legend = picture.legend === false ? { svg: '', height: 0 } : drawLegend(scene);
  const whole = tenth(top + height + legend.height);
  const { title, description } = describe(scene);
  const marks = drawMarks(scene);
  const line = LINE_WIDTHS[size].coast;
  // A strip covers what the map draws beyond its edge: cheaper than to cut the map off.
  const strip = (y: number, high: number, svg: string): string =>
    high === 0
      ? ''
      : `<g transform="translate(0 ${y})"><rect width="${width}" height="${high}" fill="${style.colours.paper}"/>${svg}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${tenth((whole * picture.width) / width)}"` +
    ` viewBox="0 0 ${width} ${whole}" role="img" aria-labelledby="${id('title')} ${id('description')}" lang="${picture.lang}"` +
    ` font-family="${FONT_FAMILY}" font-weight="500">` +
    `<title id="${id('title')}">${title}</title><desc id="${id('description')}">${description}</desc>` +
    definitions(scene) +
    `<g class="map" transform="translate(0 ${top})">` +
    drawBaseMap(scene, ground) +
    // Beneath the lines: a star upon an arrow reads as a sign of it.
    drawCentres(scene) +
    `<g class="marks" pointer-events="none">${marks.under.join('')}</g>` +
    drawUnits(scene) +
    `<g class="marks" pointer-events="none">${marks.over.join('')}</g>` +
    // On top of everything: where an arrow has no other way than over a name, the name stays to be read.
    drawLabels(scene) +
    '</g>' +
    strip(0, top, picture.heading === false ? '' : drawHeading(scene)) +
    strip(tenth(top + height), legend.height, legend.svg) +
    `<path d="M0 ${top}H${width}M0 ${tenth(top + height)}H${width}" stroke="${style.colours.coast}" stroke-width="${line}"/>` +
    '</svg>\n'
  );
}

/** Remembers what a function made of each list of words or figures. */
function kept<Args extends readonly (string | number)[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = args.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...args);
    made.set(key, fresh);
    return fresh;
  };
}
