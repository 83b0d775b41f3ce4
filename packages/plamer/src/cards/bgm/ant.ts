import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 개미. Cheap, hard to be rid of, and never alone for long. */
export const ant = pieceCard({
  id: 'ant',
  faction: from('S0', 'bgm'),
  tier: from('S1', 'basic'),
  lv: printed('S3', 1),
  hp: printed('S3', 1),
  atk: printed('S3', 1),
  cost: house('ant.cost'),
  powers: [
    power('undying', 'PLM-K11', ['battle', 'standing'], [{ kind: 'undying' }]),
    power(
      'ant-tunnel',
      'PLM-K12',
      ['production', 'either'],
      [{ kind: 'build', card: 'ant', at: 'its-cell', paid: false, active: true, by: 'ant-tunnel' }],
      { once: true, costs: [{ kind: 'dor', amount: printed('S1', 3) }] },
    ),
  ],
});
