import type { ProvinceId } from '../src/map/map-data.ts';
import type { LegalOrder } from './legality.ts';
import type { Rules } from './rules.ts';
import type { Situation } from './situation.ts';

/**
 * The equations of DATC 5.B, one function each. `is(u)` is the decision on unit u's order: its move succeeds, its
 * support is not cut, its convoy carries. A function here asks for the others' values and never for an order of
 * working them out; whatever else it needs, it asks `rules` for, so that a test can plant a fault in any single one.
 */
export interface Question {
  readonly situation: Situation;
  readonly rules: Rules;
  readonly is: (unit: number) => boolean;
}

type Move = Extract<LegalOrder, { kind: 'move' }>;

export function moveOf({ situation }: Question, unit: number | undefined): Move | undefined {
  const order = unit === undefined ? undefined : situation.orders[unit];
  return order?.kind === 'move' ? order : undefined;
}

export function occupant({ situation }: Question, province: ProvinceId | undefined): number | undefined {
  return province === undefined ? undefined : situation.board.unitIn.get(province);
}

export function provinceUnder({ situation }: Question, unit: number): ProvinceId | undefined {
  return situation.board.provinces[unit];
}

export function powerOf({ situation }: Question, unit: number | undefined): string | undefined {
  return unit === undefined ? undefined : situation.board.units[unit]?.power;
}

export function moversInto({ situation }: Question, province: ProvinceId | undefined): readonly number[] {
  return province === undefined ? [] : (situation.movers.get(province) ?? []);
}

function rivals(q: Question, unit: number): readonly number[] {
  return moversInto(q, moveOf(q, unit)?.into).filter((other) => other !== unit);
}

type SupportKind = 'support-hold' | 'support-move';

export function countSupports(
  { situation, is }: Question,
  unit: number,
  kind: SupportKind,
  counts: (supporter: number) => boolean = () => true,
): number {
  const supporters = (situation.supporters[unit] ?? []).filter((s) => situation.orders[s]?.kind === kind);
  return supporters.filter((supporter) => counts(supporter) && is(supporter)).length;
}

export function headToHead(q: Question, unit: number): number | undefined {
  const opponent = occupant(q, moveOf(q, unit)?.into);
  if (opponent === undefined || moveOf(q, opponent)?.into !== provinceUnder(q, unit)) return undefined;
  const byWater = q.situation.routes[unit] !== undefined || q.situation.routes[opponent] !== undefined;
  return byWater ? undefined : opponent;
}

/** 5.B.1 */
export function moveSucceeds(q: Question, unit: number): boolean {
  const { rules } = q;
  const attack = rules.attack(q, unit);
  const opponent = rules.headToHead(q, unit);
  const defence = opponent === undefined ? rules.hold(q, moveOf(q, unit)?.into) : rules.defend(q, opponent);
  return attack > defence && rivals(q, unit).every((rival) => attack > rules.prevent(q, rival));
}

/** 5.B.2 */
export function supportStands(q: Question, unit: number): boolean {
  return !moversInto(q, provinceUnder(q, unit)).some(
    (attacker) => q.rules.attackCuts(q, unit, attacker) || q.rules.dislodgementCuts(q, attacker),
  );
}

export function attackCuts(q: Question, unit: number, attacker: number): boolean {
  const order = q.situation.orders[unit];
  const target = order?.kind === 'support-move' || order?.kind === 'support-hold' ? order.into : undefined;
  if (powerOf(q, attacker) === powerOf(q, unit) || provinceUnder(q, attacker) === target) return false;
  return q.rules.path(q, attacker);
}

export function dislodgementCuts(q: Question, attacker: number): boolean {
  return q.is(attacker);
}

/** 5.B.3 */
export function convoyStands(q: Question, unit: number): boolean {
  return !moversInto(q, provinceUnder(q, unit)).some((attacker) => q.is(attacker));
}

/** 5.B.4 */
export function path(q: Question, unit: number): boolean {
  const routes = q.situation.routes[unit];
  return routes === undefined || routes.some((fleets) => fleets.every((fleet) => q.is(fleet)));
}

/** 5.B.5 */
export function hold(q: Question, province: ProvinceId | undefined): number {
  const unit = occupant(q, province);
  if (unit === undefined) return 0;
  if (moveOf(q, unit) !== undefined) return q.is(unit) ? 0 : 1;
  return 1 + countSupports(q, unit, 'support-hold');
}

/** 5.B.6 */
export function prevent(q: Question, unit: number): number {
  if (!q.rules.path(q, unit) || q.rules.hasNoEffect(q, unit)) return 0;
  return 1 + countSupports(q, unit, 'support-move');
}

/** 5.B.6 and 4.A.7: does a move count for nothing where it goes, because the unit that left from there dislodges it. */
export function hasNoEffect(q: Question, unit: number): boolean {
  const opponent = q.rules.headToHead(q, unit);
  if (opponent !== undefined) return q.is(opponent);
  if (q.situation.board.policy.dislodgedEffect === 'head-to-head') return false;
  const left = occupant(q, moveOf(q, unit)?.into);
  return left !== undefined && moveOf(q, left)?.into === provinceUnder(q, unit) && q.is(left) && !q.is(unit);
}

/** 5.B.7 */
export function defend(q: Question, unit: number): number {
  return 1 + countSupports(q, unit, 'support-move');
}

/** 5.B.8 */
export function attack(q: Question, unit: number): number {
  if (!q.rules.path(q, unit)) return 0;
  const defender = occupant(q, moveOf(q, unit)?.into);
  if (defender === undefined) return 1 + countSupports(q, unit, 'support-move');
  const leaves = q.rules.headToHead(q, unit) === undefined && moveOf(q, defender) !== undefined && q.is(defender);
  if (leaves) return 1 + countSupports(q, unit, 'support-move');
  if (powerOf(q, defender) === powerOf(q, unit)) return 0;
  return 1 + countSupports(q, unit, 'support-move', (supporter) => powerOf(q, supporter) !== powerOf(q, defender));
}
