import type { Adjudicator } from '../src/game/adjudicator.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { GivenOrder } from '../src/orders/order.ts';
import type { Position } from '../src/orders/position.ts';
import type { OrderResult, PhaseResult } from '../src/referee/referee.ts';
import { withChanges } from '../src/remedies/changed-orders.ts';
import { remediesFor } from '../src/remedies/remedies-for.ts';
import type { Change, Remedy } from '../src/remedies/remedy.ts';
import { everyRemedy } from './remedy-search.ts';

/** Units up to which everything is tried. */
const SMALL = 5;

export interface RemedyReport {
  /** Orders that failed, those of them something would have worked for, and those everything was tried for. */
  readonly failed: number;
  readonly remedied: number;
  readonly compared: number;
  readonly remedies: number;
  /** Milliseconds each search took, by the clock given. */
  readonly times: readonly number[];
  readonly faults: readonly string[];
}

/**
 * What is said to have worked for each failed order of a phase, adjudicated again; and on a small board against every change
 * there is.
 *
 * @param now a clock, in milliseconds
 */
export function checkRemedies(
  adjudicator: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  now: () => number = () => 0,
): RemedyReport {
  const result = adjudicator.referee.process(position, given);
  const failed = result.orders.filter(({ verdict }) => verdict !== 'succeeds' && verdict !== 'holds');
  const faults: string[] = [];
  const times: number[] = [];
  let remedied = 0;
  let remedies = 0;
  let compared = 0;
  for (const order of failed) {
    const complain = (what: string): number => faults.push(`${order.power} ${order.order}: ${what}`);
    const from = now();
    const answer = remediesFor(adjudicator, position, given, result, order);
    times.push(now() - from);
    const told = answer.kind === 'found' ? answer.remedies : [];
    remedies += told.length;
    if (told.length > 0) remedied++;
    // What could have been built instead is one order in the stead of another, and no more than tried.
    if (position.phase.endsWith('A')) continue;
    for (const remedy of told) {
      if (!isTrue(adjudicator, position, given, result, order, remedy)) complain(`untrue: ${textOf(remedy.changes)}`);
    }
    const isSmall = position.phase.endsWith('M') && position.units.length <= SMALL;
    if (!isSmall || order.unit === null || answer.kind === 'not-needed' || answer.kind === 'not-searched') continue;
    compared++;
    const every = everyRemedy({ referee: adjudicator.referee, position, given, result, order });
    const said = told.map(({ changes }) => textOf(changes));
    if (said.join('\n') !== every.join('\n')) complain(`said ${listed(said)}; there are ${listed(every)}`);
  }
  return { failed: failed.length, remedied, compared, remedies, times, faults };
}

/** Whether the order would have come out as told, and better than it did. */
function isTrue(
  { referee }: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  before: PhaseResult,
  { unit, given: asked }: OrderResult,
  { changes, verdict, rule, inHand }: Remedy,
): boolean {
  const after = referee.process(position, withChanges(given, changes));
  const isDislodged = ({ next }: PhaseResult): boolean => next.dislodged.some((loser) => loser.unit.at === unit);
  const own = after.orders.filter((one) => one.unit === unit);
  const stays = isDislodged(before) && !isDislodged(after);
  const hands = changes.every(({ kind }) => kind !== 'absent');
  return (
    own.some((one) => one.verdict === verdict && one.rule === rule) &&
    (verdict === 'succeeds' || stays) &&
    inHand === hands &&
    (asked === null || own.length > 0)
  );
}

/** In the words of {@link everyRemedy}. */
function textOf(changes: readonly Change[]): string {
  return changes
    .map(
      (change) => `${change.power} ${change.kind === 'absent' ? `${change.unit.at} absent` : orderText(change.order)}`,
    )
    .join(' + ');
}

function listed(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.join(' | ');
}
