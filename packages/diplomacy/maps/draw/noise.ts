import type { NoisePattern } from './points-schema.ts';

/** Octaves seldom agree: raised by this, their sum comes near to 1 about as often as one of them does. */
const HEIGHT = 1.6;

/** A smooth field, mostly between -1 and 1. */
type Field = (x: number, y: number) => number;

/**
 * Value noise in octaves, the same for the same seed on any machine: whole-number arithmetic chooses the values. The first
 * octave is `wave` wide, each further one half as wide and `rough` times as high.
 */
function noiseField(seed: number, wave: number, octaves: number, rough = 0.55): Field {
  let total = 0;
  for (let octave = 0, height = 1; octave < octaves; octave++, height *= rough) total += height;
  return (x, y) => {
    let sum = 0;
    for (let octave = 0, height = 1, scale = 1 / wave; octave < octaves; octave++, height *= rough, scale *= 2) {
      sum += height * octaveAt(seed + octave * 7919, x * scale, y * scale);
    }
    return (sum / total) * HEIGHT;
  };
}

function octaveAt(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const top = mix(valueAt(seed, column, row), valueAt(seed, column + 1, row), u);
  const bottom = mix(valueAt(seed, column, row + 1), valueAt(seed, column + 1, row + 1), u);
  return mix(top, bottom, v);
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A value between -1 and 1 for a corner of the grid. */
function valueAt(seed: number, column: number, row: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(column, 0xc2b2ae35) ^ Math.imul(row, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** Moves places about by noise, by at most `slack`. */
export interface Bender {
  readonly slack: number;
  readonly bend: (x: number, y: number) => readonly [x: number, y: number];
}

/** Lengths of the pattern are in thousandths of the width; places are in cells. */
export function bender(seed: number, { height, wave, octaves }: NoisePattern, thousandth: number): Bender {
  const across = noiseField(seed * 10_007 + 1, wave * thousandth, octaves);
  const down = noiseField(seed * 10_007 + 5_003, wave * thousandth, octaves);
  const far = height * thousandth;
  return {
    slack: far * HEIGHT * Math.SQRT2,
    bend: (x, y) => [x + far * across(x, y), y + far * down(x, y)],
  };
}
