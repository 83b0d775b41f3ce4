import type { Ruling } from '@panjeong/kernel';
import { FACT_WORDS, recordFacts } from '../judge/record.ts';
import { provinceId } from '../map/board.ts';
import { nameText } from '../orders/canonical-text.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { packPosition } from '../phases/pack.ts';
import type { Season } from '../phases/season.ts';
import { processWith } from '../referee/context.ts';
import { processMovement } from '../referee/movement.ts';
import type { OrderResult } from '../referee/referee.ts';
import { explainPhase } from '../rulings/explain-phase.ts';
import type { Explanation } from '../rulings/facts.ts';
import { renderExplanation, type UnitText } from '../rulings/render.ts';
import type { Adjudicator } from './adjudicator.ts';

/** Why the orders of a movement phase came out as they did: by its place in the position, the rulings of each unit. */
export type ExplainedPhase = readonly (readonly Ruling[])[];

/**
 * Explains a movement phase, judging it once more. The first ruling of a unit is on the order it followed; its causes
 * follow. Empty on a map too large for orders of one word, whose phases are not explained.
 *
 * @param orders how the orders came out
 * @param scope begins the ids of the rulings
 */
export function explainMovement(
  { season }: Pick<Adjudicator, 'season'>,
  position: Position,
  given: readonly GivenOrder[],
  orders: readonly OrderResult[],
  scope: string,
): ExplainedPhase {
  if (season.layout.wide) return [];
  const { words, facts } = recorded(season, position, given);
  const explanations = explainPhase(season.judge, words, facts);
  const texts = position.units.map((unit, i): UnitText => {
    const name = nameText(unit);
    const own = orders.filter((order) => order.unit === unit.at);
    const followed = own.find((order) => isExplainedBy(order, explanations[i]));
    return { power: unit.power, unit: name, order: followed?.order ?? `${name} H` };
  });
  return explanations.map((explanation, i) => {
    const place = provinceId(position.units[i]?.at ?? '');
    return renderExplanation(explanation, texts, `${scope}/${place}`);
  });
}

/** Whether an explanation is of this order, and not of what its unit did instead. */
function isExplainedBy(
  { verdict, rule }: Pick<OrderResult, 'verdict' | 'rule'>,
  explanation: Explanation | undefined,
): boolean {
  return explanation !== undefined && explanation.top.verdict === verdict && explanation.top.rule === rule;
}

/** Processes a movement phase with a season that writes down what its judge was given and what it found. */
function recorded(
  season: Season,
  position: Position,
  given: readonly GivenOrder[],
): { readonly words: Int32Array; readonly facts: Int32Array } {
  const { board } = season;
  const units = position.units.length;
  const words = new Int32Array(units);
  const facts = new Int32Array(units * FACT_WORDS);
  const recording: Season = {
    ...season,
    move: (packed, orders) => {
      season.move(packed, orders);
      words.set(orders.subarray(0, units));
      recordFacts(facts, 0);
    },
  };
  const packed = packPosition(board, season.layout, position);
  processWith({ season: recording, board, position, packed, given }, processMovement);
  return { words, facts };
}
