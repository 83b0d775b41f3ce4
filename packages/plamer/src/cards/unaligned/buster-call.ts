import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 버스터콜. */
export const busterCall = specialCard({
  id: 'buster-call',
  rule: 'PLM-K33',
  faction: from('house', 'unaligned'),
  timing: from('house', 'movement'),
  cost: house('buster-call.cost'),
  aim: { kind: 'gather', within: house('buster-call.reach') },
  verbs: [{ kind: 'gather', within: house('buster-call.reach') }],
});
