import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 터보엔진. */
export const turboEngine = specialCard({
  id: 'turbo-engine',
  rule: 'PLM-K32',
  faction: from('house', 'unaligned'),
  timing: from('house', 'movement'),
  cost: house('turbo-engine.cost'),
  aim: { kind: 'own-piece', stance: 'mobile', of: 'no-structure', here: false },
  verbs: [{ kind: 'move-again', whom: { kind: 'named' } }],
});
