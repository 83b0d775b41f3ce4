import { CONVOY, FLEET, MOVE, packOrder, SUPPORT_HOLD, SUPPORT_MOVE, VIA } from '../judge/word.ts';
import type { Board } from '../map/board.ts';

/**
 * Reads movement orders and units letter by letter, straight into the parts of packed words: no objects, no lookups
 * that miss the cache. It knows only texts written exactly as the format has them and clear by themselves; everything
 * else is for the slower way (`phase-line.ts`).
 */
export interface OrderScan {
  /** Reads `A BUD`, `F STP/NC`. @returns the unit's word without its power, or -1 */
  unit(text: string): number;
  /** Reads a movement order into the fields below. @returns false for a text that wants a closer look */
  order(text: string): boolean;
  /** The same within a quoted text, from its first letter on. `end` is then the place of the closing quote. */
  unitAt(bytes: Uint8Array, from: number): number;
  orderAt(bytes: Uint8Array, from: number): boolean;
  end: number;
  /** The word of the ordered unit, without its power. */
  orderedUnit: number;
  /** The order part of the word. */
  part: number;
  /** Province of the unit supported or convoyed, or -1 … */
  client: number;
  /** … and the word of that unit, without its power. */
  clientUnit: number;
}

const A = 65;
const C = 67;
const F = 70;
const H = 72;
const I = 73;
const S = 83;
const V = 86;
const DASH = 45;
const QUOTE = 34;
const SLASH = 47;
const SPACE = 32;
const LETTERS = 26;
const PLAIN_ID = /^[A-Z]{3}(\/[A-Z]{2})?$/;
/** Longer than any order. */
const LONGEST = 64;

/** Null for a map whose ids are not codes of three letters. */
export function createOrderScan(board: Board): OrderScan | null {
  if (!board.locationIds.every((id) => PLAIN_ID.test(id))) return null;
  const provinces = new Int16Array(LETTERS ** 3).fill(-1);
  const coasts = new Map<number, number>();
  board.locationIds.forEach((id, location) => {
    const [a, b, c, , d, e] = Array.from(id, (letter) => letter.charCodeAt(0) - A);
    const province = board.provinceOf[location] ?? 0;
    if (d === undefined || e === undefined) provinces[codeOf(a ?? 0, b ?? 0, c ?? 0)] = location;
    else coasts.set(codeOf(province, d, e), location);
  });
  const { provinceCount, provinceOf } = board;
  const bareOfCoasts = Uint8Array.from(board.coasts, (list) => (list.length > 0 ? 1 : 0));
  const own = new Uint8Array(LONGEST);
  /** Where the last thing that was read ended. Past the end of the bytes everything reads as 0, which is no letter. */
  let end = 0;

  const place = (bytes: Uint8Array, from: number): number => {
    end = from + 3;
    const a = (bytes[from] ?? 0) - A;
    const b = (bytes[from + 1] ?? 0) - A;
    const c = (bytes[from + 2] ?? 0) - A;
    if (a < 0 || a >= LETTERS || b < 0 || b >= LETTERS || c < 0 || c >= LETTERS) return -1;
    const province = provinces[codeOf(a, b, c)] ?? -1;
    if (province < 0 || bytes[end] !== SLASH) return province;
    end += 3;
    const d = (bytes[from + 4] ?? 0) - A;
    const e = (bytes[from + 5] ?? 0) - A;
    return d >= 0 && d < LETTERS && e >= 0 && e < LETTERS ? (coasts.get(codeOf(province, d, e)) ?? -1) : -1;
  };

  const unit = (bytes: Uint8Array, from: number): number => {
    const type = bytes[from];
    if ((type !== A && type !== F) || bytes[from + 1] !== SPACE) return -1;
    const location = place(bytes, from + 2);
    return location < 0 ? -1 : location | (type === F ? FLEET : 0);
  };

  const move = (bytes: Uint8Array): boolean => {
    const to = place(bytes, end + 3);
    if (to < 0) return false;
    const isFleet = (scan.orderedUnit & FLEET) !== 0;
    // A coast left out, or one that means nothing, is for others to make sense of.
    if (isFleet ? bareOfCoasts[to] === 1 : to >= provinceCount) return false;
    let kind = MOVE;
    if (!isFleet && bytes[end] === SPACE && bytes[end + 1] === V && bytes[end + 2] === I && bytes[end + 3] === A) {
      end += 4;
      kind = MOVE | VIA;
    }
    scan.part = packOrder(0, kind, 0, to);
    return bytes[end] === QUOTE;
  };

  const help = (bytes: Uint8Array, kind: number): boolean => {
    const helped = unit(bytes, end + 3);
    if (helped < 0) return false;
    const client = provinceOf[helped & ~FLEET] ?? 0;
    scan.clientUnit = helped;
    scan.client = client;
    if (bytes[end] === QUOTE) {
      scan.part = packOrder(0, SUPPORT_HOLD, client, client);
      return kind === SUPPORT_MOVE;
    }
    if (bytes[end] !== SPACE || bytes[end + 1] !== DASH || bytes[end + 2] !== SPACE) return false;
    const to = place(bytes, end + 3);
    if (to < 0 || bytes[end] !== QUOTE) return false;
    const isFleet = (helped & FLEET) !== 0;
    if ((!isFleet && to >= provinceCount) || (isFleet && kind === CONVOY)) return false;
    scan.part = packOrder(0, kind, client, to);
    return true;
  };

  const order = (bytes: Uint8Array, from: number): boolean => {
    const word = unit(bytes, from);
    if (word < 0 || bytes[end] !== SPACE) return false;
    scan.orderedUnit = word;
    scan.client = -1;
    const verb = bytes[end + 1];
    if (verb === H) {
      end += 2;
      scan.part = 0;
      return bytes[end] === QUOTE;
    }
    if (bytes[end + 2] !== SPACE) return false;
    if (verb === DASH) return move(bytes);
    if (verb === S) return help(bytes, SUPPORT_MOVE);
    return verb === C && help(bytes, CONVOY);
  };

  /** Puts a text between quotes into the scan's own bytes. */
  const quote = (text: string): boolean => {
    if (text.length >= LONGEST) return false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 127) return false;
      own[at] = code;
    }
    own[text.length] = QUOTE;
    return true;
  };

  const scan: OrderScan = {
    end: 0,
    orderedUnit: 0,
    part: 0,
    client: -1,
    clientUnit: 0,
    unitAt: (bytes, from) => {
      const word = unit(bytes, from);
      scan.end = end;
      return bytes[end] === QUOTE ? word : -1;
    },
    orderAt: (bytes, from) => {
      const isRead = order(bytes, from);
      scan.end = end;
      return isRead;
    },
    unit: (text) => (quote(text) ? scan.unitAt(own, 0) : -1),
    order: (text) => quote(text) && scan.orderAt(own, 0),
  };
  return scan;
}

function codeOf(a: number, b: number, c: number): number {
  return (a * LETTERS + b) * LETTERS + c;
}
