import type { MapData } from '@panjeong/diplomacy';
import type { Painter } from '@panjeong/diplomacy/picture';
import type { Locale } from '@panjeong/kernel';
import type { Look, PictureFormat } from './picture-options.ts';
import { pngOf } from './png.ts';
import type { Shown, Snapshot } from './snapshot.ts';

/** Draws a phase as SVG. The drawings are loaded only here: no other command has to wait for them. */
export async function svgOf(
  { referee }: Pick<Snapshot, 'referee'>,
  { position, given, result, rulings }: Shown,
  { palette, width, size, legend, heading = true, title, vision }: Look,
  locale: Locale,
): Promise<string> {
  const { simulate } = await import('@panjeong/diplomacy/picture');
  const painter = await painterOf(referee.board.data);
  const svg = painter.paint({
    position,
    ...(given === null ? {} : { orders: given }),
    ...(result === null ? {} : { result, rulings }),
    width,
    ...(size === undefined ? {} : { size }),
    lang: locale,
    palette,
    heading,
    legend,
    ...(title === undefined ? {} : { title }),
  });
  return vision === undefined ? svg : simulate(svg, vision);
}

/** A picture in the format it is to be written in. */
export async function encoded(svg: string, format: PictureFormat): Promise<string | Uint8Array> {
  return format === 'svg' ? svg : pngOf(svg);
}

const painters = new WeakMap<MapData, Painter>();

/** Made once a map: a sheet's map may have powers of its own, but is drawn as the map of its id. */
async function painterOf(map: MapData): Promise<Painter> {
  const known = painters.get(map);
  if (known !== undefined) return known;
  const [{ createPainter }, { drawingOf }] = await Promise.all([
    import('@panjeong/diplomacy/picture'),
    import('@panjeong/diplomacy/drawings'),
  ]);
  const drawing = drawingOf(map.id);
  if (drawing === undefined) throw new Error(`the map ${map.id} has no drawing`);
  const painter = createPainter(map, drawing);
  painters.set(map, painter);
  return painter;
}
