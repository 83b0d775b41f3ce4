import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 피 땀 눈물. */
export const bloodSweatTears = specialCard({
  id: 'blood-sweat-tears',
  rule: 'PLM-K31',
  faction: from('house', 'unaligned'),
  timing: from('house', 'production'),
  cost: house('blood-sweat-tears.cost'),
  aim: { kind: 'basic-kind-at-home' },
  verbs: [{ kind: 'build', card: 'named', at: 'there', paid: false, active: true, by: 'gift' }],
});
