import { pieceCard } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 파괴수. */
export const ravager = pieceCard({
  id: 'ravager',
  faction: from('S3', 'bgm'),
  tier: from('house', 'intermediate'),
  lv: printed('S3', 5),
  hp: house('ravager.hp'),
  atk: printed('S3', 3),
  cost: house('ravager.cost'),
  powers: [],
});
