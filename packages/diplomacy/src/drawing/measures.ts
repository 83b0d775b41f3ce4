import type { LayoutSize } from './drawing.ts';

/** How large things are on a map of that layout's width, in px. Text is as wide as `text-width.ts` says. */
export interface Measures {
  /** Sides of the box of a unit, dislodged or not. */
  readonly unit: { readonly width: number; readonly height: number };
  /** Side of the box of a supply centre's mark. */
  readonly centre: number;
  /** Size of a label's letters, and from one of its lines to the next. */
  readonly letter: number;
  readonly line: number;
  /** What is kept clear between any two boxes. */
  readonly gap: number;
  /** What is kept clear between two labels side by side, so that they are not read as one. */
  readonly space: number;
}

/**
 * At 360 px labels are the map's short names, at 1,600 px whole names, on more than one line where that helps.
 */
export const MEASURES: Readonly<Record<LayoutSize, Measures>> = {
  small: { unit: { width: 10, height: 8 }, centre: 4.5, letter: 6, line: 6.5, gap: 0.5, space: 2.5 },
  large: { unit: { width: 32, height: 26 }, centre: 12, letter: 14, line: 16, gap: 2, space: 7 },
};
