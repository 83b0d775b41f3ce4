import type { Palette, PowerColours } from './palette.ts';

const WHITE = [0.985, 0.005, 90] as const;
const INK = [0.23, 0.02, 260] as const;

/**
 * Seven colours of about equal weight whose lightness steps apart wherever hue alone would not do: found by search for
 * the greatest least distance under the three colour-vision types, then rounded.
 */
export const LIGHT_POWERS = {
  AUSTRIA: { strong: [0.545, 0.135, 18], emblem: WHITE },
  ENGLAND: { strong: [0.43, 0.132, 266], emblem: WHITE },
  FRANCE: { strong: [0.785, 0.128, 349], emblem: INK },
  GERMANY: { strong: [0.9, 0.125, 99], emblem: INK },
  ITALY: { strong: [0.385, 0.112, 44], emblem: WHITE },
  RUSSIA: { strong: [0.7, 0.165, 137], emblem: INK },
  TURKEY: { strong: [0.64, 0.165, 307], emblem: WHITE },
} as const satisfies Readonly<Record<string, PowerColours>>;

/** Calm paper and ink. */
export const LIGHT: Palette = {
  id: 'light',
  ground: {
    paper: [0.98, 0.005, 90],
    ink: INK,
    quietInk: [0.45, 0.015, 260],
    land: [0.965, 0.012, 90],
    sea: [0.9, 0.022, 235],
    shallows: [0.935, 0.018, 230],
    impassable: [0.925, 0.006, 90],
    hatching: [0.85, 0.008, 90],
    coast: [0.42, 0.03, 245],
    landBorder: [0.55, 0.012, 80],
    seaBorder: [0.76, 0.03, 238],
    landLabel: [0.27, 0.015, 80],
    seaLabel: [0.42, 0.06, 248],
    outline: INK,
    halo: WHITE,
    open: WHITE,
    line: INK,
    lineHalo: WHITE,
    failure: [0.5, 0.19, 27],
  },
  tint: { lightness: 0.31, chroma: 0.42 },
  pattern: { step: -0.13, chroma: 0.7 },
  patternLine: 1,
  powers: LIGHT_POWERS,
  others: [
    LIGHT_POWERS.RUSSIA,
    LIGHT_POWERS.AUSTRIA,
    LIGHT_POWERS.ENGLAND,
    LIGHT_POWERS.GERMANY,
    LIGHT_POWERS.TURKEY,
    LIGHT_POWERS.FRANCE,
    LIGHT_POWERS.ITALY,
  ],
};
