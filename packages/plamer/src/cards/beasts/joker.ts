import { pieceCard } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 조커. */
export const joker = pieceCard({
  id: 'joker',
  faction: from('S3', 'beasts'),
  tier: from('house', 'intermediate'),
  lv: printed('S3', 5),
  hp: house('joker.hp'),
  atk: house('joker.atk'),
  cost: house('joker.cost'),
  powers: [],
});
