import { LOCALES } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/text/catalogues.ts';
import { remedyLines } from '../src/text/index.ts';
import { answered, inWords, type Phase } from './remedied.ts';
import { names } from './text-positions.ts';

const RETREAT = (power: string, at: string, retreats: readonly string[]) => ({
  unit: { power, type: 'A' as const, at },
  from: 'BOH',
  retreats,
});
const OCCUPIERS = ['GERMANY A VIE', 'GERMANY A VEN', 'GERMANY A GAL', 'GERMANY A TRI'];
const GARRISON = ['GERMANY A MUN', 'GERMANY A BER H', 'FRANCE A BUR - MUN', 'FRANCE A RUH S A BUR - MUN'];
/** The army in the Ruhr has two different orders. */
const TORN: Phase = {
  lines: [
    'GERMANY A MUN - BUR',
    'GERMANY A RUH - BEL',
    'GERMANY A RUH S A MUN - BUR',
    'GERMANY A HOL S A RUH - BEL',
    'FRANCE A PAR - BUR',
  ],
  units: ['GERMANY A MUN', 'GERMANY A RUH', 'GERMANY A HOL', 'FRANCE A PAR'],
};
const MEETING: Phase = {
  lines: ['AUSTRIA A VIE R TYR', 'ITALY A VEN R TYR'],
  units: OCCUPIERS,
  phase: 'S1901R',
  position: { dislodged: [RETREAT('AUSTRIA', 'VIE', ['BUD', 'TYR']), RETREAT('ITALY', 'VEN', ['TYR'])] },
};
const OWN_MEETING: Phase = {
  lines: ['AUSTRIA A VIE R TYR', 'AUSTRIA A VEN R TYR'],
  units: [...OCCUPIERS, 'GERMANY A BUD', 'ITALY A PIE', 'ITALY A TUS', 'ITALY A ROM', 'ITALY A APU'],
  phase: 'S1901R',
  position: { dislodged: [RETREAT('AUSTRIA', 'VIE', ['TYR']), RETREAT('AUSTRIA', 'VEN', ['TYR'])] },
};
const WINTER = (lines: readonly string[], units: readonly string[], homes: string): Phase => ({
  lines,
  units,
  centres: { FRANCE: homes },
  phase: 'W1901A',
});

/** Codes of the templates shown, phase, order asked about, and a sentence each in Korean and English. */
const SHOWN: readonly (readonly [string, Phase, string, string, string])[] = [
  [
    'sentence held entered own',
    ['GERMANY A MUN - BOH', 'GERMANY A SIL - BOH'],
    'GERMANY A MUN - BOH',
    '슐레지엔(Sil)의 독일 육군이 대기했다면, 이 부대는 보헤미아(Boh)에 들어갔을 것이다. 독일이 스스로 명령할 수 있었다.',
    'Had the German army in Silesia held, this unit would have entered Bohemia. Germany could have ordered that.',
  ],
  [
    'moved',
    ['GERMANY A MUN - BER', 'GERMANY A BER H'],
    'GERMANY A MUN - BER',
    '베를린(Ber)의 독일 육군이 킬(Kie)로 이동했다면, 이 부대는 베를린(Ber)에 들어갔을 것이다. 독일이 스스로 명령할 수 있었다.',
    'Had the German army in Berlin moved to Kiel, this unit would have entered Berlin. Germany could have ordered that.',
  ],
  [
    'went-by-convoy',
    ['ENGLAND A NWY - SWE', 'FRANCE F SKA C A NWY - SWE', 'RUSSIA A SWE - NWY'],
    'ENGLAND A NWY - SWE',
    '이 부대가 호송을 받아 스웨덴(Swe)으로 이동했다면, 스웨덴(Swe)에 들어갔을 것이다. 영국이 스스로 명령할 수 있었다.',
    'Had this unit moved to Sweden via convoy, it would have entered Sweden. England could have ordered that.',
  ],
  [
    'went-over-land',
    { lines: ['ENGLAND A FIN - SWE VIA'], policy: { landFallback: 'none' } },
    'ENGLAND A FIN - SWE VIA',
    '이 부대가 호송을 받지 않고 스웨덴(Swe)으로 이동했다면, 스웨덴(Swe)에 들어갔을 것이다. 영국이 스스로 명령할 수 있었다.',
    'Had this unit moved to Sweden over land, it would have entered Sweden. England could have ordered that.',
  ],
  [
    'supported-move',
    TORN,
    'GERMANY A MUN - BUR',
    '루르(Ruh)의 독일 육군이 다른 명령 없이 이 이동을 지원했다면, 이 부대는 부르고뉴(Bur)에 들어갔을 것이다. 독일이 스스로 명령할 수 있었다.',
    'Had the German army in Ruhr, given no other order, supported this move, this unit would have entered Burgundy. Germany could have ordered that.',
  ],
  [
    'moved',
    TORN,
    'GERMANY A HOL S A RUH - BEL',
    '루르(Ruh)의 독일 육군이 다른 명령 없이 벨기에(Bel)로 이동했다면, 이 지원은 유효했을 것이다. 독일이 스스로 명령할 수 있었다.',
    'Had the German army in Ruhr, given no other order, moved to Belgium, this support would have counted. Germany could have ordered that.',
  ],
  [
    'supported-hold stayed',
    GARRISON,
    'GERMANY A MUN H',
    '베를린(Ber)의 독일 육군이 이 부대를 대기 지원했다면, 이 부대는 밀려나지 않았을 것이다. 독일이 스스로 명령할 수 있었다.',
    'Had the German army in Berlin supported this unit where it stood, this unit would not have been dislodged. Germany could have ordered that.',
  ],
  [
    'not-moved others',
    GARRISON,
    'GERMANY A MUN H',
    '부르고뉴(Bur)의 프랑스 육군이 뮌헨(Mun)으로 이동하지 않았다면, 이 부대는 밀려나지 않았을 것이다. 다만 독일이 정할 일은 아니었다.',
    'Had the French army in Burgundy not been ordered to Munich, this unit would not have been dislodged. Germany could not order that.',
  ],
  [
    'not-supported-move',
    GARRISON,
    'GERMANY A MUN H',
    '루르(Ruh)의 프랑스 육군이 부르고뉴(Bur)에서 뮌헨(Mun)으로 가는 이동을 지원하지 않았다면, 이 부대는 밀려나지 않았을 것이다. 다만 독일이 정할 일은 아니었다.',
    'Had the French army in Ruhr not supported the move from Burgundy to Munich, this unit would not have been dislodged. Germany could not order that.',
  ],
  [
    'convoyed',
    ['ENGLAND A LON - NWY', 'ENGLAND F NTH H'],
    'ENGLAND A LON - NWY',
    '북해(NTH)의 영국 해군이 이 부대를 노르웨이(Nwy)로 호송했다면, 이 부대는 노르웨이(Nwy)에 들어갔을 것이다. 영국이 스스로 명령할 수 있었다.',
    'Had the English fleet in the North Sea convoyed this unit to Norway, this unit would have entered Norway. England could have ordered that.',
  ],
  [
    'supported-move not-supported-hold shared',
    ['GERMANY A MUN - BUR', 'GERMANY A RUH H', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'],
    'GERMANY A MUN - BUR',
    '루르(Ruh)의 독일 육군이 이 이동을 지원하고 파리(Par)의 프랑스 육군이 부르고뉴(Bur)의 육군을 대기 지원하지 않았다면, 이 부대는 부르고뉴(Bur)에 들어갔을 것이다. 독일이 명령할 수 있는 것은 그 일부였다.',
    'Had the German army in Ruhr supported this move and the French army in Paris not supported the army in Burgundy where it stood, this unit would have entered Burgundy. Germany could have ordered only part of that.',
  ],
  [
    'not-convoyed',
    ['GERMANY A KIE - DEN', 'ENGLAND A LON - DEN', 'ENGLAND F NTH C A LON - DEN'],
    'GERMANY A KIE - DEN',
    '북해(NTH)의 영국 해군이 런던(Lon)의 육군을 덴마크(Den)로 호송하지 않았다면, 이 부대는 덴마크(Den)에 들어갔을 것이다. 다만 독일이 정할 일은 아니었다.',
    'Had the English fleet in the North Sea not convoyed the army in London to Denmark, this unit would have entered Denmark. Germany could not order that.',
  ],
  [
    'counted',
    ['ITALY A VEN - TRI', 'ITALY A TYR S A VEN - PIE'],
    'ITALY A TYR S A VEN - PIE',
    '이 부대가 베네치아(Ven)에서 트리에스테(Tri)로 가는 이동을 지원했다면, 이 지원은 유효했을 것이다. 이탈리아가 스스로 명령할 수 있었다.',
    'Had this unit supported the move from Venice to Trieste, this support would have counted. Italy could have ordered that.',
  ],
  [
    'carried',
    ['ENGLAND A LON - WAL', 'ENGLAND F NTH C A LON - HOL'],
    'ENGLAND F NTH C A LON - HOL',
    '런던(Lon)의 영국 육군이 네덜란드(Hol)로 이동했다면, 이 호송은 유효했을 것이다. 영국이 스스로 명령할 수 있었다.',
    'Had the English army in London moved to Holland, this convoy would have stood. England could have ordered that.',
  ],
  [
    'none',
    ['GERMANY A MUN - BUR', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'],
    'GERMANY A MUN - BUR',
    '제 나라의 명령을 바꾸거나 다른 나라의 명령을 빼더라도, 하나나 둘로는 될 일이 아니었다.',
    'Changing one or two orders of its own power, or leaving out others’, would not have made it work.',
  ],
  [
    'not-searched',
    { lines: ['GERMANY A MUN - BUR', 'FRANCE A BUR H', 'FRANCE A PAR S A BUR'], policy: { implicitOrder: 'allowed' } },
    'GERMANY A MUN - BUR',
    '이 지도나 판본에서는 어떻게 하면 됐을지 찾지 않는다.',
    'On this map or under this edition, what would have worked is not looked for.',
  ],
  [
    'retreated survived',
    MEETING,
    'AUSTRIA A VIE R TYR',
    '이 부대가 부다페스트(Bud)로 퇴각했다면, 해산되지 않았을 것이다. 오스트리아가 스스로 명령할 수 있었다.',
    'Had this unit retreated to Budapest, it would not have been disbanded. Austria could have ordered that.',
  ],
  [
    'not-retreated went',
    MEETING,
    'AUSTRIA A VIE R TYR',
    '베네치아(Ven)의 이탈리아 육군이 티롤(Tyr)로 퇴각하지 않았다면, 이 부대는 티롤(Tyr)로 퇴각했을 것이다. 다만 오스트리아가 정할 일은 아니었다.',
    'Had the Italian army in Venice not retreated to Tyrolia, this unit would have retreated to Tyrolia. Austria could not order that.',
  ],
  [
    'disbanded',
    OWN_MEETING,
    'AUSTRIA A VIE R TYR',
    '베네치아(Ven)의 오스트리아 육군이 해산했다면, 이 부대는 티롤(Tyr)로 퇴각했을 것이다. 오스트리아가 스스로 명령할 수 있었다.',
    'Had the Austrian army in Venice disbanded, this unit would have retreated to Tyrolia. Austria could have ordered that.',
  ],
  [
    'no-retreat',
    {
      lines: ['AUSTRIA A VIE R TRI'],
      units: [...OCCUPIERS, 'GERMANY A BUD', 'GERMANY A TYR'],
      phase: 'S1901R',
      position: { dislodged: [RETREAT('AUSTRIA', 'VIE', [])] },
    },
    'AUSTRIA A VIE R TRI',
    '퇴각을 하나나 둘 바꾸어서 살릴 수는 없었다.',
    'No change of one or two retreats would have saved it.',
  ],
  [
    'built',
    WINTER(['FRANCE B F PAR'], ['FRANCE A MAR'], 'PAR BRE MAR'),
    'FRANCE B F PAR',
    '프랑스는 대신 브레스트(Bre)에 육군을 창설하라고 명령할 수 있었다.',
    'France could have ordered an army in Brest instead.',
  ],
  [
    'no-build',
    WINTER(['FRANCE B A PAR', 'FRANCE B A BRE'], ['FRANCE A MAR'], 'PAR BRE'),
    'FRANCE B A BRE',
    '대신 할 수 있는 창설도 없었다.',
    'No other build would have counted instead.',
  ],
  [
    'removed',
    WINTER(['FRANCE D A BUR'], ['FRANCE A MAR', 'FRANCE F BRE'], 'PAR'),
    'FRANCE D A BUR',
    '프랑스는 대신 브레스트(Bre)의 해군을 해산하라고 명령할 수 있었다.',
    'France could have ordered the fleet in Brest to be removed instead.',
  ],
  [
    'no-removal',
    WINTER(['FRANCE D A BUR'], ['FRANCE A MAR', 'FRANCE F BRE'], 'PAR MAR'),
    'FRANCE D A BUR',
    '대신 할 수 있는 해산도 없었다.',
    'No other removal would have counted instead.',
  ],
];

describe('what would have worked, in words', () => {
  it.each(SHOWN)('%s', (_, phase, subject, korean, english) => {
    const told = inWords(answered(phase, subject));
    expect(told).toContain(korean);
    expect(told).toContain(english);
  });

  it('shows every template on a real position', () => {
    const shown = new Set(SHOWN.flatMap(([codes]) => codes.split(' ')));
    const codes = (['remedies', 'remedyChanges', 'remedyOutcomes'] as const).flatMap((kind) =>
      Object.keys(TEXTS.ko[kind]),
    );
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });

  it('says nothing of an order that worked', () => {
    const { order } = answered(['FRANCE A PAR - BUR'], 'FRANCE A PAR - BUR');
    for (const locale of LOCALES) expect(remedyLines({ kind: 'not-needed' }, order, locale, names)).toEqual([]);
  });
});
