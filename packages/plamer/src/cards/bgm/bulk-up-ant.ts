import { specialCard } from '../declare.ts';
import { from, printed } from '../figure.ts';

/** 벌크업 개미. A small one made to look big. */
export const bulkUpAnt = specialCard({
  id: 'bulk-up-ant',
  rule: 'PLM-K21',
  faction: from('S3', 'bgm'),
  timing: from('S3', 'battle'),
  cost: printed('S3', 5),
  aim: { kind: 'own-piece', stance: 'either', of: { card: 'ant' }, here: true },
  verbs: [{ kind: 'become-lv', whom: { kind: 'named' }, lv: printed('S3', 6) }],
});
