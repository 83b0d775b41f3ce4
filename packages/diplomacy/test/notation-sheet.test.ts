import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { indexNames } from '../src/map/names.ts';
import { parseSheet, type SheetOptions } from '../src/notation/parse-sheet.ts';
import { printOrder, printUnit } from '../src/notation/print-order.ts';
import { MAX_SHEET_BYTES } from '../src/notation/problem.ts';

const names = indexNames(STANDARD_MAP);

/** A sheet in short: one entry a finding, in the order of the sheet. */
function read(text: string, options?: SheetOptions): string[] {
  const sheet = parseSheet(text, names, options);
  const entries = [
    ...sheet.orders.map((entry) => ({
      ...entry,
      short: `${entry.power ?? '?'}#${entry.block} ${printOrder(entry.order, names, 'canonical')}`,
    })),
    ...sheet.units.map((entry) => ({
      ...entry,
      short: `${entry.power ?? '?'} unit ${printUnit(entry.unit, names, 'canonical')}`,
    })),
    ...sheet.centres.map((entry) => ({ ...entry, short: `${entry.power ?? '?'} centre ${entry.province}` })),
    ...sheet.dislodged.map((entry) => ({
      ...entry,
      short: `${entry.power ?? '?'} dislodged ${printUnit(entry.unit, names, 'canonical')} from ${entry.from ?? '?'}`,
    })),
    ...sheet.headings.map((entry) => ({ ...entry, short: `${entry.kind}: ${entry.text}` })),
    ...sheet.unread.map((entry) => ({ ...entry, short: `unread: ${entry.text}` })),
    ...sheet.problems.map(({ at, code, read }) => ({ ...at, short: `${code}: ${read}` })),
  ];
  return entries
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, short }) => `${line}:${column} ${short}`);
}

/** Only the orders, without their places. */
function orders(text: string, options?: SheetOptions): string[] {
  return parseSheet(text, names, options).orders.map(
    ({ power, block, order }) => `${power ?? '?'}#${block} ${printOrder(order, names, 'canonical')}`,
  );
}

describe("the tutorial page's notation", () => {
  it('is read as it stands, with colours, quotes and numbers', () => {
    const page = [
      '예시 4-5)',
      '오스트리아(빨간색)',
      '"육군, 루마니아(Rum)-불가리아(Bul)"',
      '“육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul)”',
      '③ 육군, 우크라이나(Ukr)-루마니아(Rum)',
      '터키(연보라색)',
      '"육군, 불가리아(Bul)-루마니아(Rum)"',
      '영국',
      '"해군, 북해(NTH), 호송, 런던(Lon)-벨기에(Bel)"',
    ].join('\n');
    expect(read(page)).toEqual([
      '1:1 unread: 예시 4-5)',
      '2:1 power: 오스트리아(빨간색)',
      '3:2 AUSTRIA#1 A RUM - BUL',
      '4:2 AUSTRIA#1 A SER S RUM - BUL',
      '5:3 AUSTRIA#1 A UKR - RUM',
      '6:1 power: 터키(연보라색)',
      '7:2 TURKEY#2 A BUL - RUM',
      '8:1 power: 영국',
      '9:2 ENGLAND#3 F NTH C LON - BEL',
    ]);
  });
});

describe("a power's heading", () => {
  it.each([
    'Austria',
    'Austria:',
    'AUSTRIA:',
    'austria',
    '# Austria',
    '## Austria ##',
    '**Austria**',
    '**Austria:**',
    '[Austria]',
    '=== Austria ===',
    'Austria (red)',
    'Austria (Kim):',
    'Austria - Kim',
    '- Austria',
    '1. Austria',
    'Orders for Austria',
    "Austria's orders:",
    'Austria-Hungary',
    'Austrian orders',
    'Austria, Spring 1901',
    '🇦🇹 Austria',
    '오스트리아',
    '오스트리아:',
    '[오스트리아]',
    '【오스트리아】',
    '<오스트리아>',
    '■ 오스트리아',
    '오스트리아(빨간색)',
    '오스트리아 (홍길동)',
    '오스트리아 명령서',
    '오스트리아 명령:',
    '오스트리아입니다',
    '안녕하세요, 오스트리아 명령서 제출합니다!',
    '1901년 봄 오스트리아 명령서',
    '오스트리아-헝가리 제국',
  ])('%s', (heading) => {
    expect(orders(`Turkey\n${heading}\nA Vie H`)).toEqual(['AUSTRIA#2 A VIE H']);
  });

  it('may have the orders on its line', () => {
    const both = ['AUSTRIA#1 A BUD - SER', 'AUSTRIA#1 F TRI - ALB'];
    for (const line of [
      'AUSTRIA: A Bud-Ser, F Tri-Alb',
      'Austria: A Bud-Ser; F Tri-Alb.',
      'Austria: A Bud-Ser. F Tri-Alb',
      'Austria: A Bud-Ser F Tri-Alb',
      'Austria: A Bud-Ser / F Tri-Alb',
      'Austria: A Bud-Ser and F Tri-Alb',
      '[오스트리아] 육군 부다페스트-세르비아, 해군 트리에스테-알바니아',
      '오스트리아: 육군, 부다페스트(Bud)-세르비아(Ser), 해군, 트리에스테(Tri)-알바니아(Alb)',
      '오스트리아(빨간색): 육군 부다페스트에서 세르비아로, 해군 트리에스테에서 알바니아로',
    ]) {
      expect(orders(line), line).toEqual(both);
    }
  });

  it('before every line makes one block of them', () => {
    const sheet = 'Austria: A BUD - SER\nGermany: A MUN - RUH\nAustria: F TRI - ALB\nGermany: F KIE - DEN';
    expect(orders(sheet)).toEqual([
      'AUSTRIA#1 A BUD - SER',
      'GERMANY#2 A MUN - RUH',
      'AUSTRIA#1 F TRI - ALB',
      'GERMANY#2 F KIE - DEN',
    ]);
  });

  it('written again begins a new block, so that the newer sheet can replace the older', () => {
    expect(orders('Austria\nA Bud-Ser\nA Vie-Gal\nAustria\nA Bud-Rum\nA Vie H')).toEqual([
      'AUSTRIA#1 A BUD - SER',
      'AUSTRIA#1 A VIE - GAL',
      'AUSTRIA#2 A BUD - RUM',
      'AUSTRIA#2 A VIE H',
    ]);
    expect(orders('Austria: A Bud-Ser\nA Vie-Gal\nAustria: A Bud-Rum')).toEqual([
      'AUSTRIA#1 A BUD - SER',
      'AUSTRIA#1 A VIE - GAL',
      'AUSTRIA#2 A BUD - RUM',
    ]);
  });

  it('is taken from the options, or the line itself, where the sheet has none', () => {
    expect(orders('A Vie H', { power: 'AUSTRIA' })).toEqual(['AUSTRIA#0 A VIE H']);
    expect(orders('A Vie H')).toEqual(['?#0 A VIE H']);
    expect(orders('AUSTRIA A VIE H\n독일 육군 뮌헨 대기')).toEqual([
      'AUSTRIA#0 AUSTRIA A VIE H',
      'GERMANY#0 GERMANY A MUN H',
    ]);
    expect(orders('러시아 해군 세바스토폴 대기, 육군 모스크바 대기\n터키 육군 앙카라 대기')).toEqual([
      'RUSSIA#0 RUSSIA F SEV H',
      'RUSSIA#0 A MOS H',
      'TURKEY#0 TURKEY A ANK H',
    ]);
    expect(orders('Germany\nA Vie H', { power: 'AUSTRIA' })).toEqual(['GERMANY#1 A VIE H']);
  });

  it.each([
    ['England F Lon-NTH'],
    ['English F Lon-NTH'],
    ['ENGLAND F LON - NTH'],
    ['England: F Lon-NTH'],
    ['영국 해군 런던-북해'],
    ['영국군 해군 런던에서 북해로'],
    ['- 영국: 해군 런던-북해'],
  ])('gives way to the power that an order names: %s', (line) => {
    const [, found] = parseSheet(`Turkey\nA Con-Bul\n${line}`, names).orders;
    expect(found).toMatchObject({ power: 'ENGLAND', order: { kind: 'move', unit: { at: 'LON' }, to: 'NTH' } });
  });

  it.each([
    'Austria: A Vie-Tyr; Germany: A Mun-Ruh; F Kie-Hol',
    'Austria: A Vie-Tyr. Germany: A Mun-Ruh. F Kie-Hol.',
    'Austria: A Vie-Tyr, Germany: A Mun-Ruh, F Kie-Hol',
    'Austria: A Vie-Tyr Germany: A Mun-Ruh F Kie-Hol',
    'Austria (Kim): A Vie-Tyr / Germany (Lee): A Mun-Ruh / F Kie-Hol',
    '[오스트리아] 육군 빈-티롤, [독일] 육군 뮌헨-루르, 해군 킬-네덜란드',
    '오스트리아: 육군 빈-티롤; 독일: 육군 뮌헨-루르; 해군 킬-네덜란드',
    'Kim: Austria: A Vie-Tyr; Germany: A Mun-Ruh\nF Kie-Hol',
  ])('in the middle of a line heads the rest of it: %s', (line) => {
    expect(orders(line)).toEqual(['AUSTRIA#1 A VIE - TYR', 'GERMANY#2 A MUN - RUH', 'GERMANY#2 F KIE - HOL']);
  });

  it('in talk turns nothing', () => {
    expect(orders('Turkey\nI agree with Germany: no more war\nA Con-Bul')).toEqual(['TURKEY#1 A CON - BUL']);
  });

  it('in the middle of a line may be misspelt, and builds go for all of the line', () => {
    expect(read('Austria: A Vie-Tyr; Germnay: A Mun-Ruh').slice(2)).toEqual([
      '1:21 unknown-power: Germnay',
      '1:30 ?#2 A MUN - RUH',
    ]);
    expect(orders('Builds: Austria: A Vie; Italy: F Nap\nA Ven-Tyr')).toEqual([
      'AUSTRIA#1 B A VIE',
      'ITALY#2 B F NAP',
      'ITALY#2 A VEN - TYR',
    ]);
  });

  it.each(['USSR', 'Narnia', 'Narnia:', '[narnia]', 'Red Empire', '나니아', '소련:'])(
    'of no power of the map is a problem, and keeps its orders apart: %s',
    (heading) => {
      const sheet = parseSheet(`Turkey\nA Con-Bul\n${heading}\nA Mos-Ukr\n\nA War H`, names);
      expect(sheet.orders.map(({ power, stranger }) => power ?? stranger)).toEqual([
        'TURKEY',
        ...Array(2).fill(heading.replace(/[[\]:]/g, '')),
      ]);
      expect(sheet.problems).toMatchObject([{ code: 'unknown-power', at: { line: 3 } }]);
    },
  );

  it.each([
    'Thanks',
    'Good luck',
    'Western front',
    'as agreed',
    '감사합니다',
    '안녕하세요',
    '화이팅',
    'Hello everyone!',
    'What a mess this is',
  ])('is no line that is only said: %s', (line) => {
    const sheet = parseSheet(`Turkey\nA Con-Bul\n${line}\nA Smy H`, names);
    expect(sheet.orders.map(({ power }) => power)).toEqual(['TURKEY', 'TURKEY']);
    expect(sheet.problems).toEqual([]);
  });

  it('is no name that signs the sheet of a known power', () => {
    expect(orders('Kim\nA Vie H', { power: 'AUSTRIA' })).toEqual(['AUSTRIA#0 A VIE H']);
  });

  it('gives way for that line alone, which adds to what the other power has', () => {
    const sheet =
      'Turkey\nRussian A Sev-Rum, A Ukr-Gal\nA Con-Bul\nRussia\nA Mos H\nTurkey\n러시아 육군 바르샤바 대기\nA Smy H';
    expect(orders(sheet)).toEqual([
      'RUSSIA#2 RUSSIA A SEV - RUM',
      'RUSSIA#2 A UKR - GAL',
      'TURKEY#1 A CON - BUL',
      'RUSSIA#2 A MOS H',
      'RUSSIA#2 RUSSIA A WAR H',
      'TURKEY#3 A SMY H',
    ]);
    expect(parseSheet(sheet, names).orders.map(({ under }) => under)).toEqual([
      'TURKEY',
      'TURKEY',
      undefined,
      undefined,
      'TURKEY',
      undefined,
    ]);
  });

  it('is no other power’s for a unit that is only helped', () => {
    expect(orders('Turkey\nA Con S Russian A Sev-Bul')).toEqual(['TURKEY#1 A CON S RUSSIA A SEV - BUL']);
  });

  it('misspelt is a problem, and its orders are not given to the power before', () => {
    expect(read('Germany\nA Mun H\nAustrai:\nA Vie H')).toEqual([
      '1:1 power: Germany',
      '2:1 GERMANY#1 A MUN H',
      '3:1 unknown-power: Austrai',
      '4:1 ?#2 A VIE H',
    ]);
    expect(parseSheet('[오스트리]\n육군 빈 대기', names).problems).toEqual([
      {
        code: 'unknown-power',
        at: { line: 1, column: 2 },
        read: '오스트리',
        expected: 'power',
        nearest: ['AUSTRIA'],
        text: '[오스트리]',
      },
    ]);
    expect(read('Germany\nItlay: A Ven H, A Rom-Apu')).toEqual([
      '1:1 power: Germany',
      '2:1 unknown-power: Itlay',
      '2:8 ?#2 A VEN H',
      '2:17 ?#2 A ROM - APU',
    ]);
  });
});

describe('a phase on the sheet', () => {
  it.each([
    ['Spring 1901', { season: 'S', year: 1901, kind: 'M' }],
    ['1901 Spring', { season: 'S', year: 1901, kind: 'M' }],
    ['# Spring, 1901', { season: 'S', year: 1901, kind: 'M' }],
    ['S1901M', { season: 'S', year: 1901, kind: 'M' }],
    ['S1901', { season: 'S', year: 1901, kind: 'M' }],
    ['Fall 1901 Retreats', { season: 'F', year: 1901, kind: 'R' }],
    ['F1901R', { season: 'F', year: 1901, kind: 'R' }],
    ['Autumn 1902', { season: 'F', year: 1902, kind: 'M' }],
    ['Winter 1901', { season: 'W', year: 1901, kind: 'A' }],
    ['Winter 1901 Builds', { season: 'W', year: 1901, kind: 'A' }],
    ['1901년 봄', { season: 'S', year: 1901, kind: 'M' }],
    ['501년 봄', { season: 'S', year: 501, kind: 'M' }],
    ['봄 501년', { season: 'S', year: 501, kind: 'M' }],
    ['Spring 501', { season: 'S', year: 501, kind: 'M' }],
    ['F501R', { season: 'F', year: 501, kind: 'R' }],
    ['[1901년 가을 퇴각]', { season: 'F', year: 1901, kind: 'R' }],
    ['가을 퇴각', { season: 'F', kind: 'R' }],
    ['1901년 겨울 조정', { season: 'W', year: 1901, kind: 'A' }],
    ['1901년 봄 명령서', { season: 'S', year: 1901, kind: 'M' }],
    ['1901년', { year: 1901 }],
    ['오스트리아, 1901년 봄', { season: 'S', year: 1901, kind: 'M' }],
  ])('%s', (line, phase) => {
    expect(parseSheet(`${line}\nA Vie H`, names).phase).toEqual(phase);
  });

  it('is the first of several, and another phase begins a new block', () => {
    const sheet = parseSheet('Austria\nSpring 1901\nA Vie H\nFall 1901\nA Vie-Gal', names);
    expect(sheet.phase).toEqual({ season: 'S', year: 1901, kind: 'M' });
    expect(sheet.orders.map(({ block, power }) => `${power}#${block}`)).toEqual(['AUSTRIA#1', 'AUSTRIA#2']);
  });
});

describe('sections', () => {
  it('of builds and removals make an order of a unit alone', () => {
    expect(orders('Austria\nBuilds:\nA Vie\nF Tri\nRemovals:\nA Bud')).toEqual([
      'AUSTRIA#1 B A VIE',
      'AUSTRIA#1 B F TRI',
      'AUSTRIA#1 A BUD D',
    ]);
    expect(orders('오스트리아\n창설: 육군 빈, 해군 트리에스테\n해산: 육군 부다페스트')).toEqual([
      'AUSTRIA#1 B A VIE',
      'AUSTRIA#1 B F TRI',
      'AUSTRIA#1 A BUD D',
    ]);
  });

  it.each([
    ['Germany: Build A Ber, Build F Kie', ['GERMANY#1 B A BER', 'GERMANY#1 B F KIE']],
    ['Germany: builds A Ber, F Kie', ['GERMANY#1 B A BER', 'GERMANY#1 B F KIE']],
    ['독일: 창설 육군 베를린', ['GERMANY#1 B A BER']],
    ['[독일] 해산 A Ber', ['GERMANY#1 A BER D']],
    ['Germany: retreat A Ber - Kie', ['GERMANY#1 A BER R KIE']],
    ['독일: 퇴각 A Ber - Kie', ['GERMANY#1 A BER R KIE']],
    ['1901년 겨울 독일: 창설 A Ber', ['GERMANY#1 B A BER']],
  ])('leave the power before their colon alone where an order begins with their word: %s', (line, expected) => {
    expect(orders(line)).toEqual(expected);
    expect(parseSheet(line, names).problems).toEqual([]);
  });

  it('on a line of orders, and verbs before several units, go for that line alone', () => {
    expect(read('Builds: A Vie and F Tri\nDisband A Bud, F Tri\nRemove A Vie and A Bud\nF Tri')).toEqual([
      '1:1 section: Builds:',
      '1:9 ?#0 B A VIE',
      '1:19 ?#0 B F TRI',
      '2:1 ?#0 A BUD D',
      '2:16 ?#0 F TRI D',
      '3:1 ?#0 A VIE D',
      '3:18 ?#0 A BUD D',
      '4:6 incomplete-order: ',
    ]);
  });

  it.each(['units:', 'Units', 'Positions:', '부대:', '부대 위치', '[현재 위치]'])('%s lists positions', (heading) => {
    const sheet = `${heading}\nAustria: A Vie, A Bud, F Tri\n러시아\n해군 상트 페테르부르크 남쪽 해안\nOrders:\nA Mos-Ukr`;
    expect(read(sheet).filter((line) => !/power|section/.test(line))).toEqual([
      '2:10 AUSTRIA unit A VIE',
      '2:17 AUSTRIA unit A BUD',
      '2:24 AUSTRIA unit F TRI',
      '4:1 RUSSIA unit F STP/SC',
      '6:1 RUSSIA#2 A MOS - UKR',
    ]);
  });

  it.each(['Units now', 'Current units', '현재 부대 배치', '이제 있는 부대', '부대 배치', '# 현재 부대 위치'])(
    '%s, as printed after a phase, lists positions',
    (heading) => {
      const lines = [
        heading,
        '  오스트리아: 육군 불가리아(Bul), 해군 스페인(Spa) 남쪽 해안(sc)',
        '  Italy: A Rom',
        '  ?: A Gre',
      ];
      expect(read(lines.join('\n')).filter((line) => !/power|section/.test(line))).toEqual([
        '2:10 AUSTRIA unit A BUL',
        '2:24 AUSTRIA unit F SPA/SC',
        '3:10 ITALY unit A ROM',
        '4:6 ? unit A GRE',
      ]);
    },
  );

  it.each(['Supply centers', 'Centres:', 'Centres owned', 'SCs', '병참', '보급 중심지:', '# Owners', '현재 병참'])(
    '%s lists centres, and ends a list of units',
    (title) => {
      const lines = [
        'Units:',
        'Russia: A Mos',
        title,
        '러시아: 모스크바(Mos), 세바스토폴(Sev)',
        'Turkey',
        'Con',
        '- Bulgaria',
        '?: Gre',
      ];
      expect(
        read([...lines, 'Builds:', 'Turkey: A Con'].join('\n')).filter((line) => !/power|section/.test(line)),
      ).toEqual([
        '2:9 RUSSIA unit A MOS',
        '4:6 RUSSIA centre MOS',
        '4:17 RUSSIA centre SEV',
        '6:1 TURKEY centre CON',
        '7:3 TURKEY centre BUL',
        '8:4 ? centre GRE',
        '10:9 TURKEY#5 B A CON',
      ]);
    },
  );

  it('of centres tell a name that is none, take centres on the line of the title, and end at the first order', () => {
    expect(read('Russia centres: Mos, Svastopol, War (new)\nRussia\nA Mos-Ukr').slice(1)).toEqual([
      '1:17 RUSSIA centre MOS',
      '1:22 unknown-province: Svastopol',
      '1:33 RUSSIA centre WAR',
      '1:37 unread: (new)',
      '2:1 power: Russia',
      '3:1 RUSSIA#2 A MOS - UKR',
    ]);
  });

  it('of centres give nothing to a power that they do not name', () => {
    const lines = [
      'Centres',
      'Austria: Vie',
      'Neutral: Bel, Hol',
      'Turkey: none',
      '러시아 모스크바, 세바스토폴',
      'Itly: Rom, Nap',
    ];
    const sheet = parseSheet(lines.join('\n'), names);
    expect(sheet.centres.map(({ power, province }) => `${power} ${province}`)).toEqual([
      'AUSTRIA VIE',
      'RUSSIA MOS',
      'RUSSIA SEV',
    ]);
    const told = [...sheet.unread, ...sheet.problems.map(({ at }) => at)].map(({ line }) => line);
    expect(told).toEqual(expect.arrayContaining([3, 4, 6]));
  });

  it.each(['Dislodged', 'Dislodged units:', '밀려난 부대', '밀려난 부대:'])('%s lists dislodged units', (title) => {
    const lines = [
      'Turkey A Bul from Ser',
      'Germany: F Kie, dislodged from Den; A Mun (from Boh), A Ruh (from Bel), A Ber',
      '터키 육군 앙카라: 아르메니아에서',
      'The Turkish army in Constantinople: may retreat to Ankara (Ank), or disband',
      '터키 해군 스미르나(Smy): 갈 곳이 없어 해산된다',
    ];
    expect(
      read([title, ...lines, 'Turkey', 'A Bul-Con'].join('\n')).filter((line) => !/power|section/.test(line)),
    ).toEqual([
      '2:1 TURKEY dislodged TURKEY A BUL from SER',
      '3:10 GERMANY dislodged F KIE from DEN',
      '3:37 GERMANY dislodged A MUN from BOH',
      '3:55 GERMANY dislodged A RUH from BEL',
      '3:73 GERMANY dislodged A BER from ?',
      '4:1 TURKEY dislodged TURKEY A ANK from ARM',
      '5:1 TURKEY dislodged TURKEY A CON from ?',
      '6:1 TURKEY dislodged TURKEY F SMY from ?',
      '8:1 TURKEY#2 A BUL - CON',
    ]);
  });

  it.each([
    ['Austria: A Vie, A Atlantis', ['AUSTRIA unit A VIE', 'unknown-province: Atlantis']],
    ['Austria: A Atlantis, A Vie', ['unknown-province: Atlantis', 'AUSTRIA unit A VIE']],
    ['Austria: A Atlantis, F Utopia', ['unknown-province: Atlantis', 'unknown-province: Utopia']],
    ['오스트리아: 육군 빈, 해군 아틀란티스', ['AUSTRIA unit A VIE', 'unknown-province: 아틀란티스']],
    ['Austria: A Vie; F North Foo; F Tri', ['AUSTRIA unit A VIE', 'unknown-province: North Foo', 'AUSTRIA unit F TRI']],
    ['Austria: A Vie, thanks', ['AUSTRIA unit A VIE']],
    ['Austria: A Vie-Gal, A Atlantis', ['AUSTRIA#1 A VIE - GAL', 'unknown-province: Atlantis']],
    ['Austria: A Vie, A Atlantis-Gal', ['incomplete-order: ', 'unknown-province: Atlantis']],
  ])('of units keep those in provinces that there are: %s', (line, told) => {
    expect(
      read(`Units\n${line}`)
        .slice(2)
        .map((one) => one.replace(/^[\d:]+ /, '')),
    ).toEqual(told);
  });

  it('of units end at the first order', () => {
    expect(read('Units: A Vie, F Tri\nA Vie-Gal\nA Bud')).toEqual([
      '1:1 section: Units:',
      '1:8 ? unit A VIE',
      '1:15 ? unit F TRI',
      '2:1 ?#0 A VIE - GAL',
      '3:6 incomplete-order: ',
    ]);
  });
});

describe('conditional retreats', () => {
  it('may follow their order, or stand on a line below it', () => {
    for (const sheet of [
      'A Vie-Boh; if dislodged: Tyr, else disband',
      'A Vie-Boh\nif dislodged: Tyr, else disband',
      '육군 빈-보헤미아\n  - 퇴각하면: 티롤, 아니면 해산',
      'A Vie-Boh (if dislodged: Tyr, else disband)',
      'A Vie-Boh [when dislodged Tyr / D]',
      'A Vie-Boh (if dislodged: Tyr, disband',
      '육군 빈-보헤미아 (밀려나면 티롤, 아니면 해산)',
      '육군, 빈(Vie)-보헤미아(Boh) (퇴각 시 티롤(Tyr), 해산)',
    ]) {
      expect(orders(sheet), sheet).toEqual(['?#0 A VIE - BOH', '?#0 A VIE R TYR / D']);
    }
  });
  it.each(['A Vie-Boh (if dislodged: Tyr) or Gal', 'A Vie-Boh (if dislodged: Xyz)', 'A Vie-Boh (if Tyr is free)'])(
    'in brackets that say something else leave nothing of the order: %s',
    (line) => {
      expect(orders(line)).toEqual([]);
      expect(parseSheet(line, names).problems).toHaveLength(1);
    },
  );
  it('without a unit before them are a problem', () => {
    expect(read('Austria\nif dislodged: Tyr')).toEqual(['1:1 power: Austria', '2:1 incomplete-order: if dislodged']);
  });
});

/** One message in each messenger's dress: `A Bud-Ser` of Austria, then thanks of somebody else. */
const MESSENGERS: readonly (readonly [messenger: string, text: string])[] = [
  [
    'KakaoTalk on a computer',
    '--------------- 2026년 11월 30일 월요일 ---------------\n[홍길동] [오후 9:04] 오스트리아\n[홍길동] [오후 9:05] A Bud-Ser\n[김철수] [오후 9:06] 감사합니다',
  ],
  [
    'KakaoTalk on a telephone',
    '2026년 11월 30일 월요일\n2026년 11월 30일 오후 9:04, 홍길동 : 오스트리아\nA Bud-Ser\n2026년 11월 30일 오후 9:05, 김철수 : 감사합니다',
  ],
  ['Discord, copied', 'Kim — Today at 9:04 PM\nAustria\nA Bud-Ser\n김철수 — 오늘 오후 9:05\n감사합니다'],
  ['Discord, exported', '[21:04] kim: Austria\n[21:05] kim: A Bud-Ser\n[21:06] lee: 감사합니다'],
  ['Telegram', 'Kim, [30.11.2026 21:04]\nAustria:\nA Bud-Ser\n\nLee, [30.11.2026 21:05]\n감사합니다'],
  [
    'WhatsApp',
    '[30/11/2026, 21:04:05] Kim: Austria\n\u200e[30/11/2026, 21:04:06] Kim: A Bud-Ser\n30/11/2026, 21:05 - Lee: 감사합니다',
  ],
  ['Slack', 'Kim  9:04 PM\nAustria\n• A Bud-Ser\nLee  9:05 PM\n감사합니다'],
  ['LINE', '21:04\tKim\tAustria\n21:04\tKim\tA Bud-Ser\n21:05\tLee\t감사합니다'],
  ['mail, quoted', '> Austria\n> A Bud-Ser\n감사합니다'],
];

describe('messengers', () => {
  it.each(MESSENGERS)('%s', (_, text) => {
    const sheet = parseSheet(text, names);
    expect(sheet.orders.map(({ power, order }) => `${power} ${printOrder(order, names, 'canonical')}`)).toEqual([
      'AUSTRIA A BUD - SER',
    ]);
    expect(sheet.unread.map(({ text }) => text)).toEqual(['감사합니다']);
    expect(sheet.problems).toEqual([]);
  });

  it('keep each writer to the power the writer spoke for', () => {
    const chat = [
      '[홍길동] [오후 9:04] 오스트리아',
      '[김철수] [오후 9:05] 독일',
      '[홍길동] [오후 9:06] A Vie-Gal',
      '[김철수] [오후 9:07] A Mun-Ruh',
      '[터키] [오후 9:08] A Con-Bul',
      '[이영희] [오후 9:09] A Ven H',
    ];
    expect(orders(chat.join('\n'))).toEqual([
      'AUSTRIA#1 A VIE - GAL',
      'GERMANY#2 A MUN - RUH',
      'TURKEY#3 A CON - BUL',
      '?#0 A VEN H',
    ]);
  });
});

describe('an announcement', () => {
  it.each([
    '오스트리아 갑니다!!',
    '오스트리아입니다',
    '오스트리아예요~ 잘 부탁드려요',
    '오스트리아요 늦어서 죄송',
    '안녕하세요 오스트리아 명령 올립니다',
    '저는 오스트리아 보낼게요 ㅎㅎ',
    '오스트리아 여기 있습니다',
    'Hi all, Austria here',
    'Austria here, sorry for the delay!',
    'this is Austria',
    "Hey everyone, it's Austria. Sorry I'm late",
    'I am Austria :',
    'Austria reporting in',
  ])('in a chat heads its writer’s orders, and in a paste what follows: %s', (line) => {
    expect(orders(`[민수] [오후 9:02] ${line}\n[유진] [오후 9:03] 넵\n[민수] [오후 9:04] A Vie H`)).toEqual([
      'AUSTRIA#1 A VIE H',
    ]);
    expect(orders(`Turkey\nA Con H\n${line}\nA Vie H`)).toEqual(['TURKEY#1 A CON H', 'AUSTRIA#2 A VIE H']);
  });

  it('may have the orders behind its colon', () => {
    expect(orders('Hi all, England here: F Lon-NTH, A Lvp-Yor')).toEqual([
      'ENGLAND#1 F LON - NTH',
      'ENGLAND#1 A LVP - YOR',
    ]);
  });

  it.each([
    '독일이 또 배신했네',
    '독일이 갑니다',
    '독일로 갑니다',
    '독일 갑니다?',
    '독일 갑니까',
    '독일요?',
    '독일 믿고 갑니다',
    '독일 쪽으로 갑니다',
    '이번엔 독일 갑니다',
    '독일 명령 기다리는 중',
    '독일 명령 보내 주세요',
    '독일님 갑니다',
    '독일 영국 갑니다',
    '독일 미안합니다',
    '영국 해협 갑니다',
    'England is going to hate this',
    'England here?',
    'Is England here?',
    'England is here to stay',
    'England, here are my thoughts',
    'this is England’s fault',
    'this is England or France',
    'I am with England',
    'sorry England',
    'thanks England, good luck',
    'England and France here',
    'here comes England',
    'Where is England',
  ])('is not talk about a power: %s', (line) => {
    expect(orders(`[민수] [오후 9:02] ${line}\n[민수] [오후 9:04] A Vie H`)).toEqual(['?#0 A VIE H']);
    expect(orders(`Austria\nA Vie H\n${line}\nA Bud H`)).toEqual(['AUSTRIA#1 A VIE H', 'AUSTRIA#1 A BUD H']);
  });

  it('does not turn a writer who has spoken for a power, nor does a loose one under another’s heading', () => {
    const chat = ['[민수] [오후 9:02] 오스트리아', '[민수] [오후 9:03] 터키 갑니다', '[민수] [오후 9:04] A Vie H'];
    expect(orders(chat.join('\n'))).toEqual(['AUSTRIA#1 A VIE H']);
    expect(orders('오스트리아\n터키 갑니다\nA Vie H')).toEqual(['AUSTRIA#1 A VIE H']);
  });

  it('leaves the writer with each order of a chat, or the name before its colon', () => {
    const sheet = parseSheet(
      '[민수] [오후 9:02] A Vie H\nAlex — 오늘 오후 9:15\nA Mun H\n\nKim, [30.11.2026 21:04]\nF Lon H',
      names,
    );
    expect(sheet.orders.map(({ writer }) => writer)).toEqual(['민수', 'Alex', 'Kim']);
    const labelled = parseSheet('민수: A Vie H\n정정: A Bud H\nA Ven H', names);
    expect(labelled.orders.map(({ writer }) => writer)).toEqual(['민수', undefined, undefined]);
  });
});

describe('what is no order', () => {
  it.each([
    'A good day to all',
    '안녕하세요! 좋은 아침입니다.',
    'Vienna is a nice place.',
    'Germany and I agreed on Bur.',
    'Hold on, I am not ready.',
    'Go well, everyone!',
    '영국 해협은 제가 가져갑니다.',
    '프랑스님, 벨기에는 양보할게요.',
    '마감은 일요일 자정입니다!!',
    'ㅋㅋㅋㅋ',
    '터키?',
    'thanks!',
    '감사합니다 그리고',
    '🎉🎉',
    '---',
    'https://example.org/game?id=3',
  ])('%s is listed as unread', (line) => {
    expect(read(`Austria\nA Vie H\n${line}\nA Bud H`)).toEqual([
      '1:1 power: Austria',
      '2:1 AUSTRIA#1 A VIE H',
      `3:1 unread: ${line}`,
      '4:1 AUSTRIA#1 A BUD H',
    ]);
  });

  it('stays unread behind a heading or under a list of positions', () => {
    expect(read('Austria: thanks\nUnits:\n감사합니다')).toEqual([
      '1:1 power: Austria:',
      '1:10 unread: thanks',
      '2:1 section: Units:',
      '3:1 unread: 감사합니다',
    ]);
  });

  it('before a colon and an order is listed, unless it makes a condition', () => {
    expect(read('Austria\n정정: A Bud-Rum\nNorthern front: A Vie H\nIf Turkey agrees: A Bud-Ser\nF Tri H')).toEqual([
      '1:1 power: Austria',
      '2:1 unread: 정정:',
      '2:5 AUSTRIA#1 A BUD - RUM',
      '3:1 unread: Northern front:',
      '3:17 AUSTRIA#1 A VIE H',
      '4:1 unknown-order: If Turkey agrees',
      '5:1 AUSTRIA#1 F TRI H',
    ]);
  });

  it('behind a full stop does not touch the order', () => {
    expect(read('A Bud-Ser. I hope Vienna is well.')).toEqual([
      '1:1 ?#0 A BUD - SER',
      '1:12 unread: I hope Vienna is well.',
    ]);
  });

  it.each([
    'A Vie-Tyr (cancelled)',
    'A Vie-Tyr (no, Boh)',
    'A Vie-Tyr (not sure)',
    'A Vie-Tyr [withdrawn]',
    'A Vie-Tyr // cancelled',
    'A Vie-Tyr # void',
    'A Vie-Tyr; ignore this',
    'A Vie-Tyr. Cancelled.',
    'A Vie-Tyr (please) (cancelled)',
    'A Vie-Tyr (instead of Boh)',
    'A Vie-Tyr (Galicia)',
    'A Vie-Tyr (we hold)',
    '육군 빈-티롤 (취소)',
    '육군 빈-티롤 (무시해주세요)',
    '육군 빈-티롤 (삭제)',
    '육군 빈-티롤 // 철회합니다',
    '육군 빈-티롤 (아님)',
    '[cancelled] A Vie-Tyr',
    '(취소) 육군 빈-티롤',
    'Cancelled: A Vie-Tyr',
    '취소: 육군 빈-티롤',
    '~~A Vie-Tyr~~',
    '- ~~육군 빈-티롤~~',
    '~A Vie-Tyr~',
    '<s>A Vie-Tyr</s>',
    'A\u0336 \u0336V\u0336i\u0336e\u0336-\u0336T\u0336y\u0336r\u0336',
    '// A Vie-Tyr',
    '~~A Vie-Tyr\nA Vie-Boh\nA Vie-Gal~~',
    'A Vie-Tyr, A Vie-Boh (both cancelled)',
  ])('that takes an order back is a problem, and the order is not given: %s', (lines) => {
    const sheet = parseSheet(`Austria\n${lines}\nF Tri-Alb`, names);
    expect(sheet.orders.map(({ order }) => printOrder(order, names, 'canonical'))).toEqual(['F TRI - ALB']);
    expect(sheet.problems.map(({ at }) => at.line)).toEqual(lines.split('\n').map((_, index) => index + 2));
  });

  it.each([
    'A Vie-Tyr (as agreed)',
    'A Vie-Tyr (Tyrolia!)',
    'A Vie-Tyr // bounce',
    'A Vie-Tyr (no problem)',
    '육군 빈-티롤 (부탁~~)',
  ])('that only comments on an order leaves it: %s', (line) => {
    expect(orders(`Austria\n${line}`)).toEqual(['AUSTRIA#1 A VIE - TYR']);
    expect(parseSheet(line, names).problems).toEqual([]);
  });

  it.each(['위 명령은 취소합니다', 'Ignore the above', 'cancel that please'])(
    'and takes orders back from a line of its own is a problem: %s',
    (line) => {
      expect(read(`Austria\nA Vie H\n${line}`).at(-1)).toBe(`3:1 taken-back: ${line}`);
    },
  );

  it('in brackets behind an order is listed, and the order stands', () => {
    expect(read('A Bud-Ser (부탁해요)\nA Vie H # as agreed')).toEqual([
      '1:1 ?#0 A BUD - SER',
      '1:11 unread: (부탁해요)',
      '2:1 ?#0 A VIE H',
      '2:9 unread: # as agreed',
    ]);
  });
});

describe('a problem', () => {
  it('costs nothing else on the sheet, nor on its line', () => {
    expect(read('Austria: A Bdu-Ser, F Tri-Alb, A Viena-Xyz\nA Bud S F Tri-Alb')).toEqual([
      '1:1 power: Austria:',
      '1:12 unknown-province: Bdu',
      '1:21 AUSTRIA#1 F TRI - ALB',
      '1:40 unknown-province: Xyz',
      '2:1 AUSTRIA#1 A BUD S F TRI - ALB',
    ]);
  });

  it('never leaves half of an order behind that says something else', () => {
    for (const line of [
      '육군, 루마냐, 지원, 육군, 세르비아(Ser)-불가리아(Bul)',
      '육군, 루마냐, 지원, 세르비아(Ser)-불가리아(Bul)',
      '육군 루마냐, 육군 세르비아-불가리아, 지원',
      'A Rumm S, A Ser-Bul',
      'A Bud-Ser, H',
      'A Bud-Ser, unless Rum moves',
      'A Bud-Ser or Rum',
      'A Bud-Ser, Rum',
      'A Vie S A Bud, which goes to Gal',
      'A Vie holds, but A Bud goes to Ser',
      'A Bud-Ser?',
      '육군 빈 대기 또는 티롤로 이동',
    ]) {
      expect(orders(line), line).toEqual([]);
      expect(parseSheet(line, names).problems.length, line).toBeGreaterThan(0);
    }
  });

  it('says where, what was read, what was expected and the nearest names, and quotes what is lost', () => {
    expect(parseSheet('독일\n  육군, 뮌휀헨(Mun), 대기', names).problems).toEqual([
      {
        code: 'unknown-province',
        at: { line: 2, column: 7 },
        read: '뮌휀헨',
        expected: 'province',
        nearest: ['MUN'],
        text: '육군, 뮌휀헨(Mun), 대기',
      },
    ]);
  });
});

describe('sheets of every making', () => {
  it('may have any line ends, a byte order mark, and decomposed Korean', () => {
    const sheet = '\ufeff오스트리아\r\n육군 빈 대기\r\rA Bud H\u2028F Tri H'.normalize('NFD');
    expect(orders(sheet)).toEqual(['AUSTRIA#1 A VIE H', 'AUSTRIA#1 A BUD H', 'AUSTRIA#1 F TRI H']);
  });

  it('of more than a megabyte are refused unread', () => {
    const line = '육군 빈 대기\n';
    const size = new TextEncoder().encode(line).length;
    const fits = line.repeat(Math.floor(MAX_SHEET_BYTES / size));
    expect(parseSheet(fits, names).orders.length).toBe(Math.floor(MAX_SHEET_BYTES / size));
    expect(parseSheet(fits + line, names)).toEqual({
      orders: [],
      units: [],
      centres: [],
      dislodged: [],
      headings: [],
      strangers: [],
      unread: [],
      problems: [{ code: 'too-large', at: { line: 1, column: 1 }, read: '', expected: 'size', nearest: [], text: '' }],
    });
  });

  it.each(['육군 빈 대기, ', 'A Vie H; ', 'x', '가'])(
    'may have a line too long to be read, which is a problem: %s',
    (part) => {
      const long = part.repeat(Math.ceil(2_001 / part.length));
      const sheet = parseSheet(`Austria\n${long}\nA Bud H`, names);
      expect(sheet.orders.map(({ line }) => line)).toEqual([3]);
      expect(sheet.problems).toMatchObject([{ code: 'line-too-long', at: { line: 2, column: 1 } }]);
      expect(sheet.problems[0]?.text.length).toBeLessThan(100);
    },
  );

  it('give an empty sheet for an empty text', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n\t\n\u3000\n')).toEqual([]);
  });
});
