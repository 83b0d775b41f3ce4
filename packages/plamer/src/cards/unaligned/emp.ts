import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** EMP. Structures that lie face down do not fight. */
export const emp = specialCard({
  id: 'emp',
  rule: 'PLM-K26',
  faction: from('house', 'unaligned'),
  timing: from('house', 'movement'),
  cost: house('emp.cost'),
  aim: { kind: 'cell', holds: 'mobile-opposing-structure', noHome: false },
  verbs: [{ kind: 'turn', whom: { kind: 'opposing-structures' }, to: 'settled' }],
});
