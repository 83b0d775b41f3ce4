import { type Fonts, fontsFor } from './fonts.ts';

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
  const [{ Resvg }, { PNG }] = await Promise.all([import('@resvg/resvg-js'), import('pngjs')]);
  const packed = (width: number, height: number, pixels: Uint8Array): Uint8Array => {
    const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length);
    const options = {
      inputColorType: RGBA,
      colorType: RGBA,
      filterType: 0,
      deflateLevel: 3,
      deflateStrategy: 0,
    } as const;
    return PNG.sync.write({ width, height, data } as InstanceType<typeof PNG>, options);
  };
  return (svg, { width, fonts = fontsFor(svg) } = {}) => {
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
    const pixels = drawn.pixels;
    // A file that is a quarter smaller in less than half the time; pixels one sees through would need to be undone first.
    const png = (): Uint8Array => (isOpaque(pixels) ? packed(wide, height, pixels) : drawn.asPng());
    return { width: wide, height, pixels: () => pixels, png };
  };
}

/** PNG's number for four bytes a pixel. */
const RGBA = 6;

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

/** The PNG of an SVG. @param width in pixels; the SVG's own when left out */
export async function pngOf(svg: string, width?: number): Promise<Uint8Array> {
  const rasterise = await loadRasteriser();
  return rasterise(svg, width === undefined ? {} : { width }).png();
}
