import { pieceCard, power } from '../declare.ts';
import { from, house, printed } from '../figure.ts';

/** 행성굴착기. Turned up in the supply turn it brings dor. */
export const planetDigger = pieceCard({
  id: 'planet-digger',
  faction: from('S0', 'bgm'),
  tier: from('deduced', 'intermediate'),
  lv: printed('S3', 2),
  hp: printed('S3', 3),
  atk: printed('S3', 1),
  cost: house('planet-digger.cost'),
  powers: [power('dig', 'PLM-K14', ['supply', 'flip'], [{ kind: 'earn', dor: house('planet-digger.dig') }])],
});
