import type { BoxKind } from '../../../src/drawing/boxes.ts';
import type { DrawnLanguage, Point } from '../../../src/drawing/drawing.ts';

/** A box to be placed, of one of several shapes; all lengths in drawing units. */
export interface Body {
  readonly kind: BoxKind;
  /** A province, or a coast of several: `STP/NC`. */
  readonly of: string;
  readonly province: string;
  /** The language a label is in: labels of two languages are never on one map. */
  readonly language?: DrawnLanguage;
  readonly shapes: readonly Shape[];
  /** Where its middle may be looked for. */
  readonly reach: Reach;
  readonly start: Point;
  /** How ill it stands there by itself; 1 is a slight fault, 50 one that only saves from an overlap. */
  cost(x: number, y: number, shape: Shape): number;
}

export interface Shape {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Of a label. */
  readonly lines: readonly string[];
}

export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a body stands, in which shape. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
}

/** Two bodies that should stand near each other, or in some order. */
export interface Tie {
  readonly first: Body;
  readonly second: Body;
  cost(first: Stand, second: Stand): number;
}

/** The gap between two boxes as the crow flies; 0 where they touch or overlap. */
export function distanceBetween(a: Stand, b: Stand): number {
  const across = Math.abs(a.x - b.x) - a.shape.halfWidth - b.shape.halfWidth;
  const down = Math.abs(a.y - b.y) - a.shape.halfHeight - b.shape.halfHeight;
  return distance(Math.max(0, across), Math.max(0, down));
}

/** Not `Math.hypot`, whose last digit may differ from machine to machine. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
