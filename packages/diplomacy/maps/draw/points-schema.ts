import { z } from 'zod';

/** Degrees east and north. */
const LONLAT = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).readonly();
const FACE = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'the id of a province or of a ground: capital letters');
/** Thousandths of the drawing's width, before it is warped. */
const THOUSANDTHS = z.number().positive();

/** A place that claims the ground about it, near and far, up to where another place is nearer. */
const CLAIM = z.union([
  LONLAT,
  z.strictObject({
    at: LONLAT,
    /** Countries of today that the place competes in, as the atlas names them; `any` for all. */
    in: z.union([z.literal('any'), z.array(z.string()).min(1)]),
  }),
]);

const STROKE = z.strictObject({
  /** Which face the stroke belongs to. */
  face: FACE,
  line: z.array(LONLAT).min(1),
  width: THOUSANDTHS,
  /** The only faces it may cover; all of them where this is left out. */
  over: z.array(FACE).optional(),
  /** Fills the line as an outline too. */
  filled: z.literal(true).optional(),
});

const PATTERN = z.strictObject({
  /** How far the noise moves a border, and how long its longest waves are. */
  height: z.number().min(0),
  wave: THOUSANDTHS,
  octaves: z.int().min(1).max(8),
});

const LABEL = z.strictObject({
  at: LONLAT.optional(),
  /** How the name is broken into lines. */
  lines: z.array(z.string().min(1)).min(1).max(3).optional(),
});

/** Where the eye knows better: what is given is kept, the rest is found. */
const PLACE = z.strictObject({
  unit: LONLAT.optional(),
  dislodged: LONLAT.optional(),
  centre: LONLAT.optional(),
  label: z.strictObject({ ko: LABEL.optional(), en: LABEL.optional() }).optional(),
});

/** By province or coast. */
const PLACES = z.record(z.string(), PLACE).default({});

/** All that is known of a map's shape by hand: `npm run draw -- MAP` makes the drawing of it and of the atlas. */
export const POINTS = z.strictObject({
  /** Id of the map. */
  map: z.string(),
  /** Which coast of the atlas: `10m` has every islet and fjord, `50m` is enough for a map of the world. */
  atlas: z.enum(['10m', '50m']),
  /** A conformal conic projection: its standard parallels, and the meridian that stands upright. */
  projection: z.strictObject({ parallels: z.tuple([z.number(), z.number()]), meridian: z.number() }),
  /** Places that the edges of the drawing run through, after the warp. */
  frame: z.strictObject({ left: LONLAT, right: LONLAT, top: LONLAT, bottom: LONLAT }),
  /** How wide the raster is that borders are found on, in cells. */
  raster: z.int().min(200).max(8_000),
  seed: z.int(),
  /** For which widths, in px, places are laid out, where those are not the usual 360 and 1,600. */
  widths: z.strictObject({ small: z.int().min(100), large: z.int().min(100) }).optional(),
  /** `kept`: a place competes inside the country of today that it lies in; `ignored`: it competes everywhere. */
  countries: z.enum(['kept', 'ignored']).default('kept'),
  /** One after the other: what lies within about `radius` of a place grows by `factor`, what lies around it gives way. */
  warp: z.array(z.strictObject({ at: LONLAT, radius: THOUSANDTHS, factor: z.number().min(0.3).max(2.8) })),
  /** Inlets and spits narrower than about this are left out; for the atlas as it is, 0. */
  calm: z.number().min(0).max(10).default(0),
  noise: z.strictObject({ land: PATTERN, sea: PATTERN }),
  land: z.record(FACE, z.array(CLAIM).min(1)),
  sea: z.record(FACE, z.array(LONLAT).min(1)),
  /** Ground that no unit enters. */
  impassable: z.record(FACE, z.array(CLAIM).min(1)),
  /** Painted one after the other on what the places have claimed: bridges, channels, corrections. */
  strokes: z.array(STROKE),
  /** Pieces that are kept apart from the rest of their face, by name. */
  islands: z.record(FACE, z.record(z.string().min(1), LONLAT)),
  /** Where fleets stand on a coast of several: `STP/NC`. */
  coasts: z.record(z.string().regex(/^[A-Z0-9_]+\/[A-Z]{2}$/, 'a coast, as STP/NC'), LONLAT),
  places: z.strictObject({ small: PLACES, large: PLACES }).default({ small: {}, large: {} }),
});

export type MapPoints = z.infer<typeof POINTS>;
export type LonLat = z.infer<typeof LONLAT>;
export type Stroke = z.infer<typeof STROKE>;
export type Claim = z.infer<typeof CLAIM>;
export type NoisePattern = z.infer<typeof PATTERN>;
