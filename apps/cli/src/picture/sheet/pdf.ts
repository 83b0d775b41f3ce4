import { deflateSync } from 'node:zlib';
import { loadRasteriser, type Raster } from '../png.ts';
import { PAPER } from './paper.ts';

/** Dots an inch of what is to be printed. */
export const PRINT_DPI = 300;
const INCH = 25.4;
const POINTS = 72;

/** Pixels that a page is wide. */
export const PRINT_WIDTH = Math.round((PAPER.width / INCH) * PRINT_DPI);

/** Pages as a PDF to be printed: each is a picture, in shades of black where it has no colour. */
export async function pdfOf(title: string, pages: readonly string[]): Promise<Uint8Array> {
  const [pdf, rasterise] = await Promise.all([import('@cantoo/pdf-lib'), loadRasteriser()]);
  const document = await pdf.PDFDocument.create();
  document.setTitle(title);
  const [width, height] = [PAPER.width, PAPER.height].map((side) => (side / INCH) * POINTS) as [number, number];
  for (const svg of pages) {
    const { samples, space, ...size } = samplesOf(rasterise(svg, { width: PRINT_WIDTH }));
    const image = document.context.stream(deflateSync(samples), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: size.width,
      Height: size.height,
      BitsPerComponent: 8,
      ColorSpace: space,
      Filter: 'FlateDecode',
    });
    const page = document.addPage([width, height]);
    const name = page.node.newXObject('Page', document.context.register(image));
    page.pushOperators(
      pdf.pushGraphicsState(),
      pdf.concatTransformationMatrix(width, 0, 0, height, 0, 0),
      pdf.drawObject(name),
      pdf.popGraphicsState(),
    );
  }
  return document.save();
}

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
  readonly space: 'DeviceGray' | 'DeviceRGB';
}

/** A picture without its opacity, and without colour where it has none: a third of the size. */
function samplesOf(raster: Raster): Samples {
  const { width, height } = raster;
  const bytes = raster.pixels();
  const count = width * height;
  let isGrey = true;
  for (let at = 0; at < count && isGrey; at++) {
    isGrey = bytes[4 * at] === bytes[4 * at + 1] && bytes[4 * at] === bytes[4 * at + 2];
  }
  const each = isGrey ? 1 : 3;
  const samples = new Uint8Array(count * each);
  for (let at = 0; at < count; at++) {
    for (let channel = 0; channel < each; channel++) samples[at * each + channel] = bytes[4 * at + channel] ?? 0;
  }
  return { width, height, samples, space: isGrey ? 'DeviceGray' : 'DeviceRGB' };
}
