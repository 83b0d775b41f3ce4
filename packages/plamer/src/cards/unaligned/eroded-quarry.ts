import { pieceCard, power } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 잠식된 석산. The one thing that moves structures. */
export const erodedQuarry = pieceCard({
  id: 'eroded-quarry',
  faction: from('house', 'unaligned'),
  tier: from('S1', 'structure'),
  lv: house('eroded-quarry.lv'),
  hp: house('eroded-quarry.hp'),
  atk: house('eroded-quarry.atk'),
  cost: house('eroded-quarry.cost'),
  powers: [
    power('quarry-delivery', 'PLM-K19', ['movement', 'mobile'], [{ kind: 'step', whom: { kind: 'named' } }], {
      once: true,
      aim: { kind: 'structure-and-step' },
    }),
  ],
});
