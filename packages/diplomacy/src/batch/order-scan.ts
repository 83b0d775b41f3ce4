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
const F = 70;
const SPACE = 32;
const SLASH = 47;
const LETTERS = 26;
const PLAIN_ID = /^[A-Z]{3}(\/[A-Z]{2})?$/;

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
  const { provinceCount } = board;
  const bareOfCoasts = Uint8Array.from(board.coasts, (list) => (list.length > 0 ? 1 : 0));
  /** Where the last place or unit that was read ended. */
  let end = 0;

  const place = (text: string, from: number): number => {
    end = from + 3;
    const a = text.charCodeAt(from) - A;
    const b = text.charCodeAt(from + 1) - A;
    const c = text.charCodeAt(from + 2) - A;
    // Past the end of the text this is NaN, which is in no range.
    if (!(a >= 0 && a < LETTERS && b >= 0 && b < LETTERS && c >= 0 && c < LETTERS)) return -1;
    const province = provinces[codeOf(a, b, c)] ?? -1;
    if (province < 0 || text.charCodeAt(end) !== SLASH) return province;
    end += 3;
    const d = text.charCodeAt(from + 4) - A;
    const e = text.charCodeAt(from + 5) - A;
    return d >= 0 && d < LETTERS && e >= 0 && e < LETTERS ? (coasts.get(codeOf(province, d, e)) ?? -1) : -1;
  };

  const unit = (text: string, from: number): number => {
    const type = text.charCodeAt(from);
    if ((type !== A && type !== F) || text.charCodeAt(from + 1) !== SPACE) return -1;
    const location = place(text, from + 2);
    return location < 0 ? -1 : location | (type === F ? FLEET : 0);
  };

  /** Whether ` X ` stands at the end of what was read, and passes it. */
  const verb = (text: string, letter: number): boolean => {
    if (text.charCodeAt(end) !== SPACE || text.charCodeAt(end + 1) !== letter) return false;
    if (end + 2 === text.length) {
      end += 2;
      return true;
    }
    if (text.charCodeAt(end + 2) !== SPACE) return false;
    end += 3;
    return true;
  };

  const move = (text: string): boolean => {
    const to = place(text, end);
    if (to < 0) return false;
    const isFleet = (scan.orderedUnit & FLEET) !== 0;
    // A coast left out, or one that means nothing, is for others to make sense of.
    if (isFleet ? bareOfCoasts[to] === 1 : to >= provinceCount) return false;
    if (end === text.length) {
      scan.part = packOrder(0, MOVE, 0, to);
      return true;
    }
    if (isFleet || !text.endsWith(' VIA') || end + 4 !== text.length) return false;
    scan.part = packOrder(0, MOVE | VIA, 0, to);
    return true;
  };

  const help = (text: string, kind: typeof SUPPORT_MOVE | typeof CONVOY): boolean => {
    const helped = unit(text, end);
    if (helped < 0) return false;
    scan.clientUnit = helped;
    scan.client = board.provinceOf[helped & ~FLEET] ?? 0;
    if (end === text.length) {
      scan.part = packOrder(0, SUPPORT_HOLD, scan.client, scan.client);
      return kind === SUPPORT_MOVE;
    }
    if (!verb(text, DASH)) return false;
    const to = place(text, end);
    if (to < 0 || end !== text.length) return false;
    const isFleet = (helped & FLEET) !== 0;
    if ((!isFleet && to >= provinceCount) || (isFleet && kind === CONVOY)) return false;
    scan.part = packOrder(0, kind, scan.client, to);
    return true;
  };

  const scan: OrderScan = {
    orderedUnit: 0,
    part: 0,
    client: -1,
    clientUnit: 0,
    unit: (text) => {
      const word = unit(text, 0);
      return end === text.length ? word : -1;
    },
    order: (text) => {
      const word = unit(text, 0);
      if (word < 0) return false;
      scan.orderedUnit = word;
      scan.client = -1;
      if (verb(text, DASH)) return move(text);
      if (verb(text, S)) return help(text, SUPPORT_MOVE);
      if (verb(text, C)) return help(text, CONVOY);
      scan.part = 0;
      return verb(text, H) && end === text.length;
    },
  };
  return scan;
}

const DASH = 45;
const C = 67;
const H = 72;
const S = 83;

function codeOf(a: number, b: number, c: number): number {
  return (a * LETTERS + b) * LETTERS + c;
}
