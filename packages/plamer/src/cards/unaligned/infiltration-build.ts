import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 잠입건설. */
export const infiltrationBuild = specialCard({
  id: 'infiltration-build',
  rule: 'PLM-K30',
  faction: from('house', 'unaligned'),
  timing: from('S1', 'response'),
  cost: house('infiltration-build.cost'),
  aim: { kind: 'cell', holds: 'opposing', noHome: true },
  verbs: [{ kind: 'build', card: 'explosives', at: 'there', paid: false, active: false, by: 'infiltration' }],
});
