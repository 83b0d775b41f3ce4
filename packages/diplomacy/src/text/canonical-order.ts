import type { PowerId } from '../map/map-data.ts';
import type { Order, UnitName, UnitType } from '../orders/order.ts';

/** A subject of a ruling, `AUSTRIA A TRI - VEN`: whose order, and the order. */
export interface Subject {
  readonly power: PowerId;
  readonly order: Order;
}

/**
 * Reads the canonical text the engine itself writes (`A TRI - VEN VIA`, `F ENG C A BRE - LON`, `A VIE R TYR`, `B A VIE`,
 * `D F NAP`, `WAIVE`); null for anything else. Players' notations are read elsewhere.
 */
export function readCanonical(text: string): Order | null {
  if (text === 'WAIVE') return { kind: 'waive' };
  const words = text.split(' ');
  if ((words[0] === 'B' || words[0] === 'D') && words.length > 1) {
    const [unit, rest] = takeUnit(words.slice(1));
    if (unit === null || rest.length > 0) return null;
    return words[0] === 'B' ? { kind: 'build', unit } : { kind: 'disband', unit };
  }
  const [unit, rest] = takeUnit(words);
  if (unit === null) return null;
  const [verb, ...object] = rest;
  switch (verb) {
    case 'H':
      return object.length === 0 ? { kind: 'hold', unit } : null;
    case 'D':
      return object.length === 0 ? { kind: 'retreat', unit, to: ['disband'] } : null;
    case 'R':
      return object[0] === undefined ? null : { kind: 'retreat', unit, to: [object[0]] };
    case '-':
      return object[0] === undefined ? null : { kind: 'move', unit, to: object[0], via: object[1] === 'VIA' };
    case 'S':
    case 'C':
      return readHelp(unit, verb, object);
    default:
      return null;
  }
}

function readHelp(unit: UnitName, verb: 'S' | 'C', object: readonly string[]): Order | null {
  const [target, rest] = takeUnit(object);
  if (target === null) return null;
  const [dash, to] = rest;
  if (dash === undefined) return verb === 'S' ? { kind: 'support-hold', unit, target } : null;
  if (dash !== '-' || to === undefined) return null;
  return verb === 'S' ? { kind: 'support-move', unit, target, to } : { kind: 'convoy', unit, army: target, to };
}

/** `AUSTRIA A TRI - VEN`. */
export function readSubject(text: string): Subject | null {
  const space = text.indexOf(' ');
  if (space < 0) return null;
  const order = readCanonical(text.slice(space + 1));
  return order === null ? null : { power: text.slice(0, space), order };
}

/** `A TRI`, or a place alone where no unit of that name stood. */
function takeUnit(words: readonly string[]): readonly [UnitName | null, readonly string[]] {
  const [first, second, ...rest] = words;
  if (first === undefined) return [null, words];
  if (isType(first)) return second === undefined ? [null, words] : [{ type: first, at: second }, rest];
  return [{ at: first }, words.slice(1)];
}

function isType(word: string): word is UnitType {
  return word === 'A' || word === 'F';
}
