import { textWidth } from '../drawing/text-width.ts';
import type { PowerData } from '../map/map-data.ts';
import { tell } from '../text/catalogues.ts';
import { legendKeys, patternSwatch } from './legend-keys.ts';
import { PATTERNS } from './patterns.ts';
import type { Scene } from './scene.ts';
import { STRIPS } from './sizes.ts';
import { lineOfText, tenth } from './svg.ts';
import { unitMark } from './units.ts';

/** A strip of the picture, and how high it is. */
export interface Strip {
  readonly svg: string;
  readonly height: number;
}

/** The strip below the map: every power with its colours and what it has, then what the shapes and lines mean. */
export function drawLegend(scene: Scene): Strip {
  const { margin, row, columns, keyRow, key: letter, gap } = STRIPS[scene.size];
  const inside = scene.width - 2 * margin;
  const { powers } = scene.map;
  const across = Math.min(columns, Math.max(powers.length, 1));
  const cells = powers.map((power, i) => {
    const x = margin + ((i % across) * inside) / across;
    const y = margin / 2 + row * (Math.floor(i / across) + 0.5);
    return `<g data-legend="${power.id}" transform="translate(${tenth(x)} ${tenth(y)})">${drawPower(scene, power)}</g>`;
  });
  let x = margin;
  let y = margin / 2 + row * Math.ceil(powers.length / across) + keyRow / 2;
  const keys = legendKeys(scene).map(({ width, svg, text }) => {
    const whole = width + gap / 3.2 + textWidth(text, letter);
    if (x > margin && x + whole > scene.width - margin) {
      x = margin;
      y += keyRow;
    }
    const at = x;
    x += whole + gap;
    const words = lineOfText({ text, x: width + gap / 3.2, middle: 0, letter, fill: scene.style.colours.ink });
    return `<g transform="translate(${tenth(at)} ${tenth(y)})"><g transform="translate(${tenth(width / 2)} 0)">${svg}</g>${words}</g>`;
  });
  return {
    svg: `<g class="legend">${cells.join('')}${keys.join('')}</g>`,
    height: tenth(y + keyRow / 2 + margin / 2),
  };
}

function drawPower(scene: Scene, { id, name }: PowerData): string {
  const { size, style, picture } = scene;
  const look = style.powers.get(id);
  const { swatch, name: letter, counts, gap } = STRIPS[size];
  const { lang } = picture;
  const told = tell(lang, 'picture', 'counts', holdingsOf(scene, id));
  const x = swatch.width + gap / 3;
  return [
    `<g transform="translate(${swatch.width / 2} 0)">`,
    look === undefined ? '' : patternSwatch(scene, swatch, look.tint, PATTERNS[look.pattern], look.patternInk),
    `${unitMark(scene, { type: 'A', power: id })}</g>`,
    lineOfText({ text: name[lang], x, middle: -0.55 * letter, letter, fill: style.colours.ink, bold: true }),
    lineOfText({ text: told, x, middle: 0.75 * counts, letter: counts, fill: style.colours.quietInk }),
  ].join('');
}

/** How many centres and units a power has; dislodged units are still there. */
export function holdingsOf({ picture: { position } }: Scene, power: string) {
  const units = [...position.units, ...position.dislodged.map(({ unit }) => unit)];
  return {
    centres: Object.values(position.centres).filter((owner) => owner === power).length,
    units: units.filter((unit) => unit.power === power).length,
  };
}
