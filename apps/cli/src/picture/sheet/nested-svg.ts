/** A picture put into another one. */
export interface Nested {
  readonly svg: string;
  /** In the units of the picture around it. */
  readonly width: number;
  readonly height: number;
}

/** Where it goes; it is as wide as there is room, unless it then were too high. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts a whole SVG into a box of another one, in the middle of its width.
 *
 * @throws Error when the SVG says no viewBox
 */
export function nested(svg: string, room: Room): Nested {
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(svg) ?? [];
  const box = /\bviewBox="([^"]*)"/
    .exec(attributes)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const [, , wide = 0, high = 0] = box ?? [];
  if (wide <= 0 || high <= 0) throw new Error('a picture to be put into another has no viewBox');
  const scale = Math.min(room.width / wide, room.height / high);
  const [width, height] = [wide * scale, high * scale];
  const kept = attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '');
  const at = `x="${room.x + (room.width - width) / 2}" y="${room.y}" width="${width}" height="${height}"`;
  const body = svg.slice(svg.indexOf(root) + root.length);
  return { svg: `<svg${kept} ${at}>${body.trimEnd()}`, width, height };
}
