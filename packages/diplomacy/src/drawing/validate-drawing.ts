import type { MapData } from '../map/map-data.ts';
import type { MapDrawing } from './drawing.ts';
import type { DrawingProblem } from './drawing-problem.ts';
import { outlineProblems } from './validate-outlines.ts';
import { placeProblems } from './validate-places.ts';
import { sharedBorderProblems } from './validate-shared-borders.ts';

/**
 * Everything that keeps a drawing from showing its map, in no particular order; an empty list means that whoever sees two
 * provinces touch sees two neighbours. The shape of the JSON is taken for granted, and so is the map.
 */
export function validateDrawing(map: MapData, drawing: MapDrawing): DrawingProblem[] {
  return [
    ...(drawing.map === map.id ? [] : [{ code: 'other-map' as const, subjects: [drawing.map, map.id] }]),
    ...outlineProblems(map, drawing),
    ...sharedBorderProblems(map, drawing),
    ...placeProblems(map, drawing),
  ];
}
