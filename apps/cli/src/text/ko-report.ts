import type { Catalogue } from '@panjeong/kernel';
import type { ReportMessages } from './report-messages.ts';

export const koReport: Catalogue<ReportMessages> = {
  next: '다음',
  'next-phase': ({ phase, powers }) => `${phase}. 명령할 나라: ${powers.join(', ')}`,
  'next-builds': ({ power, count }) => `${power}(창설 ${count}개까지)`,
  'next-removals': ({ power, count }) => `${power}(해산 ${count}개)`,
  continued: ({ heading }) => `${heading} (이어서)`,
};
