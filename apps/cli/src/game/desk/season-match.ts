import {
  type Amendment,
  type DiplomacyCommand,
  type DiplomacyTypes,
  type DraftLine,
  type GivenOrder,
  type Policy,
  type Position,
  policyOf,
  provinceId,
  type SeasonRecord,
  type Unit,
} from '@panjeong/diplomacy';
import { type Actor, canonicalJson, type Locale, seatId } from '@panjeong/kernel';
import { amend, type Match, openMatch, submit } from '@panjeong/table';
import { DESK_REFEREE } from './desk.ts';
import { refusedBecause } from './ruled-out.ts';

/** A match opened from a season that was recorded elsewhere. */
export interface OpenedSeason {
  readonly match: Match<DiplomacyTypes>;
  /** `seq` of the first entry of each thing done. */
  readonly additions: readonly number[];
  /** Phases at the beginning that could not be played again from there to what came after them. */
  readonly leftOut: number;
}

interface Playing {
  match: Match<DiplomacyTypes>;
  readonly additions: number[];
}

/** Phases in which nobody decides anything, and which other programs therefore do not know. */
const MOST_IDLE = 2;

/**
 * Plays a season again, phase by phase, so that all of it is in the log. Where it went on from another position than the
 * referee rules, that is an amendment if it can be one; else the match begins there.
 *
 * @param reason of the amendments
 * @param at milliseconds since 1970, UTC
 */
export function matchOf(record: SeasonRecord, reason: string, at: number, locale: Locale): OpenedSeason {
  const positions = [...record.phases.map(({ before }) => before), record.current];
  let leftOut = 0;
  let playing = openedAt(record, positions[0] ?? record.current, at);
  for (const [index, position] of positions.entries()) {
    if (!reach(playing, position, reason, at)) {
      playing = openedAt(record, position, at);
      leftOut = index;
    }
    const given = record.phases[index]?.given ?? record.drafts;
    giveAll(playing, given, at, locale);
    if (index < record.phases.length && playing.match.state.outcome === null) process(playing, at, locale);
  }
  return { ...playing, leftOut };
}

function openedAt({ map, edition, policy }: SeasonRecord, position: Position, at: number): Playing {
  const usual: Policy = policyOf({ map, edition, policy: {} });
  const fields = (Object.keys(policy) as (keyof Policy)[]).filter((field) => policy[field] !== usual[field]);
  const changed: Partial<Policy> = Object.fromEntries(fields.map((field) => [field, policy[field]]));
  const options = { map, edition, policy: changed, seats: null, position, rulings: true };
  return { match: openMatch(DESK_REFEREE, options, at), additions: [0] };
}

/** Comes to a position: by phases without a decision, or by an amendment. False when neither leads there. */
function reach(playing: Playing, position: Position, reason: string, at: number): boolean {
  const { match, additions } = playing;
  for (let idle = 0; idle <= MOST_IDLE; idle++) {
    const now = playing.match.state;
    if (isSame(now.position, position)) return true;
    if (now.outcome === null && now.position.phase === position.phase && amended(playing, position, reason, at))
      return true;
    if (now.outcome !== null || !isIdle(now.position) || !tryProcess(playing, at)) break;
  }
  playing.match = match;
  additions.splice(0, additions.length, ...additions.filter((seq) => seq < match.entries.length));
  return false;
}

function isIdle({ phase, dislodged }: Position): boolean {
  return phase.endsWith('A') || (phase.endsWith('R') && dislodged.every(({ retreats }) => retreats.length === 0));
}

function amended(playing: Playing, position: Position, reason: string, at: number): boolean {
  let { match } = playing;
  for (const command of differences(match.state.position, position, reason)) {
    const done = amend(DESK_REFEREE, match, { command, reason, at });
    if (done.kind !== 'accepted') return false;
    match = done.match;
  }
  if (!isSame(match.state.position, position)) return false;
  playing.additions.push(playing.match.entries.length);
  playing.match = match;
  return true;
}

/** Commands of a game master that make one position of another, as far as they can. */
function differences(now: Position, then: Position, reason: string): readonly DiplomacyCommand[] {
  const isIn = (units: readonly Unit[], unit: Unit): boolean =>
    units.some((other) => canonicalJson(other) === canonicalJson(unit));
  const [lost, kept] = [now, then].map(({ dislodged }) => dislodged.map(({ unit }) => unit));
  const provinces = [...new Set([...Object.keys(now.centres), ...Object.keys(then.centres)])].sort();
  const changes: readonly Amendment[] = [
    ...now.units
      .filter((unit) => !isIn(then.units, unit))
      .map(({ at }): Amendment => ({ kind: 'remove-unit', at: provinceId(at) })),
    ...(lost ?? [])
      .filter((unit) => !isIn(kept ?? [], unit))
      .map(({ at }): Amendment => ({ kind: 'remove-dislodged', at: provinceId(at) })),
    ...then.units.filter((unit) => !isIn(now.units, unit)).map((unit): Amendment => ({ kind: 'place-unit', unit })),
    ...provinces
      .filter((province) => now.centres[province] !== then.centres[province])
      .map((centre): Amendment => ({ kind: 'set-owner', centre, owner: then.centres[centre] ?? null })),
  ];
  const powers = [...new Set([...now.civilDisorder, ...then.civilDisorder])];
  const turned = powers.filter((power) => now.civilDisorder.includes(power) !== then.civilDisorder.includes(power));
  return [
    ...(changes.length > 0 ? [{ kind: 'amend', changes, reason } as const] : []),
    ...turned.map(
      (power) => ({ kind: 'set-civil-disorder', power, inDisorder: then.civilDisorder.includes(power) }) as const,
    ),
  ];
}

/** Whether two positions are the same to everyone who plays on from them, however their lists are ordered. */
function isSame(one: Position, other: Position): boolean {
  const essence = ({ phase, units, centres, dislodged, contested, civilDisorder }: Position): string =>
    canonicalJson({
      phase,
      centres,
      units: units.map((unit) => canonicalJson(unit)).sort(),
      dislodged: dislodged.map(({ unit, retreats }) => canonicalJson({ unit, retreats })).sort(),
      contested: phase.endsWith('R') ? [...contested].sort() : [],
      civilDisorder: [...civilDisorder].sort(),
    });
  return essence(one) === essence(other);
}

function lineOf({ order, proxy, perpetual }: GivenOrder): DraftLine {
  return { order, ...(proxy === undefined ? {} : { proxy }), ...(perpetual === undefined ? {} : { perpetual }) };
}

/** Gives all powers' orders, of those that have players: others' are not followed. */
function giveAll(playing: Playing, given: readonly GivenOrder[], at: number, locale: Locale): void {
  const first = playing.match.entries.length;
  const { seats, position } = playing.match.state;
  for (const seat of seats) {
    const own = given.filter(({ power }) => power === seat);
    if (own.length === 0 || position.civilDisorder.includes(seat)) continue;
    const orders = own.map(lineOf);
    play(playing, { kind: 'seat', seat: seatId(seat) }, { kind: 'submit', orders, says: 'replaces' }, at, locale);
  }
  if (playing.match.entries.length > first) playing.additions.push(first);
}

function process(playing: Playing, at: number, locale: Locale): void {
  playing.additions.push(playing.match.entries.length);
  play(playing, { kind: 'gameMaster' }, { kind: 'process' }, at, locale);
}

function tryProcess(playing: Playing, at: number): boolean {
  const done = submit(DESK_REFEREE, playing.match, { actor: { kind: 'gameMaster' }, command: { kind: 'process' }, at });
  if (done.kind !== 'accepted') return false;
  playing.additions.push(playing.match.entries.length);
  playing.match = done.match;
  return true;
}

function play(playing: Playing, actor: Actor, command: DiplomacyCommand, at: number, locale: Locale): void {
  const done = submit(DESK_REFEREE, playing.match, { actor, command, at });
  if (done.kind !== 'accepted') throw refusedBecause(done, locale);
  playing.match = done.match;
}
