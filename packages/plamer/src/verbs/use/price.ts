import type { CardId } from '../../cards/card.ts';
import { figureIn } from '../../cards/figure.ts';
import type { Power } from '../../cards/power.ts';
import type { House } from '../../house.ts';
import { costOf } from '../../pieces/figures.ts';

/** Dor for using a power: its own cost. What a built kind costs on top is {@link buildingCost}. */
export function priceOf(house: House, { costs }: Power): number {
  let price = 0;
  for (const cost of costs) if (cost.kind === 'dor') price += figureIn(house, cost.amount);
  return price;
}

/** Dor for the kind that a power builds, where that is to be paid (PLM-K3). */
export function buildingCost(match: { readonly house: House }, { verbs }: Power, named: CardId | undefined): number {
  let cost = 0;
  for (const verb of verbs) {
    if (verb.kind !== 'build' || !verb.paid) continue;
    const card = verb.card === 'named' ? named : verb.card;
    if (card !== undefined) cost += costOf(match, card);
  }
  return cost;
}
