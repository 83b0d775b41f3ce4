import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { LESSON_MAP } from '../maps/index.ts';
import { PALETTE_IDS } from '../src/picture/palettes/palette.ts';
import type { Picture } from '../src/picture/picture.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import { type Marked, markedPhase } from './marked.ts';
import { lessonPainter, standardPainter, tagFault } from './picture-samples.ts';

const BATTLE = [
  'AUSTRIA A SER - BUL',
  'RUSSIA F BLA S A SER - BUL',
  'TURKEY A BUL - SER',
  'ITALY A PIE - MAR',
  'ITALY F LYO S A PIE - MAR',
  'FRANCE F SPA/SC - LYO',
  'FRANCE A MAR',
  'FRANCE F BRE - LON',
  'GERMANY A DEN - SWE VIA',
  'GERMANY F BAL C A DEN - SWE',
  'RUSSIA A SWE - DEN',
];

const LOST_CONVOY = [
  'ENGLAND A LON - BEL VIA',
  'ENGLAND F NTH C A LON - BEL',
  'GERMANY F HEL - NTH',
  'GERMANY F DEN S F HEL - NTH',
];

function painted(phase: Marked, look: Partial<Picture> = {}): string {
  return standardPainter.paint({ ...markedPhase(phase), width: 1600, lang: 'en', palette: 'light', ...look });
}

/** The opening tag and the title of the figure of that id. */
function figureOf(svg: string, id: string): string {
  const start = svg.indexOf(`<g id="${id}"`);
  return start < 0 ? '' : svg.slice(start, svg.indexOf('</title>', start));
}

describe('the figure of an order', () => {
  const svg = painted({ lines: BATTLE });

  it.each([
    ['order-SER', 'A SER - BUL', 'succeeds', 'DIP-M1'],
    ['order-BUL', 'A BUL - SER', 'dislodged', 'DIP-M11'],
    ['order-LYO', 'F LYO S A PIE - MAR', 'cut', 'DIP-S2'],
    ['order-BRE', 'F BRE - LON', 'illegal', 'DIP-L2'],
    ['order-MAR', 'A MAR H', 'holds', 'DIP-O1'],
    ['order-BAL', 'F BAL C A DEN - SWE', 'succeeds', 'DIP-C1'],
  ])('%s says which order it is, how it came out and why', (id, order, verdict, rule) => {
    const figure = figureOf(svg, id);
    expect(figure).toContain(`data-order="${order}"`);
    expect(figure).toContain(`data-verdict="${verdict}"`);
    expect(figure).toContain(`data-rule="${rule}"`);
  });

  it('says it in words of the language', () => {
    expect(figureOf(svg, 'order-LYO')).toContain('Gulf of Lyon');
    expect(figureOf(svg, 'order-LYO')).toContain('support cut. [DIP-S2]');
    const korean = figureOf(painted({ lines: BATTLE }, { lang: 'ko' }), 'order-LYO');
    expect(korean).toContain('지원 끊김. [DIP-S2]');
    expect(korean).not.toMatch(/<title>[^<]*support/);
  });

  it('tells no outcome before there is one', () => {
    const given = painted({ lines: BATTLE, view: 'given' });
    expect(figureOf(given, 'order-LYO')).toContain('data-order="F LYO S A PIE - MAR"');
    expect(given).not.toContain('data-verdict');
    expect(given).not.toContain('data-rule');
    expect(figureOf(given, 'order-LYO')).not.toMatch(/DIP-|cut/);
  });

  it('is not there for a build that is waived', () => {
    const waived = painted({
      lines: ['AUSTRIA WAIVE'],
      rest: { phase: 'W1903A', units: [], centres: { AUSTRIA: 'VIE' } },
    });
    expect(waived.includes('class="mark ')).toBe(false);
  });
});

describe('a picture with orders', () => {
  it.each(PALETTE_IDS)('is well formed, with every id once: %s', (palette) => {
    for (const lang of LOCALES) {
      for (const width of [360, 1600]) {
        const svg = painted({ lines: BATTLE }, { palette, lang, width });
        expect(tagFault(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('has centres beneath lines, lines beneath units, signs upon them, and names on top', () => {
    const svg = painted({ lines: BATTLE });
    const layers = [...svg.matchAll(/<g class="(centres|marks|units|labels)"/g)].map(([, layer]) => layer);
    expect(layers).toEqual(['centres', 'marks', 'units', 'marks', 'labels']);
  });

  it('is the same bytes twice', () => {
    expect(painted({ lines: BATTLE })).toBe(painted({ lines: BATTLE }));
  });

  it('draws a new unit in its frame', () => {
    const rest = { phase: 'W1903A', units: [], centres: { AUSTRIA: 'VIE' } } as const;
    const built = painted({ lines: ['AUSTRIA B A VIE'], rest });
    expect(figureOf(built, 'order-VIE-sign')).toContain('data-verdict="succeeds"');
    expect(built.length).toBeGreaterThan(painted({ lines: [], rest }).length);
  });

  it('draws another map as well', () => {
    const referee = createReferee(LESSON_MAP, EDITIONS['tutorial-2021']);
    const position = referee.start();
    const orders = position.units.flatMap(({ power, at }) => {
      const order = referee.legalOrders(position, at).find(({ kind }) => kind === 'move');
      return order === undefined ? [] : [{ power, order }];
    });
    const svg = lessonPainter.paint({ position, orders, width: 1600, lang: 'ko', palette: 'light' });
    expect(svg.match(/class="mark mark-move"/g)?.length ?? 0).toBe(orders.length * 2);
    expect(orders.length).toBeGreaterThan(0);
  });
});

describe('the legend', () => {
  const legendOf = (svg: string): string => svg.slice(svg.indexOf('<g class="legend">'));
  it.each([
    ['moves alone', ['FRANCE A PAR - BUR'], ['Move'], ['Support', 'Convoy', 'Hold', 'Standoff', 'Dislodged']],
    [
      'a support that was cut',
      BATTLE.slice(3, 6),
      ['Move', 'Support', 'Support cut', 'Stopped here'],
      ['Convoy', 'Retreat'],
    ],
    ['a convoy', BATTLE.slice(8, 10), ['Move', 'Convoy'], ['Convoy broken']],
    ['a convoy whose fleet was lost', LOST_CONVOY, ['Move', 'Convoy broken', 'Dislodged'], ['Convoy']],
    [
      'a convoy that matched nothing',
      ['GERMANY F BAL C A DEN - SWE', 'GERMANY A DEN'],
      ['No match'],
      ['Convoy', 'Convoy broken'],
    ],
    ['an order that was impossible', ['FRANCE F BRE - LON'], ['Impossible order'], ['No match', 'Stopped here']],
    ['a unit without an order', ['FRANCE A MAR'], ['No order'], ['Hold', 'Move']],
  ])('tells what a picture has and no more: %s', (_, lines, there, absent) => {
    const legend = legendOf(painted({ lines }));
    for (const word of there) expect(legend).toContain(`>${word}<`);
    for (const word of absent) expect(legend).not.toContain(`>${word}<`);
  });

  const winter = { phase: 'W1901A', centres: { AUSTRIA: 'VIE BUD TRI', RUSSIA: 'MOS' } } as const;
  it.each([
    ['judged', 'en', ['AUSTRIA WAIVE', 'AUSTRIA WAIVE', 'AUSTRIA B A VIE', 'RUSSIA WAIVE'], 'Austria: 2 builds waived'],
    ['judged', 'en', ['AUSTRIA B A BUD', 'AUSTRIA B A VIE', 'RUSSIA WAIVE'], 'Russia: 1 build waived'],
    ['given', 'en', ['AUSTRIA WAIVE'], 'Austria: 1 build waived'],
    ['judged', 'ko', ['RUSSIA WAIVE'], '러시아: 창설 1개 포기'],
  ] as const)(
    'tells of builds that are waived, which no place on the map is about: %s, %s, %j',
    (view, lang, lines, told) => {
      const svg = painted({ lines, rest: { ...winter, units: [] }, view }, { lang });
      expect(legendOf(svg)).toContain(`>${told}<`);
      expect(svg.match(/<desc[^>]*>([^<]*)/)?.[1]).toContain(`${told}.`);
      expect(legendOf(painted({ lines: ['AUSTRIA B A VIE'], rest: { ...winter, units: [] } }))).not.toContain('waived');
    },
  );

  it('has no word of outcomes before there are any', () => {
    const legend = legendOf(painted({ lines: BATTLE, view: 'given' }));
    for (const word of ['Stopped here', 'Support cut', 'Dislodged', 'Impossible order', 'No order']) {
      expect(legend).not.toContain(`>${word}<`);
    }
  });
});
