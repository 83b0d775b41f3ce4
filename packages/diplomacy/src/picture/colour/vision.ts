import type { Hex } from '../style.ts';
import { hexOfLinear, type LinearRgb, linearOfHex, type Oklab, oklabOfLinear } from './oklch.ts';

/** The three common types of colour vision, at their full strength. */
export const VISIONS = ['protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on light rather than on sRGB's bytes. */
const MATRICES: Readonly<Record<Vision, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as such an eye sees it. */
export function seenBy(vision: Vision, hex: Hex): Hex {
  const light = linearOfHex(hex);
  const [red, green, blue] = MATRICES[vision];
  return hexOfLinear([dot(red, light), dot(green, light), dot(blue, light)]);
}

/** A picture with every colour as such an eye sees it, for review. Works on any SVG whose colours are `#rrggbb`. */
export function simulate(svg: string, vision: Vision): string {
  const seen = new Map<string, string>();
  return svg.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const known = seen.get(hex) ?? seenBy(vision, hex as Hex);
    seen.set(hex, known);
    return known;
  });
}

/** How far apart two colours look: their distance in OKLab, 1 from black to white. */
export function distance(one: Hex, other: Hex): number {
  const a: Oklab = oklabOfLinear(linearOfHex(one));
  const b: Oklab = oklabOfLinear(linearOfHex(other));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Contrast of two colours as WCAG 2 reckons it, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: Hex): number {
  return dot([0.2126, 0.7152, 0.0722], linearOfHex(hex));
}

function dot(a: LinearRgb, b: LinearRgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
