import { STANDARD_MAP } from '../maps/index.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { PhaseName, Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';
import { createReferee, type OrderResult, type PhaseResult } from '../src/referee/referee.ts';
import { givenFrom } from './written-orders.ts';

/** A position and orders in short: `ENGLAND F NTH`, `ENGLAND F NTH - BEL`, centres as `ENGLAND: LON EDI`. */
export interface Imagined {
  readonly phase?: PhaseName;
  readonly units: readonly string[];
  readonly centres?: Readonly<Record<string, string>>;
  readonly civilDisorder?: readonly string[];
  readonly orders?: readonly (string | GivenOrder)[];
  readonly policy?: Partial<Policy>;
  readonly position?: Partial<Position>;
}

export function imaginedPosition({
  phase = 'S1901M',
  units,
  centres = {},
  civilDisorder = [],
  position,
}: Imagined): Position {
  const owned = Object.entries(centres).flatMap(([power, list]) => list.split(' ').map((id) => [id, power] as const));
  return {
    phase,
    units: units.map((text) => {
      const [power = '', type, at = ''] = text.split(' ');
      return { power, type: type === 'F' ? 'F' : 'A', at };
    }),
    centres: Object.fromEntries(owned),
    dislodged: [],
    contested: [],
    civilDisorder,
    ...position,
  };
}

/** Runs the phase under the preferences of DATC 3.0 but for the fields given. */
export function imagine(imagined: Imagined): PhaseResult {
  const referee = createReferee(STANDARD_MAP, { ...EDITIONS['datc-3'], ...imagined.policy });
  return referee.process(imaginedPosition(imagined), givenOf(imagined));
}

export function givenOf({ orders = [] }: Imagined): readonly GivenOrder[] {
  return orders.map((order) => (typeof order === 'string' ? givenFrom(order) : order));
}

/** `ENGLAND F NTH - BEL` to `succeeds DIP-M1`; the second of two equal lines has ` (2)` behind it. */
export function verdicts(orders: readonly OrderResult[]): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { power, order, verdict, rule } of orders) {
    const text = `${power} ${order}`;
    let key = text;
    for (let again = 2; key in told; again++) key = `${text} (${again})`;
    told[key] = `${verdict} ${rule}`;
  }
  return told;
}

/** Units after the phase, sorted. */
export function standing({ next }: PhaseResult): readonly string[] {
  return next.units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();
}
