import type { Problem } from './generate.ts';

/**
 * The least problem that still fails, by taking away: units with their orders first, then orders, one at a time, until
 * nothing more can go. `fails` must be true of the problem given; it is asked about fewer units and orders only.
 */
export function shrink(problem: Problem, fails: (problem: Problem) => boolean): Problem {
  const smaller = [...withoutOne(problem)].find((candidate) => fails(candidate));
  return smaller === undefined ? problem : shrink(smaller, fails);
}

function* withoutOne({ units, orders }: Problem): Generator<Problem> {
  for (const unit of units) {
    const stays = (at: string) => at.split('/')[0] !== unit.at.split('/')[0];
    yield {
      units: units.filter((other) => other !== unit),
      orders: orders.filter(({ order }) => !('unit' in order) || stays(order.unit.at)),
    };
  }
  for (const given of orders) yield { units, orders: orders.filter((other) => other !== given) };
}
