import { LOCALES } from '@panjeong/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIRS, playRandomMatch } from '../bench/random-match.ts';
import { cellAt } from '../src/board/cell.ts';
import { plamer } from '../src/game.ts';
import { KEYWORD_KINDS, KEYWORDS } from '../src/notation/keywords.ts';
import { type Hand, printCommand } from '../src/notation/print-command.ts';
import { readTypedCommand } from '../src/notation/read-command.ts';
import { type Standing, standingOf, standingSeen } from '../src/notation/standing.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import { SEATS } from '../src/state/seats.ts';
import { SIDES } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';
import { problemText } from '../src/text/index.ts';

const at = (column: number, row: number): number => cellAt(column, row) ?? -1;

const STANDING: Standing = {
  turn: 'movement',
  pieces: [
    { id: 3, card: 'gatekeeper', stance: 'mobile', at: at(0, 0) },
    { id: 5, card: 'ant', stance: 'settled', at: at(2, 4) },
    { id: 9, card: 'ant', stance: 'mobile', at: at(2, 4) },
    { id: 11, card: 'larunapi-32', stance: 'mobile', at: at(2, 4) },
  ],
  field: ['ant', 'amplifier', null, 'reboot', 'bulk-up-ant'],
};

const HANDS: readonly Hand[] = ['canonical', ...LOCALES];

/** Written canonically, what it reads to, and other ways to type it. */
const TYPED: readonly (readonly [string, PlamerCommand, ...string[]])[] = [
  [
    'move gatekeeper (0,0)-(1,0)',
    { kind: 'move', piece: 3, to: at(1, 0) },
    '이동 수문장 (0,0)-(1,0)',
    '수문장 (0,0)→(1,0) 이동',
    'MOVE Gatekeeper ( 0 , 0 ) -> (1,0)',
  ],
  ['produce artisan (1,0)', { kind: 'produce', card: 'artisan', at: at(1, 0) }, '생산 장인 (1,0)', '장인 (1,0) 생산'],
  [
    'flip ant (2,4)',
    { kind: 'flip', piece: 5 },
    '뒤집기 개미 (2,4)',
    'flip settled ant (2,4)',
    '뒤집기 정착 개미(2,4)',
  ],
  ['flip ant (2,4) #2', { kind: 'flip', piece: 9 }, 'flip mobile ant (2,4)', '뒤집기 기동 개미 (2,4)'],
  ['flip larunapi-32 (2,4)', { kind: 'flip', piece: 11 }, '뒤집기 32대라루나피 (2,4)', 'flip larunapi 32 (2,4)'],
  [
    'lay star-cavalry 3',
    { kind: 'lay', card: 'star-cavalry', slot: 2 },
    '내리기 별마대 3번 자리',
    'lay Star Cavalry slot 3',
  ],
  [
    'set emergency-retreat 3',
    { kind: 'set', card: 'emergency-retreat', slot: 2 },
    '세트 긴급 후퇴 3',
    '세트 긴급후퇴 3',
  ],
  ['retire amplifier', { kind: 'retire', slot: 1 }, '은퇴 증폭기', 'retire 2'],
  [
    'fire gatekeeper (0,0) -> (4,2)',
    { kind: 'fire', piece: 3, target: { cell: at(4, 2) } },
    '발동 수문장 (0,0) → (4,2)',
  ],
  [
    'respond reboot ant (2,4)',
    { kind: 'respond', slot: 3, target: { piece: 5 } },
    '대응 재부팅 개미 (2,4)',
    '맞대응 4 개미 (2,4)',
  ],
  ['respond ant (2,4) #2 -> (2,5)', { kind: 'respond-by-piece', piece: 9, target: { cell: at(2, 5) } }],
  [
    'use bulk-up-ant ant (2,4)',
    { kind: 'use', card: 'bulk-up-ant', target: { piece: 5 } },
    '사용 벌크업 개미 개미 (2,4)',
  ],
  [
    'use liberation ant x2, colossus x1',
    { kind: 'use', card: 'liberation', target: { captives: { ant: 2, colossus: 1 } } },
    '사용 해방 개미 x2, 거신 x1',
  ],
  [
    'respond reboot ant (2,4), colossus, (2,4)-(2,5)',
    { kind: 'respond', slot: 3, target: { piece: 5, card: 'colossus', cell: at(2, 4), to: at(2, 5) } },
  ],
  [
    'play buster-call [ant (2,4) #2, gatekeeper (0,0)], (2,3)',
    { kind: 'play', card: 'buster-call', target: { pieces: [9, 3], cell: at(2, 3) } },
  ],
  ['fight (2,4)', { kind: 'fight', cell: at(2, 4) }, '전투 (2,4)', '(2,4) 전투'],
  ['pass', { kind: 'pass' }, '넘기기', '패스', ' PASS '],
  ['done', { kind: 'done' }, '완료', '턴 끝'],
  ['resign', { kind: 'resign' }, '기권'],
  ['offer-draw', { kind: 'offer-draw' }, '무승부 제안', 'offer draw'],
  ['accept-draw', { kind: 'accept-draw' }, '무승부 수락'],
];

describe('typed commands', () => {
  const cases = TYPED.map(([canonical, command, ...others]) => ({ canonical, command, others }));
  it.each(cases)('$canonical', ({ canonical, command, others }) => {
    for (const text of [canonical, ...others]) {
      expect(readTypedCommand(text, STANDING), text).toEqual({ kind: 'read', value: command });
    }
    expect(printCommand(command, STANDING)).toBe(canonical);
    for (const hand of HANDS) {
      const text = printCommand(command, STANDING, hand);
      expect(readTypedCommand(text, STANDING), text).toEqual({ kind: 'read', value: command });
    }
  });

  it.each([
    ['', 1, 'command'],
    ['jump (2,4)', 1, 'command'],
    ['move colossus (2,4)-(2,5)', 6, 'own-piece-there'],
    ['move ant (2,4)', 15, 'cell'],
    ['move ant (2,4)-(6,6)', 16, 'living-cell'],
    ['flip ant (2,4) #3', 6, 'own-piece-there'],
    ['produce wizard (1,0)', 9, 'card'],
    ['produce ant', 12, 'cell'],
    ['produce ant (1,0) now', 19, 'end'],
    ['lay star-cavalry', 17, 'slot'],
    ['lay star-cavalry 0', 18, 'slot'],
    ['retire colossus', 8, 'card-in-the-field'],
    ['use liberation ant x2, wizard', 24, 'target'],
    ['play buster-call [ant (2,4)', 28, 'closing-bracket'],
  ])('says where “%s” stops: column %i, expected %s', (text, column, expected) => {
    const reading = readTypedCommand(text, STANDING);
    expect(reading).toMatchObject({ kind: 'unparsable', at: `1:${column}` });
    if (reading.kind === 'read') return;
    expect(reading.expected).toEqual([expected]);
    for (const lang of LOCALES) expect(problemText(reading, lang)).not.toMatch(/undefined|own-piece|living-cell/);
  });

  it('never throws, whatever is typed', () => {
    const word = fc.constantFrom(
      ...TYPED.flatMap(([text]) => text.split(' ')),
      '(',
      ')',
      '[',
      ']',
      '#',
      '@',
      'x',
      '정착',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 8 }), (words) => {
        expect(['read', 'unparsable']).toContain(readTypedCommand(words.join(' '), STANDING).kind);
      }),
    );
  });

  it('has words of its own for every kind of command in both languages', () => {
    const words = KEYWORD_KINDS.flatMap((kind) => [...KEYWORDS[kind].en, ...KEYWORDS[kind].ko]);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('every choice of random matches', () => {
  it('is written so that it reads back, in every hand, from state and view', () => {
    const kinds = new Set<string>();
    let tried = 0;
    const readBack = (state: PlamerState): void => {
      for (const side of SIDES) {
        const standing = standingOf(state, side);
        const view = plamer.viewFor(state, { kind: 'seat', seat: SEATS[side] });
        expect(standingSeen(view, side)).toEqual({
          ...standing,
          pieces: standing.pieces.map(({ id, card, stance, at: cell }) => ({ id, card, stance, at: cell })),
        });
        for (const { command } of plamer.choices(state, SEATS[side])) {
          kinds.add(command.kind);
          tried += 1;
          const text = printCommand(command, standing, HANDS[tried % HANDS.length]);
          expect(readTypedCommand(text, standing), text).toEqual({ kind: 'read', value: command });
        }
      }
    };
    for (const [index, factions] of PAIRS.entries()) {
      let asked = 0;
      playRandomMatch(
        { seed: index + 1, factions },
        {
          before(state) {
            asked += 1;
            const often = state.flow.at(-1)?.kind === 'battle' ? 3 : 25;
            if (asked % often === 0) readBack(state);
          },
        },
      );
    }
    expect(tried).toBeGreaterThan(2_000);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'move',
        'produce',
        'lay',
        'set',
        'fire',
        'respond',
        'respond-by-piece',
        'play',
        'use',
        'flip',
      ]),
    );
  });
});
