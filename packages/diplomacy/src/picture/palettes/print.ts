import type { Palette } from './palette.ts';

const WHITE = [1, 0, 0] as const;
const BLACK = [0, 0, 0] as const;
const GREY = [0.55, 0, 0] as const;

/** Black on white and little of it, for a printer without colours: patterns and emblems alone tell powers apart. */
export const PRINT: Palette = {
  id: 'print',
  ground: {
    paper: WHITE,
    ink: BLACK,
    quietInk: [0.35, 0, 0],
    land: WHITE,
    sea: WHITE,
    shallows: [0.92, 0, 0],
    impassable: WHITE,
    hatching: [0.75, 0, 0],
    coast: BLACK,
    landBorder: GREY,
    seaBorder: [0.7, 0, 0],
    landLabel: BLACK,
    seaLabel: [0.35, 0, 0],
    outline: BLACK,
    halo: WHITE,
    open: WHITE,
    line: BLACK,
    lineHalo: WHITE,
    failure: BLACK,
  },
  tint: { lightness: 0, chroma: 0 },
  pattern: { step: -0.45, chroma: 0 },
  patternLine: 0.8,
  powers: {},
  others: [{ strong: WHITE, emblem: BLACK }],
};
