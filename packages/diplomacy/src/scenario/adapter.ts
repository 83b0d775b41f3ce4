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
        return rules.flatMap((rule) => reasonsOf(ruling, rule, byId));
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

function verdictsOf(orders: readonly ResolvedOrder[]): Readonly<Record<string, readonly [string, string]>> {
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
 * What a ruling gives as its reason, once for every role in which its explanation names units: a losing outcome has
 * culprits; others met opponents, were helped by supporters or by fleets, moved on together, or came about by what
 * somebody else did and had helped.
 */
function reasonsOf(ruling: Ruling, rule: string, byId: ReadonlyMap<string, Ruling>): readonly Why[] {
  const { subject, params } = ruling;
  const causes = ruling.because.flatMap((id) => byId.get(id) ?? []);
  const others = (of: readonly Ruling[]): string[] =>
    of.flatMap((one) => texts(one.params['others'])).filter((name) => name !== params['unit']);
  const routes = restingOn(ruling, byId).filter((one) => one.params['kind'] === 'route');
  const supporters = texts(params['supporters']);
  const roles = [
    texts(params['culprits']),
    texts(params['opponents']),
    supporters,
    others([ruling]),
    others(causes),
    others(routes),
    others(routes.filter((route) => route.subject === subject)),
    [...supporters, ...others(routes)],
    causes.flatMap((cause) => texts(cause.params['culprits'])),
    causes.flatMap((cause) => [...texts([cause.params['unit'] ?? '']), ...texts(cause.params['supporters'])]),
  ];
  return roles.map((named) => ({ subject, rule, culprits: [...new Set(named)] }));
}

/** The ruling and all it rests on. */
function restingOn(ruling: Ruling, byId: ReadonlyMap<string, Ruling>): readonly Ruling[] {
  const found = new Set([ruling]);
  for (const one of found) {
    for (const id of one.because) {
      const cause = byId.get(id);
      if (cause !== undefined) found.add(cause);
    }
  }
  return [...found];
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const unitName = (unit: Unit): string => `${unit.power} ${nameText(unit)}`;
