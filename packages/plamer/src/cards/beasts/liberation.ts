import { specialCard } from '../declare.ts';
import { from } from '../figure.ts';

/** 해방. Captives go home, and the weakest strikes harder for each. */
export const liberation = specialCard({
  id: 'liberation',
  rule: 'PLM-K24',
  faction: from('S3', 'beasts'),
  timing: from('S3', 'battle'),
  cost: null,
  costs: [{ kind: 'captives' }],
  aim: { kind: 'captives' },
  verbs: [{ kind: 'grant', whom: { kind: 'lowest-own-here' }, atk: { source: 'moment', of: 'captives-handed' } }],
});
