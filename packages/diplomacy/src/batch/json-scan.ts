/**
 * Walks over JSON in bytes without making values of it. What it accepts is JSON; what it does not accept may still be
 * (deep nesting): whoever asks then reads the text with the real parser. All functions take the place of a value and
 * return the place behind it, or -1.
 */
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const DEEPEST = 32;

/** Passes spaces, tabs and carriage returns. A line end stops everything: what is walked over is one line. */
export function skipBlank(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte !== 32 && byte !== 9 && byte !== 13) return at;
    at++;
  }
}

/** Passes a text in quotes. */
export function skipText(bytes: Uint8Array, from: number): number {
  if (bytes[from] !== QUOTE) return -1;
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) return -1;
    if (byte === BACKSLASH) {
      at = skipEscape(bytes, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

/** Passes what follows a backslash; returns the place of its last byte. */
function skipEscape(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if ('"\\/bfnrt'.includes(String.fromCharCode(byte))) return at;
  if (byte !== 117) return -1;
  for (let digit = 1; digit <= 4; digit++) if (!isHex(bytes[at + digit] ?? 0)) return -1;
  return at + 4;
}

function isHex(byte: number): boolean {
  return isDigit(byte) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

/** Passes any value. */
export function skipValue(bytes: Uint8Array, from: number, depth = 0): number {
  switch (bytes[from]) {
    case QUOTE:
      return skipText(bytes, from);
    case OPEN_BRACE:
      return depth < DEEPEST ? skipMembers(bytes, from, CLOSE_BRACE, depth + 1) : -1;
    case OPEN_BRACKET:
      return depth < DEEPEST ? skipMembers(bytes, from, CLOSE_BRACKET, depth + 1) : -1;
    case 116:
      return skipWord(bytes, from, 'true');
    case 102:
      return skipWord(bytes, from, 'false');
    case 110:
      return skipWord(bytes, from, 'null');
    default:
      return skipNumber(bytes, from);
  }
}

/** Passes an object or a list. */
function skipMembers(bytes: Uint8Array, from: number, close: number, depth: number): number {
  let at = skipBlank(bytes, from + 1);
  if (bytes[at] === close) return at + 1;
  for (;;) {
    if (close === CLOSE_BRACE) {
      at = skipKey(bytes, at);
      if (at < 0) return -1;
    }
    at = skipValue(bytes, at, depth);
    if (at < 0) return -1;
    at = skipBlank(bytes, at);
    if (bytes[at] === close) return at + 1;
    if (bytes[at] !== COMMA) return -1;
    at = skipBlank(bytes, at + 1);
  }
}

/** Passes a key, its colon and the blanks around: what follows is the value. */
export function skipKey(bytes: Uint8Array, from: number): number {
  const end = skipText(bytes, from);
  if (end < 0) return -1;
  const colon = skipBlank(bytes, end);
  return bytes[colon] === COLON ? skipBlank(bytes, colon + 1) : -1;
}

function skipWord(bytes: Uint8Array, from: number, word: string): number {
  for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return -1;
  return from + word.length;
}

function skipNumber(bytes: Uint8Array, from: number): number {
  const whole = bytes[from] === 45 ? from + 1 : from;
  let at = bytes[whole] === 48 ? whole + 1 : skipDigits(bytes, whole);
  if (at >= 0 && bytes[at] === 46) at = skipDigits(bytes, at + 1);
  if (at < 0 || (bytes[at] !== 101 && bytes[at] !== 69)) return at;
  const sign = bytes[at + 1];
  return skipDigits(bytes, sign === 43 || sign === 45 ? at + 2 : at + 1);
}

/** Passes one digit or more. */
function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at] ?? 0)) at++;
  return at > from ? at : -1;
}
