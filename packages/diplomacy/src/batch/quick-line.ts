import type { Board } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import { append, appendPiece, ascii, type ByteText, piece, reserve } from './byte-text.ts';
import { skipBlank, skipKey, skipText, skipValue } from './json-scan.ts';
import { createMovementDesk } from './movement-desk.ts';
import { createOrderScan } from './order-scan.ts';

/**
 * Adjudicates the usual movement line from bytes to bytes, reading JSON, units and orders in one pass.
 *
 * @param end place of the byte behind the line
 * @returns whether the answer was written; false for anything unusual, with nothing written: coasts or types left out
 *   or wrong, two orders to one unit, other phases, and whatever cannot be read
 */
export type QuickLine = (bytes: Uint8Array, from: number, end: number, out: ByteText) => boolean;

const ID = piece('{"id":');
const NULL = piece('null');
const NEXT = piece(',');
const COMMA = 44;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const KEYS = ['id', 'phase', 'units', 'orders', 'civilDisorder'].map((key) => ascii(`"${key}"`));
const [ID_KEY, PHASE_KEY, UNITS_KEY, ORDERS_KEY, DISORDER_KEY] = KEYS;

/** Null for a policy, or a map, that wants every order read with care. */
export function createQuickLine(board: Board, policy: Policy): QuickLine | null {
  const desk = createMovementDesk(board, policy);
  const scan = createOrderScan(board);
  if (desk === null || scan === null) return null;
  const powers = board.powerIds.map((id) => ascii(JSON.stringify(id)));

  const powerAt = (bytes: Uint8Array, from: number): number => {
    for (let power = 0; power < powers.length; power++) if (isKey(bytes, from, powers[power])) return power;
    return -1;
  };

  /** Reads `{"AUSTRIA": ["A BUD", …], …}`: units, or orders. Returns the place behind it, or -1. */
  const lists = (bytes: Uint8Array, from: number, isOrders: boolean): number => {
    if (bytes[from] !== OPEN_BRACE) return -1;
    let at = skipBlank(bytes, from + 1);
    if (bytes[at] === CLOSE_BRACE) return at + 1;
    let seen = 0;
    for (;;) {
      const power = powerAt(bytes, at);
      // A power named twice: the parser would keep the last alone.
      if (power < 0 || (seen & (1 << power)) !== 0) return -1;
      seen |= 1 << power;
      at = skipKey(bytes, at);
      if (at < 0 || bytes[at] !== OPEN_BRACKET) return -1;
      at = texts(bytes, skipBlank(bytes, at + 1), power, isOrders);
      if (at < 0) return -1;
      at = skipBlank(bytes, at);
      if (bytes[at] === CLOSE_BRACE) return at + 1;
      if (bytes[at] !== COMMA) return -1;
      at = skipBlank(bytes, at + 1);
    }
  };

  /** Reads the texts of one list, from behind its bracket on. */
  const texts = (bytes: Uint8Array, from: number, power: number, isOrders: boolean): number => {
    let at = from;
    if (bytes[at] === CLOSE_BRACKET) return at + 1;
    for (;;) {
      if (bytes[at] !== QUOTE) return -1;
      if (isOrders) {
        if (!scan.orderAt(bytes, at + 1) || !desk.addOrder(power, scan, at + 1)) return -1;
      } else {
        const unit = scan.unitAt(bytes, at + 1);
        if (unit < 0 || !desk.addUnit(power, unit)) return -1;
      }
      at = skipBlank(bytes, scan.end + 1);
      if (bytes[at] === CLOSE_BRACKET) return at + 1;
      if (bytes[at] !== COMMA) return -1;
      at = skipBlank(bytes, at + 1);
    }
  };

  return (bytes, from, end, out) => {
    let at = skipBlank(bytes, from);
    if (bytes[at] !== OPEN_BRACE) return false;
    desk.begin();
    let [id, idEnd, phase, units, orders, ordersEnd] = [-1, -1, -1, -1, -1, -1];
    at = skipBlank(bytes, at + 1);
    for (;;) {
      const key = at;
      const value = skipKey(bytes, key);
      if (value < 0) return false;
      if (isKey(bytes, key, ID_KEY)) {
        if (id >= 0) return false;
        id = value;
        at = plainId(bytes, value);
        idEnd = at;
      } else if (isKey(bytes, key, PHASE_KEY)) {
        if (phase >= 0) return false;
        phase = value;
        at = movementEnd(bytes, value);
      } else if (isKey(bytes, key, UNITS_KEY)) {
        if (units >= 0) return false;
        units = value;
        at = lists(bytes, value, false);
      } else if (isKey(bytes, key, ORDERS_KEY)) {
        if (orders >= 0) return false;
        orders = value;
        // Orders before units wait until the units are there.
        at = units >= 0 ? lists(bytes, value, true) : skipValue(bytes, value);
        ordersEnd = units >= 0 ? at : -1;
      } else if (isKey(bytes, key, DISORDER_KEY)) {
        return false;
      } else {
        at = skipValue(bytes, value);
      }
      if (at < 0) return false;
      at = skipBlank(bytes, at);
      if (bytes[at] === CLOSE_BRACE) break;
      if (bytes[at] !== COMMA) return false;
      at = skipBlank(bytes, at + 1);
    }
    if (skipBlank(bytes, at + 1) < end || units < 0 || phase < 0) return false;
    if (orders >= 0 && ordersEnd < 0 && lists(bytes, orders, true) < 0) return false;
    reserve(out, ID.length + NULL.length + 1 + Math.max(0, idEnd - id));
    appendPiece(out, ID);
    if (id < 0) appendPiece(out, NULL);
    else append(out, bytes, id, idEnd);
    appendPiece(out, NEXT);
    desk.tell(out, bytes);
    return true;
  };
}

/** Whether a key, with its quotes, stands there. */
function isKey(bytes: Uint8Array, from: number, key: Uint8Array | undefined): boolean {
  if (key === undefined) return false;
  for (let at = 0; at < key.length; at++) if (bytes[from + at] !== key[at]) return false;
  return true;
}

/** The place behind `"S1901M"`, `"F501M"`; -1 where no such phase stands there. */
function movementEnd(bytes: Uint8Array, from: number): number {
  const season = bytes[from + 1];
  if (bytes[from] !== QUOTE || (season !== 83 && season !== 70)) return -1;
  let at = from + 2;
  while ((bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57) at++;
  const digits = at - from - 2;
  return (digits === 3 || digits === 4) && bytes[at] === 77 && bytes[at + 1] === QUOTE ? at + 2 : -1;
}

/** Passes an id that is written the same when it is written again: a text without escapes, or a small whole number. */
function plainId(bytes: Uint8Array, from: number): number {
  if (bytes[from] === QUOTE) {
    const end = skipText(bytes, from);
    for (let at = from; at < end; at++) if (bytes[at] === BACKSLASH) return -1;
    return end;
  }
  let at = from;
  while ((bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57) at++;
  const isWhole = at > from && at - from <= 15 && (bytes[from] !== 48 || at === from + 1);
  const next = bytes[at];
  return isWhole && next !== 46 && next !== 101 && next !== 69 ? at : -1;
}
