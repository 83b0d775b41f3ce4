import { specialCard } from '../declare.ts';
import { from } from '../figure.ts';

/** 염동력. */
export const telekinesis = specialCard({
  id: 'telekinesis',
  rule: 'PLM-K23',
  faction: from('house', 'bgm'),
  timing: from('S3', 'response'),
  cost: null,
  costs: [{ kind: 'own-piece', card: 'ant' }],
  aim: { kind: 'push', paidWith: 'ant' },
  verbs: [{ kind: 'step', whom: { kind: 'opposing-of-named-kind' } }],
});
