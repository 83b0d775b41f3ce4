import { drawingOf } from '../maps/drawings/index.ts';
import { STANDARD_MAP } from '../maps/index.ts';
import { generateCrowd } from '../oracle/index.ts';
import { rulingsOnPhase } from '../src/game/phase-rulings.ts';
import type { Position } from '../src/orders/position.ts';
import { createSeason } from '../src/phases/season.ts';
import { createPainter } from '../src/picture/painter.ts';
import type { Picture } from '../src/picture/picture.ts';
import type { Referee } from '../src/referee/referee.ts';

/** A picture to be drawn, as SVG: a judged turn of a crowded board. */
export type Sitting = () => string;

/** So many turns of so many units each, with all that their orders came to; the first one drawn makes the outlines. */
export function sittings(referee: Referee, units: number, turns: number): readonly Sitting[] {
  const drawing = drawingOf(STANDARD_MAP.id);
  if (drawing === undefined) throw new Error('the standard map has no drawing');
  const painter = createPainter(STANDARD_MAP, drawing);
  const { centres } = referee.start();
  const season = createSeason(referee.board, referee.policy);
  return Array.from({ length: turns }, (_, seed) => {
    const problem = generateCrowd(STANDARD_MAP, seed, units);
    const position: Position = {
      phase: 'S1901M',
      units: problem.units,
      centres,
      dislodged: [],
      contested: [],
      civilDisorder: [],
    };
    const result = referee.process(position, problem.orders);
    const rulings = rulingsOnPhase({ season }, position, problem.orders, result);
    const picture: Picture = { position, result, rulings, width: 1600, lang: 'ko', palette: 'light' };
    return () => painter.paint(picture);
  });
}
