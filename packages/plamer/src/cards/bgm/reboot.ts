import { specialCard } from '../declare.ts';
import { from, printed } from '../figure.ts';

/** 재부팅. */
export const reboot = specialCard({
  id: 'reboot',
  rule: 'PLM-K20',
  faction: from('S0', 'bgm'),
  timing: from('S0', 'response'),
  cost: printed('S3', 8),
  aim: { kind: 'own-piece', stance: 'settled', of: 'any', here: false },
  verbs: [{ kind: 'turn', whom: { kind: 'named' }, to: 'mobile' }],
});
