import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 해킹. Structures that lie face down do not fight. */
export const hacking = specialCard({
  id: 'hacking',
  rule: 'PLM-K25',
  faction: from('S0', 'silverwood'),
  timing: from('house', 'movement'),
  cost: house('hacking.cost'),
  aim: { kind: 'cell', holds: 'mobile-opposing-structure', noHome: false },
  verbs: [{ kind: 'turn', whom: { kind: 'opposing-structures' }, to: 'settled' }],
});
