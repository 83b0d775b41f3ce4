import type { GivenOrder, MovementOrder, UnitName, UnitType } from '../src/orders/order.ts';
import type { Unit } from '../src/orders/position.ts';

/** Canonical order text, such as `F ADR S A TRI - VEN`, read without the package's own readers. */
export function orderFrom(text: string): MovementOrder {
  const [type, at, sign, a, b, dash, c] = text.split(' ');
  const unit = unitNamed(type, at);
  if (sign === 'H') return { kind: 'hold', unit };
  if (sign === '-' && a !== undefined) return { kind: 'move', unit, to: a, via: b === 'VIA' };
  if (sign === 'S' && dash === undefined) return { kind: 'support-hold', unit, target: unitNamed(a, b) };
  if (sign === 'S' && c !== undefined) return { kind: 'support-move', unit, target: unitNamed(a, b), to: c };
  if (sign === 'C' && c !== undefined) return { kind: 'convoy', unit, army: unitNamed(a, b), to: c };
  throw new Error(`no order: ${text}`);
}

function unitNamed(type: string | undefined, at: string | undefined): UnitName & { readonly type: UnitType } {
  if ((type !== 'A' && type !== 'F') || at === undefined) throw new Error(`no unit: ${type} ${at}`);
  return { type, at };
}

/** `A VIE`, `F STP/SC`. */
export function unitFrom(power: string, text: string): Unit {
  const [type, at] = text.split(' ');
  return { power, ...unitNamed(type, at) };
}

/** `AUSTRIA A VIE - TYR` as the order of a power. */
export function givenFrom(line: string): GivenOrder {
  const [power = '', ...words] = line.split(' ');
  return { power, order: orderFrom(words.join(' ')) };
}

/** Units that stand just where their orders say, with those orders; a bare unit (`AUSTRIA A VIE`) has none. */
export function problemFrom(lines: readonly string[]): { units: readonly Unit[]; orders: readonly GivenOrder[] } {
  const units = lines.map((line) => {
    const [power = '', type, at] = line.split(' ');
    return unitFrom(power, `${type} ${at}`);
  });
  return { units, orders: lines.filter((line) => line.split(' ').length > 3).map((line) => givenFrom(line)) };
}
