import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import { parseOrder } from '../src/notation/parse-order.ts';
import { parseSheet } from '../src/notation/parse-sheet.ts';
import { type NotationStyle, printOrder } from '../src/notation/print-order.ts';
import type { Order, UnitName } from '../src/orders/order.ts';
import { anyOrder } from './notation-arbitraries.ts';

const names = indexNames(STANDARD_MAP);
const STYLES: readonly NotationStyle[] = ['canonical', 'en', 'ko'];

function orderOf(text: string): Order {
  const parsed = parseOrder(text, names);
  if (parsed.kind === 'unreadable') throw new Error(`${text}: ${JSON.stringify(parsed.problem)}`);
  return parsed.order;
}

/** The Korean notation does not name the type of a supported or convoyed unit. */
function asInKorean(order: Order): Order {
  const untyped = ({ at, power }: UnitName): UnitName => (power === undefined ? { at } : { at, power });
  if (order.kind === 'support-hold' || order.kind === 'support-move') {
    return { ...order, target: untyped(order.target) };
  }
  return order.kind === 'convoy' ? { ...order, army: untyped(order.army) } : order;
}

/** One order in the three notations; where the Korean differs in what it says, it is told apart by the types left out. */
const FORMS: readonly (readonly [canonical: string, en: string, ko: string])[] = [
  ['A BUD - SER', 'A Bud-Ser', '육군, 부다페스트(Bud)-세르비아(Ser)'],
  ['F SPA/SC - MAR', 'F Spa(sc)-Mar', '해군, 스페인(Spa) 남쪽 해안(sc)-마르세유(Mar)'],
  ['A CON - ARM VIA', 'A Con-Arm via convoy', '육군, 콘스탄티노플(Con)-아르메니아(Arm), 호송 경유'],
  ['A YOR - NTH - BEL', 'A Yor-NTH-Bel', '육군, 요크셔(Yor)-북해(NTH)-벨기에(Bel)'],
  ['A RUM S A SER - BUL', 'A Rum S A Ser-Bul', '육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)'],
  ['A RUM S SER - BUL', 'A Rum S Ser-Bul', '육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)'],
  ['A RUM S A BUL', 'A Rum S A Bul', '육군, 루마니아(Rum), 지원, 불가리아(Bul) 대기'],
  [
    'A RUM S TURKEY F CON - BUL/SC',
    'A Rum S Turkey F Con-Bul(sc)',
    '육군, 루마니아(Rum), 지원, 터키 콘스탄티노플(Con)-불가리아(Bul) 남쪽 해안(sc)',
  ],
  ['F NTH C A LON - BEL', 'F NTH C A Lon-Bel', '해군, 북해(NTH), 호송, 런던(Lon)-벨기에(Bel)'],
  ['A BUL H', 'A Bul H', '육군, 불가리아(Bul), 대기'],
  ['BUL H', 'Bul H', '불가리아(Bul), 대기'],
  ['A VIE R TYR', 'A Vie R Tyr', '육군, 빈(Vie)-티롤(Tyr), 퇴각'],
  [
    'A VIE R TYR / BOH / D',
    'A Vie, if dislodged: Tyr, else Boh, else disband',
    '육군, 빈(Vie), 퇴각하면: 티롤(Tyr), 아니면 보헤미아(Boh), 아니면 해산',
  ],
  ['A VIE D', 'A Vie D', '육군, 빈(Vie), 해산'],
  ['B F STP/NC', 'Build F Stp(nc)', '해군, 상트 페테르부르크(Stp) 북쪽 해안(nc), 창설'],
  ['WAIVE', 'Waive', '창설 포기'],
];

describe('the three notations of one order', () => {
  it.each(FORMS)('%s', (canonical, en, ko) => {
    const order = orderOf(canonical);
    expect(STYLES.map((style) => printOrder(order, names, style))).toEqual([canonical, en, ko]);
    expect(orderOf(en)).toEqual(order);
    expect(orderOf(ko)).toEqual(asInKorean(order));
  });
});

describe('any order of the standard map', () => {
  it.each(['canonical', 'en'] as const)('written as %s is read as the same tree', (style) => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderOf(printOrder(order, names, style))).toEqual(order);
      }),
      { numRuns: 2000 },
    );
  });

  it('written in Korean is the tree of its English text, but for the types that Korean leaves out', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const english = orderOf(printOrder(order, names, 'en'));
        expect(orderOf(printOrder(order, names, 'ko'))).toEqual(asInKorean(english));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(STYLES)('printed as %s, read and printed again is the same text', (style) => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const text = printOrder(order, names, style);
        expect(printOrder(orderOf(text), names, style)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('on a sheet of many, in any mixture of notations, is read at its line', () => {
    const written = fc.tuple(anyOrder, fc.constantFrom<NotationStyle>('canonical', 'en'));
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 20 }), (orders) => {
        const text = ['Austria', ...orders.map(([order, style]) => printOrder(order, names, style))].join('\n');
        const sheet = parseSheet(text, names);
        expect(sheet.problems).toEqual([]);
        expect(sheet.unread).toEqual([]);
        expect(sheet.orders.map(({ order }) => order)).toEqual(orders.map(([order]) => order));
        expect(sheet.orders.map(({ line }) => line)).toEqual(orders.map((_, index) => index + 2));
        const named = orders.map(([order]) => (order.kind === 'waive' ? undefined : order.unit.power) ?? 'AUSTRIA');
        expect(sheet.orders.map(({ power }) => power)).toEqual(named);
      }),
      { numRuns: 200 },
    );
  });
});
