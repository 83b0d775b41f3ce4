import { pieceCard, power } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 해상 기지. A second place of production. */
export const seaBase = pieceCard({
  id: 'sea-base',
  faction: from('house', 'unaligned'),
  tier: from('S1', 'structure'),
  lv: house('sea-base.lv'),
  hp: house('sea-base.hp'),
  atk: house('sea-base.atk'),
  cost: house('sea-base.cost'),
  powers: [power('resupply', 'PLM-K18', ['production', 'flip'], [{ kind: 'open-place' }])],
});
