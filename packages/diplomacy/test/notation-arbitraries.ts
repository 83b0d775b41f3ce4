import * as fc from 'fast-check';
import { STANDARD_MAP } from '../maps/index.ts';
import type { Order, UnitName } from '../src/orders/order.ts';

const provinces = STANDARD_MAP.provinces.map(({ id }) => id);
const coasts = STANDARD_MAP.provinces.flatMap(({ id, coasts = [] }) => coasts.map((coast) => `${id}/${coast}`));
const seas = STANDARD_MAP.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id);
const powers = STANDARD_MAP.powers.map(({ id }) => id);

const location = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...provinces) },
  { weight: 3, arbitrary: fc.constantFrom(...coasts) },
  // A coast that does not exist is read as it is written.
  { weight: 1, arbitrary: fc.constantFrom('ROM/SC', 'BUL/WC', 'NTH/NC') },
);

const unit: fc.Arbitrary<UnitName> = fc
  .record({
    type: fc.option(fc.constantFrom('A' as const, 'F' as const), { nil: undefined, freq: 5 }),
    at: location,
    power: fc.option(fc.constantFrom(...powers), { nil: undefined, freq: 2 }),
  })
  .map(({ type, at, power }) => ({
    ...(type === undefined ? {} : { type }),
    at,
    ...(power === undefined ? {} : { power }),
  }));

const army = unit.map(({ type, ...rest }): UnitName => (type === undefined ? rest : { type: 'A', ...rest }));
const choice = fc.oneof({ weight: 4, arbitrary: location }, { weight: 1, arbitrary: fc.constant('disband' as const) });

/** Every kind of order a sheet can say, possible or not. */
export const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), unit }),
  fc.record({ kind: fc.constant('move' as const), unit, to: location, via: fc.boolean() }),
  fc.record({
    kind: fc.constant('move' as const),
    unit: army,
    to: location,
    via: fc.constant(true),
    path: fc.uniqueArray(fc.constantFrom(...seas), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('support-hold' as const), unit, target: unit }),
  fc.record({ kind: fc.constant('support-move' as const), unit, target: unit, to: location }),
  fc.record({ kind: fc.constant('convoy' as const), unit, army: unit, to: location }),
  fc.record({ kind: fc.constant('retreat' as const), unit, to: fc.array(choice, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('disband' as const), unit }),
  fc.record({ kind: fc.constant('build' as const), unit }),
  fc.constant({ kind: 'waive' as const }),
);
