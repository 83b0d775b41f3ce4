import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 진내폭격. Everyone there is hit, and one's own are given up for it. */
export const fireOnOwnPosition = specialCard({
  id: 'fire-on-own-position',
  rule: 'PLM-K29',
  faction: from('house', 'unaligned'),
  timing: from('S3', 'response'),
  cost: null,
  costs: [{ kind: 'offering' }],
  aim: { kind: 'cell', holds: 'own', noHome: false },
  verbs: [{ kind: 'hit', whom: { kind: 'every-opposing' }, atk: house('fire-on-own-position.atk') }],
});
