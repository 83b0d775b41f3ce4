import type { Catalogue } from '@panjeong/kernel';
import type { TableMessages } from './messages.ts';

export const table: Catalogue<TableMessages> = {
  title: ({ cell }) => `Battle of ${cell}`,
  rotation: ({ rotation }) => `Rotation ${rotation}`,
  before: 'Before the strikes (stages 1 to 3)',
  strike: ({ stage, striker, target, atk, before, after, fate }) =>
    `stage ${stage}  ${striker} → ${target}  ATK ${atk}  HP ${before} → ${after}${fate === '' ? '' : `  ${fate}`}`,
  captured: 'captured',
  fragmented: 'fragment',
  returned: 'reserve',
  'clean-up': 'Clean-up',
};
