import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 수문장. Guards the cell that it holds. */
export const gatekeeper = pieceCard({
  id: 'gatekeeper',
  faction: from('S0', 'dgm'),
  tier: from('deduced', 'basic'),
  lv: printed('S3', 3),
  hp: printed('S3', 3),
  atk: printed('S3', 1),
  cost: printed('S1', 5),
  powers: [
    power(
      'ward',
      'PLM-K2',
      ['battle', 'must'],
      [{ kind: 'grant', whom: { kind: 'itself' }, hp: house('gatekeeper.ward') }],
      { conditions: [{ kind: 'defending' }] },
    ),
  ],
});
