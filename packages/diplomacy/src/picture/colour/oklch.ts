import type { Oklch } from '../palettes/palette.ts';
import type { Hex } from '../style.ts';

/** Red, green and blue as light, 0 to 1 in sRGB's range. */
export type LinearRgb = readonly [red: number, green: number, blue: number];
export type Oklab = readonly [lightness: number, a: number, b: number];

/** By how much a channel may leave sRGB's range, as a share of it, before a colour counts as one no screen shows. */
const TOLERANCE = 0.001;

/** Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/), in its polar form as CSS Color 4 has it. */
export function oklabOf([lightness, chroma, hue]: Oklch): Oklab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

export function linearOf([lightness, a, b]: Oklab): LinearRgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export function oklabOfLinear([red, green, blue]: LinearRgb): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Whether a screen of sRGB can show the colour. */
export function inGamut(colour: Oklch): boolean {
  return linearOf(oklabOf(colour)).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
}

/** The nearest of sRGB's 16 million, channel by channel. */
export function hexOf(colour: Oklch): Hex {
  return hexOfLinear(linearOf(oklabOf(colour)));
}

export function hexOfLinear(channels: LinearRgb): Hex {
  return `#${channels.map(byteOf).join('')}`;
}

/** @param hex `#rrggbb` */
export function linearOfHex(hex: Hex): LinearRgb {
  return [channelOf(hex, 1), channelOf(hex, 3), channelOf(hex, 5)];
}

function channelOf(hex: Hex, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function byteOf(channel: number): string {
  const light = Math.min(1, Math.max(0, channel));
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
