import type { MovementOrder, Order, UnitName } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';
import type { Problem } from './generate.ts';

/** A problem as a sheet to read: powers, and under each its units with their orders as written. */
export function sheet({ units, orders }: Problem): string {
  const lines = [...new Set(units.map((unit) => unit.power))].flatMap((power) => [
    power,
    ...units.filter((unit) => unit.power === power).map((unit) => `  ${line(unit, orderFor(unit, orders))}`),
  ]);
  return lines.join('\n');
}

function orderFor(unit: Unit, orders: Problem['orders']): Order | undefined {
  const province = (location: string) => location.split('/')[0];
  return orders.find(
    ({ power, order }) => power === unit.power && 'unit' in order && province(order.unit.at) === province(unit.at),
  )?.order;
}

function line(unit: Unit, order: Order | undefined): string {
  const stands = `${unit.type} ${unit.at}`;
  if (order === undefined) return `${stands} without an order`;
  const text = orderText(order as MovementOrder);
  return text.startsWith(`${stands} `) ? text : `${text}  (stands as ${stands})`;
}

function orderText(order: MovementOrder): string {
  const unit = nameText(order.unit);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${order.to}${order.via ? ' VIA' : ''}`;
    case 'support-hold':
      return `${unit} S ${nameText(order.target)}`;
    case 'support-move':
      return `${unit} S ${nameText(order.target)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${nameText(order.army)} - ${order.to}`;
  }
}

function nameText({ power, type, at }: UnitName): string {
  return [power, type, at].filter((word) => word !== undefined).join(' ');
}
