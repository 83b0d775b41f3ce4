import { LOCALES, type Ruling } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { renderRulingTree, rulingLines } from '../src/text/index.ts';
import { names, rulingsOf } from './text-positions.ts';

/** Id of the ruling on an order as a whole. */
function topOf(rulings: readonly Ruling[], subject: string): string {
  const cited = new Set(rulings.flatMap(({ because }) => because));
  return rulings.find((ruling) => ruling.subject === subject && !cited.has(ruling.id))?.id ?? '';
}

const pageExample = rulingsOf(
  ['AUSTRIA A RUM - BUL', 'AUSTRIA A SER S A RUM - BUL', 'AUSTRIA A UKR - RUM', 'TURKEY A BUL - RUM'],
  { policy: { dislodgedEffect: 'never' } },
);
const PARADOX = [
  'ENGLAND F LON S F WAL - ENG',
  'ENGLAND F WAL - ENG',
  'FRANCE A BRE - LON',
  'FRANCE F ENG C A BRE - LON',
];

describe('an explanation in words', () => {
  it('[DIP-M11] says the verdict first, then the cause, then the rule, causes of causes further in', () => {
    const top = topOf(pageExample, 'TURKEY A BUL - RUM');
    expect(renderRulingTree(pageExample, top, 'ko', names).split('\n')).toEqual([
      '터키 육군 불가리아(Bul) → 루마니아(Rum): 밀려남. 루마니아(Rum)의 오스트리아 육군에 밀려났다. [DIP-M11]',
      '  터키 육군 불가리아(Bul) → 루마니아(Rum): 막힘. 힘 1로는 마주 오던 루마니아(Rum)의 오스트리아 육군(힘 2, 세르비아(Ser)의 지원)을 이기지 못해 막혔다. [DIP-M4]',
      '  오스트리아 육군 루마니아(Rum) → 불가리아(Bul): 성공. 힘 2(세르비아(Ser)의 지원)로 불가리아(Bul)의 터키 육군(힘 1)을 이기고 들어갔다. [DIP-M1]',
    ]);
    expect(renderRulingTree(pageExample, top, 'en', names).split('\n')).toEqual([
      'Turkish army Bulgaria → Rumania: dislodged. It was dislodged by the Austrian army in Rumania. [DIP-M11]',
      '  Turkish army Bulgaria → Rumania: bounced. Strength 1 did not beat the Austrian army in Rumania (strength 2, supported from Serbia), which was coming the other way. [DIP-M4]',
      '  Austrian army Rumania → Bulgaria: succeeds. Strength 2 (supported from Serbia) beat the Turkish army in Bulgaria (strength 1), so it entered. [DIP-M1]',
    ]);
  });

  it('[DIP-M7] names the rule a sentence speaks of besides the one that decided', () => {
    const top = topOf(pageExample, 'AUSTRIA A UKR - RUM');
    expect(rulingLines(pageExample, top, 'ko', names)[0]).toMatchObject({
      depth: 0,
      text: '오스트리아 육군 우크라이나(Ukr) → 루마니아(Rum): 성공. 불가리아(Bul)의 터키 육군은 밀려나 힘을 쓰지 못하므로 이 부대가 루마니아(Rum)에 들어갔다.',
      rules: ['DIP-M1', 'DIP-M7'],
    });
  });

  it('[DIP-M11] says besides who dislodged a unit whose order failed by itself', () => {
    const rulings = rulingsOf([
      'ENGLAND A YOR - YOR',
      'GERMANY F LON - YOR',
      'GERMANY A WAL S F LON - YOR',
      'TURKEY A GRE - NAP',
      'TURKEY A BUL S A GRE',
      'AUSTRIA F ION H',
      'AUSTRIA A ALB - GRE',
      'AUSTRIA A SER S A ALB - GRE',
    ]);
    const first = (subject: string, lang: 'ko' | 'en') => rulingLines(rulings, topOf(rulings, subject), lang, names)[0];
    expect(first('ENGLAND A YOR - YOR', 'ko')).toMatchObject({
      text: '영국 육군 요크셔(Yor) → 요크셔(Yor): 불가능한 명령. 이미 있는 지역으로는 이동할 수 없다. 런던(Lon)의 독일 해군에 밀려났다.',
      rules: ['DIP-L3', 'DIP-M11'],
    });
    expect(first('TURKEY A GRE - NAP', 'en')).toMatchObject({
      text: 'Turkish army Greece → Naples: no convoy route. Nobody convoyed it, so it did not go to Naples. It was dislodged by the Austrian army in Albania.',
      rules: ['DIP-C2', 'DIP-M11'],
    });
    expect(first('TURKEY A BUL S A GRE', 'en')?.rules).toEqual(['DIP-V1']);
  });

  it('[DIP-C4] says which rule settled orders that depend on each other', () => {
    const rulings = rulingsOf(PARADOX);
    const lines = renderRulingTree(rulings, topOf(rulings, 'FRANCE A BRE - LON'), 'ko', names).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      '프랑스 육군 브레스트(Bre) → 런던(Lon): 호송로 없음. 호송 역설로 호송로를 잃어 런던(Lon)으로 가지 못했다. [DIP-C4]',
      '  프랑스 육군 브레스트(Bre) → 런던(Lon) 호송로: 없음. 호송하던 해군이 역설에 들어 호송하지 않은 것으로 쳤다. [DIP-C4]',
      '    영국 해군 런던(Lon), 영국 해군 웨일스(Wal), 프랑스 육군 브레스트(Bre), 프랑스 해군 영국 해협(ENG): 호송 역설. 서로의 결과에 달린 이 명령들에는 들어맞는 결과가 없거나 둘이므로, 역설에 든 호송 해군은 호송하지 않은 것으로 쳤다. [DIP-C4]',
    ]);
  });

  it('[DIP-M5] [DIP-M6] tells a ring from a swap', () => {
    const ring = rulingsOf(['GERMANY A BER - MUN', 'GERMANY A MUN - KIE', 'GERMANY F KIE - BER']);
    expect(renderRulingTree(ring, topOf(ring, 'GERMANY F KIE - BER'), 'en', names).split('\n')).toEqual([
      'German fleet Kiel → Berlin: succeeds. It moved on with the others of its circle and entered Berlin. [DIP-M5]',
      '  German army Berlin, German army Munich and German fleet Kiel: rotation. Three or more units may rotate, so all of them moved. [DIP-M5]',
    ]);
    const swap = rulingsOf(['ENGLAND A NWY - SWE', 'ENGLAND F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY']);
    expect(renderRulingTree(swap, topOf(swap, 'RUSSIA A SWE - NWY'), 'ko', names).split('\n')).toEqual([
      '러시아 육군 스웨덴(Swe) → 노르웨이(Nwy): 성공. 노르웨이(Nwy)에 있던 부대와 자리를 맞바꿨다. [DIP-M6]',
      '  영국 육군 노르웨이(Nwy), 러시아 육군 스웨덴(Swe): 자리 맞바꿈. 호송이 있으면 둘은 자리를 맞바꿀 수 있으므로 모두 이동했다. [DIP-M6]',
      '    영국 육군 노르웨이(Nwy) → 스웨덴(Swe) 호송로: 이어짐. 스카게라크 해협(SKA)의 영국 해군이 밀려나지 않아 호송로가 이어졌다. [DIP-C1]',
    ]);
  });

  it('tells a ruling once, however many rest on it', () => {
    const top = topOf(pageExample, 'TURKEY A BUL - RUM');
    const [bounced, attack] = pageExample.find(({ id }) => id === top)?.because ?? [];
    if (bounced === undefined || attack === undefined) throw new Error('two causes expected');
    const shared = pageExample.map((one) => (one.id === bounced ? { ...one, because: [attack] } : one));
    const lines = rulingLines(shared, top, 'en', names);
    expect(lines.map(({ id, depth }) => [id, depth])).toEqual([
      [top, 0],
      [bounced, 1],
      [attack, 2],
    ]);
  });

  it('reads on in one paragraph if asked to', () => {
    const top = topOf(pageExample, 'TURKEY A BUL - RUM');
    for (const lang of LOCALES) {
      const lines = renderRulingTree(pageExample, top, lang, names, { style: 'lines' }).split('\n');
      const paragraph = renderRulingTree(pageExample, top, lang, names, { style: 'text' });
      expect(paragraph).toBe(lines.map((line) => line.trim()).join(' '));
    }
  });

  it('is of a ruling that there is', () => {
    expect(() => rulingLines(pageExample, 'nowhere', 'ko', names)).toThrow('nowhere');
  });
});
