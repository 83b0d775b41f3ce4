import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { LESSON_MAP, STANDARD_MAP } from '../maps/index.ts';
import { MEASURES } from '../src/drawing/measures.ts';
import { textWidth } from '../src/drawing/text-width.ts';
import { createPainter } from '../src/picture/painter.ts';
import { PALETTE_IDS } from '../src/picture/palettes/palette.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';
import {
  elements,
  lessonPainter,
  PICTURE,
  RETREATS,
  STANDARD_DRAWING,
  standardPainter,
  tagFault,
} from './picture-samples.ts';

const svg = standardPainter.paint(PICTURE);
const provinceOf = (picture: string, id: string): string =>
  elements(picture, new RegExp(`data-province="${id}"`))[0] ?? '';
const titleIn = (element: string): string | undefined => element.match(/<title>(.*?)<\/title>/)?.[1];

describe('a picture', () => {
  it('is the same bytes for the same position, by whichever painter', () => {
    expect(createPainter(STANDARD_MAP, STANDARD_DRAWING).paint({ ...PICTURE })).toBe(svg);
    standardPainter.paint({ ...PICTURE, width: 360, palette: 'dark', lang: 'en' });
    expect(standardPainter.paint(PICTURE)).toBe(svg);
  });

  it.each(PALETTE_IDS)('is well formed and needs nothing from elsewhere: %s', (palette) => {
    for (const width of [360, 1600]) {
      for (const lang of LOCALES) {
        const picture = standardPainter.paint({ ...PICTURE, palette, width, lang });
        expect(tagFault(picture)).toBeNull();
        expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
          /https?:|<script|<style|<image|@import|url\((?!#)|undefined|NaN/,
        );
        const ids = [...picture.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of picture.matchAll(/(?:href="#|url\(#)([^")]*)/g)) expect(ids).toContain(id);
      }
    }
  });

  it('puts its prefix before every id and every use of one', () => {
    const other = standardPainter.paint({ ...PICTURE, prefix: 'before-' });
    for (const [, id] of other.matchAll(/(?: id="|href="#|url\(#|labelledby="| before-description)([^" )]*)/g)) {
      expect(id === '' || id?.startsWith('before-')).toBe(true);
    }
    expect(other.replaceAll('before-', '')).toBe(svg);
  });

  it('is as wide as asked for, and as high as it follows', () => {
    const head = (width: number, strips: boolean): readonly number[] =>
      [
        ...standardPainter
          .paint({ ...PICTURE, width, heading: strips, legend: strips })
          .slice(0, 200)
          .matchAll(/(?:width|height)="([\d.]+)"/g),
      ].map(([, value]) => Number(value));
    expect(head(1600, false)).toEqual([1600, Math.round(STANDARD_DRAWING.height * 1.6) / 10]);
    const [width = 0, height = 0] = head(800, true);
    expect(width).toBe(800);
    expect(height).toBeGreaterThan((STANDARD_DRAWING.height * 800) / 10_000 + 60);
  });

  it('says its names and shapes in the language, and in that alone', () => {
    const words = (picture: string): string => picture.replace(/<[^>]*>/g, ' ').replaceAll('Pretendard', '');
    expect(words(standardPainter.paint({ ...PICTURE, lang: 'en' }))).not.toMatch(/[가-힣]/);
    expect(words(standardPainter.paint({ ...PICTURE, lang: 'en' }))).toMatch(
      /Fall 1902 retreats.*Army.*Fleet.*Dislodged unit/s,
    );
    expect(words(svg)).toMatch(/1902년 가을 퇴각.*육군.*해군.*밀려난 부대/s);
  });

  it('takes what people call a match for text', () => {
    const titled = standardPainter.paint({ ...PICTURE, title: '<b>"A & B"</b>' });
    expect(tagFault(titled)).toBeNull();
    expect(titled).toContain('&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;');
    expect(titled).not.toContain('<b>');
  });

  it.each(['\x01', '\x0b', '\x1f', '\ufffe', '\uffff', '\ud83c', '\udf82'])(
    'writes another character for one that XML does not allow: %j',
    (character) => {
      const titled = standardPainter.paint({ ...PICTURE, title: `a${character}b🎂\u0085` });
      expect(titled).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
      expect(titled).toContain('a\ufffdb🎂\u0085');
    },
  );

  it('shortens a title that does not fit beside the phase', () => {
    const long = standardPainter.paint({ ...PICTURE, width: 360, title: '아주 긴 이름의 모임 '.repeat(9) });
    const shown = long.match(/text-anchor="end"[^>]*>([^<]*)</)?.[1];
    expect(shown).toMatch(/^아주 긴 이름의.*…$/);
    const [phase, title] = [textWidth('1902년 가을 퇴각', 12), textWidth(shown ?? '', 8.5)];
    expect(phase + title).toBeLessThan(360 - 2 * 7);
  });

  it('leaves out heading and legend where nobody wants them', () => {
    const bare = standardPainter.paint({ ...PICTURE, heading: false, legend: false });
    expect(svg).toMatch(/class="heading".*class="legend"/s);
    expect(bare).not.toMatch(/class="(?:heading|legend)"/);
    // Whoever cannot see it still hears what it is.
    expect(bare).toMatch(
      /<title id="title">[^<]*1902년 가을 퇴각<\/title><desc id="description">오스트리아: 병참 2개, 부대 2개\./,
    );
  });
});

describe('provinces', () => {
  it('are all there, each with its id and what is on it', () => {
    for (const { id } of STANDARD_MAP.provinces) {
      expect(provinceOf(svg, id)).toMatch(new RegExp(`^<g id="province-${id}" .*<title>[^<]+</title><path d="M`));
    }
  });

  it.each<[string, string, string]>([
    [
      'TRI',
      '트리에스테: 오스트리아 해군, 오스트리아의 병참(오스트리아 본국)',
      'Trieste: Austrian fleet, Austrian supply centre (home of Austria)',
    ],
    [
      'RUM',
      '루마니아: 오스트리아 육군, 밀려난 터키 육군, 주인 없는 병참',
      'Rumania: Austrian army, dislodged Turkish army, unowned supply centre',
    ],
    ['MUN', '뮌헨: 프랑스의 병참(독일 본국)', 'Munich: French supply centre (home of Germany)'],
    ['BOH', '보헤미아', 'Bohemia'],
    ['NTH', '북해', 'North Sea'],
  ])('are told by their titles: %s', (id, ko, en) => {
    expect(titleIn(provinceOf(svg, id))).toBe(ko);
    expect(titleIn(provinceOf(standardPainter.paint({ ...PICTURE, lang: 'en' }), id))).toBe(en);
  });

  it('say which coast a fleet is on', () => {
    expect(titleIn(provinceOf(svg, 'SPA'))).toMatch(
      /^스페인: 프랑스 해군 스페인.*남쪽|^스페인: 프랑스 해군 스페인.*북쪽/,
    );
  });

  it('have the tint of whoever owns their centre, a paler one where somebody stands, else none', () => {
    const fill = (id: string): string | undefined => provinceOf(svg, id).match(/fill="(#\w+)"/)?.[1];
    expect(fill('VIE')).toBe(fill('TRI'));
    expect(fill('MUN')).toBe(fill('SPA'));
    expect(fill('TYR')).not.toBe(fill('ROM'));
    expect(fill('TYR')).not.toBe(fill('BOH'));
    expect(fill('BOH')).toBe(fill('BUL'));
    expect(provinceOf(svg, 'MUN')).toContain('data-owner="FRANCE"');
    expect(provinceOf(svg, 'TYR')).not.toContain('data-owner');
  });
});

describe('units', () => {
  it('stand each once, at their place, fleets off their coast', () => {
    const at = (unit: string): string | undefined =>
      svg.match(new RegExp(`data-unit="${unit}"[^>]*translate\\(([^)]*)\\)`))?.[1];
    const px = ([x, y]: readonly [number, number]): string => `${Math.round(x * 1.6) / 10} ${Math.round(y * 1.6) / 10}`;
    const { large } = STANDARD_DRAWING.layouts;
    expect(svg.match(/data-unit="/g)).toHaveLength(6);
    expect(at('F TRI')).toBe(px(large['TRI']?.unit ?? [0, 0]));
    expect(at('F SPA/NC')).toBe(px(large['SPA']?.coasts?.['NC']?.unit ?? [0, 0]));
    expect(at('F SPA/NC')).not.toBe(px(large['SPA']?.unit ?? [0, 0]));
  });

  it('that are dislodged stand beside their victor, drawn otherwise even without colours', () => {
    const print = standardPainter.paint({ ...PICTURE, palette: 'print' });
    const [victor, dislodged] = [...print.matchAll(/<g data-unit="A RUM".*?<use/gs)].map(([found]) => found);
    expect(victor).not.toMatch(/data-dislodged|dasharray|rotate/);
    expect(dislodged).toMatch(/data-dislodged="true".*rotate.*dasharray/s);
    expect(victor?.match(/translate\([^)]*\)/)?.[0]).not.toBe(dislodged?.match(/translate\([^)]*\)/)?.[0]);
  });

  it('that are dislodged keep to their boxes, tilted as they are', () => {
    const [, scale, tilt] = /data-dislodged="true".*?scale\(([\d.]+)\)rotate\(-([\d.]+)\)/s.exec(
      standardPainter.paint(PICTURE),
    ) as unknown as [string, string, string];
    const { width, height } = MEASURES.large.unit;
    const [sine, cosine] = [Math.sin((Number(tilt) * Math.PI) / 180), Math.cos((Number(tilt) * Math.PI) / 180)];
    expect(Number(scale) * (width * cosine + height * sine)).toBeLessThanOrEqual(width);
    expect(Number(scale) * (height * cosine + width * sine)).toBeLessThanOrEqual(height);
    expect(Number(tilt)).toBeGreaterThan(0);
  });

  it('of the two types differ by shape', () => {
    const shapes = (unit: string): string | undefined =>
      svg.match(new RegExp(`data-unit="${unit}".*?<path d="([^"]*)"`, 's'))?.[1];
    expect(shapes('A TYR')).toBe(shapes('A RUM'));
    expect(shapes('F TRI')).toBe(shapes('F STP/SC'));
    expect(shapes('F TRI')).not.toBe(shapes('A TYR'));
  });

  it('of a power or a place that the map does not have are refused', () => {
    const other = (power: string, at: string) => ({
      ...RETREATS,
      dislodged: [],
      units: [{ power, type: 'A' as const, at }],
    });
    expect(() => standardPainter.paint({ ...PICTURE, position: other('SPAIN', 'VIE') })).toThrow(/SPAIN/);
    expect(() => standardPainter.paint({ ...PICTURE, position: other('ITALY', 'XYZ') })).toThrow(/XYZ/);
  });
});

describe('centres', () => {
  const mark = (picture: string, id: string): string => elements(picture, new RegExp(`data-centre="${id}"`))[0] ?? '';

  it('are marked once each, stars at home and dots elsewhere', () => {
    const centres = STANDARD_MAP.provinces.filter(({ centre }) => centre === true);
    expect(svg.match(/data-centre="/g)).toHaveLength(centres.length);
    for (const { id, home } of centres) expect(mark(svg, id)).toContain(home === undefined ? '<circle' : '<path');
  });

  it.each(PALETTE_IDS)('are filled where they are owned: %s', (palette) => {
    const picture = standardPainter.paint({ ...PICTURE, palette });
    const filled = (id: string): string | undefined =>
      mark(picture, id).match(/fill="(#\w+)" stroke="[^"]*" stroke-width="[^"]*"\/><\/g>$/)?.[1];
    expect(filled('SPA')).not.toBe(filled('SER'));
    expect(filled('VIE')).not.toBe(filled('CON'));
    expect(filled('SER')).toBe(filled('GRE'));
  });
});

describe('the legend', () => {
  it('tells what each power has, dislodged units too', () => {
    expect(svg).toMatch(/data-legend="AUSTRIA".*?오스트리아<.*?병참 2 · 부대 2</s);
    expect(svg).toMatch(/data-legend="TURKEY".*?터키<.*?병참 0 · 부대 1</s);
  });

  it('tells only what is there to see', () => {
    const start = createReferee(STANDARD_MAP, EDITIONS['tutorial-2021']).start();
    const picture = standardPainter.paint({ ...PICTURE, position: start });
    expect(picture).not.toContain('밀려난 부대');
    expect(picture).toContain('주인 없는 병참');
    const all = Object.fromEntries(
      STANDARD_MAP.provinces.filter(({ centre }) => centre === true).map(({ id }) => [id, 'ITALY']),
    );
    expect(standardPainter.paint({ ...PICTURE, position: { ...start, centres: all } })).not.toContain('주인 없는 병참');
  });

  it.each([360, 1600])('stays inside the picture at %s px', (width) => {
    for (const lang of LOCALES) {
      const picture = standardPainter.paint({ ...PICTURE, width, lang });
      const legend = picture.slice(picture.indexOf('<g class="legend"'));
      const view = Number(picture.match(/viewBox="0 0 (\d+)/)?.[1]);
      for (const [, x] of legend.matchAll(/<g (?:data-legend="\w+" )?transform="translate\(([\d.]+) /g))
        expect(Number(x)).toBeLessThan(view);
    }
  });
});

describe('another map', () => {
  it('is drawn with its own powers', () => {
    const start = createReferee(LESSON_MAP, EDITIONS['tutorial-2021']).start();
    const picture = lessonPainter.paint({ ...PICTURE, position: start });
    expect(tagFault(picture)).toBeNull();
    expect(picture).toMatch(/고구려.*백제.*신라/s);
    expect(picture).not.toContain('오스트리아');
    for (const { id } of LESSON_MAP.provinces) expect(provinceOf(picture, id)).not.toBe('');
  });
});
