import type { Pen } from './pen.ts';

/** Colours that a mark is drawn in. */
export interface Ink {
  /** The power's. */
  readonly colour: string;
  /** A thin edge that keeps any colour apart from the ground. */
  readonly edge: string;
  /** What lies beneath every line, so that lines that cross do not run into one another. */
  readonly halo: string;
  /** Bars, breaks and crosses. */
  readonly failure: string;
  /** Orders that did not count. */
  readonly muted: string;
}

interface Stroke {
  readonly colour: string;
  readonly width: number;
}

/** A path drawn three times, one upon the other: halo, edge, colour. */
export function cased(d: string, attributes: string, core: Stroke, { edge, halo }: Ink, pen: Pen): string {
  const layers: readonly Stroke[] = [
    { colour: halo, width: core.width + (pen.edge + pen.casing) * 2 },
    { colour: edge, width: core.width + pen.edge * 2 },
    core,
  ];
  return layers
    .map(({ colour, width }) => `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"${attributes}/>`)
    .join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
