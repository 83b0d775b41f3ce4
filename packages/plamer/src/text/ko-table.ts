import type { Catalogue } from '@panjeong/kernel';
import type { TableMessages } from './messages.ts';

export const table: Catalogue<TableMessages> = {
  title: ({ cell }) => `${cell}의 전투`,
  rotation: ({ rotation }) => `${rotation}회차`,
  before: '공격 전(1~3단계)',
  strike: ({ stage, striker, target, atk, before, after, fate }) =>
    `${stage}단계  ${striker} → ${target}  ATK ${atk}  HP ${before} → ${after}${fate === '' ? '' : `  ${fate}`}`,
  captured: '포획',
  fragmented: '구조물 조각',
  returned: '대기 영역',
  'clean-up': '정리',
};
