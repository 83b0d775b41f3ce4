import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 별마대. While its card lies open, the coins of the leftmost card stand taller. */
export const starCavalry = pieceCard({
  id: 'star-cavalry',
  faction: from('S0', 'dgm'),
  tier: from('S1', 'intermediate'),
  lv: printed('S3', 5),
  hp: printed('S3', 8),
  atk: printed('S3', 3),
  cost: printed('S1', 12),
  powers: [
    power('screen', 'PLM-K5', ['entry', 'standing'], [{ kind: 'raise-leftmost', lv: house('star-cavalry.screen') }]),
  ],
});
