import type { PowerId } from '../map/map-data.ts';
import { tell } from '../text/catalogues.ts';
import type { LegendCode } from '../text/picture-messages.ts';
import { patternPaths } from './base-map.ts';
import { ANYBODY, centreMark, NOBODY } from './centres.ts';
import { hatched } from './hatching.ts';
import { markSamples } from './marks/mark-samples.ts';
import { IMPASSABLE, type Pattern } from './patterns.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS, STRIPS } from './sizes.ts';
import { tenth } from './svg.ts';
import { unitMark } from './units.ts';
import { waivedBuilds } from './waived-builds.ts';

/** A kind of thing as the legend shows it: drawn around the origin, so wide, and its name. */
export interface LegendKey {
  readonly width: number;
  readonly svg: string;
  readonly text: string;
}

/** What this picture has that needs a word: shapes first, then lines. */
export function legendKeys(scene: Scene): readonly LegendKey[] {
  const { measures, map, picture, drawing, size } = scene;
  const { position, lang } = picture;
  const unit = measures.unit.width;
  const { centre } = measures;
  const key = (code: LegendCode, width: number, svg: string): LegendKey => ({
    width,
    svg,
    text: tell(lang, 'legend', code, {}),
  });
  const when = (present: boolean, one: () => LegendKey): readonly LegendKey[] => (present ? [one()] : []);
  const centres = map.provinces.filter((province) => province.centre === true);
  const unowned = centres.some(({ id }) => position.centres[id] === undefined);
  const { swatch } = STRIPS[size];
  const box = { width: tenth(swatch.width / 2), height: tenth(swatch.height / 2) };
  const { colours } = scene.style;
  return [
    key('army', unit, unitMark(scene, { type: 'A', power: null })),
    key('fleet', unit, unitMark(scene, { type: 'F', power: null })),
    ...when(position.dislodged.length > 0, () =>
      key('dislodged', unit, unitMark(scene, { type: 'A', power: null }, true)),
    ),
    ...when(
      centres.some(({ home }) => home !== undefined),
      () => key('home-centre', centre, centreMark(scene, 'home', ANYBODY)),
    ),
    ...when(
      centres.some(({ home }) => home === undefined),
      () => key('centre', centre, centreMark(scene, 'other', ANYBODY)),
    ),
    ...when(unowned, () => key('open-centre', centre, centreMark(scene, 'other', NOBODY))),
    ...when(
      drawing.faces.some(({ impassable }) => impassable === true),
      () => key('impassable', box.width, patternSwatch(scene, box, colours.impassable, IMPASSABLE, colours.hatching)),
    ),
    ...[...waivedBuilds(picture)].map(([power, builds]) => ({
      width: unit,
      svg: unitMark(scene, { type: 'A', power }),
      text: waivedText(scene, power, builds),
    })),
    ...markSamples(scene).map(({ width, height, svg, text }) => ({
      width,
      svg: `<g transform="translate(${tenth(-width / 2)} ${tenth(-height / 2)})">${svg}</g>`,
      text,
    })),
  ];
}

/** `Germany: 1 build waived`. */
export function waivedText({ picture: { lang }, map }: Scene, power: PowerId, builds: number): string {
  const name = map.powers.find(({ id }) => id === power)?.name[lang] ?? power;
  return tell(lang, 'picture', 'waived', { power: name, builds });
}

/** A rectangle around the origin filled as an area is. */
export function patternSwatch(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
  fill: string,
  pattern: Pattern,
  ink: string,
): string {
  const [x, y] = [width / 2, height / 2];
  const { landBorder, pattern: scale } = LINE_WIDTHS[scene.size];
  const frame = `<rect x="${-x}" y="${-y}" width="${width}" height="${height}"`;
  return [
    `${frame} fill="${fill}"/>`,
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    patternPaths(scene, pattern, ink, [hatched([[-x, -y, x, -y, x, y, -x, y]], pattern, scale)]),
    `${frame} stroke="${scene.style.colours.landBorder}" stroke-width="${landBorder}"/></g>`,
  ].join('');
}
