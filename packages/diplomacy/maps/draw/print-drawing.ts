import type { MapDrawing } from '../../src/drawing/drawing.ts';

/** A drawing as JSON with a line for each arc, face and province, so that a change shows where it is. */
export function printDrawing({ map, height, widths, arcs, faces, layouts }: MapDrawing): string {
  const rows = (values: readonly unknown[]): string =>
    values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const layout = (value: object): string =>
    Object.entries(value)
      .map(([id, places]) => `      ${JSON.stringify(id)}: ${JSON.stringify(places)}`)
      .join(',\n');
  const sizes = Object.entries(layouts).map(
    ([size, value]) => `    ${JSON.stringify(size)}: {\n${layout(value)}\n    }`,
  );
  return `{
  "map": ${JSON.stringify(map)},
  "height": ${height},${widths === undefined ? '' : `\n  "widths": ${JSON.stringify(widths)},`}
  "arcs": [
${rows(arcs)}
  ],
  "faces": [
${rows(faces)}
  ],
  "layouts": {
${sizes.join(',\n')}
  }
}
`;
}
