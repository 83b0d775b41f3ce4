import { pieceCard, power } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 32대 라루나피. Goes on as long as it captures. */
export const larunapi32 = pieceCard({
  id: 'larunapi-32',
  faction: from('house', 'unaligned'),
  tier: from('house', 'advanced'),
  lv: house('larunapi-32.lv'),
  hp: house('larunapi-32.hp'),
  atk: house('larunapi-32.atk'),
  cost: house('larunapi-32.cost'),
  powers: [
    power('poise', 'PLM-K17', ['battle', 'must'], [{ kind: 'strike', again: true }], {
      conditions: [{ kind: 'opponent-here' }, { kind: 'has-atk' }],
    }),
  ],
});
