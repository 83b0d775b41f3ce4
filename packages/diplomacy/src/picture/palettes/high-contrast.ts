import { LIGHT, LIGHT_POWERS } from './light.ts';
import type { Palette } from './palette.ts';

const WHITE = [1, 0, 0] as const;
const BLACK = [0, 0, 0] as const;

/** For eyes that need strong lines: white ground, black letters and borders, patterns in the full colour. */
export const HIGH_CONTRAST: Palette = {
  ...LIGHT,
  id: 'high-contrast',
  ground: {
    ...LIGHT.ground,
    paper: WHITE,
    ink: BLACK,
    quietInk: [0.25, 0, 0],
    land: WHITE,
    sea: [0.86, 0.02, 235],
    shallows: [0.86, 0.02, 235],
    impassable: [0.82, 0, 0],
    hatching: [0.5, 0, 0],
    coast: BLACK,
    landBorder: BLACK,
    seaBorder: [0.4, 0.03, 240],
    landLabel: BLACK,
    seaLabel: [0.2, 0.05, 250],
    outline: BLACK,
    halo: WHITE,
    open: WHITE,
    line: BLACK,
    lineHalo: WHITE,
    failure: [0.45, 0.18, 27],
  },
  tint: { lightness: 0.28, chroma: 0.46 },
  pattern: { step: -0.4, chroma: 0.8 },
  patternLine: 1.2,
  powers: LIGHT_POWERS,
};
