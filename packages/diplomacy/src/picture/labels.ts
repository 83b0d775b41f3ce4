import type { LabelPlace } from '../drawing/drawing.ts';
import type { ProvinceId } from '../map/map-data.ts';
import { groundOf } from './grounds.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS } from './sizes.ts';
import { escaped, tenth } from './svg.ts';

/** The names of provinces, each in a halo of the ground it stands on so that lines beneath do not run through the letters. */
export function drawLabels(scene: Scene): string {
  const { colours } = scene.style;
  const halo = (province: ProvinceId): string => {
    const ground = scene.groundBelow(province);
    return ground === null ? colours.paper : groundOf(scene, ground).fill;
  };
  const of = (ground: 'land' | 'sea', fill: string): string => {
    const faces = scene.drawing.faces.filter((face) => face.ground === ground && face.impassable !== true);
    const labels = faces.map((face) =>
      drawLabel(scene, face.id, scene.places.of(face.id).label[scene.picture.lang], halo(face.id)),
    );
    return `<g fill="${fill}">${labels.join('')}</g>`;
  };
  return [
    `<g class="labels" font-size="${scene.measures.letter}" text-anchor="middle" pointer-events="none"`,
    ` stroke-width="${LINE_WIDTHS[scene.size].labelHalo}" stroke-linejoin="round" paint-order="stroke">`,
    of('sea', colours.seaLabel),
    of('land', colours.landLabel),
    '</g>',
  ].join('');
}

function drawLabel({ places, measures }: Scene, province: string, { at, lines }: LabelPlace, halo: string): string {
  const [x, middle] = places.point(at);
  const top = middle + 0.36 * measures.letter - ((lines.length - 1) / 2) * measures.line;
  const texts = lines.map((line, i) => `<text x="${x}" y="${tenth(top + i * measures.line)}">${escaped(line)}</text>`);
  return `<g data-label="${province}" stroke="${halo}">${texts.join('')}</g>`;
}
