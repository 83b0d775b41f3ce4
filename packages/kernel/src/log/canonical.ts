import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The first place at which a value is not plain JSON, as a path such as `stack[0].coin`, or null when all of it is.
 * What JSON would silently change counts: `undefined`, NaN, infinities, -0, dates, Maps, class instances, holes.
 */
export function jsonFault(value: unknown, at = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : at || '.';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = jsonFault(value[index], `${at}[${index}]`);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (typeof value !== 'object') return at || '.';
  const prototype: unknown = Object.getPrototypeOf(value);
  if ((prototype !== Object.prototype && prototype !== null) || Object.getOwnPropertySymbols(value).length > 0) {
    return at || '.';
  }
  for (const [key, part] of Object.entries(value)) {
    const fault = jsonFault(part, at === '' ? key : `${at}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * JSON with sorted keys and no spaces: equal values give equal text, whatever order their keys were written in.
 *
 * @throws TypeError naming the place, when the value is not plain JSON: that is a bug in a game.
 */
export function canonicalJson(value: unknown): string {
  const fault = jsonFault(value);
  if (fault !== null) throw new TypeError(`not JSON at ${fault}`);
  return write(value);
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`).join(',')}}`;
}

/** SHA-256 of the canonical JSON, in lower-case hex. @throws TypeError when the value is not plain JSON */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
