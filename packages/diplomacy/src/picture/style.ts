import type { MapData, PowerId } from '../map/map-data.ts';
import { hexOf, inGamut } from './colour/oklch.ts';
import { EMBLEM_OF, type Emblem, OTHER_EMBLEMS } from './emblems.ts';
import { PALETTES } from './palettes/index.ts';
import type { GroundColours, Oklch, Palette, PaletteId, PowerColours, Shade } from './palettes/palette.ts';
import { OTHER_PATTERNS, PATTERN_OF, type PatternName } from './patterns.ts';

/** A colour as SVG takes it: `#rrggbb`. */
export type Hex = `#${string}`;

/** How a power looks: a colour, a pattern and an emblem, each of which alone tells it from the others. */
export interface PowerStyle {
  /** Of its units, centres and key, and of the emblem on them. */
  readonly strong: Hex;
  readonly emblemInk: Hex;
  /** Of the ground whose centre it owns, and of its pattern there. */
  readonly tint: Hex;
  readonly patternInk: Hex;
  /** Of ground without a centre on which a unit of its stands. */
  readonly held: Hex;
  readonly pattern: PatternName;
  readonly emblem: Emblem;
}

/** A palette made ready for one map. */
export interface Style {
  readonly palette: PaletteId;
  readonly colours: { readonly [Name in keyof GroundColours]: Hex };
  /** How wide the lines of patterns are, in px of the large layout. */
  readonly patternLine: number;
  /** By id, in the map's order. */
  readonly powers: ReadonlyMap<PowerId, PowerStyle>;
}

/**
 * Gives every power of the map a look of its own: the palette's where it is named, else by its place in the list. A sheet may
 * name powers that its map does not have: beside those that the palette names they are quiet, and leave the others theirs.
 */
export function styleOf(map: MapData, id: PaletteId): Style {
  const palette = PALETTES[id];
  const named = map.powers.filter((power) => Object.hasOwn(EMBLEM_OF, power.id));
  const { quietInk, paper } = palette.ground;
  const stranger: PowerColours = { strong: quietInk, emblem: paper };
  const others = map.powers.filter((power) => !named.includes(power));
  const powers = map.powers.map((power, index): [PowerId, PowerStyle] => {
    const place = others.indexOf(power);
    const isStranger = named.length > 0 && place >= 0;
    const colours = isStranger ? stranger : (palette.powers[power.id] ?? nth(palette.others, index));
    const emblem = EMBLEM_OF[power.id] ?? nth(OTHER_EMBLEMS, place);
    const pattern = PATTERN_OF[power.id] ?? nth(OTHER_PATTERNS, place);
    return [power.id, { ...coloursOf(palette, colours), emblem, pattern }];
  });
  const colours = Object.fromEntries(
    Object.entries<Oklch>({ ...palette.ground }).map(([name, colour]) => [name, hexOf(colour)]),
  );
  return {
    palette: id,
    colours: colours as Style['colours'],
    patternLine: palette.patternLine,
    powers: new Map(powers),
  };
}

function coloursOf({ ground: { land }, tint, pattern }: Palette, { strong, emblem }: PowerColours) {
  const ground = shaded(land, strong, tint);
  return {
    strong: hexOf(strong),
    emblemInk: hexOf(emblem),
    tint: hexOf(ground),
    held: hexOf(shaded(land, strong, { lightness: tint.lightness / 2, chroma: tint.chroma / 2 })),
    patternInk: hexOf(fitted([ground[0] + pattern.step, strong[1] * pattern.chroma, strong[2]])),
  };
}

/** With as much of its chroma as a screen can show. */
function fitted([lightness, chroma, hue]: Oklch): Oklch {
  let fits = chroma;
  while (fits > 0 && !inGamut([lightness, fits, hue])) fits -= 0.005;
  return [lightness, Math.max(0, fits), hue];
}

function shaded([land]: Oklch, [strong, strength, hue]: Oklch, { lightness, chroma }: Shade): Oklch {
  return [land + (strong - land) * lightness, strength * chroma, hue];
}

/** The one at that place, from the start again where the list is too short. */
function nth<Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list[index % list.length] ?? list[0];
}
