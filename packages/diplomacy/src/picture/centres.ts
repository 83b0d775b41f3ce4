import type { PowerId, ProvinceData } from '../map/map-data.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS } from './sizes.ts';
import { tenth } from './svg.ts';

/** Whose a centre is, where it is no power's of the map: nobody's, or anybody's. */
type Holder = typeof NOBODY | typeof ANYBODY;
export const NOBODY = '';
export const ANYBODY = '*';

/** The marks of supply centres: a star where a power is at home, a dot elsewhere; filled by the owner, else open. */
export function drawCentres(scene: Scene): string {
  const { map, places, picture } = scene;
  const marks = map.provinces.flatMap((province) => {
    const at = province.centre === true ? places.centre(province.id) : null;
    if (at === null) return [];
    const owner = picture.position.centres[province.id] ?? NOBODY;
    return [
      `<g data-centre="${province.id}" transform="translate(${at[0]} ${at[1]})">${centreMark(scene, kindOf(province), owner)}</g>`,
    ];
  });
  return `<g class="centres" pointer-events="none">${marks.join('')}</g>`;
}

const kindOf = ({ home }: ProvinceData): 'home' | 'other' => (home === undefined ? 'other' : 'home');

/**
 * The mark of a centre around the origin, in its owner's colour. Where that is the colour of an open one, as in print, and
 * where no power in particular is meant, it is filled with ink.
 */
export function centreMark({ measures, size, style }: Scene, kind: 'home' | 'other', owner: PowerId | Holder): string {
  const { colours, powers } = style;
  const { outline, halo } = LINE_WIDTHS[size];
  const colour = powers.get(owner)?.strong ?? colours.open;
  const fill = owner !== NOBODY && colour === colours.open ? colours.outline : colour;
  const radius = measures.centre / 2;
  const line = outline * 0.8;
  const shape =
    kind === 'home' ? `<path d="${star(radius * 1.12)}" stroke-linejoin="round"` : `<circle r="${tenth(radius * 0.8)}"`;
  return [
    `${shape} fill="${colours.halo}" stroke="${colours.halo}" stroke-width="${tenth(line + 2 * halo * 0.7)}"/>`,
    `${shape} fill="${fill}" stroke="${colours.outline}" stroke-width="${tenth(line)}"/>`,
  ].join('');
}

function star(radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const away = i % 2 === 0 ? radius : radius * 0.48;
    const turn = (i * Math.PI) / 5;
    return `${hundredth(away * Math.sin(turn))} ${hundredth(-away * Math.cos(turn))}`;
  });
  return `M${points.join('L')}z`;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
