/** What the tests use of opentype.js, which brings no types. */
declare module 'opentype.js' {
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): { readonly index: number; readonly advanceWidth: number };
  }
  export function parse(buffer: ArrayBuffer): Font;
}
