import { type Fonts, fontsFor } from './fonts.ts';
import { settable } from './settable.ts';

/** A picture in pixels. */
export interface Raster {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row: red, green, blue, opacity; colours are multiplied by their opacity. */
  pixels(): Uint8Array;
  png(): Uint8Array;
}

export interface RasterOptions {
  /** Width in pixels; the SVG's own when left out. */
  readonly width?: number;
  /** Fonts to set text in, and no other: whatever the system has, the picture is the same. */
  readonly fonts?: Fonts;
}

/** Turns SVG into pixels. @throws Error when the SVG is none */
export type Rasteriser = (svg: string, options?: RasterOptions) => Raster;

/** What turns SVG into pixels is loaded only here: no other command has to wait for it. */
export async function loadRasteriser(): Promise<Rasteriser> {
  const { Resvg } = await import('@resvg/resvg-js');
  return (asked, { width, fonts: named } = {}) => {
    const { svg } = settable(asked);
    const fonts = named ?? fontsFor(svg);
    const drawn = new Resvg(svg, {
      font: {
        loadSystemFonts: false,
        fontFiles: [...fonts.files],
        defaultFontFamily: fonts.family,
        sansSerifFamily: fonts.family,
      },
      ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
    }).render();
    const { width: wide, height } = drawn;
    let pixels: Uint8Array | undefined;
    // Every look at them would be a copy.
    return { width: wide, height, pixels: () => (pixels ??= drawn.pixels), png: () => drawn.asPng() };
  };
}

/** The PNG of an SVG. @param width in pixels; the SVG's own when left out */
export async function pngOf(svg: string, width?: number): Promise<Uint8Array> {
  const rasterise = await loadRasteriser();
  return rasterise(svg, width === undefined ? {} : { width }).png();
}
