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

/** How far the last walks came: where what is no JSON begins. */
let furthest = 0;

function stop(at: number): -1 {
  if (at > furthest) furthest = at;
  return -1;
}

/** Where a text stops being JSON; its length when it breaks off. */
export function faultIn(text: string): number {
  // Only what the grammar is made of matters here: anything else can stand inside quotes alone.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = Math.min(text.charCodeAt(at), 127);
  furthest = 0;
  const from = skipBlank(bytes, 0);
  const end = skipValue(bytes, from);
  return end < 0 ? furthest : skipBlank(bytes, end);
}

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
  if (bytes[from] !== QUOTE) return stop(from);
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) return stop(at);
    if (byte === BACKSLASH) {
      at = skipEscape(bytes, at + 1);
      if (at < 0) return -1;
    }
  }
  return stop(bytes.length);
}

/** Passes what follows a backslash; returns the place of its last byte. */
function skipEscape(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if ('"\\/bfnrt'.includes(String.fromCharCode(byte))) return at;
  if (byte !== 117) return stop(at);
  for (let digit = 1; digit <= 4; digit++) if (!isHex(bytes[at + digit] ?? 0)) return stop(at + digit);
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
      return depth < DEEPEST ? skipMembers(bytes, from, CLOSE_BRACE, depth + 1) : stop(from);
    case OPEN_BRACKET:
      return depth < DEEPEST ? skipMembers(bytes, from, CLOSE_BRACKET, depth + 1) : stop(from);
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
    if (bytes[at] !== COMMA) return stop(at);
    at = skipBlank(bytes, at + 1);
  }
}

/** Passes a key, its colon and the blanks around: what follows is the value. */
export function skipKey(bytes: Uint8Array, from: number): number {
  const end = skipText(bytes, from);
  if (end < 0) return -1;
  const colon = skipBlank(bytes, end);
  return bytes[colon] === COLON ? skipBlank(bytes, colon + 1) : stop(colon);
}

function skipWord(bytes: Uint8Array, from: number, word: string): number {
  for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return stop(from + at);
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
  return at > from ? at : stop(at);
}
