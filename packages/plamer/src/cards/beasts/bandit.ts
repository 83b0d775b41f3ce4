import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 산적. The stronger the opponent, the more it takes. */
export const bandit = pieceCard({
  id: 'bandit',
  faction: from('S3', 'beasts'),
  tier: from('house', 'basic'),
  lv: printed('S3', 4),
  hp: printed('S3', 3),
  atk: printed('S3', 2),
  cost: house('bandit.cost'),
  powers: [
    power(
      'plunder',
      'PLM-K16',
      ['battle', 'must'],
      [{ kind: 'plunder', dor: { source: 'moment', of: 'highest-opposing-lv' } }],
      { conditions: [{ kind: 'opponent-here' }] },
    ),
  ],
});
