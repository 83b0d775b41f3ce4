import { pieceCard, power } from '../declare.ts';
import { from, printed } from '../figure.ts';

/** 갑사. Takes the strongest of the weak before blows are struck. */
export const guardsman = pieceCard({
  id: 'guardsman',
  faction: from('S0', 'dgm'),
  tier: from('house', 'intermediate'),
  lv: printed('S3', 7),
  hp: printed('S3', 3),
  atk: printed('S3', 2),
  cost: printed('S1', 7),
  powers: [
    power(
      'suppress',
      'PLM-K4',
      ['battle', 'must'],
      [{ kind: 'capture', whom: { kind: 'highest-opposing', atMost: printed('S3', 3) } }],
      { conditions: [{ kind: 'opponent-here' }, { kind: 'some-at-most', lv: printed('S3', 3) }] },
    ),
  ],
});
