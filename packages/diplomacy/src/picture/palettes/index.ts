import { DARK } from './dark.ts';
import { HIGH_CONTRAST } from './high-contrast.ts';
import { LIGHT } from './light.ts';
import { PAGE } from './page.ts';
import type { Palette, PaletteId } from './palette.ts';
import { PRINT } from './print.ts';

export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  light: LIGHT,
  dark: DARK,
  print: PRINT,
  page: PAGE,
  'high-contrast': HIGH_CONTRAST,
};
