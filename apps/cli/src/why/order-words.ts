import type { PhaseKind, Season, UnitType } from '@panjeong/diplomacy';

/** What an order does, as far as a word says it. */
export type Verb = 'hold' | 'move' | 'support' | 'convoy' | 'retreat' | 'disband' | 'build' | 'waive';

/** What a word says of the order that is meant. */
export type OrderWord =
  | { readonly kind: 'type'; readonly type: UnitType }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'season'; readonly season: Season }
  | { readonly kind: 'phase-kind'; readonly phase: PhaseKind }
  /** Says nothing: a coast, a particle, "the", "왜". */
  | { readonly kind: 'filler' };

const type = (unit: UnitType): OrderWord => ({ kind: 'type', type: unit });
const verb = (does: Verb): OrderWord => ({ kind: 'verb', verb: does });
const season = (of: Season): OrderWord => ({ kind: 'season', season: of });
const phase = (kind: PhaseKind): OrderWord => ({ kind: 'phase-kind', phase: kind });
const FILLER: OrderWord = { kind: 'filler' };

const TABLE: readonly (readonly [string, OrderWord])[] = [
  ['a army armies 육군', type('A')],
  ['f fleet fleets 해군 함대', type('F')],
  ['h hold holds 대기 홀드', verb('hold')],
  ['m move to 이동', verb('move')],
  ['s support supports 지원', verb('support')],
  ['c convoy convoys 호송', verb('convoy')],
  ['r retreat 퇴각 후퇴', verb('retreat')],
  ['d disband remove 해산 제거', verb('disband')],
  ['b build 창설 건설 생산', verb('build')],
  ['waive 포기', verb('waive')],
  ['spring 봄', season('S')],
  ['fall autumn 가을', season('F')],
  ['winter 겨울', season('W')],
  ['moves movement', phase('M')],
  ['retreats', phase('R')],
  ['builds adjustments 조정', phase('A')],
  ['nc sc ec wc coast north south east west 해안 북쪽 남쪽 동쪽 서쪽 via 경유', FILLER],
  ['why did does the in of at from order orders unit fail 왜 명령 부대 단계 년 그', FILLER],
];

/** Only behind a name or another word: the particles of Korean, and what a question ends in. */
const PARTICLES = '에서의 에서 에게 으로의 으로 로의 로 까지 에 의 을 를 은 는 이 가 도 과 와 요 지'.split(' ');

const words = new Map(TABLE.flatMap(([list, meaning]) => list.split(' ').map((word) => [word, meaning] as const)));

/** @param isEnd the word hangs on another, without a space */
export function orderWord(text: string, isEnd = false): OrderWord | undefined {
  return words.get(text.toLowerCase()) ?? (isEnd && PARTICLES.includes(text) ? FILLER : undefined);
}
