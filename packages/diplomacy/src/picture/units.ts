import { MEASURES } from '../drawing/measures.ts';
import type { PowerId } from '../map/map-data.ts';
import type { UnitType } from '../orders/order.ts';
import type { Unit } from '../orders/position.ts';
import { EMBLEM_BOX, type Emblem } from './emblems.ts';
import { unitTitle } from './province-titles.ts';
import type { Scene } from './scene.ts';
import { LINE_WIDTHS } from './sizes.ts';
import { escaped, tenth } from './svg.ts';

/** Shapes in a box of the large layout's unit (32 by 26) around the origin. */
const SHIELD = 'M-11.6-12.4H11.6V-1C11.6 6.2 6.4 10.2 0 12.8-6.4 10.2-11.6 6.2-11.6-1z';
const SAIL = 'M-10.8-12.6H10.8C12.4-7.4 12.4-1.6 10.8 3.8H-10.8C-12.4-1.6-12.4-7.4-10.8-12.6z';
const HULL = 'M-15.6 4.6H15.6C14.6 9.8 11.8 12.7 8.4 12.7H-8.4C-11.8 12.7-14.6 9.8-15.6 4.6z';
const SHIP =
  'M-10.8-12.6H10.8C12.4-7.4 12.4-1.6 10.9 4.2H15.6C14.6 9.8 11.8 12.7 8.4 12.7H-8.4C-11.8 12.7-14.6 9.8-15.6 4.2H-10.9C-12.4-1.6-12.4-7.4-10.8-12.6z';
/** A crack from the upper edge into the middle. */
const CRACK = 'M8-14L4-7 8.4-4 3.6 1.6';

/** Where an emblem is on a shield and on a sail, and how large. */
const EMBLEM = { A: { middle: -1.2, size: 15.5 }, F: { middle: -4.4, size: 13.5 } } as const;

/** The units of the position, those dislodged above the others. */
export function drawUnits(scene: Scene): string {
  const { picture, places } = scene;
  const units = picture.position.units.map((unit) => {
    const [x, y] = places.unit(unit.at);
    return `<g ${hooks(unit)} transform="translate(${x} ${y})">${titled(scene, unit)}${unitMark(scene, unit)}</g>`;
  });
  const dislodged = picture.position.dislodged.map(({ unit }) => {
    const [x, y] = places.dislodged(unit.at);
    return `<g ${hooks(unit)} data-dislodged="true" transform="translate(${x} ${y})">${titled(scene, unit, true)}${unitMark(scene, unit, true)}</g>`;
  });
  return `<g class="units">${units.join('')}${dislodged.join('')}</g>`;
}

/** What a unit is drawn by; without a power, as the legend shows the shape alone. */
interface UnitLook {
  readonly type: UnitType;
  readonly power: PowerId | null;
}

function hooks({ type, at, power }: Unit): string {
  return `data-unit="${type} ${at}" data-power="${escaped(power)}"`;
}

function titled(scene: Scene, unit: Unit, dislodged = false): string {
  return `<title>${escaped(unitTitle(scene, unit, dislodged))}</title>`;
}

/** How many degrees a dislodged unit is tilted, and how much smaller it is drawn so that it keeps to its box all the same. */
const TILT = 8;
const TILTED_SCALE = 0.85;

/**
 * A unit around the origin: an army is a shield, a fleet a ship whose sail bears the arms. One that has been dislodged
 * is tilted, cracked, and drawn in a broken line.
 */
export function unitMark(scene: Scene, { type, power }: UnitLook, dislodged = false): string {
  const { measures, size, style } = scene;
  const look = power === null ? null : style.powers.get(power);
  if (look === undefined) throw new Error(`the map has no power ${power}`);
  const scale = measures.unit.width / MEASURES.large.unit.width;
  const { outline, halo } = LINE_WIDTHS[size];
  const line = tenth(outline / scale);
  const { colours } = style;
  const around = type === 'A' ? SHIELD : SHIP;
  const dashes = dislodged ? ' stroke-dasharray="3.4 2.2"' : '';
  const turn = dislodged ? `rotate(${-TILT})` : '';
  const drawn = hundredth(scale * (dislodged ? TILTED_SCALE : 1));
  const fill = (dislodged ? look?.tint : look?.strong) ?? colours.open;
  const body = (d: string, inside: string): string =>
    `<path d="${d}" fill="${inside}" stroke="${colours.outline}" stroke-width="${line}"${dashes}/>`;
  return [
    `<g transform="scale(${drawn})${turn}" stroke-linejoin="round">`,
    `<path d="${around}" fill="${colours.halo}" stroke="${colours.halo}" stroke-width="${tenth(line + (2 * halo) / scale)}"/>`,
    type === 'A' ? body(SHIELD, fill) : body(SAIL, fill) + body(HULL, dislodged ? colours.halo : colours.outline),
    look === null ? '' : emblem(scene, look.emblem, dislodged ? colours.outline : look.emblemInk, type),
    dislodged ? crack(colours.outline, colours.halo, line) : '',
    '</g>',
  ].join('');
}

function crack(ink: string, halo: string, line: number): string {
  const stroke = (colour: string, width: number): string =>
    `<path d="${CRACK}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"/>`;
  return stroke(halo, line * 2.6) + stroke(ink, line * 0.8);
}

function emblem({ id }: Scene, name: Emblem, ink: string, type: UnitType): string {
  const { middle, size } = EMBLEM[type];
  const scale = hundredth(size / EMBLEM_BOX);
  return `<use href="#${id(`emblem-${name}`)}" transform="translate(0 ${middle})scale(${scale})" fill="${ink}"/>`;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
