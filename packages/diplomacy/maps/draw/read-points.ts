import { type MapPoints, POINTS } from './points-schema.ts';

/**
 * Reads a map's `points.json`.
 *
 * @throws {RangeError} with a line for each fault: where it is, what was expected, what was read.
 */
export function readPoints(text: string): MapPoints {
  const json: unknown = JSON.parse(text);
  const { success, data, error } = POINTS.safeParse(json);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => {
    const read = path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], json);
    return `${path.map(String).join('.') || '(the whole)'}: ${message}; read ${JSON.stringify(read)?.slice(0, 80)}`;
  });
  throw new RangeError(lines.join('\n'));
}
