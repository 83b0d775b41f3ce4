import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 폭약. Goes off once, in a fight or under whoever stands over it. */
export const explosives = pieceCard({
  id: 'explosives',
  faction: from('house', 'dgm'),
  tier: from('S1', 'structure'),
  lv: house('explosives.lv'),
  hp: printed('S1', 1),
  atk: printed('S3', 5),
  cost: house('explosives.cost'),
  powers: [
    power('fuse', 'PLM-K9', ['battle', 'standing'], [{ kind: 'single-charge' }]),
    power(
      'explosion',
      'PLM-K10',
      ['response', 'flip'],
      [{ kind: 'hit', whom: { kind: 'highest-opposing' }, atk: house('explosives.explosion') }],
      { costs: [{ kind: 'itself' }] },
    ),
  ],
});
