import { STANDARD_MAP } from '../maps/index.ts';
import { generateCrowd } from '../oracle/index.ts';
import type { Adjudicator } from '../src/game/adjudicator.ts';
import type { Position } from '../src/orders/position.ts';
import { remediesFor } from '../src/remedies/remedies-for.ts';
import type { Workload } from './workload.ts';

/** What would have worked for failed orders of crowded boards, an order an item. */
export function remedying(adjudicator: Adjudicator, units: number, orders: number): Workload {
  const asked: (() => number)[] = [];
  for (let seed = 0; asked.length < orders; seed++) {
    const problem = generateCrowd(STANDARD_MAP, seed, units);
    const position: Position = {
      phase: 'S1901M',
      units: problem.units,
      centres: {},
      dislodged: [],
      contested: [],
      civilDisorder: [],
    };
    const result = adjudicator.referee.process(position, problem.orders);
    for (const order of result.orders) {
      if (order.verdict === 'succeeds' || order.verdict === 'holds') continue;
      asked.push(() => {
        const answer = remediesFor(adjudicator, position, problem.orders, result, order);
        return answer.kind === 'found' ? answer.remedies.length : 0;
      });
    }
  }
  return {
    id: `remedies-${units}-units`,
    item: 'order',
    items: orders,
    run: (index) => asked[index]?.() ?? 0,
  };
}
