import type { House, HouseKey } from '../house.ts';
import type { CardSource, Sourced } from './card.ts';

/** A figure of a card: printed on a page, or one of the house, named by its key. */
export type Figure =
  | { readonly source: Exclude<CardSource, 'house'>; readonly value: number }
  | { readonly source: 'house'; readonly key: HouseKey };

/** A figure's value in a match that is played by these house values. */
export const figureIn = (house: House, figure: Figure): number =>
  figure.source === 'house' ? house[figure.key] : figure.value;

/** As a page prints it. */
export const printed = (source: Exclude<CardSource, 'house'>, value: number): Figure => ({ source, value });

/** As the house has it, until the page is known. */
export const house = (key: HouseKey): Figure => ({ source: 'house', key });

export const from = <const Value>(source: CardSource, value: Value): Sourced<Value> => ({ source, value });
