/** Sizes of what marks are made of, in px of the layout: all follow the height of a unit's box. */
export interface Pen {
  readonly line: number;
  readonly thin: number;
  /** Of the dark edge on either side of a line. */
  readonly edge: number;
  /** How far the casing of a line reaches beyond it on either side. */
  readonly casing: number;
  /** Length of a head; its width is as much. */
  readonly head: number;
  /** Length and thickness of a bar across a line. */
  readonly bar: number;
  readonly barLine: number;
  /** What is kept clear between a unit's box and what ends at it. */
  readonly gap: number;
  /** Radius of a ring on a supported line. */
  readonly ring: number;
  /** From one ring to the next round it. */
  readonly nest: number;
  /** From a unit's box to the first frame round it, and from a frame to the next. */
  readonly frame: number;
  /** Diameter of the dots of a chain. */
  readonly dot: number;
  /** How far the spikes behind a dislodged unit reach beyond its box. */
  readonly burst: number;
  /** Radius of the signs that stand alone: a standoff, an order that did not count. */
  readonly sign: number;
}

/** @param unit height of a unit's box */
export function penFor(unit: number): Pen {
  return {
    line: unit * 0.14,
    thin: unit * 0.09,
    edge: unit * 0.028,
    casing: unit * 0.065,
    head: unit * 0.46,
    bar: unit * 0.62,
    barLine: unit * 0.15,
    gap: unit * 0.08,
    ring: unit * 0.27,
    nest: unit * 0.19,
    frame: unit * 0.2,
    dot: unit * 0.3,
    burst: unit * 0.48,
    sign: unit * 0.36,
  };
}
