import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 기폭. */
export const detonate = specialCard({
  id: 'detonate',
  rule: 'PLM-K22',
  faction: from('house', 'bgm'),
  timing: from('S3', 'response'),
  cost: null,
  costs: [{ kind: 'own-piece', card: 'ant' }],
  aim: { kind: 'own-piece', stance: 'either', of: { card: 'ant' }, here: false },
  verbs: [{ kind: 'hit', whom: { kind: 'highest-opposing' }, atk: house('detonate.atk') }],
});
