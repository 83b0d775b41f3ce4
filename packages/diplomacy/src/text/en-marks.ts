import type { Catalogue } from '@panjeong/kernel';
import type { MarkTexts } from './mark-messages.ts';

export const marks: Catalogue<MarkTexts> = {
  move: 'Move',
  support: 'Support',
  convoy: 'Convoy',
  'lost-convoy': 'Convoy broken',
  hold: 'Hold',
  unordered: 'No order',
  bounced: 'Stopped here',
  standoff: 'Standoff',
  cut: 'Support cut',
  dislodged: 'Dislodged',
  void: 'No match',
  illegal: 'Impossible order',
  retreat: 'Retreat',
  'open-retreat': 'May retreat here',
  disband: 'Disbanded',
  build: 'Build',
  removal: 'Removed',
};
