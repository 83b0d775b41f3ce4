import { type Json, type Reading, type Ruling, seatId } from '@panjeong/kernel';
import type { PlayedStep, ScenarioAdapter, ScenarioMove, Why } from '@panjeong/kernel/scenario';
import { adjudicatorOf } from '../game/adjudicator.ts';
import { diplomacy } from '../game/diplomacy.ts';
import type { DiplomacyTypes } from '../game/diplomacy-types.ts';
import type { ResolvedOrder } from '../game/event.ts';
import type { DiplomacyOptions } from '../game/options.ts';
import { parseSheet } from '../notation/parse-sheet.ts';
import { nameText } from '../orders/canonical-text.ts';
import { orderSetsOf } from '../orders/order-sets.ts';
import type { Unit } from '../orders/position.ts';
import { namingOf } from '../text/naming.ts';
import { rulesTold, rulingWords } from '../text/ruling-words.ts';
import { type ExpectedStep, expectSchema, startSchema } from './schema.ts';

type Step = PlayedStep<DiplomacyTypes>;
type Move = ScenarioMove<DiplomacyTypes>;

/**
 * Plays scenario files as matches: every power hands in its part of the sheet, in the order of the sheet, and the game
 * master resolves the phase.
 */
export const diplomacyScenarios: ScenarioAdapter<DiplomacyTypes, DiplomacyOptions, ExpectedStep> = {
  game: diplomacy,
  start: startSchema,
  expect: expectSchema,
  options: (start) => start,
  moves: (sheet, state) => movesOn(sheet, adjudicatorOf(state)),
  observe,
  why: ({ entries, before }) => {
    const naming = namingOf('en', adjudicatorOf(before).names);
    const reasons = entries.flatMap(({ rulings }) => {
      const byId = new Map<string, Ruling>(rulings.map((ruling) => [ruling.id, ruling]));
      return numbered(rulings).flatMap((ruling) => {
        const rules = rulesTold(ruling, rulingWords(ruling, naming));
        return rules.map((rule) => reasonOf(ruling, rule, byId));
      });
    });
    // The same fact is explained under every order it bears on.
    return [...new Map(reasons.map((why) => [`${why.subject}: ${why.rule} ${why.culprits.join()}`, why])).values()];
  },
};

function movesOn(text: string, { names }: ReturnType<typeof adjudicatorOf>): Reading<readonly Move[]> {
  const sheet = parseSheet(text, names);
  const [problem] = sheet.problems;
  if (problem !== undefined) {
    const { at, read, expected, nearest } = problem;
    return { kind: 'unparsable', at: `${at.line}:${at.column}`, found: read, expected: [expected, ...nearest] };
  }
  const [stray] = [...sheet.unread, ...sheet.orders.filter(({ power }) => power === undefined)];
  if (stray !== undefined) {
    return { kind: 'unparsable', at: `${stray.line}:${stray.column}`, found: stray.text, expected: ['power'] };
  }
  const handedIn = orderSetsOf(sheet).map(({ power, orders }): Move => {
    const command = { kind: 'submit', orders: orders.map((order) => ({ order })), says: null } as const;
    return { actor: { kind: 'seat', seat: seatId(power) }, command };
  });
  return { kind: 'read', value: [...handedIn, { actor: { kind: 'gameMaster' }, command: { kind: 'process' } }] };
}

function observe({ after, entries }: Step, expected: ExpectedStep): Required<ExpectedStep> {
  const { units, dislodged, contested } = after.position;
  const resolved = entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'phase-resolved' ? event.orders : [])),
  );
  const asked = new Set(Object.keys(expected.retreats ?? {}));
  const retreats = dislodged.map(({ unit, retreats: to }) => [unitName(unit), [...to].sort()] as const);
  return {
    orders: verdictsOf(resolved),
    units: units.map(unitName).sort(),
    dislodged: dislodged.map(({ unit }) => unitName(unit)).sort(),
    retreats: Object.fromEntries(retreats.filter(([unit]) => asked.has(unit))),
    contested: [...contested].sort(),
  };
}

export function verdictsOf(
  orders: readonly Pick<ResolvedOrder, 'power' | 'order' | 'verdict' | 'rule'>[],
): Readonly<Record<string, readonly [string, string]>> {
  const verdicts: Record<string, readonly [string, string]> = {};
  for (const { power, order, verdict, rule } of orders) {
    let key = `${power} ${order}`;
    for (let again = 2; key in verdicts; again++) key = `${power} ${order} (${again})`;
    verdicts[key] = [verdict, rule];
  }
  return verdicts;
}

/** Of equal orders the second is called `RUSSIA B A MOS (2)`, as in what is expected of orders. */
function numbered(rulings: readonly Ruling[]): readonly Ruling[] {
  const seen = new Map<string, number>();
  return rulings.map((ruling) => {
    if (ruling.params['kind'] !== 'order') return ruling;
    const again = (seen.get(ruling.subject) ?? 0) + 1;
    seen.set(ruling.subject, again);
    return again === 1 ? ruling : { ...ruling, subject: `${ruling.subject} (${again})` };
  });
}

/**
 * What a ruling gives as its reason. A losing outcome has culprits; where the sentence speaks of another rule besides, or
 * nobody is to blame, it is everyone whom the ruling and its causes name.
 */
function reasonOf(ruling: Ruling, rule: string, byId: ReadonlyMap<string, Ruling>): Why {
  const { subject, params } = ruling;
  const culprits = texts(params['culprits']);
  if (culprits.length > 0 && rule === ruling.rule) return { subject, rule, culprits };
  const causes = ruling.because.flatMap((id) => byId.get(id) ?? []);
  const named = [ruling, ...causes].flatMap((one) => [
    ...(one === ruling ? [] : texts([one.params['unit'] ?? ''])),
    ...['supporters', 'uncounted', 'opponents', 'others', 'culprits'].flatMap((role) => texts(one.params[role])),
  ]);
  return { subject, rule, culprits: [...new Set(named)] };
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String).filter((text) => text !== '') : [];
}

export const unitName = (unit: Unit): string => `${unit.power} ${nameText(unit)}`;
