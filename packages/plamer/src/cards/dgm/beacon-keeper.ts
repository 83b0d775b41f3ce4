import { pieceCard, power } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 봉수장. */
export const beaconKeeper = pieceCard({
  id: 'beacon-keeper',
  faction: from('S1', 'dgm'),
  tier: from('S1', 'advanced'),
  lv: house('beacon-keeper.lv'),
  hp: house('beacon-keeper.hp'),
  atk: house('beacon-keeper.atk'),
  cost: house('beacon-keeper.cost'),
  powers: [power('beacon', 'PLM-K6', ['supply', 'flip'], [{ kind: 'draw', cards: house('beacon-keeper.beacon') }])],
});
