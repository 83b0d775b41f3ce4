import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 들불. Flares up against the weak, and only against them. */
export const wildfire = pieceCard({
  id: 'wildfire',
  faction: from('S3', 'beasts'),
  tier: from('house', 'basic'),
  lv: printed('S3', 1),
  hp: printed('S3', 3),
  atk: printed('S3', 1),
  cost: house('wildfire.cost'),
  powers: [
    power(
      'disdain',
      'PLM-K15',
      ['battle', 'must'],
      [{ kind: 'grant', whom: { kind: 'itself' }, atk: house('wildfire.disdain') }],
      {
        conditions: [
          { kind: 'opponent-here' },
          { kind: 'none-of-lv', lv: printed('S3', 7) },
          { kind: 'all-at-most', lv: house('wildfire.disdain-lv') },
        ],
      },
    ),
  ],
});
