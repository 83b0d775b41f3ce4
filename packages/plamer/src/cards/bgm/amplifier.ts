import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 증폭기. */
export const amplifier = pieceCard({
  id: 'amplifier',
  faction: from('S0', 'bgm'),
  tier: from('deduced', 'basic'),
  lv: printed('S3', 4),
  hp: printed('S3', 3),
  atk: house('amplifier.atk'),
  cost: house('amplifier.cost'),
  powers: [
    power(
      'amplify',
      'PLM-K13',
      ['battle', 'must'],
      [{ kind: 'grant', whom: { kind: 'comrades-here' }, atk: house('amplifier.amplify') }],
      { conditions: [{ kind: 'comrade-here' }] },
    ),
  ],
});
