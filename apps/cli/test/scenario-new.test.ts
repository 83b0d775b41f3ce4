import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  diplomacyScenarios,
  EDITIONS,
  indexNames,
  mapById,
  orderSetsOf,
  parseSheet,
  policyOf,
  STANDARD_MAP,
  standingOrders,
} from '@panjeong/diplomacy';
import { canonicalJson, LOCALES } from '@panjeong/kernel';
import { readScenario, runScenario, type Scenario } from '@panjeong/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/scenario/files.ts';
import { scenarioText } from '../src/scenario/scenario-text.ts';
import { panjeong } from './terminal-double.ts';

const NAMES = indexNames(STANDARD_MAP);
const namesOf = (map: string) => indexNames(mapById(map) ?? STANDARD_MAP);

function read(text: string): Scenario {
  const reading = readScenario(text);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.misprints));
  return reading.value.scenario;
}

async function made(sheet: string, ...more: readonly string[]) {
  const { out, err, status } = await panjeong(['scenario', 'new', ...more], { input: sheet });
  return { out, err, status, faults: out === '' ? null : runScenario(out, diplomacyScenarios).faults };
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'panjeong-'));

const EXAMPLES = scenarioFiles('diplomacy').filter(({ id }) => /^tutorial\/[34]-\d$/.test(id));

describe.each(EXAMPLES)('a scenario made of the sheet of $id', ({ text }) => {
  const lesson = read(text);

  it.each(LOCALES)('passes, and expects what the lesson does (%s)', async (locale) => {
    const { out, faults, status } = await made(lesson.steps[0]?.orders ?? '', '--lang', locale);
    expect([faults, status]).toEqual([[], 0]);
    const [step] = read(out).steps;
    const [wanted] = lesson.steps;
    expect(step?.expect).toMatchObject({
      orders: wanted?.expect?.['orders'],
      dislodged: wanted?.expect?.['dislodged'],
    });
    const orders = Object.entries(diplomacyScenarios.expect.parse(wanted?.expect).orders ?? {});
    const failed = orders.filter(([, [verdict]]) => !['succeeds', 'holds'].includes(verdict));
    const reasons = new Set(step?.why?.map(({ subject }) => subject));
    for (const [order] of failed) expect(reasons).toContain(order);
  });
});

describe('a scenario made of a sheet', () => {
  it('asks a person to check it, in both languages, and has the titles it is given', async () => {
    const { out } = await made(
      'Austria\nA Vie-Tyr\n',
      '--title-ko',
      '이름',
      '--title-en',
      'Name: one',
      '--id',
      'my/one',
    );
    expect(out).toMatch(/^# 사람이 확인할 것: /);
    expect(out).toMatch(/^# To be checked by a person: /m);
    const { id, title, prose, rules } = read(out);
    expect([id, title]).toEqual(['my/one', { ko: '이름', en: 'Name: one' }]);
    expect(prose.ko).toContain('사람이 확인');
    expect(prose.en).toContain('by a person');
    // How lists of rules are found in such files.
    expect(out).toMatch(new RegExp(`^rules: \\[${rules.join(', ')}\\]$`, 'm'));
  });

  it('has a step a phase, with the centres that builds need', async () => {
    const sheet =
      'Fall 1901\nAustria\nA Rum-Bul\nA Ser S A Rum-Bul\nTurkey\nA Bul H\nRetreats\nTurkey\nA Bul-Gre\nBuilds\nAustria\nA Vie\n';
    const { out, faults, status } = await made(sheet);
    expect([faults, status]).toEqual([[], 0]);
    const { steps, start } = read(out);
    expect(steps.map(({ expect: wanted }) => Object.keys(wanted?.['orders'] ?? {}))).toEqual([
      ['AUSTRIA A RUM - BUL', 'AUSTRIA A SER S A RUM - BUL', 'TURKEY A BUL H'],
      ['TURKEY A BUL R GRE'],
      ['AUSTRIA B A VIE'],
    ]);
    expect(start).toMatchObject({ phase: 'F1901M', centers: { AUSTRIA: ['BUD', 'TRI', 'VIE'] } });
  });

  it.each([
    ['two equal orders', 'Austria\nA Vie-Tyr\nA Vie-Tyr\n'],
    ['two orders to one unit', 'Austria\nA Vie-Tyr\nA Vie-Boh\n'],
    ['an order to nobody’s unit elsewhere', 'Units\nAustria: A Vie\nOrders\nAustria\nA Vie H\nA Bud-Ser\n'],
    [
      'a power without a player',
      'Units\nItaly: A Rom\nAustria: A Vie\nOrders\nItaly (civil disorder)\nAustria\nA Vie-Tyr\n',
    ],
    [
      'a convoy, a coast and a wrong type',
      'France\nF Mar-Spa(sc)\nA Bre-Lon via convoy\nF ENG C A Bre-Lon\nF MAO S F Bre-Gas\n',
    ],
    ['a conditional retreat', 'Austria\nA Ser-Bul\nA Rum S A Ser-Bul\nTurkey\nA Bul H, if dislodged: Con\n'],
    ['of two sheets of a power the later', 'Austria\nA Vie-Tyr\nA Bud-Ser\nAustria\nA Vie-Boh\n'],
    ['a unit that is not ordered', 'Units\nAustria: A Vie, F Tri\nOrders\nAustria\nA Vie-Tyr\n'],
  ])('passes with %s', async (_, sheet) => {
    const { faults, status } = await made(sheet);
    expect([faults, status]).toEqual([[], 0]);
  });

  it('is judged by the edition asked for', async () => {
    const { out, faults } = await made('France\nA Bel-Hol via convoy\n', '--rules', 'datc-3');
    expect(faults).toEqual([]);
    expect(read(out).start).toMatchObject({ edition: 'datc-3' });
  });

  it('tells what was guessed on the side', async () => {
    const { err } = await made('Austria\nVie-Tyr\nTri-Ven\n');
    expect(err).toContain('The units were taken from the orders');
    expect(err).toMatch(/^ {2}3:1 {2}.*taken for an army/m);
  });

  const HALF = 'Austria\nA Vie-Tyr\nA Bud - Srbia Land\n';

  it('is not made of a sheet that was not wholly read', async () => {
    const { out, err, status } = await made(HALF);
    expect([out, status]).toEqual(['', 1]);
    expect(err).toMatch(/^ {2}3:9 {2}/m);
    expect(err).toContain('--partial');
  });

  it('is made of what was read when asked for, with status 1 all the same', async () => {
    const { err, faults, status } = await made(HALF, '--partial');
    expect([faults, status]).toEqual([[], 1]);
    expect(err).toMatch(/^ {2}3:9 {2}/m);
  });

  it.each([
    ['retreats without their movement', 'Retreats\nTurkey\nA Bul-Gre\n', 'cannot begin with retreats'],
    ['a unit of nobody', 'Austria\nA Vie S A Mun-Boh\n', 'no power of this map'],
    ['orders that the rules refuse', 'Italy (civil disorder)\nA Rom H\n', 'refused by DIP-X1'],
    [
      'phases between which others are left out',
      'Fall 1901\nAustria\nA Vie-Tyr\nSpring 1902\nAustria\nA Tyr-Vie\n',
      'no phase is left out',
    ],
    ['no order', 'good evening\n', 'Nothing was adjudicated'],
  ])('is not made of %s', async (_, sheet, told) => {
    const { out, err, status } = await made(sheet);
    expect([out, status]).toEqual(['', 1]);
    expect(err).toContain(told);
  });

  it.each(['one', 'My/one', 'my/', '이름/하나'])('has no id such as %s', async (id) => {
    const { err, status } = await made('Austria\nA Vie-Tyr\n', '--id', id);
    expect(status).toBe(2);
    expect(err).toContain(id);
  });
});

describe('the file of a new scenario', () => {
  it('is named after the sheet, runs, and is never written over unless asked', async () => {
    const at = folder();
    const [sheet, file] = [join(at, 'week-1.txt'), join(at, 'week-1.yaml')];
    writeFileSync(sheet, 'Austria\nA Vie-Tyr\n');
    const saved = await panjeong(['scenario', 'new', sheet, '-o', file]);
    expect([saved.status, saved.out]).toEqual([0, `Saved: ${file}\n`]);
    expect(read(readFileSync(file, 'utf8'))).toMatchObject({ id: 'new/week-1', source: 'week-1.txt' });
    const ran = await panjeong(['scenario', 'run', file]);
    expect([ran.status, ran.out]).toEqual([0, 'pass new/week-1 DIP-M1\n1 scenario: 1 passed, 0 failed\n']);
    expect((await panjeong(['scenario', 'show', file])).out).toContain('Austrian army Vienna → Tyrolia: succeeds.');

    writeFileSync(file, 'mine');
    const again = await panjeong(['scenario', 'new', sheet, '-o', file]);
    expect([again.status, again.out, readFileSync(file, 'utf8')]).toEqual([1, '', 'mine']);
    expect(again.err).toContain('--force');
    expect((await panjeong(['scenario', 'new', sheet, '-o', file, '--force'])).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('id: new/week-1');
  });

  it('is not begun where the sheet was not wholly read, nor where there is no such folder', async () => {
    const file = join(folder(), 'a.yaml');
    const half = await panjeong(['scenario', 'new', '-o', file], { input: 'Austria\nA Bud - Srbia Land\nA Vie H\n' });
    expect([half.status, existsSync(file)]).toEqual([1, false]);
    const nowhere = join(folder(), 'none', 'a.yaml');
    const lost = await panjeong(['scenario', 'new', '-o', nowhere], { input: 'Austria\nA Vie H\n' });
    expect([lost.status, lost.out]).toEqual([1, '']);
    expect(lost.err).toContain('ENOENT');
  });

  it('that is not there cannot be run', async () => {
    const { err, status } = await panjeong(['scenario', 'run', join(folder(), 'none.yaml')]);
    expect(status).toBe(2);
    expect(err).toContain('there is no such file');
  });
});

describe('a scenario made of a board', () => {
  it.each(LOCALES)('says what each scenario there is says, whatever it is about (%s)', (locale) => {
    const others: string[] = [];
    for (const { id, text } of scenarioFiles('diplomacy')) {
      const { start, steps } = read(text);
      const { map, edition, policy, position } = diplomacyScenarios.start.parse(start);
      if (position === null) continue;
      const names = namesOf(map);
      const given = steps.map(({ orders = '' }) =>
        standingOrders(policyOf({ map, edition, policy }), orderSetsOf(parseSheet(orders, names))),
      );
      const asked = { edition, policy, position, tellsCentres: true, id, steps: given.map((one) => ({ given: one })) };
      const written = scenarioText(asked, names, locale);
      const made = written.kind === 'written' ? read(written.text) : null;
      const same =
        made !== null &&
        steps.every((step, index) => {
          const wanted = diplomacyScenarios.expect.parse(step.expect ?? {});
          const found = diplomacyScenarios.expect.parse(made.steps[index]?.expect ?? {});
          return canonicalJson(wanted.orders ?? found.orders) === canonicalJson(found.orders);
        });
      if (!same) others.push(`${id} ${written.kind === 'written' ? 'differs' : written.why}`);
    }
    expect(others).toEqual([]);
  });

  it('keeps fields of the policy that are set otherwise, and centres and powers without a player', () => {
    const position = {
      phase: 'F1903M' as const,
      units: [{ power: 'FRANCE', type: 'F' as const, at: 'SPA/SC' }],
      centres: { SPA: 'FRANCE', VIE: 'AUSTRIA' },
      dislodged: [],
      contested: [],
      civilDisorder: ['AUSTRIA'],
    };
    const asked = { edition: 'datc-3' as const, policy: { lastYear: 1910 }, position, tellsCentres: true };
    const written = scenarioText({ ...asked, steps: [{ given: [] }] }, NAMES, 'en');
    expect(written.kind).toBe('written');
    if (written.kind !== 'written') return;
    expect(read(written.text).start).toEqual({
      edition: 'datc-3',
      policy: { lastYear: 1910 },
      phase: 'F1903M',
      units: { FRANCE: ['F SPA/SC'] },
      centers: { FRANCE: ['SPA'], AUSTRIA: ['VIE'] },
      civilDisorder: ['AUSTRIA'],
    });
    expect(EDITIONS['datc-3'].lastYear).not.toBe(1910);
  });
});
