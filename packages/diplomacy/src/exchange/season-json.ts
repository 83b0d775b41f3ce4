import type { Reading } from '@panjeong/kernel';
import { z } from 'zod';
import { MAPS } from '../../maps/index.ts';
import { idSchema } from '../game/order-schema.ts';
import { policyOverrides } from '../game/policy-schema.ts';
import { positionSchema } from '../game/position-schema.ts';
import type { PowerId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position } from '../orders/position.ts';
import { exactText, readExact } from './exact-order.ts';
import { caughtUp, outcomeDifferences } from './outcome-difference.ts';
import { printJson } from './print-json.ts';
import { readShape } from './read-shape.ts';
import type { ExchangeRemark, PlayedPhase, ReadSeason, SeasonRecord } from './season-record.ts';
import { editionSchema, fullPolicy, judgeOf, positionProblem } from './season-rules.ts';

export const SEASON_FORMAT = 'panjeong-season';
/** Raised when a reader of this version could misread a newer file. Fields of the policy that are new do not raise it. */
export const SEASON_VERSION = 1;

type OrdersByPower = Readonly<Record<PowerId, readonly string[]>>;

const ordersSchema = z.record(idSchema, z.array(z.string()));
const versionSchema = z.looseObject({ format: z.literal(SEASON_FORMAT), version: z.literal(SEASON_VERSION) });
const seasonSchema = z.strictObject({
  format: z.literal(SEASON_FORMAT),
  version: z.literal(SEASON_VERSION),
  map: z.enum(MAPS.map(({ id }) => id)),
  edition: editionSchema,
  policy: policyOverrides,
  phases: z.array(
    z.strictObject({
      position: positionSchema,
      orders: ordersSchema,
      // For people: what the orders came to follows from them.
      results: z.array(z.looseObject({})).exactOptional(),
    }),
  ),
  current: positionSchema,
  drafts: ordersSchema,
});

/**
 * A season as our own JSON: positions as they are, orders as exact text by power, and for people what each order came to.
 * Orders stand by power, powers as they first ordered.
 *
 * @throws Error when no map has the record's id, or it names what the map does not have
 */
export function writeSeasonJson(record: SeasonRecord): string {
  const { map, edition, policy, phases, current, drafts } = record;
  const { referee } = judgeOf(map, policy);
  return `${printJson({
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    map,
    edition,
    policy,
    phases: phases.map(({ before, given }) => ({
      position: before,
      orders: byPower(given),
      results: referee
        .process(before, given)
        .orders.map(({ power, order, verdict, rule }) => ({ power, order, verdict, rule })),
    })),
    current,
    drafts: byPower(drafts),
  })}\n`;
}

/** Reads {@link writeSeasonJson}. */
export function readSeasonJson(text: string): Reading<ReadSeason> {
  const json = parseJson(text);
  if (json.kind === 'unparsable') return json;
  const version = readShape(versionSchema, json.value);
  if (version.kind === 'unparsable') return version;
  const season = readShape(seasonSchema, json.value);
  if (season.kind === 'unparsable') return season;
  const { map, edition, phases, current, drafts } = season.value;
  const policy = fullPolicy(map, season.value);
  const adjudicator = judgeOf(map, policy);
  const { referee } = adjudicator;
  const remarks: ExchangeRemark[] = [];

  const ordersAt = (orders: OrdersByPower, phase: PhaseName, at: string): readonly GivenOrder[] =>
    Object.entries(orders).flatMap(([power, texts]) =>
      texts.flatMap((order, index): readonly GivenOrder[] => {
        const given = referee.board.powerIndex.has(power) ? readExact(referee.board, power, order) : null;
        if (given !== null) return [given];
        remarks.push({ code: 'order-unread', phase, at: `${at}.${power}[${index}]`, text: order });
        return [];
      }),
    );

  const played: PlayedPhase[] = [];
  for (const [index, { position, orders }] of phases.entries()) {
    const problem = positionProblem(adjudicator, position, `phases[${index}].position`);
    if (problem !== null) return problem;
    played.push({ before: position, given: ordersAt(orders, position.phase, `phases[${index}].orders`) });
  }
  const problem = positionProblem(adjudicator, current, 'current');
  if (problem !== null) return problem;
  const positions: readonly Position[] = [...played.slice(1).map(({ before }) => before), current];
  const differing = played.flatMap(({ before, given }, index): readonly ExchangeRemark[] => {
    const recorded = positions[index];
    if (recorded === undefined) return [];
    const ruled = caughtUp(referee, referee.process(before, given).next, recorded.phase);
    const differences = outcomeDifferences(recorded, ruled);
    return differences.length === 0 ? [] : [{ code: 'outcome-differs', phase: before.phase, differences }];
  });
  const record: SeasonRecord = {
    map,
    edition,
    policy,
    phases: played,
    current,
    drafts: ordersAt(drafts, current.phase, 'drafts'),
  };
  return { kind: 'read', value: { record, remarks: [...differing, ...remarks] } };
}

function byPower(given: readonly GivenOrder[]): OrdersByPower {
  const lists = new Map<PowerId, string[]>();
  for (const order of given) lists.set(order.power, [...(lists.get(order.power) ?? []), exactText(order)]);
  return Object.fromEntries(lists);
}

const LONGEST_QUOTE = 40;

/** Some editors put a byte order mark before a text. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

export function parseJson(text: string): Reading<unknown> {
  try {
    return { kind: 'read', value: JSON.parse(withoutMark(text)) as unknown };
  } catch {
    return { kind: 'unparsable', at: '', found: text.trim().slice(0, LONGEST_QUOTE), expected: ['json'] };
  }
}
