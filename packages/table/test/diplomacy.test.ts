import {
  createLineAdjudicator,
  createReferee,
  type DiplomacyTypes,
  diplomacy,
  type LineAdjudicator,
  type Position,
  type ResolvedOrder,
  STANDARD_MAP,
} from '@panjeong/diplomacy';
import { hashOf, type LogEntry, recheck, replaySteps } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { resumeMatch } from '../src/index.ts';
import { type DiplomacyMatch, randomMatch, referee } from './random-diplomacy.ts';

const LAST_YEAR = 1920;

type Entry = LogEntry<DiplomacyTypes>;

interface Resolved {
  readonly before: Position;
  readonly event: Extract<Entry['events'][number], { readonly kind: 'phase-resolved' }>;
}

function resolvedPhases(match: DiplomacyMatch): readonly Resolved[] {
  return [...replaySteps(diplomacy, match.entries)].flatMap(({ entry, before }) => {
    let { position } = before;
    return entry.events.flatMap((event) => {
      if (event.kind !== 'phase-resolved') return [];
      const resolved = { before: position, event };
      position = event.position;
      return [resolved];
    });
  });
}

/** Texts by power, powers in the order in which they first come. */
function byPower<Item extends { readonly power: string }>(items: readonly Item[], text: (item: Item) => string) {
  const powers = new Set(items.map(({ power }) => power));
  return Object.fromEntries(
    [...powers].map((power) => [power, items.filter((item) => item.power === power).map(text)]),
  );
}

const unitText = ({ type, at }: Position['units'][number]) => `${type} ${at}`;
const named = (units: Position['units']) => units.map((unit) => `${unit.power} ${unitText(unit)}`).sort();

/** The phase as a line of the batch format. */
function lineOf({ before, event }: Resolved): string {
  const centres = Object.entries(before.centres).map(([province, power]) => ({ power, province }));
  const given = event.orders.filter(({ written }) => written !== null);
  const origins = before.dislodged.map(({ unit, from, retreats }) => {
    return [`${unit.power} ${unitText(unit)}`, retreats.includes(from) ? `${from} VIA` : from] as const;
  });
  return JSON.stringify({
    id: event.phase,
    phase: event.phase,
    units: byPower(before.units, unitText),
    centers: byPower(centres, ({ province }) => province),
    dislodged: Object.fromEntries(origins),
    contested: before.contested,
    orders: byPower(given, ({ order }) => order),
  });
}

const told = (orders: readonly Pick<ResolvedOrder, 'power' | 'order' | 'verdict' | 'rule'>[]) =>
  orders.map(({ power, order, verdict, rule }) => `${power} ${order}: ${verdict} ${rule}`).sort();

interface Answer {
  readonly units: readonly string[];
  readonly dislodged: readonly string[];
  readonly orders: readonly ResolvedOrder[];
}

function expectSameByLine(adjudicate: LineAdjudicator, resolved: Resolved): void {
  const text = adjudicate(lineOf(resolved));
  if (typeof text !== 'string') throw new Error(JSON.stringify(text));
  const answer = JSON.parse(text) as Answer;
  const { phase, orders, position } = resolved.event;
  const fallen = phase.endsWith('M') ? position.dislodged.map(({ unit }) => unit) : [];
  expect([phase, told(answer.orders)]).toEqual([phase, told(orders)]);
  expect([answer.units, answer.dislodged]).toEqual([named(position.units), named(fallen)]);
}

describe.each([1, 2, 3])('a whole game of seven powers by chance, seed %i', (seed) => {
  const match = randomMatch(seed, LAST_YEAR);
  const phases = resolvedPhases(match);

  it('goes from phase to phase to its end', () => {
    expect(phases[0]?.before.phase).toBe('S1901M');
    expect(new Set(phases.map(({ event }) => event.phase.at(-1)))).toEqual(new Set(['M', 'R', 'A']));
    expect(match.state.phase).toBe(phases.length);
    const { rule } = match.state.outcome ?? {};
    expect(phases.at(-1)?.event.phase).toMatch(rule === 'DIP-W5' ? `F${LAST_YEAR}` : /^F/);
  });

  it('replays to the same hash, and would be decided the same again', () => {
    const stored = JSON.parse(JSON.stringify(match.entries)) as readonly Entry[];
    expect(hashOf(resumeMatch(referee, stored).state)).toBe(hashOf(match.state));
    expect(recheck(diplomacy, stored, referee.chance)).toEqual([]);
  });

  it('comes out the same by the lines of the batch, order by order', () => {
    const adjudicate = createLineAdjudicator(createReferee(STANDARD_MAP, match.state.policy));
    for (const resolved of phases) expectSameByLine(adjudicate, resolved);
  });
});
