import type { Palette, PowerColours } from './palette.ts';

const PALE = [0.97, 0.005, 90] as const;
const NIGHT = [0.16, 0.015, 250] as const;

const DARK_POWERS = {
  AUSTRIA: { strong: [0.58, 0.135, 14], emblem: PALE },
  ENGLAND: { strong: [0.48, 0.145, 267], emblem: PALE },
  FRANCE: { strong: [0.82, 0.13, 343], emblem: NIGHT },
  GERMANY: { strong: [0.93, 0.16, 102], emblem: NIGHT },
  ITALY: { strong: [0.42, 0.105, 50], emblem: PALE },
  RUSSIA: { strong: [0.755, 0.132, 145], emblem: NIGHT },
  TURKEY: { strong: [0.69, 0.168, 297], emblem: NIGHT },
} as const satisfies Readonly<Record<string, PowerColours>>;

/** The same by lamplight: land a step above the sea, letters pale. */
export const DARK: Palette = {
  id: 'dark',
  ground: {
    paper: [0.19, 0.015, 250],
    ink: [0.94, 0.008, 90],
    quietInk: [0.73, 0.012, 250],
    land: [0.33, 0.012, 80],
    sea: [0.225, 0.025, 250],
    shallows: [0.265, 0.03, 248],
    impassable: [0.27, 0.006, 80],
    hatching: [0.36, 0.008, 80],
    coast: [0.72, 0.03, 240],
    landBorder: [0.56, 0.012, 80],
    seaBorder: [0.4, 0.035, 245],
    landLabel: [0.95, 0.008, 90],
    seaLabel: [0.76, 0.06, 240],
    outline: [0.96, 0.008, 90],
    halo: NIGHT,
    open: [0.24, 0.01, 80],
    line: [0.97, 0.005, 90],
    lineHalo: NIGHT,
    failure: [0.72, 0.17, 25],
  },
  tint: { lightness: 0.26, chroma: 0.42 },
  pattern: { step: 0.13, chroma: 0.6 },
  patternLine: 1,
  powers: DARK_POWERS,
  others: [
    DARK_POWERS.RUSSIA,
    DARK_POWERS.AUSTRIA,
    DARK_POWERS.ENGLAND,
    DARK_POWERS.GERMANY,
    DARK_POWERS.TURKEY,
    DARK_POWERS.FRANCE,
    DARK_POWERS.ITALY,
  ],
};
