/** Text being written as bytes, which grows as it needs. */
export interface ByteText {
  bytes: Uint8Array;
  length: number;
  /** The same bytes, to be written four at a time. */
  view: DataView;
}

/** A short text kept ready to be appended: its bytes four by four, lowest first, and how many they are. */
export interface Piece {
  readonly words: Int32Array;
  readonly length: number;
}

/** What appending in fours may write too far. */
const SLACK = 3;

export function emptyText(capacity: number): ByteText {
  const bytes = new Uint8Array(capacity + SLACK);
  return { bytes, length: 0, view: new DataView(bytes.buffer) };
}

/** Makes room for so many bytes more. */
export function reserve(text: ByteText, more: number): void {
  if (text.length + more + SLACK <= text.bytes.length) return;
  const larger = new Uint8Array(Math.max(2 * text.bytes.length, text.length + more + SLACK));
  larger.set(text.bytes.subarray(0, text.length));
  text.bytes = larger;
  text.view = new DataView(larger.buffer);
}

/** Appends some bytes of an array. Room must have been reserved: what is appended is short, and asking costs as much. */
export function append(text: ByteText, from: Uint8Array, start: number, end: number): void {
  const { bytes } = text;
  let { length } = text;
  for (let at = start; at < end; at++) bytes[length++] = from[at] ?? 0;
  text.length = length;
}

/** Appends a piece. Room must have been reserved. */
export function appendPiece(text: ByteText, { words, length }: Piece): void {
  const { view } = text;
  const start = text.length;
  for (let w = 0; w < words.length; w++) view.setInt32(start + 4 * w, words[w] ?? 0, true);
  text.length = start + length;
}

/** The bytes of an ASCII text. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** An ASCII text as a piece. */
export function piece(text: string): Piece {
  const bytes = new Uint8Array(Math.ceil(text.length / 4) * 4);
  bytes.set(ascii(text));
  const view = new DataView(bytes.buffer);
  return {
    words: Int32Array.from({ length: bytes.length / 4 }, (_, w) => view.getInt32(4 * w, true)),
    length: text.length,
  };
}

/** The text of ASCII bytes. */
export function asText(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  // As many arguments as a call may have, and no more.
  for (let at = start; at < end; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 4096)));
  }
  return text;
}
