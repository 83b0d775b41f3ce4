import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import type { Unit } from '../orders/position.ts';
import { differentOrders, orderFaults } from './order-faults.ts';
import { type Found, onOrder, onPower, type PhaseRead, unitKey } from './phase-read.ts';

/** Hints on the orders of a retreat phase. */
export function retreatHints(phase: PhaseRead): readonly Found[] {
  return phase.asked.flatMap((power) => [
    ...orderFaults(phase, power),
    ...differentOrders(phase, power),
    ...meetings(phase, power),
    ...unordered(phase, power),
  ]);
}

/** Own units that retreat to one province, where all of them are disbanded (DIP-R5). */
function meetings({ position, result }: PhaseRead, power: PowerId): readonly Found[] {
  const goals = new Map<string, { readonly unit: Unit; readonly line: (typeof result.orders)[number] }[]>();
  for (const line of result.orders) {
    const unit = position.dislodged.find((loser) => loser.unit.at === line.unit)?.unit;
    if (line.power !== power || line.rule !== 'DIP-R5' || unit === undefined) continue;
    const goal = provinceId(line.order.split(' R ')[1] ?? '');
    goals.set(goal, [...(goals.get(goal) ?? []), { unit, line }]);
  }
  return [...goals].flatMap(([to, meeting]): readonly Found[] => {
    const [first] = meeting;
    if (first === undefined || meeting.length < 2) return [];
    const params = { units: meeting.map(({ unit }) => unitKey(unit)), to };
    return [onOrder(first.line, { kind: 'retreats-meet', params })];
  });
}

/** Dislodged units that could go somewhere and were not told to, nor to disband (DIP-R8). */
function unordered({ position, result }: PhaseRead, power: PowerId): readonly Found[] {
  return position.dislodged.flatMap(({ unit, retreats }): readonly Found[] => {
    const ordered = result.orders.some((line) => line.unit === unit.at && line.given !== null && line.power === power);
    if (unit.power !== power || retreats.length === 0 || ordered) return [];
    return [
      onPower(power, { rule: 'DIP-R8', kind: 'retreat-unordered', params: { name: unitKey(unit), retreats } }, unit),
    ];
  });
}
