import { decodeCp949 } from './cp949.ts';

/** How the bytes of a sheet were written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';

export type DecodedSheet =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: Encoding }
  /** A picture, an archive, a document: nothing that was typed as text. */
  | { readonly kind: 'binary' };

/** So much is looked at to tell UTF-16 from others. */
const SAMPLE = 4096;

/**
 * Decodes what a sheet's file or a pipe holds: UTF-8 with or without a byte order mark, UTF-16 of either order with one
 * or recognisable without, and the code page of Korean Windows (CP949).
 */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return read(bytes, marked) ?? { kind: 'binary' };
  const wide = likelyWide(bytes);
  if (wide !== null) {
    const decoded = read(bytes, wide);
    return decoded?.kind === 'text' && looksTyped(decoded.text) ? decoded : { kind: 'binary' };
  }
  return read(bytes, 'utf-8') ?? read(bytes, 'cp949') ?? { kind: 'binary' };
}

function byteOrderMark(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/**
 * UTF-16 without a mark: pairs of bytes, and line ends, spaces or Latin letters leave a zero in one place of the pair.
 * No other text has zeros.
 */
function likelyWide(bytes: Uint8Array): Encoding | null {
  if (bytes.length < 2 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, SAMPLE);
  let evenZeros = 0;
  let oddZeros = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) evenZeros++;
    else oddZeros++;
  });
  const needed = sample.length / 50;
  if (oddZeros > needed && evenZeros === 0) return 'utf-16le';
  if (evenZeros > needed && oddZeros === 0) return 'utf-16be';
  return null;
}

/** Bytes paired by mistake make rare Chinese characters and signs nobody types; real sheets hardly have any. */
function looksTyped(text: string): boolean {
  const typed = text.match(/[\p{Script=Hangul}\p{Script=Latin}\p{Nd}\s\p{P}\p{S}]/gu)?.length ?? 0;
  return typed >= Array.from(text).length * 0.8;
}

/** Null when the bytes are no text of that encoding. */
function read(bytes: Uint8Array, encoding: Encoding): DecodedSheet | null {
  const text = encoding === 'cp949' ? decodeCp949(bytes) : decodeUnicode(bytes, encoding);
  return text === null || hasControls(text) ? null : { kind: 'text', text: text.replace(UNSHOWN, ' '), encoding };
}

/**
 * Control characters that come with badly copied text: no messenger shows them, and a terminal may obey them (U+009B begins
 * what U+001B [ begins). U+0085 is a line end.
 */
const UNSHOWN = /[\u007f-\u0084\u0086-\u009f]/g;

function decodeUnicode(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | null {
  try {
    // Takes the byte order mark off.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // What a fatal decoder throws for bytes that mean nothing; anything else is a fault of ours.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Control characters stand in no text, but for tabs, line ends, form feeds and the old end-of-file mark. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a) return true;
  }
  return false;
}
