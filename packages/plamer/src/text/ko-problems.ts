import type { Catalogue } from '@panjeong/kernel';
import type { ExpectationTexts, ProblemMessages } from './messages.ts';

/** 적힌 명령을 읽으며 하는 말은 해요체로 쓴다. */
export const problems: Catalogue<ProblemMessages> = {
  unread: ({ column, found, expected }) =>
    `${column}번째 글자에서 ${found === '' ? '끝까지 읽었는데' : `‘${found}’까지 읽었는데`} 필요한 것은 ${expected.join(', ')}예요.`,
};

export const expectations: Catalogue<ExpectationTexts> = {
  command: '할 일(이동, 생산, 넘기기처럼)',
  card: '카드 이름',
  'own-piece': '자기 기물(종류와 셀)',
  'own-piece-there': '그 셀에 있는 자기 기물',
  cell: '셀(열과 행, (2,4)처럼)',
  'living-cell': '살아 있는 셀',
  slot: '필드의 자리(1부터 5까지)',
  'card-in-the-field': '자기 필드에 있는 카드',
  target: '대상(셀, 기물, 종류, 포로의 수)',
  number: '수',
  'closing-bracket': '닫는 괄호 ]',
  end: '여기서 끝나는 명령',
};
