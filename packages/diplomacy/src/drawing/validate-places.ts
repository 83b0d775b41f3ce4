import type { LocationId, MapData, ProvinceId } from '../map/map-data.ts';
import type { DrawnFace, Layout, MapDrawing, StandingPlace } from './drawing.ts';
import type { DrawingProblem } from './drawing-problem.ts';
import { facePolygons, isInside } from './polygons.ts';

/** What is missing in the layouts, and fleets on a coast of several that stand on other water than that coast's. */
export function placeProblems(map: MapData, drawing: MapDrawing): DrawingProblem[] {
  const waters = seaPolygons(drawing);
  return Object.values(drawing.layouts).flatMap((layout) => [
    ...missingPlaces(map, layout),
    ...coastsOffWater(map, layout, waters),
  ]);
}

function missingPlaces({ provinces }: MapData, layout: Layout): DrawingProblem[] {
  const known = new Set(provinces.map(({ id }) => id));
  const strange = Object.keys(layout).filter((id) => !known.has(id));
  const lacking = provinces.flatMap(({ id, centre, coasts = [] }) => {
    const places = layout[id];
    if (places === undefined || (centre === true) !== (places.centre !== undefined)) return [id];
    const stands = Object.keys(places.coasts ?? {});
    return [
      ...coasts.filter((coast) => !stands.includes(coast)),
      ...stands.filter((coast) => !coasts.includes(coast)),
    ].map((coast) => `${id}/${coast}`);
  });
  return [...strange, ...lacking].map((place) => ({ code: 'missing-place', subjects: [place] }));
}

function coastsOffWater(map: MapData, layout: Layout, waters: ReturnType<typeof seaPolygons>): DrawingProblem[] {
  return Object.entries(layout).flatMap(([id, { coasts = {} }]) =>
    Object.entries(coasts).flatMap(([coast, places]) => {
      const location = `${id}/${coast}`;
      const seas = seasBeside(map, location);
      return standsOf(places).flatMap(([x, y]): DrawingProblem[] => {
        const under = waters.find(({ polygons }) => polygons.some((polygon) => isInside(polygon, x, y)))?.id;
        if (under !== undefined && seas.has(under)) return [];
        return [{ code: 'coast-off-water', subjects: under === undefined ? [location] : [location, under] }];
      });
    }),
  );
}

const standsOf = ({ unit, dislodged }: StandingPlace) => [unit, dislodged];

function seasBeside({ borders, provinces }: MapData, location: LocationId): ReadonlySet<ProvinceId> {
  const seas = new Set(provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const beside = borders.filter(({ between }) => between.includes(location)).flatMap(({ between }) => between);
  return new Set(beside.filter((place) => seas.has(place)));
}

function seaPolygons(drawing: MapDrawing) {
  const isSea = ({ ground }: DrawnFace): boolean => ground === 'sea';
  return drawing.faces.filter(isSea).map((face) => ({ id: face.id, polygons: facePolygons(drawing, face, 2) }));
}
