import type { Catalogue } from '@panjeong/kernel';
import type { MarkTexts } from './mark-messages.ts';

export const marks: Catalogue<MarkTexts> = {
  move: '이동',
  support: '지원',
  convoy: '호송',
  'lost-convoy': '호송 끊김',
  hold: '대기',
  unordered: '명령 없음',
  bounced: '막힘',
  standoff: '교착',
  cut: '지원 끊김',
  dislodged: '밀려남',
  void: '무효',
  illegal: '불가능한 명령',
  retreat: '퇴각',
  'open-retreat': '퇴각할 수 있는 곳',
  disband: '해산',
  build: '창설',
  removal: '해산',
};
