import { specialCard } from '../declare.ts';
import { from, house } from '../figure.ts';

/** 긴급 후퇴. */
export const emergencyRetreat = specialCard({
  id: 'emergency-retreat',
  rule: 'PLM-K27',
  faction: from('house', 'unaligned'),
  timing: from('S3', 'response'),
  cost: house('emergency-retreat.cost'),
  aim: { kind: 'leave' },
  verbs: [{ kind: 'leave' }],
});
