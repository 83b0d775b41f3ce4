import type { Catalogue } from '@panjeong/kernel';
import type { ReportMessages } from './report-messages.ts';

export const enReport: Catalogue<ReportMessages> = {
  next: 'Next',
  'next-phase': ({ phase, powers }) => `${phase}. To order: ${powers.join(', ')}`,
  'next-builds': ({ power, count }) => `${power} (builds up to ${count})`,
  'next-removals': ({ power, count }) => `${power} (removes ${count})`,
  continued: ({ heading }) => `${heading} (continued)`,
};
