import { type Board, provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import { orderText } from '../orders/canonical-text.ts';
import type { GivenOrder, Order, RetreatChoice, UnitName } from '../orders/order.ts';

/**
 * Orders as text that loses nothing. Canonical text wherever that says everything; besides, a unit's power where the order
 * names one (`AUSTRIA A VIE`), the seas of a route (`A LON - NTH - BEL VIA`), every choice of a retreat
 * (`A VIE R TYR / BOH / D`), and how it was given (`(perpetual)`, `(proxy FRANCE)`). What the order leaves out stays out.
 */
export function exactText({ order, proxy, perpetual }: GivenOrder): string {
  return [
    exactOrder(order),
    ...(perpetual === undefined ? [] : [perpetual ? '(perpetual)' : '(once)']),
    ...(proxy === undefined ? [] : [`(proxy ${proxy})`]),
  ].join(' ');
}

function exactOrder(order: Order): string {
  switch (order.kind) {
    case 'waive':
      return orderText(order);
    case 'build':
      return `B ${nameOf(order.unit)}`;
    case 'disband':
      return `D ${nameOf(order.unit)}`;
    case 'hold':
      return `${nameOf(order.unit)} H`;
    case 'move':
      return `${nameOf(order.unit)} - ${[...(order.path ?? []), order.to].join(' - ')}${order.via ? ' VIA' : ''}`;
    case 'support-hold':
      return `${nameOf(order.unit)} S ${nameOf(order.target)}`;
    case 'support-move':
      return `${nameOf(order.unit)} S ${nameOf(order.target)} - ${order.to}`;
    case 'convoy':
      return `${nameOf(order.unit)} C ${nameOf(order.army)} - ${order.to}`;
    case 'retreat':
      return order.to.length === 1 && order.to[0] === 'disband'
        ? `${nameOf(order.unit)} D`
        : `${nameOf(order.unit)} R ${order.to.map((to) => (to === 'disband' ? 'D' : to)).join(' / ')}`;
  }
}

function nameOf({ power, type, at }: UnitName): string {
  return [power, type, at].filter((word) => word !== undefined).join(' ');
}

/** Reads {@link exactText}; null for anything else, and for places and powers the map does not have. */
export function readExact(board: Board, power: string, text: string): GivenOrder | null {
  const [, body = '', often, proxy] = /^(.*?)(?: \((perpetual|once)\))?(?: \(proxy ([^()]+)\))?$/.exec(text) ?? [];
  const order = readExactOrder(board, body);
  if (order === null || (proxy !== undefined && !board.powerIndex.has(proxy))) return null;
  return {
    power,
    order,
    ...(proxy === undefined ? {} : { proxy }),
    ...(often === undefined ? {} : { perpetual: often === 'perpetual' }),
  };
}

/** The same without how the order was given. */
export function readExactOrder(board: Board, text: string): Order | null {
  const words = text.split(' ');
  if (text === 'WAIVE') return { kind: 'waive' };
  if (words[0] === 'B' || words[0] === 'D') {
    const { unit, rest } = takeUnit(board, words.slice(1));
    if (unit === null || rest.length > 0) return null;
    return words[0] === 'B' ? { kind: 'build', unit } : { kind: 'disband', unit };
  }
  const { unit, rest } = takeUnit(board, words);
  if (unit === null) return null;
  const [verb, ...object] = rest;
  switch (verb) {
    case 'H':
      return object.length === 0 ? { kind: 'hold', unit } : null;
    case 'D':
      return object.length === 0 ? { kind: 'retreat', unit, to: ['disband'] } : null;
    case 'R':
      return retreatTo(board, unit, object.join(' ').split(' / '));
    case '-':
      return moveAlong(board, unit, object);
    case 'S':
    case 'C':
      return helpTo(board, unit, verb, object);
    default:
      return null;
  }
}

function retreatTo(board: Board, unit: UnitName, choices: readonly string[]): Order | null {
  if (!choices.every((choice) => choice === 'D' || isPlace(board, choice))) return null;
  return { kind: 'retreat', unit, to: choices.map((choice): RetreatChoice => (choice === 'D' ? 'disband' : choice)) };
}

function moveAlong(board: Board, unit: UnitName, words: readonly string[]): Order | null {
  const via = words.at(-1) === 'VIA';
  const stops = (via ? words.slice(0, -1) : words).join(' ').split(' - ');
  const to = stops.at(-1) ?? '';
  const path = stops.slice(0, -1);
  if (!stops.every((stop) => isPlace(board, stop))) return null;
  return { kind: 'move', unit, to, via, ...(path.length > 0 ? { path } : {}) };
}

function helpTo(board: Board, unit: UnitName, verb: 'S' | 'C', words: readonly string[]): Order | null {
  const { unit: target, rest } = takeUnit(board, words);
  if (target === null) return null;
  const [dash, to, ...more] = rest;
  if (dash === undefined) return verb === 'S' ? { kind: 'support-hold', unit, target } : null;
  if (dash !== '-' || to === undefined || more.length > 0 || !isPlace(board, to)) return null;
  return verb === 'S' ? { kind: 'support-move', unit, target, to } : { kind: 'convoy', unit, army: target, to };
}

function takeUnit(
  board: Board,
  words: readonly string[],
): { readonly unit: UnitName | null; readonly rest: readonly string[] } {
  let at = 0;
  const power = board.powerIndex.has(words[at] ?? '') ? words[at++] : undefined;
  const type = words[at] === 'A' || words[at] === 'F' ? words[at++] : undefined;
  const place = words[at++] ?? '';
  if (!isPlace(board, place)) return { unit: null, rest: words };
  return {
    unit: {
      ...(type === 'A' || type === 'F' ? { type } : {}),
      at: place,
      ...(power === undefined ? {} : { power }),
    },
    rest: words.slice(at),
  };
}

/** A province of the map, or some coast of one: what coast it is, the rules are there to judge. */
function isPlace(board: Board, place: LocationId): boolean {
  const province = board.locationIndex.get(provinceId(place));
  if (province === undefined || province >= board.provinceCount) return false;
  return place === provinceId(place) || /\/[A-Z]{1,3}$/.test(place);
}
