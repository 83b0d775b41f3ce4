import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../src/main.ts';
import { type Given, panjeong, terminalDouble } from './terminal-double.ts';

interface Report {
  readonly phases: readonly {
    readonly phase: string;
    readonly orders: readonly { power: string; order: string; verdict: string; rule: string; line?: number }[];
    readonly units: readonly string[];
    readonly dislodged: Readonly<Record<string, readonly string[]>>;
    readonly contested: readonly string[];
    readonly rulings?: readonly { rule: string }[];
    readonly remedies?: readonly {
      power: string;
      order: string;
      remedies: { kind: string };
      told: readonly string[];
    }[];
  }[];
  readonly faults: readonly Notice[];
  readonly remarks: readonly Notice[];
  readonly unread: readonly { line: number; text: string }[];
}

interface Notice {
  readonly kind: string;
  readonly code?: string;
  readonly at?: { readonly line: number; readonly column: number };
  readonly problem?: { readonly code: string; readonly at: { readonly line: number; readonly column: number } };
  readonly message: string;
}

async function adjudicated(
  sheet: string,
  ...more: readonly string[]
): Promise<Report & { readonly status: number; readonly orders: readonly string[] }> {
  const { status, out } = await panjeong(['adjudicate', '--format', 'json', ...more], { input: sheet });
  const report = JSON.parse(out) as Report;
  const orders = report.phases.flatMap(({ phase, orders: list }) =>
    list.map(({ power, order, verdict, rule }) => `${phase} ${power} ${order}: ${verdict} ${rule}`),
  );
  return { ...report, status, orders };
}

/** `kind line:column`, of faults with what is wrong. */
function told(notices: readonly Notice[]): readonly string[] {
  return notices.map(({ kind, code, at, problem }) => {
    const place = at ?? problem?.at;
    return [code ?? problem?.code ?? kind, place && `${place.line}:${place.column}`].filter(Boolean).join(' ');
  });
}

const EXAMPLE = `오스트리아(빨간색)
"육군, 루마니아(Rum)-불가리아(Bul)"
"육군, 세르비아(Ser), 지원, 루마니아(Rum)-불가리아(Bul)"
"육군, 우크라이나(Ukr)-루마니아(Rum)"
터키(연보라색)
"육군, 불가리아(Bul)-루마니아(Rum)"
`;

describe('a sheet', () => {
  it('[DIP-M7] [DIP-M11] is adjudicated for people: powers, orders in the page’s notation, verdict, rule', async () => {
    const { status, out, err } = await panjeong(['adjudicate', '--lang', 'ko'], { input: EXAMPLE });
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toMatch(/^1901년 봄 이동 · 규칙 tutorial-2021\n\n오스트리아\n/);
    expect(out).toMatch(/^ {2}육군, 루마니아\(Rum\)-불가리아\(Bul\) +성공 +DIP-M1$/m);
    expect(out).toMatch(/^ {2}육군, 불가리아\(Bul\)-루마니아\(Rum\) +밀려남 +DIP-M11$/m);
    expect(out).toMatch(
      /^ {2}터키 육군 불가리아\(Bul\): 콘스탄티노플\(Con\)이나 그리스\(Gre\)로 퇴각하거나 해산할 수 있다$/m,
    );
    expect(out).toMatch(/^ {2}오스트리아: 육군 불가리아\(Bul\), 육군 세르비아\(Ser\), 육군 루마니아\(Rum\)$/m);
  });

  it('is explained when asked: verdict, cause, rule, and what it rests on beneath', async () => {
    const { out } = await panjeong(['adjudicate', '--explain'], { input: EXAMPLE });
    expect(out).toMatch(/^ {2}Turkish army Bulgaria → Rumania: dislodged\. .*DIP-M11$/m);
    expect(out).toMatch(/^ {4}Austrian army Rumania → Bulgaria: succeeds\. Strength 2/m);
  });

  it('says what would have worked, in the text and as data', async () => {
    const { out } = await panjeong(['adjudicate', '--explain', '--lang', 'ko'], { input: EXAMPLE });
    expect(out).toMatch(
      /^ {4}세르비아\(Ser\)의 오스트리아 육군이 .* 지원하지 않았다면, 이 부대는 밀려나지 않았을 것이다\. 다만 터키가 정할 일은 아니었다\.$/m,
    );
    const { phases } = await adjudicated(EXAMPLE, '--explain');
    const [report, ...others] = phases[0]?.remedies ?? [];
    expect(others).toEqual([]);
    expect(report).toMatchObject({ power: 'TURKEY', order: 'A BUL - RUM', remedies: { kind: 'found' } });
    expect(report?.told).toHaveLength(2);
    const { phases: unasked } = await adjudicated(EXAMPLE);
    expect(unasked[0]).not.toHaveProperty('remedies');
  });

  it('[DIP-R2] says what would have worked for a retreat', async () => {
    const sheet = [
      'Austria\nA Boh-Vie\nA Gal S A Boh-Vie\nA Tri-Ven\nA Tyr S A Tri-Ven',
      'Germany\nA Vie H\nItaly\nA Ven H',
      'Retreats\nGermany\nA Vie-Tri\nItaly\nA Ven-Tri',
    ].join('\n');
    const { out } = await panjeong(['adjudicate', '--explain', '--rules', 'datc-3'], { input: `${sheet}\n` });
    expect(out).toMatch(/^ {4}Had this unit retreated to Apulia, it would not have been disbanded\./m);
  });

  it('comes out as JSON with the place of every order', async () => {
    const { phases } = await adjudicated(EXAMPLE, '--explain');
    expect(phases).toHaveLength(1);
    expect(phases[0]?.orders[3]).toEqual({
      power: 'TURKEY',
      order: 'A BUL - RUM',
      verdict: 'dislodged',
      rule: 'DIP-M11',
      line: 6,
      column: 2,
    });
    expect(phases[0]?.dislodged).toEqual({ 'TURKEY A BUL': ['CON', 'GRE'] });
    expect(phases[0]?.rulings?.map(({ rule }) => rule)).toContain('DIP-M11');
  });

  it.each<[string, Given]>([
    ['plain in a pipe', {}],
    ['plain where NO_COLOR asks for it', { isTTY: true, environment: { NO_COLOR: '1' } }],
    ['plain on a dumb terminal', { isTTY: true, environment: { TERM: 'dumb' } }],
  ])('is %s', async (_, given) => {
    const { out } = await panjeong(['adjudicate'], { ...given, input: EXAMPLE });
    expect(out).not.toContain('\u001b[');
  });

  it('is coloured on a terminal', async () => {
    const { out } = await panjeong(['adjudicate'], { input: EXAMPLE, isTTY: true });
    expect(out).toContain('\u001b[31m');
  });

  it('[DIP-M2] tells provinces that a standoff left empty', async () => {
    const { phases } = await adjudicated('Austria\nA Ser-Bul\nTurkey\nA Con-Bul\n');
    expect(phases[0]?.contested).toEqual(['BUL']);
  });

  it('[DIP-O4] of two of a power the later one stands, and the orders of the earlier are told', async () => {
    const { orders, remarks } = await adjudicated('Austria\nA Vie-Tyr\nA Bud-Ser\nAustria\nA Vie-Boh\n');
    expect(orders).toEqual(['S1901M AUSTRIA A VIE - BOH: succeeds DIP-M1', 'S1901M AUSTRIA A BUD H: holds DIP-O1']);
    expect(told(remarks)).toEqual(['units-from-orders', 'replaced 2:1', 'replaced 3:1']);
  });

  it('gives an order to the power it names, and tells where that is not the one above', async () => {
    const { orders, remarks, status } = await adjudicated('Turkey\nA Con-Bul\nEngland F Lon-NTH\nA Smy H\n');
    expect(orders).toEqual([
      'S1901M TURKEY A CON - BUL: succeeds DIP-M1',
      'S1901M TURKEY A SMY H: holds DIP-O6',
      'S1901M ENGLAND F LON - NTH: succeeds DIP-M1',
    ]);
    expect(told(remarks)).toEqual(['units-from-orders', 'power-named 3:1']);
    expect(remarks[1]?.message).toContain('England’s order');
    expect(status).toBe(0);
  });

  it('names its edition, and rules by it', async () => {
    const sheet = 'France\nA Bel-Hol via convoy\n';
    expect((await adjudicated(sheet, '--rules', 'datc-3')).orders[0]).toContain('illegal');
    expect((await adjudicated(sheet, '--rules', 'datc-2')).orders[0]).toContain('succeeds');
  });

  it('belongs to the power named on the command line where it names none', async () => {
    const { orders } = await adjudicated('A Vie-Tyr\n', '--power', '오스트리아');
    expect(orders).toEqual(['S1901M AUSTRIA A VIE - TYR: succeeds DIP-M1']);
  });
});

describe('units', () => {
  it('may be those the map begins with, of all powers', async () => {
    const { phases, remarks } = await adjudicated('Austria\nA Vie-Gal\n', '--units', 'start');
    expect(phases[0]?.phase).toBe('S1901M');
    expect(phases[0]?.units).toHaveLength(22);
    expect(told(remarks)).toEqual([]);
    const missing = await panjeong(['adjudicate', '--units', './start'], { input: 'Austria\nA Vie-Gal\n' });
    expect([missing.status, missing.err]).toEqual([1, expect.stringContaining('./start')]);
  });

  it('are taken from the orders: those ordered, and those helped', async () => {
    const sheet = 'Austria\nA Vie S German A Mun-Boh\nA Bud S A Ser-Rum\n';
    const { orders, remarks } = await adjudicated(sheet);
    expect(orders).toEqual([
      'S1901M AUSTRIA A VIE S A MUN - BOH: void DIP-V1',
      'S1901M AUSTRIA A BUD S A SER - RUM: void DIP-V1',
      'S1901M GERMANY A MUN H: holds DIP-O1',
      'S1901M ? A SER H: holds DIP-O1',
    ]);
    expect(told(remarks)).toEqual(['units-from-orders', 'owner-unknown 3:1']);
  });

  it('get the type their place, order or helper says, and a guess is told', async () => {
    const { orders, remarks } = await adjudicated('Turkey\nBla-Rum\nSmy-Aeg\nUkr-Sev\nSer S Gre\nCon C Bul-Ank\n');
    expect(orders.map((order) => order.split(' ').slice(1, 4).join(' '))).toEqual([
      'TURKEY F BLA',
      'TURKEY F SMY',
      'TURKEY A UKR',
      'TURKEY A SER',
      'TURKEY F CON',
      '? A GRE',
      '? A BUL',
    ]);
    expect(told(remarks)).toEqual(['units-from-orders', 'type-guessed 5:1', 'owner-unknown 5:1', 'owner-unknown 6:1']);
  });

  it('[DIP-O1] of an order that cannot be read stay on the board and hold', async () => {
    const { orders, faults, status } = await adjudicated('Austria\nA Tri S A Bud-Xyzzy\nItaly\nA Ven-Tri\n');
    expect(orders).toEqual(
      ['S1901M AUSTRIA A TRI H: holds DIP-O1', 'S1901M ITALY A VEN - TRI: bounced DIP-M3'].reverse(),
    );
    expect(told(faults)).toEqual(['unknown-province 2:15']);
    expect(status).toBe(1);
  });

  it('may be listed on the sheet: others are not there', async () => {
    const sheet = 'Units:\nAustria: A Vie, F Tri\nOrders\nAustria\nA Vie-Tyr\nA Ser-Bul\n';
    const { orders } = await adjudicated(sheet);
    expect(orders).toEqual([
      'S1901M AUSTRIA A VIE - TYR: succeeds DIP-M1',
      'S1901M AUSTRIA A SER - BUL: illegal DIP-O5',
      'S1901M AUSTRIA F TRI H: holds DIP-O1',
    ]);
  });

  it('may be in a file, as JSON or as a list, and then know whose orders they follow', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panjeong-'));
    const json = join(folder, 'position.json');
    const list = join(folder, 'units.txt');
    writeFileSync(
      json,
      JSON.stringify({ phase: 'W1905A', units: { ITALY: ['A VEN'] }, centers: { ITALY: ['VEN', 'ROM'] } }),
    );
    writeFileSync(list, '이탈리아: 육군 베네치아, 해군 나폴리\n');
    const built = await adjudicated('Italy\nBuild A Rom\n', '--units', json);
    expect(built.orders).toEqual(['W1905A ITALY B A ROM: succeeds DIP-B2']);
    const moved = await adjudicated('A Ven-Tri\n', '--units', list);
    expect(moved.orders).toEqual(['S1901M ITALY A VEN - TRI: succeeds DIP-M1', 'S1901M ITALY F NAP H: holds DIP-O1']);
    writeFileSync(json, JSON.stringify({ units: { ITALY: ['A ION'] } }));
    const refused = await panjeong(['adjudicate', '--units', json], { input: 'A Ven-Tri' });
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('units.ITALY[0]');
  });
});

describe('the parts of a sheet', () => {
  const MOVEMENT = 'Austria\nF Tri H\nItaly\nA Ven-Tri\nA Tyr S A Ven-Tri\n';

  it.each(['Retreats', '퇴각', 'F1901R', '1901년 가을 퇴각'])(
    '[DIP-R1] are played in turn: retreats under "%s"',
    async (heading) => {
      const phase = heading.includes('1901') ? 'F1901' : 'S1901';
      const opening = phase === 'F1901' ? 'F1901M\n' : '';
      const { orders, phases } = await adjudicated(`${opening}${MOVEMENT}${heading}\nAustria\nF Tri-Alb\n`);
      expect(phases.map((one) => one.phase)).toEqual([`${phase}M`, `${phase}R`]);
      expect(orders.at(-1)).toBe(`${phase}R AUSTRIA F TRI R ALB: succeeds DIP-R1`);
    },
  );

  it('[DIP-B1] [DIP-B2] [DIP-R8] builds follow the fall, after retreats that nobody ordered', async () => {
    const { orders, remarks } = await adjudicated(`${MOVEMENT}Builds\nItaly\nF Nap\n`);
    expect(orders.slice(-2)).toEqual([
      'F1901R AUSTRIA F TRI D: succeeds DIP-R8',
      'W1901A ITALY B F NAP: succeeds DIP-B2',
    ]);
    expect(told(remarks)).toEqual(['units-from-orders', 'centres-from-start']);
  });

  it('[DIP-R9] conditional retreats stand among the moves, and go unused where nobody was dislodged', async () => {
    const sheet = `Austria
A Vie H, if dislodged: Gal, else disband
Germany
A Boh-Vie
A Tyr S A Boh-Vie
Italy
A Ven H, if dislodged: Rom
`;
    const { orders, remarks } = await adjudicated(sheet);
    expect(orders.at(-1)).toBe('S1901R AUSTRIA A VIE R GAL: succeeds DIP-R1');
    expect(told(remarks)).toEqual(['units-from-orders', 'retreat-unneeded 7:1']);
  });

  it('may be retreats alone, and then it is told what is not known', async () => {
    const { orders, remarks } = await adjudicated('1902 Spring Retreats\nAustria\nA Vie R Gal\n');
    expect(orders).toEqual(['S1902R AUSTRIA A VIE R GAL: succeeds DIP-R1']);
    expect(told(remarks)).toEqual(['movement-missing']);
  });

  it('may be several turns', async () => {
    const { phases } = await adjudicated('Spring 1901\nItaly\nA Ven-Tyr\nFall 1901\nItaly\nA Tyr-Mun\n');
    expect(phases.map(({ phase, units }) => [phase, ...units])).toEqual([
      ['S1901M', 'ITALY A TYR'],
      ['F1901M', 'ITALY A MUN'],
    ]);
  });

  it('[DIP-O2] in the wrong phase are told, with the phase, and impossible', async () => {
    const { orders, faults, status } = await adjudicated('Austria\nBuild A Vie\nA Bud-Ser\n', '--phase', 's1903m');
    expect(orders).toEqual(['S1903M AUSTRIA B A VIE: illegal DIP-O2', 'S1903M AUSTRIA A BUD - SER: succeeds DIP-M1']);
    expect(told(faults)).toEqual(['wrong-phase 2:1']);
    expect(status).toBe(1);
  });
});

describe('a power without a player', () => {
  it.each([
    ['이탈리아 (사회 혼란)\n육군 베네치아-로마\n오스트리아\n육군 트리에스테, 대기\n'],
    ['Italy (civil disorder)\nA Ven - Rom\nAustria\nA Tri H\n'],
  ])('[DIP-X1] is told by its heading, and its orders do not count: %j', async (sheet) => {
    const { orders, phases } = await adjudicated(sheet);
    expect(orders).toContain('S1901M ITALY A VEN - ROM: illegal DIP-X1');
    expect(phases[0]?.units).toContain('ITALY A VEN');
  });
});

describe('bad input', () => {
  /** One order of Italy that is always good, so that the rest is seen to be adjudicated. */
  const GOOD = 'Italy\nA Ven-Tyr\n';
  const good = 'S1901M ITALY A VEN - TYR: succeeds DIP-M1';

  it.each([
    ['an unknown province', 'Austria\nA Bud-Serbai\n', ['unknown-province 4:7'], 'Serbia'],
    ['an unknown power', 'Austira\nA Bud-Ser\n', ['unknown-power 3:1'], 'Austria'],
    ['an unknown Korean province', '프랑스\n육군, 파리-벨기애\n', ['unknown-province 4:8'], 'Belgium'],
    ['two units in one province', 'Austria\nA Ven-Tri\n', ['two-units 4:1'], 'Italian army'],
    ['an army at sea', 'Austria\nA Adr-Tri\n', ['army-at-sea 4:1'], 'Adriatic Sea (ADR)'],
    ['a fleet inland', 'Austria\nF Bud-Ser\n', ['fleet-inland 4:1'], 'Budapest (Bud)'],
    ['a missing coast', 'Turkey\nF Bul-Con\n', ['coast-missing 4:1'], 'Bulgaria (Bul, ec)'],
    ['an impossible coast', 'Russia\nF Stp(ec) H\n', ['unknown-coast 4:1'], 'St. Petersburg (Stp, nc)'],
  ])('%s is told with line and column, and the rest is adjudicated', async (_, sheet, faults, words) => {
    const report = await adjudicated(GOOD + sheet);
    expect(told(report.faults)).toEqual(faults);
    expect(report.faults[0]?.message).toContain(words);
    expect(report.orders).toContain(good);
    expect(report.status).toBe(1);
  });

  it.each(['(cancelled)', '(no, Rum)', '[withdrawn]', '// cancelled', '(취소)', '(무시해주세요)'])(
    'an order with "%s" behind it is told and not executed',
    async (remark) => {
      const { orders, faults, status } = await adjudicated(`Austria\nA Bud-Ser ${remark}\nF Tri H\n`);
      expect(orders).toEqual(['S1901M AUSTRIA F TRI H: holds DIP-O6', 'S1901M AUSTRIA A BUD H: holds DIP-O1']);
      expect(told(faults)).toEqual(['trailing-text 2:11']);
      expect(status).toBe(1);
    },
  );

  it('powers of no map are each their own: none replaces another, and their units are foreign to each other', async () => {
    const { orders, faults, remarks } = await adjudicated(
      'Austira\nA Vie-Tyr\nA Boh S A Vie-Tyr\nGermnay\nA Mun-Tyr\nA Tyr H\nNarnia\nA Ven-Tri\n나니아\nA Ser-Xyz\n',
    );
    expect(orders).toEqual([
      'S1901M ?1 A VIE - TYR: succeeds DIP-M1',
      'S1901M ?1 A BOH S A VIE - TYR: succeeds DIP-S1',
      'S1901M ?2 A MUN - TYR: bounced DIP-M2',
      'S1901M ?2 A TYR H: dislodged DIP-M11',
      'S1901M ?3 A VEN - TRI: succeeds DIP-M1',
      'S1901M ?4 A SER H: holds DIP-O1',
    ]);
    expect(told(faults)).toEqual([
      'unknown-power 1:1',
      'unknown-power 4:1',
      'unknown-power 7:1',
      'unknown-power 9:1',
      'unknown-province 10:7',
    ]);
    expect(told(remarks)).toEqual(['units-from-orders']);
  });

  it('lines that are no orders are listed, and no fault', async () => {
    const { unread, status, orders } = await adjudicated(`안녕하세요, 명령 보냅니다~\n${GOOD}`);
    expect(unread).toMatchObject([{ line: 1 }]);
    expect(orders).toEqual([good]);
    expect(status).toBe(0);
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${EXAMPLE}`, 'utf8')],
    ['UTF-16', Buffer.from(`\uFEFF${EXAMPLE}`, 'utf16le')],
  ])('%s is read', async (_, input) => {
    const { status, out } = await panjeong(['adjudicate'], { input });
    expect(status).toBe(0);
    expect(out).toContain('dislodged  DIP-M11');
  });

  it('a sheet in CP949 is read, and that is said', async () => {
    const input = Buffer.from('bfc0bdbac6aeb8aebec60ac0b0b1ba2c20bafb2dc6bcb7d10a', 'hex');
    const { status, out } = await panjeong(['adjudicate', '--lang', 'ko'], { input });
    expect(out).toContain('CP949로 읽었어요.');
    expect(status).toBe(1);
  });

  it.each([
    ['binary', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3), 'This is no text'],
    ['a sheet over 1 MB', 'a'.repeat(1_000_001), 'larger than 1,000,000 bytes'],
    ['a sheet of nothing', '', 'No order was found'],
    ['a greeting', 'hello there', 'No order was found'],
  ])('%s is refused', async (_, input, message) => {
    const { status, err } = await panjeong(['adjudicate'], { input });
    expect(err).toContain(message);
    expect(status).toBe(1);
  });

  it.each([
    ['/nowhere/at/all', 'no such file'],
    [tmpdir(), 'a folder'],
  ])('%s is no sheet', async (file, message) => {
    for (const more of [[], ['--batch']]) {
      const { status, err } = await panjeong(['adjudicate', file, ...more]);
      expect(err).toContain(message);
      expect(status).toBe(1);
    }
  });

  it.each<[string, readonly string[], string]>([
    ['a sheet', ['adjudicate'], GOOD],
    ['a batch', ['adjudicate', '--batch'], '{"units":{"AUSTRIA":["A BUD"]},"orders":{}}\n'],
    ['rules', ['rules'], ''],
  ])('a full disk is told in one line: %s', async (_, args, input) => {
    const { terminal, err } = terminalDouble({ input });
    const stdout = new Writable({
      write(_part, _encoding, done) {
        done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      },
    });
    expect(await run(['node', 'panjeong', ...args], { ...terminal, stdout })).toBe(1);
    expect(err()).toBe('The answer could not be written (ENOSPC).\n');
  });

  it('a file over 1 MB is refused before it is read', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'panjeong-')), 'large.txt');
    writeFileSync(file, 'A Vie-Tyr\n'.repeat(150_000));
    const { status, err } = await panjeong(['adjudicate', file]);
    expect(err).toContain('larger than 1,000,000 bytes');
    expect(status).toBe(1);
  });
});
