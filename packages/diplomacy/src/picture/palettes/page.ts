import { LIGHT } from './light.ts';
import type { Palette, PowerColours } from './palette.ts';

const WHITE = [0.985, 0.005, 90] as const;
const INK = [0.23, 0.02, 260] as const;

const PAGE_POWERS = {
  GERMANY: { strong: [0.89, 0.165, 98], emblem: INK },
  ENGLAND: { strong: [0.51, 0.19, 262], emblem: WHITE },
  FRANCE: { strong: [0.8, 0.125, 350], emblem: INK },
  AUSTRIA: { strong: [0.575, 0.205, 26], emblem: WHITE },
  TURKEY: { strong: [0.68, 0.15, 305], emblem: INK },
  RUSSIA: { strong: [0.69, 0.18, 143], emblem: INK },
  ITALY: { strong: [0.385, 0.085, 66], emblem: WHITE },
} as const satisfies Readonly<Record<string, PowerColours>>;

/**
 * The colours of the Korean tutorial page (Germany yellow, England blue, France pink, Austria red, Turkey lilac, Russia
 * green), full as on its maps. It names none for Italy: a brown is apart from all six.
 */
export const PAGE: Palette = {
  ...LIGHT,
  id: 'page',
  tint: { lightness: 0.36, chroma: 0.62 },
  pattern: { step: -0.12, chroma: 0.85 },
  powers: PAGE_POWERS,
  others: [
    PAGE_POWERS.GERMANY,
    PAGE_POWERS.ENGLAND,
    PAGE_POWERS.FRANCE,
    PAGE_POWERS.AUSTRIA,
    PAGE_POWERS.TURKEY,
    PAGE_POWERS.RUSSIA,
    PAGE_POWERS.ITALY,
  ],
};
