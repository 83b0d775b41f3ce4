import {
  diplomacyScenarios,
  indexNames,
  parseOrder,
  policyOf,
  printOrder,
  STANDARD_MAP,
  type Verdict,
  verdictWord,
} from '@panjeong/diplomacy';
import { LOCALES, type Locale } from '@panjeong/kernel';
import { readScenario } from '@panjeong/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { PART_SEPARATOR } from '../src/report/discord-format.ts';
import { detailFor, type ReadFormat, render } from '../src/report/render.ts';
import { tellSheet } from '../src/report/tell-sheet.ts';
import { scenarioFiles } from '../src/scenario/files.ts';
import { adjudicateSheet } from '../src/sheet/adjudicate-sheet.ts';
import { plainText } from '../src/text/plain-text.ts';
import { type Given, panjeong } from './terminal-double.ts';

const NAMES = indexNames(STANDARD_MAP);
const EXAMPLES = scenarioFiles('diplomacy').filter(({ id }) => /^tutorial\/[34]-\d$/.test(id));
const MESSENGERS: readonly ReadFormat[] = ['kakao', 'discord'];
const CASES = EXAMPLES.flatMap(({ id, text }) =>
  MESSENGERS.flatMap((format) => LOCALES.map((locale) => ({ id, text, format, locale }))),
);

/** The report on a scenario's sheet, and what the scenario says of its orders. */
function reported(text: string, format: ReadFormat, locale: Locale, isExplained: boolean) {
  const reading = readScenario(text);
  if (reading.kind !== 'read') throw new Error('a scenario that does not read');
  const { start, steps } = reading.value.scenario;
  const options = diplomacyScenarios.start.parse(start);
  const sheet = { text: steps[0]?.orders ?? '', map: STANDARD_MAP, policy: policyOf(options) };
  const answer = adjudicateSheet({ ...sheet, position: options.position ?? {} });
  const detail = detailFor(format, isExplained);
  const told = tellSheet(answer, [], { locale, edition: options.edition, detail });
  const expected = diplomacyScenarios.expect.parse(steps[0]?.expect).orders ?? {};
  return { message: render(format, told, { locale, paint: (_, one) => one }), expected };
}

async function message(sheet: string, format: ReadFormat, ...more: readonly string[]): Promise<string> {
  const { out } = await panjeong(['adjudicate', '--format', format, ...more], { input: sheet });
  return out;
}

/** Thirty-four units, most of them in each other's way. */
const CROWDED = `Austria
A Vie - Gal
A Bud - Gal
F Tri - Alb
A Ser S A Bud - Gal
A Tyr - Ven
England
F Lon - ENG
F Edi - NTH
A Lvp - Yor
F NWG S F Edi - NTH
A Wal H
France
F Bre - ENG
A Par - Bur
A Mar S A Par - Bur
A Gas - Spa
F MAO - NAO
Germany
A Mun - Bur
A Ruh S A Mun - Bur
F Kie - Den
A Ber - Kie
A Sil - War
Italy
A Ven - Tri
A Rom - Ven
F Nap - ION
A Apu S A Ven - Tri
Russia
A War - Gal
A Mos - Ukr
F Sev - BLA
F Stp(sc) - BOT
A Fin - Swe
Turkey
F Ank - BLA
A Con - Bul
A Smy - Con
A Rum - Gal
F AEG - ION
`;

describe.each(CASES)('$id as a message for $format ($locale)', ({ text, format, locale }) => {
  it.each([false, true])('has every order once, with its verdict (explained: %s)', (isExplained) => {
    const { message: told, expected } = reported(text, format, locale, isExplained);
    const lines = told.split('\n').map((line) => line.replace(/^- |\*\*|`/g, '').replaceAll('**', ''));
    const orders = Object.entries(expected);
    expect(orders.length).toBeGreaterThan(1);
    for (const [key, [verdict]] of orders) {
      const order = parseOrder(key.slice(key.indexOf(' ') + 1), NAMES);
      const written = order.kind === 'read' ? printOrder(order.order, NAMES, locale) : key;
      const word = verdictWord(verdict as Verdict, locale);
      const wanted = [`${written} → ${word}`, ...(written.endsWith(word) ? [written] : [])];
      expect(lines.filter((line) => wanted.some((one) => line === one || line.startsWith(`${one} (`)))).toHaveLength(1);
    }
  });

  it('says why beneath each order that failed, with the rule, and beneath no other', () => {
    const { message: told, expected } = reported(text, format, locale, false);
    const failed = Object.values(expected).filter(([verdict]) => verdict !== 'succeeds' && verdict !== 'holds');
    const causes = told.split('\n').filter((line) => /^(└| {2}-) /.test(line));
    expect(causes).toHaveLength(failed.length);
    for (const cause of causes) expect(cause).toMatch(/DIP-[A-Z]\d+(, DIP-[A-Z]\d+)*[)`]$/);
  });

  it('is aligned with nothing and coloured with nothing', () => {
    const { message: told } = reported(text, format, locale, true);
    expect(told).not.toContain('\u001b');
    for (const line of told.split('\n')) expect(line.trimStart()).not.toMatch(/ {2}/);
  });
});

describe('a message for KakaoTalk', () => {
  it('has a block a power, then who was dislodged, the units, and what comes next', async () => {
    const sheet =
      '오스트리아\n육군, 세르비아-불가리아\n육군, 루마니아, 지원, 세르비아-불가리아\n터키\n육군, 불가리아, 대기\n';
    expect(await message(sheet, 'kakao', '--lang', 'ko')).toBe(
      [
        '1901년 봄 이동 (규칙 tutorial-2021)',
        '[오스트리아]\n육군, 세르비아(Ser)-불가리아(Bul) → 성공\n육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul) → 성공',
        '[터키]\n육군, 불가리아(Bul), 대기 → 밀려남\n└ 세르비아(Ser)의 오스트리아 육군에 밀려났다. (DIP-M11)',
        '[밀려난 부대]\n터키 육군 불가리아(Bul): 콘스탄티노플(Con)이나 그리스(Gre)로 퇴각하거나 해산할 수 있다',
        '[현재 부대 배치]\n오스트리아: 육군 불가리아(Bul), 육군 루마니아(Rum)',
        '[다음]\n1901년 봄 퇴각. 명령할 나라: 터키',
        '[이렇게 가정했어요]\n명령에 나온 부대만 판 위에 있다고 가정했어요.\n',
      ].join('\n\n'),
    );
  });

  it('has no Markdown, and one title a phase', async () => {
    const sheet = 'Fall 1901\nAustria\nA Ser-Bul\nTurkey\nA Con-Bul\nBuilds\nAustria\nA Vie\n';
    const told = await message(sheet, 'kakao');
    expect(told).not.toMatch(/[*_`#|]/);
    expect(told.match(/^\w+ 1901 .*\(rules tutorial-2021\)$/gm)).toEqual([
      'Fall 1901 moves (rules tutorial-2021)',
      'Winter 1901 builds and removals (rules tutorial-2021)',
    ]);
    expect(told.match(/^\[Units now\]$/gm)).toHaveLength(1);
    expect(told).toContain('\n\nLeft empty by a standoff: Bulgaria (Bul)\n\n');
  });

  it.each<[string, string, string]>([
    ['moves', 'Austria\nA Vie-Tyr\n', 'Fall 1901 moves. To order: Austria'],
    ['retreats', 'Austria\nA Ser-Bul\nA Rum S A Ser-Bul\nTurkey\nA Bul H\n', 'Spring 1901 retreats. To order: Turkey'],
    [
      'builds and removals',
      'Units\nAustria: A Vie, F Tri\nItaly: A Ven, A Rom, F Nap, A Apu, A Tus\nCentres\nAustria: Vie, Bud, Tri\nItaly: Ven, Rom, Nap\nFall 1901\nAustria\nA Vie H\n',
      'Winter 1901 builds and removals. To order: Austria (builds up to 1), Italy (removes 2)',
    ],
    [
      'a power in civil disorder, which orders nothing',
      'Austria\nA Vie-Tyr\nItaly (civil disorder)\nA Rom H\n',
      'Fall 1901 moves. To order: Austria',
    ],
    [
      'a power that lost all its units and may build',
      'Units\nAustria: A Vie\nCentres\nAustria: Vie\nItaly: Rom\nFall 1901\nAustria\nA Vie H\n',
      'Winter 1901 builds and removals. To order: Italy (builds up to 1)',
    ],
    [
      'nobody who is merely not on the sheet',
      'Units\nAustria: A Vie\nFall 1901\nAustria\nA Vie - Tyr\n',
      'Winter 1901 builds and removals. To order: Austria (builds up to 2)',
    ],
    ['a unit of nobody', 'Austria\nA Vie S A Bud\n', 'Fall 1901 moves. To order: Austria'],
  ])('says who orders next: %s', async (_, sheet, next) => {
    expect(await message(sheet, 'kakao')).toContain(`[Next]\n${next}\n`);
  });
});

describe('messages for Discord', () => {
  it.each(LOCALES)('are all under 2,000 characters, each headed so that it can stand alone (%s)', async (locale) => {
    const told = await message(CROWDED, 'discord', '--explain', '--lang', locale);
    const parts = told.trimEnd().split(`\n${PART_SEPARATOR}\n`);
    expect(parts.length).toBeGreaterThan(2);
    const title =
      locale === 'ko' ? '**1901년 봄 이동** · 규칙 tutorial-2021' : '**Spring 1901 moves** · rules tutorial-2021';
    for (const [index, part] of parts.entries()) {
      expect(part.length).toBeLessThan(2000);
      expect(part.split('\n')[0]).toBe(`${title} (${index + 1}/${parts.length})`);
    }
    expect(told.match(/^- .* → \*\*/gm)?.length).toBeGreaterThanOrEqual(33);
  });

  it('nest what an order rests on beneath it', async () => {
    const told = await message('Austria\nA Ser-Bul\nA Rum S A Ser-Bul\nTurkey\nA Bul-Rum\n', 'discord', '--explain');
    expect(told).toMatch(/^- A Bul-Rum → \*\*dislodged\*\*\n {2}- .* `DIP-M11`\n {4}- .*`DIP-/m);
  });

  it.each([
    '@everyone',
    '@here',
    '<@123456789012345678>',
    '<@&123>',
    '<#123>',
    '<t:1618953630:R>',
    '</who:12>',
    ':joy:',
    'https://example.com',
  ])('call nobody and stand for nothing else when a player writes %s', async (trick) => {
    const told = await message(`Austria\nA Vie-Tyr\nA Bud - ${trick}\n${trick}\nA Tri-${trick}\n`, 'discord');
    expect(told).toContain('Could not be read');
    expect(told).not.toContain(trick);
    expect(told).not.toMatch(/@(everyone|here)|<@|<#|<t:|<\//);
  });

  it.each(['**loud**', '__under__', '~~gone~~', '||hidden||', '`code`', '> said', '[a](b)'])(
    'show the signs of %s as they are',
    async (marked) => {
      const told = await message(`Austria\nA Vie-Tyr\nA Bud - ${marked}\n`, 'discord');
      expect(told).toContain(marked.replace(/[*_~|`>[\]]/g, String.raw`\$&`));
    },
  );
});

it.each([
  ['\u001b[31mred\u001b[0m', 'red'],
  ['a\u0007b\u0000', 'ab'],
  ['one\r\ntwo', 'one  two'],
  ['육군, 빈(Vie) → *', '육군, 빈(Vie) → *'],
])('%j is told as %j', (text, told) => {
  expect(plainText(text)).toBe(told);
});

describe.each(MESSENGERS)('a message for %s', (format) => {
  it.each<[string, Given]>([
    ['on a terminal', { isTTY: true }],
    ['in a pipe', {}],
  ])('has no colours %s, nor what turns the direction of writing', async (_, given) => {
    const input = 'Austria\nA Vie-Tyr\nA Bud - \u202eNowhere\u2069\n';
    const { out } = await panjeong(['adjudicate', '--format', format], { ...given, input });
    expect(out).toContain('Nowhere');
    expect(out).not.toMatch(/[^\P{Cc}\n]|\u202e|\u2069/u);
  });

  it('leaves a private word out, and tells it to whoever runs the command', async () => {
    const input = 'Austria\nA Vie-Tyr\ndo not tell Italy of this\n';
    const { out, err, status } = await panjeong(['adjudicate', '--format', format], { input });
    expect(status).toBe(0);
    expect(out).not.toContain('Italy');
    expect(err).toContain('3:1  "do not tell Italy of this"');
  });

  it('tells what could not be read, with status 1', async () => {
    const input = 'Austria\nA Vie-Tyr\nA Bud - Englsh Channel\n';
    const { out, status } = await panjeong(['adjudicate', '--format', format], { input });
    expect(status).toBe(1);
    expect(out).toContain('A Bud - Englsh Channel');
  });

  it('is of a sheet, and means nothing with --batch', async () => {
    const { err, status } = await panjeong(['adjudicate', '--batch', '--format', format]);
    expect([err.split('\n')[0], status]).toEqual([
      `--format ${format} is for a sheet and means nothing with --batch.`,
      2,
    ]);
  });

  it('is nothing where there is no order', async () => {
    const { out, err, status } = await panjeong(['adjudicate', '--format', format], { input: 'good evening\n' });
    expect([out, status]).toEqual(['', 1]);
    expect(err).toContain('No order was found');
  });
});
