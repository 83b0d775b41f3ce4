import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DiplomacyTypes, diplomacy } from '@panjeong/diplomacy';
import { LOCALES, seatId, seededChance } from '@panjeong/kernel';
import { type Match, openMatch, type Referee, rollback, type Submission, submit } from '@panjeong/table';
import { describe, expect, it } from 'vitest';
import { explainOrder } from '../src/why/explain-order.ts';
import { findOrder } from '../src/why/find-order.ts';
import { ordersIn } from '../src/why/judged-phase.ts';
import { orderLabel } from '../src/why/not-found-report.ts';
import { readOrderQuery } from '../src/why/order-query.ts';
import { whyReport } from '../src/why/why-report.ts';
import { judgedScenarios } from './judged-scenarios.ts';
import { panjeong } from './terminal-double.ts';

const SHEET = `Austria
A Rum-Bul
A Ser S A Rum-Bul
A Ukr-Rum
Turkey
A Bul-Rum
England
F Nth C A Lon-Nwy
A Lon-Nwy via convoy
F Stp(nc) H
`;

const why = (order: string, ...more: readonly string[]) => panjeong(['why', '-', order, ...more], { input: SHEET });

describe('an order is named as a player would', () => {
  it.each([
    ['불가리아', 'TURKEY A BUL - RUM'],
    ['Bul', 'TURKEY A BUL - RUM'],
    ['bulgaria', 'TURKEY A BUL - RUM'],
    ['A Bul-Rum', 'TURKEY A BUL - RUM'],
    ['A BUL - RUM', 'TURKEY A BUL - RUM'],
    ['육군, 불가리아(Bul)-루마니아(Rum)', 'TURKEY A BUL - RUM'],
    ['"육군, 불가리아(Bul)-루마니아(Rum)"', 'TURKEY A BUL - RUM'],
    ['터키 불가리아', 'TURKEY A BUL - RUM'],
    ['터키육군', 'TURKEY A BUL - RUM'],
    ['불가리아의 터키 육군은 왜', 'TURKEY A BUL - RUM'],
    ['Turkey', 'TURKEY A BUL - RUM'],
    ['Turkey: A Bul -> Rum', 'TURKEY A BUL - RUM'],
    ['the Turkish army in Bulgaria', 'TURKEY A BUL - RUM'],
    ['Army Bulgaria to Rumania', 'TURKEY A BUL - RUM'],
    ['루마니아', 'AUSTRIA A RUM - BUL'],
    ['Ser S Rum-Bul', 'AUSTRIA A SER S A RUM - BUL'],
    ['A Ser S A Rum-Bul', 'AUSTRIA A SER S A RUM - BUL'],
    ['오스트리아 지원', 'AUSTRIA A SER S A RUM - BUL'],
    ['육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul)', 'AUSTRIA A SER S A RUM - BUL'],
    ['North Sea', 'ENGLAND F NTH C A LON - NWY'],
    ['북해', 'ENGLAND F NTH C A LON - NWY'],
    ['영국 호송', 'ENGLAND F NTH C A LON - NWY'],
    ['Lon - Nwy', 'ENGLAND A LON - NWY VIA'],
    ['상트 페테르부르크', 'ENGLAND F STP/NC H'],
    ['상트페테르부르크', 'ENGLAND F STP/NC H'],
    ['St. Petersburg', 'ENGLAND F STP/NC H'],
    ['F Stp(nc)', 'ENGLAND F STP/NC H'],
    ['해군, 상트 페테르부르크(Stp) 북쪽 해안(nc), 대기', 'ENGLAND F STP/NC H'],
    ['S1901M Bul', 'TURKEY A BUL - RUM'],
    ['1901년 봄 불가리아', 'TURKEY A BUL - RUM'],
  ])('%s', async (order, found) => {
    const { status, out } = await why(order, '--format', 'json');
    expect(status).toBe(0);
    const { power, order: told } = JSON.parse(out) as { readonly power: string; readonly order: string };
    expect(`${power} ${told}`).toBe(found);
  });

  it.each([
    ['Austria', /fits 3 orders.*A Rum-Bul\n.*A Ser S A Rum-Bul\n.*A Ukr-Rum\n$/s],
    ['A', /"A" fits no order|fits \d orders/],
    ['Gal', /"Gal" fits no order\.\nThe orders there are:\n(?: {2}.*\n){7}$/],
    [
      'Nwy',
      /"Nwy" fits no order.*Orders that name it:\n {2}England F NTH C A Lon-Nwy\n {2}England A Lon-Nwy via convoy\n$/s,
    ],
    ['Bulgarja', /"Bulgarja" is no name.*Did you mean Bulgaria \(Bul\)\?\nThe orders there are:/s],
    ['F Bul', /"F Bul" fits no order/],
    ['Austria Bul', /"Austria Bul" fits no order/],
    ['F1902M Bul', /"F1902M Bul" fits no order/],
    ['A Bul S A Rum', /fits no order/],
    ['?', /fits no order/],
  ])('%s is not one order, and says what there is', async (order, told) => {
    const { status, out, err } = await why(order, '--lang', 'en');
    expect(err).toMatch(told);
    expect([status, out]).toEqual([1, '']);
  });
});

describe('what was typed', () => {
  it.each(['\x1b[31mnonsense', '\x9b31mnonsense', '\x1b]0;nonsense\x07', '\u202enonsense'])(
    'is told without what a terminal would obey (%j)',
    async (order) => {
      const { err } = await why(order, '--lang', 'en');
      expect(err).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    },
  );

  it('may have come in colour', async () => {
    expect((await why('\x1b[1mBul\x1b[0m', '--lang', 'en')).out).toMatch(/^Turkish army Bulgaria/);
  });
});

describe('the answer', () => {
  it.each([
    [
      'ko',
      '불가리아',
      `터키 육군 불가리아(Bul) → 루마니아(Rum): 밀려남.
1901년 봄 이동 · 규칙 tutorial-2021

이유
- 루마니아(Rum)의 오스트리아 육군에 밀려났다. DIP-M11
  - 터키 육군 불가리아(Bul) → 루마니아(Rum): 막힘. 힘 1로는 마주 오던 루마니아(Rum)의 오스트리아 육군(힘 2, 세르비아(Ser)의 지원)을 이기지 못해 막혔다. DIP-M4
  - 오스트리아 육군 루마니아(Rum) → 불가리아(Bul): 성공. 힘 2(세르비아(Ser)의 지원)로 불가리아(Bul)의 터키 육군(힘 1)을 이기고 들어갔다. DIP-M1

근거가 된 규칙
  DIP-M11  떠나지 않은 부대는 더 센 공격에 밀려난다.
  DIP-M4  두 부대는 호송 없이 자리를 맞바꿀 수 없으며, 마주 오는 부대보다 세지 않은 이동은 막힌다.
  DIP-M1  힘은 1에 지원의 수를 더한 것이며, 더 센 이동이 성공한다.
`,
    ],
    [
      'en',
      'Rum',
      `Austrian army Rumania → Bulgaria: succeeds.
Spring 1901 moves · rules tutorial-2021

Why
- Strength 2 (supported from Serbia) beat the Turkish army in Bulgaria (strength 1), so it entered. DIP-M1

Rules
  DIP-M1  Strength is 1 plus the supports, and the stronger move succeeds.
`,
    ],
  ])('begins with the verdict, then causes, rules and what would have worked (%s)', async (lang, order, told) => {
    const { status, out, err } = await why(order, '--lang', lang);
    expect(out.startsWith(told)).toBe(true);
    expect([status, err]).toEqual([0, '']);
  });

  it('has for programs what it has for people', async () => {
    const { out } = await why('Bul', '--format', 'json', '--lang', 'en');
    const answer = JSON.parse(out) as Readonly<Record<string, unknown>>;
    expect(answer).toMatchObject({
      phase: 'S1901M',
      order: 'A BUL - RUM',
      power: 'TURKEY',
      verdict: 'dislodged',
      rule: 'DIP-M11',
      rules: { 'DIP-M11': 'A unit that does not leave is dislodged by a stronger attack.' },
    });
    const tree = answer['tree'] as readonly {
      readonly id: string;
      readonly depth: number;
      because: readonly string[];
    }[];
    expect(tree.map(({ depth }) => depth)).toEqual([0, 1, 1]);
    expect(tree[0]?.because).toEqual(tree.slice(1).map(({ id }) => id));
    expect(answer['remedies']).toMatchObject({
      kind: 'found',
      told: [
        expect.stringMatching(/^Had the Austrian army in Rumania not/),
        expect.stringMatching(/Serbia not supported/),
      ],
    });
  });

  const YEAR = `Fall 1901
Austria
A Ser-Bul
A Gre S A Ser-Bul
Turkey
A Bul H
Retreats
A Bul-Rum
Builds
Austria
Build A Vie
Build A Ser
`;
  it.each([
    ['retreat Bul', 'A BUL R RUM', 'succeeds'],
    ['불가리아 퇴각', 'A BUL R RUM', 'succeeds'],
    ['A Bul H', 'A BUL H', 'dislodged'],
    ['Build Vie', 'B A VIE', 'succeeds'],
    ['Austria build Ser', 'B A SER', 'illegal'],
  ])('is there for retreats and builds: %s', async (asked, order, verdict) => {
    const { out } = await panjeong(['why', '-', asked, '--format', 'json'], { input: YEAR });
    expect(JSON.parse(out)).toMatchObject({ order, verdict });
  });

  it('of a unit with orders in two phases asks which is meant', async () => {
    const { status, err } = await panjeong(['why', '-', 'Bul', '--lang', 'en'], { input: YEAR });
    expect(err).toBe(`"Bul" fits 2 orders. Say which is meant:
  Fall 1901 moves: Turkey A Bul H
  Fall 1901 retreats: Turkey A Bul R Rum
`);
    expect(status).toBe(1);
  });

  it('comes with what could not be read, and then the status says so', async () => {
    const { status, out, err } = await panjeong(['why', '-', 'Bul', '--lang', 'en'], {
      input: 'Turkey\nA Bul-Rum\nA Smurna - Arm\n',
    });
    expect(out).toMatch(/^Turkish army Bulgaria → Rumania: succeeds\.\n/);
    expect(err).toMatch(/^3:3 .*Smurna/);
    expect(status).toBe(1);
  });

  it('needs no quotes about an order of several words', async () => {
    const { out } = await panjeong(['why', '-', '터키', '육군', '불가리아', '--format', 'json'], { input: SHEET });
    expect(JSON.parse(out)).toMatchObject({ power: 'TURKEY', order: 'A BUL - RUM' });
  });

  it.each([
    [['why', '-'], 2, /<order>/],
    [['why', 'no-such-file', 'Bul'], 1, /no-such-file/],
    [['why', '-', 'Bul', '--phase', 'X'], 2, /--phase/],
  ])('%j is told apart', async (args, status, told) => {
    const ran = await panjeong(args, { input: SHEET });
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.err).toMatch(told);
  });
});

describe('every scenario', () => {
  const scenarios = judgedScenarios();

  it('is looked at', () => {
    expect(scenarios.length).toBeGreaterThan(230);
  });

  it.each(LOCALES)('has a why for each of its orders, with a sentence of every rule it cites (%s)', (locale) => {
    let failed = 0;
    for (const [file, phases] of scenarios) {
      for (const one of ordersIn(phases)) {
        const told = explainOrder(one, locale);
        const name = `${file} ${one.order.power} ${one.order.order}`;
        expect(told.tree[0]?.verdict, name).toBe(one.order.verdict);
        expect(told.rules, name).toContain(one.order.rule);
        const report = whyReport(told, one.judged.names, { locale, paint: (_, text) => text, width: 60 });
        for (const line of report.split('\n'))
          expect(line, name).not.toMatch(/undefined|\(를\)|\(은\)|\(가\)|\(으로\)/);
        const [, causes = ''] = report.split(/\n\n(?:이유|Why)\n/);
        expect(causes.split('\n')[0], name).toMatch(/^- .{4,}/);
        const isFailed = one.order.verdict !== 'succeeds' && one.order.verdict !== 'holds';
        expect(/\n\n(?:이렇게 했다면|What would have worked)\n- /.test(report), name).toBe(isFailed);
        if (isFailed) failed++;
      }
    }
    expect(failed).toBeGreaterThan(400);
  });

  it.each(LOCALES)('has orders each of which is found by what the list of orders says of it (%s)', (locale) => {
    for (const [file, phases] of scenarios) {
      const all = ordersIn(phases);
      for (const one of all) {
        const label = orderLabel(one, all, locale);
        const found = findOrder(readOrderQuery(label, one.judged.names), all);
        const name = `${file} ${label}`;
        if (found.kind === 'found') {
          const { phase, order } = { phase: found.found.judged.phase.result.phase, order: found.found.order };
          expect([phase, order.power, order.order], name).toEqual([
            one.judged.phase.result.phase,
            one.order.power,
            one.order.order,
          ]);
        } else {
          // Only of the same order given twice with two verdicts is none told from the other.
          expect(
            found.kind === 'several' && found.among.every(({ order }) => order.order === one.order.order),
            name,
          ).toBe(true);
        }
      }
    }
  });
});

describe('the file of a match', () => {
  const referee: Referee<DiplomacyTypes> = {
    game: diplomacy,
    chance: seededChance(1),
    release: '0.1.0',
    masterSeesSealed: false,
  };
  const at = 1_800_000_000_000;
  const accepted = (submission: Submission<DiplomacyTypes>): Match<DiplomacyTypes> => {
    if (submission.kind !== 'accepted') throw new Error(submission.kind);
    return submission.match;
  };
  const ordered = (match: Match<DiplomacyTypes>, seat: string, type: 'A' | 'F', from: string, to: string) => {
    const order = { kind: 'move', unit: { type, at: from }, to, via: false };
    const actor = { kind: 'seat', seat: seatId(seat) } as const;
    return accepted(submit(referee, match, { actor, command: { kind: 'order', order }, at }));
  };
  const processed = (match: Match<DiplomacyTypes>) =>
    accepted(submit(referee, match, { actor: { kind: 'gameMaster' }, command: { kind: 'process' }, at }));
  const file = (match: Match<DiplomacyTypes>, more = ''): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'panjeong-why-')), 'season.jsonl');
    const header = { format: 'panjeong-match', version: 1, game: 'diplomacy', commitment: '' };
    writeFileSync(path, `${JSON.stringify(header)}\n${JSON.stringify(match.entries)}\n${more}`);
    return path;
  };
  const opened = (rulings: boolean) => openMatch(referee, { ...diplomacy.options.defaults, rulings }, at);
  const spring = (rulings = true) => {
    const ours = ordered(opened(rulings), 'AUSTRIA', 'A', 'VIE', 'GAL');
    return processed(ordered(ours, 'RUSSIA', 'A', 'WAR', 'GAL'));
  };
  const ask = (path: string, order: string, ...more: readonly string[]) =>
    panjeong(['why', path, order, '--lang', 'en', ...more]);

  it.each([true, false])('is read to its last resolved phase, with rulings kept or not (%s)', async (rulings) => {
    const { status, out } = await ask(file(spring(rulings)), 'Vie');
    expect(out).toMatch(/^Austrian army Vienna → Galicia: bounced\.\nSpring 1901 moves\n\nWhy\n- .*Warsaw.* DIP-M2\n/);
    expect(status).toBe(0);
  });

  it('is asked about an earlier phase by its name', async () => {
    const path = file(processed(ordered(spring(), 'AUSTRIA', 'F', 'TRI', 'ALB')));
    expect((await ask(path, 'Tri')).out).toMatch(/Trieste → Albania: succeeds\.\nFall 1901 moves/);
    expect((await ask(path, 'Vie', '--phase', 's1901m')).out).toMatch(/Vienna → Galicia: bounced/);
    expect((await ask(path, 'Vie')).out).toMatch(/^Austrian army Vienna: holds\./);
  });

  it('forgets what was rolled back', async () => {
    const match = processed(spring());
    const back = accepted(rollback(referee, match, { to: match.entries.length - 2, reason: 'a sheet came late', at }));
    const { out } = await ask(file(back), 'Vie');
    expect(out).toMatch(/\nSpring 1901 moves\n/);
    const none = await ask(file(back), 'Vie', '--phase', 'F1901M');
    expect([none.status, none.err]).toEqual([1, 'Fall 1901 moves is not resolved. Resolved are: Spring 1901 moves.\n']);
  });

  it.each([
    ['no phase', () => file(opened(true)), [], 1, /^Spring 1901 moves is not resolved, and no phase before it/],
    ['units', () => file(spring()), ['--units', 'x'], 2, /^--units is for a sheet/],
    ['a damaged tail', () => file(spring(), '[{"seq":\n'), [], 1, /^The file of the match is damaged/],
  ])('says what is wrong: %s', async (_, path, more, status, told) => {
    const ran = await ask(path(), 'Vie', ...more);
    expect(ran.err).toMatch(told);
    expect(ran.status).toBe(status);
  });

  it('of another game, or without entries, is refused with what was read', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'panjeong-why-')), 'x.jsonl');
    writeFileSync(path, '{"format":"panjeong-match","version":1,"game":"go","commitment":""}\n[]\n');
    const ran = await ask(path, 'Vie');
    expect([ran.status, ran.out]).toEqual([1, '']);
    expect(ran.err).toMatch(/could not be read.*go.*expected diplomacy/);
  });
});
