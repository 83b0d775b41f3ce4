import type { Reading, Unparsable } from '@panjeong/kernel';
import { z } from 'zod';
import { MAPS } from '../../maps/index.ts';
import type { Adjudicator } from '../game/adjudicator.ts';
import { idSchema } from '../game/order-schema.ts';
import { positionSchema } from '../game/position-schema.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import { idsNamed } from '../map/names.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import { readExact } from './exact-order.ts';
import { readShape } from './read-shape.ts';
import { readUnit } from './read-unit.ts';
import { replaySeason } from './replay-season.ts';
import { orderedUnits, readSavedOrder, savedOrder } from './saved-game-orders.ts';
import { COMPLETED } from './saved-game-writer.ts';
import { parseJson } from './season-json.ts';
import type { AssumedRules, ExchangeRemark, ReadSeason } from './season-record.ts';
import { DEFAULT_RULES, fullPolicy, judgeOf, positionProblem, rulesNoteSchema } from './season-rules.ts';
import type { ToldDislodged, ToldPosition } from './told-position.ts';

const texts = z.record(z.string(), z.array(z.string()));
const phaseNoteSchema = z.strictObject({
  position: positionSchema.exactOptional(),
  orders: z.record(idSchema, z.array(z.string().nullable())).exactOptional(),
});
const stateSchema = z.looseObject({
  units: texts,
  retreats: z.record(z.string(), z.record(z.string(), z.array(z.string()))).default({}),
  centers: texts.exactOptional(),
  civil_disorder: z.record(z.string(), z.unknown()).exactOptional(),
});
const phaseSchema = z.looseObject({
  name: z.string().regex(/^([SF]\d{1,6}[MR]|W\d{1,6}A|COMPLETED)$/),
  state: stateSchema,
  orders: z.record(z.string(), z.array(z.string()).nullable()).nullable().default(null),
  messages: z.array(z.unknown()).nullable().default(null),
  panjeong: z.unknown().optional(),
});
const gameSchema = z.looseObject({
  map: z.enum(MAPS.map(({ id }) => id)).default(MAPS[0]?.id ?? ''),
  phases: z.array(phaseSchema).min(1),
  panjeong: z.unknown().optional(),
});
type SavedPhase = z.infer<typeof phaseSchema>;

/**
 * Reads a saved game of the Python package `diplomacy`. Its last phase is the current one. Press, hashes and times of the
 * package are not kept.
 *
 * @param assumed the rules of a file that does not say
 */
export function readSavedGame(text: string, assumed: AssumedRules = DEFAULT_RULES): Reading<ReadSeason> {
  const json = parseJson(text);
  if (json.kind === 'unparsable') return json;
  const game = readShape(gameSchema, json.value);
  if (game.kind === 'unparsable') return game;
  const { map, phases } = game.value;
  const remarks: ExchangeRemark[] = [];
  const note = noted(rulesNoteSchema, game.value.panjeong, 'panjeong', remarks);
  const rules = note ?? assumed;
  if (note === null) remarks.push({ code: 'edition-assumed', edition: rules.edition });
  const messages = phases.reduce((sum, phase) => sum + (phase.messages?.length ?? 0), 0);
  if (messages > 0) remarks.push({ code: 'messages-left-out', messages });
  const policy = fullPolicy(map, rules);
  const adjudicator = judgeOf(map, policy);

  const read: PhaseRead[] = [];
  for (const [index, phase] of phases.entries()) {
    const one = readPhase(adjudicator, phase, `phases[${index}]`, index === phases.length - 1, remarks);
    if ('kind' in one) return one;
    read.push(one);
  }
  const last = read.at(-1);
  const nowhere = last?.told.phase === null && read.length === 1;
  if (last === undefined || nowhere) {
    return { kind: 'unparsable', at: 'phases[0].name', found: COMPLETED, expected: ['phase'] };
  }
  const told = read.slice(0, -1).map((one) => ({ ...one, outcome: null, follows: true }));
  const replayed = replaySeason(adjudicator.referee, told, last.told);
  const { edition } = rules;
  const { current } = replayed;
  return {
    kind: 'read',
    value: {
      record: { map, edition, policy, phases: replayed.phases, current, drafts: last.given },
      remarks: [...remarks, ...replayed.remarks],
    },
  };
}

interface PhaseRead {
  readonly told: ToldPosition;
  readonly given: readonly GivenOrder[];
}

function readPhase(
  adjudicator: Adjudicator,
  phase: SavedPhase,
  at: string,
  isLast: boolean,
  remarks: ExchangeRemark[],
): PhaseRead | Unparsable {
  if (phase.name === COMPLETED && !isLast) {
    return { kind: 'unparsable', at: `${at}.name`, found: COMPLETED, expected: ['phase'] };
  }
  const note = noted(phaseNoteSchema, phase.panjeong, `${at}.panjeong`, remarks);
  const told = readState(adjudicator, phase, `${at}.state`, note?.position ?? null);
  if ('kind' in told) return told;
  const position: Position = {
    phase: told.phase ?? 'S1901R',
    units: told.units,
    centres: told.centres ?? {},
    dislodged: told.dislodged.map(({ unit, retreats = [] }) => ({ unit, from: provinceId(unit.at), retreats })),
    contested: [],
    civilDisorder: told.civilDisorder ?? [],
  };
  const problem =
    positionProblem(adjudicator, position, `${at}.state`) ??
    (told.exact === null ? null : positionProblem(adjudicator, told.exact, `${at}.panjeong.position`));
  if (problem !== null) return problem;
  const given = readOrders(adjudicator, phase, position, note?.orders ?? {}, at, remarks);
  return 'kind' in given ? given : { told, given };
}

function readState(
  adjudicator: Adjudicator,
  { name, state }: SavedPhase,
  at: string,
  exact: Position | null,
): ToldPosition | Unparsable {
  const { board } = adjudicator.referee;
  const units: Unit[] = [];
  const dislodged: ToldDislodged[] = [];
  for (const [key, list] of Object.entries(state.units)) {
    const power = powerOf(adjudicator, key);
    if (power === null) return { kind: 'unparsable', at: `${at}.units`, found: key, expected: ['power'] };
    for (const [index, text] of list.entries()) {
      const unit = readUnit(board, adjudicator.names, text.replace(/^\*/, ''));
      const place = `${at}.units.${key}[${index}]`;
      if (unit === null) return { kind: 'unparsable', at: place, found: text, expected: ['unit'] };
      if (!text.startsWith('*')) units.push({ power, ...unit });
      else dislodged.push({ unit: { power, ...unit }, ...retreatsOf(board.locationIndex, state, key, text) });
    }
  }
  const centres: Record<string, PowerId> = {};
  for (const [key, list] of Object.entries(state.centers ?? {})) {
    const power = powerOf(adjudicator, key);
    if (power === null) return { kind: 'unparsable', at: `${at}.centers`, found: key, expected: ['power'] };
    for (const centre of list) centres[centre.toUpperCase()] = power;
  }
  const disorder = Object.entries(state.civil_disorder ?? {}).flatMap(([key, gone]) => {
    const power = powerOf(adjudicator, key);
    return power !== null && (gone === true || (typeof gone === 'number' && gone !== 0)) ? [power] : [];
  });
  return {
    phase: name === COMPLETED ? null : (name as PhaseName),
    units,
    dislodged,
    centres: state.centers === undefined ? null : centres,
    civilDisorder: state.civil_disorder === undefined ? null : board.powerIds.filter((id) => disorder.includes(id)),
    contested: null,
    exact,
  };
}

function retreatsOf(
  locations: ReadonlyMap<LocationId, number>,
  { retreats }: SavedPhase['state'],
  power: string,
  text: string,
): { readonly retreats?: readonly LocationId[] } {
  const list = retreats[power]?.[text.slice(1)]?.map((to) => to.toUpperCase());
  return list === undefined || !list.every((to) => locations.has(to)) ? {} : { retreats: [...list].sort() };
}

function readOrders(
  adjudicator: Adjudicator,
  { orders, name }: SavedPhase,
  position: Position,
  notes: Readonly<Record<PowerId, readonly (string | null)[]>>,
  at: string,
  remarks: ExchangeRemark[],
): readonly GivenOrder[] | Unparsable {
  const { referee, names } = adjudicator;
  const unitOf = orderedUnits(position);
  const given: GivenOrder[] = [];
  for (const [key, list] of Object.entries(orders ?? {})) {
    const power = powerOf(adjudicator, key);
    if (power === null) return { kind: 'unparsable', at: `${at}.orders`, found: key, expected: ['power'] };
    for (const [index, text] of (list ?? []).entries()) {
      const note = notes[key]?.[index] ?? null;
      const exact = note === null ? null : readExact(referee.board, power, note);
      const order = readSavedOrder(referee.board, names, text);
      // A note counts as long as the order is what we would write for it.
      if (exact !== null && savedOrder(exact.order, unitOf) === text) given.push(exact);
      else if (order !== null) given.push({ power, order });
      else {
        const phase = name === COMPLETED ? null : (name as PhaseName);
        remarks.push({ code: 'order-unread', phase, at: `${at}.orders.${key}[${index}]`, text });
      }
    }
  }
  return given;
}

function powerOf({ names }: Adjudicator, name: string): PowerId | null {
  const powers = idsNamed(names.powerNames, name);
  return powers.length === 1 ? (powers[0] ?? null) : null;
}

function noted<T>(schema: z.ZodType<T>, note: unknown, at: string, remarks: ExchangeRemark[]): T | null {
  if (note === undefined) return null;
  const parsed = schema.safeParse(note);
  if (parsed.success) return parsed.data;
  remarks.push({ code: 'note-unread', at, text: JSON.stringify(note).slice(0, 80) });
  return null;
}
