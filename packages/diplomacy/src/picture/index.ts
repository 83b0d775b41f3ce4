export { textWidth } from '../drawing/text-width.ts';
export { simulate, VISIONS, type Vision } from './colour/vision.ts';
export { createPainter, type Painter } from './painter.ts';
export { PALETTE_IDS, type PaletteId } from './palettes/palette.ts';
export type { Picture } from './picture.ts';
export { escaped, shortened } from './svg.ts';
