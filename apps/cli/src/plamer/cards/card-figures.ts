import type { Card, CardSource, Figure, House, Power } from '@panjeong/plamer';

/** A figure with the letter of its source behind it: `5` of a page as `51`, of the house as `5h`. */
export interface SourcedFigure {
  readonly value: number;
  readonly source: CardSource;
}

/** `0`, `1`, `3` for the pages of the rulebook, `d` deduced, `h` house. */
export const SOURCE_LETTERS: Readonly<Record<CardSource, string>> = {
  S0: '0',
  S1: '1',
  S3: '3',
  deduced: 'd',
  house: 'h',
};

export const figureIn = (house: House, figure: Figure): SourcedFigure =>
  figure.source === 'house'
    ? { value: house[figure.key], source: 'house' }
    : { value: figure.value, source: figure.source };

export const figureText = ({ value, source }: SourcedFigure): string => `${value}(${SOURCE_LETTERS[source]})`;

export const powersOf = (card: Card): readonly Power[] => (card.kind === 'piece' ? card.powers : [card.power]);

/** Every figure that a power speaks of, in its order, wherever in its declaration it stands. */
export function figuresOfPower(house: House, power: Power): readonly SourcedFigure[] {
  const figures: SourcedFigure[] = [];
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    else if (isFigure(part)) figures.push(figureIn(house, part));
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(power);
  return figures;
}

function isFigure(part: unknown): part is Figure {
  if (typeof part !== 'object' || part === null || !('source' in part)) return false;
  return (part.source === 'house' && 'key' in part) || ('value' in part && typeof part.value === 'number');
}
