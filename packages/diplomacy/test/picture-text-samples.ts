import type { Samples } from '@panjeong/kernel';
import type { PictureTexts } from '../src/text/picture-messages.ts';

const COUNTS = [
  { centres: 1, units: 2 },
  { centres: 3, units: 1 },
] as const;

/** Parameters for what pictures say, enough to take every branch. */
export const PICTURE_SAMPLES: { readonly [Kind in keyof PictureTexts]: Partial<Samples<PictureTexts[Kind]>> } = {
  picture: {
    whole: [{ title: 'x', phase: 'y' }],
    holdings: COUNTS.map((counts) => ({ power: 'Turkey', ...counts })),
    counts: COUNTS,
    waived: [1, 2].map((builds) => ({ power: 'Turkey', builds })),
    province: [
      { name: 'BUL', holds: [] },
      { name: 'BUL', holds: ['x', 'y'] },
    ],
    unit: [
      { power: 'Turkey', type: 'A' },
      { power: 'Turkey', type: 'F' },
    ],
    dislodged: [{ unit: 'A BUL' }],
    centre: [null, 'Turkey'].flatMap((owner) => [null, 'Italy'].map((home) => ({ owner, home }))),
  },
  legend: {},
};
