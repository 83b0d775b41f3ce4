import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 망루. Uncovers what lies face down, and shoots first. */
export const watchtower = pieceCard({
  id: 'watchtower',
  faction: from('house', 'dgm'),
  tier: from('S1', 'structure'),
  lv: house('watchtower.lv'),
  hp: house('watchtower.hp'),
  atk: printed('S3', 2),
  cost: house('watchtower.cost'),
  powers: [
    power(
      'observation',
      'PLM-K7',
      ['movement', 'mobile'],
      [{ kind: 'turn', whom: { kind: 'a-settled-opposing' }, to: 'mobile' }],
      { once: true, aim: { kind: 'cell', holds: 'settled-opposing', noHome: false, within: printed('S0', 3) } },
    ),
    power('suppressing-fire', 'PLM-K8', ['battle', 'must'], [{ kind: 'strike', again: false }], {
      conditions: [{ kind: 'opponent-here' }, { kind: 'has-atk' }],
    }),
  ],
});
