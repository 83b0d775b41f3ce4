import type { GivenOrder, Order, UnitName } from '../src/orders/order.ts';

/** Reads `AUSTRIA F ADR S A TRI - VEN`; a ` (2)` behind a repeated order is passed over. */
export function givenFrom(key: string): GivenOrder {
  const [power = '', ...words] = key.replace(/ \(\d+\)$/, '').split(' ');
  return { power, order: orderFrom(words) };
}

/** An order of some power in canonical text. */
export function given(power: string, text: string): GivenOrder {
  return { power, order: orderFrom(text.split(' ')) };
}

function orderFrom(words: readonly string[]): Order {
  if (words[0] === 'WAIVE') return { kind: 'waive' };
  if (words[0] === 'B' || words[0] === 'D') {
    return { kind: words[0] === 'B' ? 'build' : 'disband', unit: nameFrom(words.slice(1)).name };
  }
  const { name: unit, rest } = nameFrom(words);
  const [sign, ...after] = rest;
  if (sign === undefined || sign === 'H') return { kind: 'hold', unit };
  if (sign === 'D') return { kind: 'disband', unit };
  if (sign === 'R') return { kind: 'retreat', unit, to: after.map((to) => (to === 'D' ? 'disband' : to)) };
  if (sign === '-') return moveFrom(unit, after);
  const { name: other, rest: goal } = nameFrom(after);
  const to = goal[1];
  if (sign === 'S') {
    return to === undefined
      ? { kind: 'support-hold', unit, target: other }
      : { kind: 'support-move', unit, target: other, to };
  }
  if (sign === 'C' && to !== undefined) return { kind: 'convoy', unit, army: other, to };
  throw new Error(`no order: ${words.join(' ')}`);
}

/** `- NTH - BEL` names a route. */
function moveFrom(unit: UnitName, words: readonly string[]): Order {
  const places = words.filter((word) => word !== '-' && word !== 'VIA');
  const to = places.at(-1) ?? '';
  const path = places.slice(0, -1);
  return { kind: 'move', unit, to, via: words.includes('VIA'), ...(path.length > 0 ? { path } : {}) };
}

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'];

/** `A VIE`, `VIE`, `AUSTRIA A VIE`, and the words after it. */
function nameFrom(words: readonly string[]): { readonly name: UnitName; readonly rest: readonly string[] } {
  const left = [...words];
  const power = POWERS.includes(left[0] ?? '') ? left.shift() : undefined;
  const type = left[0] === 'A' || left[0] === 'F' ? left[0] : undefined;
  const [at = '', ...rest] = type === undefined ? left : left.slice(1);
  return { name: { at, ...(type && { type }), ...(power !== undefined && { power }) }, rest };
}
