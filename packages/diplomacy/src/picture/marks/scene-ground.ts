import { textWidth } from '../../drawing/text-width.ts';
import type { ProvinceId } from '../../map/map-data.ts';
import type { Scene } from '../scene.ts';
import type { Box } from './boxes.ts';
import { type MarkGround, markGround } from './mark-ground.ts';

/** Where the things of a picture stand that its lines have to go by. */
export function groundOf(scene: Scene): MarkGround {
  const { picture, places, measures, width, height, map } = scene;
  const { units, dislodged } = picture.position;
  return markGround({
    width,
    height,
    unit: measures.unit,
    units: units.map(({ at }) => at),
    dislodged: dislodged.map(({ unit }) => unit.at),
    clutter: map.provinces.flatMap(({ id }) => [labelBox(scene, id), ...centreBox(scene, id)]),
    place: (at) => places.unit(at),
    dislodgedPlace: (at) => places.dislodged(at),
  });
}

function labelBox({ places, measures, picture }: Scene, province: ProvinceId): Box {
  const { at, lines } = places.of(province).label[picture.lang];
  const widths = lines.map((line) => textWidth(line, measures.letter));
  return { at: places.point(at), half: [Math.max(0, ...widths) / 2, (lines.length * measures.line) / 2] };
}

function centreBox({ places, measures }: Scene, province: ProvinceId): readonly Box[] {
  const at = places.centre(province);
  return at === null ? [] : [{ at, half: [measures.centre / 2, measures.centre / 2] }];
}
