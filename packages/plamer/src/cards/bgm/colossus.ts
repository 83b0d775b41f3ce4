import { pieceCard } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 거신. Needs no power. */
export const colossus = pieceCard({
  id: 'colossus',
  faction: from('S0', 'bgm'),
  tier: from('house', 'advanced'),
  lv: printed('S3', 7),
  hp: printed('S3', 12),
  atk: printed('S3', 3),
  cost: house('colossus.cost'),
  powers: [],
});
