import type { LocationId } from '../src/map/map-data.ts';
import type { MovementOrder, UnitName } from '../src/orders/order.ts';
import type { Draft } from './draft.ts';
import * as d from './draft.ts';
import { provinceOf } from './geography.ts';

const COASTS = ['NC', 'SC', 'EC', 'WC'];

/** Miswrites an order: coasts, types, powers, places. What is left may mean the same, something else, or nothing. */
export function garble(draft: Draft, order: MovementOrder): MovementOrder {
  const { chance } = draft;
  const place = (location: LocationId): LocationId => {
    const province = provinceOf(location);
    if (chance.odds(0.25)) return chance.pick(d.provincesOf(draft));
    if (chance.odds(0.4)) return chance.pick(d.neighbours(draft, province));
    const several = d.berths(draft, province);
    if (several.length > 1 && chance.odds(0.7)) return chance.pick(several);
    return chance.odds(0.5) ? province : `${province}/${chance.pick(COASTS)}`;
  };
  switch (order.kind) {
    case 'hold':
      return { ...order, unit: misname(draft, order.unit) };
    case 'move': {
      const army = draft.units.get(provinceOf(order.unit.at))?.type === 'A';
      if (army && chance.odds(0.3)) return { ...order, via: !order.via };
      return chance.odds(0.3) ? { ...order, unit: misname(draft, order.unit) } : { ...order, to: place(order.to) };
    }
    case 'support-hold':
      if (chance.odds(0.4)) return { ...order, target: misname(draft, order.target) };
      if (chance.odds(0.5)) return { ...order, kind: 'support-move', to: place(order.target.at) };
      return { ...order, target: { at: place(order.target.at) } };
    case 'support-move':
      if (chance.odds(0.3)) return { ...order, target: misname(draft, order.target) };
      if (chance.odds(0.3)) return { kind: 'support-hold', unit: order.unit, target: order.target };
      return chance.odds(0.2)
        ? { ...order, target: { at: place(order.target.at) } }
        : { ...order, to: place(order.to) };
    case 'convoy':
      if (chance.odds(0.3)) return { ...order, army: misname(draft, order.army) };
      return chance.odds(0.3) ? { ...order, army: { at: place(order.army.at) } } : { ...order, to: place(order.to) };
  }
}

/** The same province, but with a wrong type, a wrong power, no type, or a coast of its own invention. */
function misname({ chance, powers }: Draft, name: UnitName): UnitName {
  switch (chance.below(4)) {
    case 0:
      return { ...name, type: name.type === 'A' ? 'F' : 'A' };
    case 1:
      return { ...name, power: chance.pick(powers) };
    case 2:
      return { at: provinceOf(name.at) };
    default:
      return { ...name, at: `${provinceOf(name.at)}/${chance.pick(COASTS)}` };
  }
}
