import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 대응사격. */
export const returnFire = specialCard({
  id: 'return-fire',
  rule: 'PLM-K28',
  faction: from('house', 'unaligned'),
  timing: from('S3', 'response'),
  cost: house('return-fire.cost'),
  aim: { kind: 'cell', holds: 'opposing', noHome: false },
  verbs: [{ kind: 'hit', whom: { kind: 'highest-opposing' }, atk: house('return-fire.atk') }],
});
