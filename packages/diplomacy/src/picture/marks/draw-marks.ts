import { type Board, compileBoard } from '../../map/board.ts';
import type { MapData } from '../../map/map-data.ts';

import type { Scene } from '../scene.ts';
import { escaped } from '../svg.ts';
import { unitMark } from '../units.ts';
import type { Ink } from './ink.ts';
import { inkOf } from './mark-ink.ts';
import { type ShapedMarks, shapeMarks } from './mark-shapes.ts';
import { markTitle } from './mark-title.ts';
import type { OrderMark, PhaseMarks } from './order-mark.ts';
import { orderMarks } from './order-marks.ts';
import type { Pen } from './pen.ts';
import { groundOf } from './scene-ground.ts';
import type { Shape } from './shape.ts';
import { shapeSvg } from './shape-svg.ts';
import { figure } from './svg-path.ts';

/** What orders add to a picture, as SVG: beneath the units, and above them. */
export interface Marks {
  readonly under: readonly string[];
  readonly over: readonly string[];
}

/** Lines of the orders of a picture, judged or not. */
export function drawMarks(scene: Scene): Marks {
  const ground = groundOf(scene);
  return svgOf(scene, shapeMarks(ground, marksOf(scene)), ground.pen);
}

/** What to mark on a picture. */
export function marksOf({ picture, map }: Scene): PhaseMarks {
  return orderMarks(boardOf(map), picture);
}

const boards = new WeakMap<MapData, Board>();

/** Compiled once a map. */
function boardOf(map: MapData): Board {
  const board = boards.get(map) ?? compileBoard(map);
  boards.set(map, board);
  return board;
}

function svgOf(scene: Scene, shaped: ShapedMarks, pen: Pen): Marks {
  const draw = (shapes: readonly Shape[], ink: Ink): string =>
    shapes.map((shape) => (shape.shape === 'newcomer' ? newcomer(scene, shape) : shapeSvg(shape, ink, pen))).join('');
  const neutral = inkOf(scene, null);
  const lines = shaped.orders.flatMap(({ mark, lines }) =>
    lines.length === 0 ? [] : [figureOf(scene, mark, 'line', draw(lines, inkOf(scene, mark)))],
  );
  const signs = shaped.orders.flatMap(({ mark, signs }) =>
    signs.length === 0 ? [] : [figureOf(scene, mark, 'sign', draw(signs, inkOf(scene, mark)))],
  );
  const open = shaped.openRetreats.map(
    (retreat) =>
      `<g fill="none">${draw([...retreat.lines, ...retreat.signs], inkOf(scene, { ...retreat, ruledOut: null }))}</g>`,
  );
  const rest = (shapes: readonly Shape[]): readonly string[] =>
    shapes.map((shape) => `<g fill="none">${draw([shape], neutral)}</g>`);
  return { under: [...rest(shaped.bursts), ...open, ...lines], over: [...rest(shaped.standoffs), ...signs] };
}

/** What belongs to one order, so that whatever shows the picture can tell why it came out so. */
function figureOf({ id, picture, names }: Scene, mark: OrderMark, part: 'line' | 'sign', svg: string): string {
  const { outcome } = mark;
  const attributes = {
    id: id(part === 'line' ? mark.id : `${mark.id}-sign`),
    class: `mark mark-${mark.kind}`,
    'data-power': mark.power,
    'data-order': mark.order,
    ...(outcome === null ? {} : { 'data-verdict': outcome.verdict, 'data-rule': outcome.rule }),
    // Whoever looks at an order may ask for it, though units and provinces lie beneath.
    'pointer-events': 'auto',
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<g${text.join('')} fill="none"><title>${escaped(markTitle(mark, picture.lang, names))}</title>${svg}</g>`;
}

function newcomer(scene: Scene, { at: [x, y], unit }: Shape & { readonly shape: 'newcomer' }): string {
  return `<g transform="translate(${figure(x)} ${figure(y)})">${unitMark(scene, unit)}</g>`;
}
