import { pieceCard, power } from '../declare.ts';
import { from, printed } from '../figure.ts';

/** 장인. Builds structures where it stands. */
export const artisan = pieceCard({
  id: 'artisan',
  faction: from('S0', 'dgm'),
  tier: from('S1', 'basic'),
  lv: printed('S3', 2),
  hp: printed('S3', 2),
  atk: printed('S3', 1),
  cost: printed('S1', 5),
  powers: [
    power(
      'construction',
      'PLM-K3',
      ['production', 'flip'],
      [{ kind: 'build', card: 'named', at: 'its-cell', paid: true, active: true, by: 'construction' }],
      { aim: { kind: 'structure-kind' } },
    ),
  ],
});
