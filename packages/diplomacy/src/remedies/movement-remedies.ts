import type { Adjudicator } from '../game/adjudicator.ts';
import { createLegalOrders } from '../judge/legal-orders.ts';
import { provinceId } from '../map/board.ts';
import { decodeOrder, nameText } from '../orders/canonical-text.ts';
import type { GivenOrder, MovementOrder, Order } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import { isSameOrder } from '../orders/same-order.ts';
import { packPosition } from '../phases/pack.ts';
import type { Policy } from '../policy/policy.ts';
import { type MovementOrders, readMovement } from '../referee/movement.ts';
import type { OrderResult, PhaseResult } from '../referee/results.ts';
import { type Aim, aimOf, bearsOut, reachedOn } from './aim.ts';
import { sieveOf } from './alike.ts';
import { type Candidates, candidatesOn } from './candidates.ts';
import { withChanges } from './changed-orders.ts';
import { ABSENT, type Change, MOST_REMEDIES, OWN_ORDER, OWN_SUPPORT, type Remedies, type Remedy } from './remedy.ts';
import { type Find, findPairs, findSingles, type Trial } from './search.ts';

/** Kinds of the two changes of a pair, by the worse, then by the better of them. */
const PAIRS = [
  [OWN_ORDER, OWN_ORDER],
  [OWN_SUPPORT, OWN_ORDER],
  [OWN_SUPPORT, OWN_SUPPORT],
  [ABSENT, OWN_ORDER],
  [ABSENT, OWN_SUPPORT],
  [ABSENT, ABSENT],
] as const;

/** An order of a movement phase that failed, and the phase it failed in. */
interface Question {
  readonly adjudicator: Adjudicator;
  readonly position: Position;
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
  readonly order: OrderResult;
  readonly unit: number;
  readonly aim: Aim;
}

/** What would have worked for an order of a movement phase that failed. */
export function movementRemedies(
  adjudicator: Adjudicator,
  position: Position,
  given: readonly GivenOrder[],
  result: PhaseResult,
  order: OrderResult,
): Remedies {
  const { season, legal: known } = adjudicator;
  const { board, layout, policy, judge } = season;
  if (layout.wide) return { kind: 'not-searched' };
  const unit = position.units.findIndex(({ at }) => at === order.unit);
  const power = board.powerIndex.get(order.power) ?? -1;
  const inDisorder = position.civilDisorder.includes(order.power);
  // An order of a power without a player, or to a unit that is not there, no change makes count.
  if (unit < 0 || (order.given !== null && inDisorder)) return { kind: 'none' };
  const packed = packPosition(board, layout, position);
  const read = readMovement({ season, board, position, packed, given });
  const written = writtenOrder(adjudicator, read, order, unit);
  if (written === null) return { kind: 'none' };
  const wasDislodged = result.next.dislodged.some((loser) => loser.unit.at === order.unit);
  const aim = aimOf(written, wasDislodged);
  const words = read.words;
  const asked = { unit, power, aim, inDisorder };
  const candidates = candidatesOn(board, policy, known ?? createLegalOrders(board), words, asked);
  const trial: Trial = { judge, words, candidates, asked: unit, reached: reachedOn(board, aim) };
  judge.judge(words, 0, words.length);
  if (trial.reached(unit)) return { kind: 'not-needed' };
  const question: Question = { adjudicator, position, given, result, order, unit, aim };
  const remedies = tellFirst(question, trial);
  if (remedies.length > 0) return { kind: 'found', remedies };
  return wordsAreAll(policy, position) ? { kind: 'none' } : { kind: 'not-searched' };
}

/** The order asked about, as it was written or deduced; null for one that is not of a movement phase. */
function writtenOrder(
  { season: { board } }: Adjudicator,
  { orders }: MovementOrders,
  { given }: OrderResult,
  unit: number,
): MovementOrder | null {
  if (given === null) return decodeOrder(board, unit, orders[unit]?.followed.bits ?? { kind: 0, aux: 0, target: 0 });
  return isMovement(given.order) ? given.order : null;
}

function isMovement(order: Order): order is MovementOrder {
  return order.kind !== 'retreat' && order.kind !== 'disband' && order.kind !== 'build' && order.kind !== 'waive';
}

/** The first remedies in canonical order, each borne out by the referee. */
function tellFirst(question: Question, trial: Trial): readonly Remedy[] {
  const { board } = trial.judge;
  const alone = new Uint8Array(trial.candidates.count);
  const singles = findSingles(trial, alone);
  const sieve = sieveOf(board, trial, alone);
  const told: Remedy[] = [];
  const take = (finds: readonly Find[]): void => {
    sieve.enter(finds);
    for (const find of inOrder(trial.candidates, trial.asked, finds)) {
      if (told.length === MOST_REMEDIES) return;
      if (!sieve.isNew(find)) continue;
      const remedy = borneOut(question, trial.candidates, find);
      if (remedy !== null) told.push(remedy);
    }
  };
  for (const kind of [OWN_ORDER, OWN_SUPPORT, ABSENT]) {
    const { starts } = trial.candidates;
    take(singles.filter(({ first }) => first >= (starts[kind] ?? 0) && first < (starts[kind + 1] ?? 0)));
  }
  for (const [one, other] of PAIRS) {
    if (told.length < MOST_REMEDIES) take(findPairs(trial, alone, one, other));
  }
  return told;
}

/** The asking unit first, then changes that themselves succeed, then by province and text. */
function inOrder({ unit }: Candidates, asked: number, finds: readonly Find[]): readonly Find[] {
  const isOwn = ({ first, second }: Find): number => (unit[first] === asked || unit[second] === asked ? 0 : 1);
  return finds.toSorted(
    (a, b) => isOwn(a) - isOwn(b) || a.failing - b.failing || a.first - b.first || a.second - b.second,
  );
}

/** A find as a remedy, if the referee says so too. */
function borneOut(question: Question, candidates: Candidates, { first, second }: Find): Remedy | null {
  const { adjudicator, position, given, order, unit, aim } = question;
  const changes = (second < 0 ? [first] : [first, second]).map((index) => changeOf(question, candidates, index));
  const changed = withChanges(given, changes);
  const result = adjudicator.referee.process(position, changed);
  const own = changes.find((change) => change.kind !== 'absent' && change.unit.at === order.unit);
  const fate = result.orders.find((one) =>
    own !== undefined && own.kind !== 'absent'
      ? one.given?.order === own.order
      : one.given === order.given && one.unit === order.unit,
  );
  if (fate === undefined) return null;
  const written = fate.given?.order ?? { kind: 'hold', unit: position.units[unit] ?? { at: '' } };
  if (!bearsOut(aim, fate, written, result)) return null;
  const inHand = changes.every(({ kind }) => kind !== 'absent');
  return { changes, inHand, verdict: fate.verdict, rule: fate.rule };
}

function changeOf({ position, result, order }: Question, candidates: Candidates, index: number): Change {
  const { type, at, power } = position.units[candidates.unit[index] ?? 0] ?? { type: 'A', at: '', power: '' };
  const unit = { type, at };
  const change = candidates.orders[index];
  const told = (change && ordered(result, at, power, change)) ?? (at === order.unit ? order : followedBy(result, at));
  const text = told?.order ?? `${nameText(unit)} H`;
  if (index >= (candidates.starts[ABSENT] ?? 0)) return { kind: 'absent', power, unit, order: text };
  const written = change ?? { kind: 'hold', unit };
  const kind = index < (candidates.starts[OWN_SUPPORT] ?? 0) ? 'order' : 'support';
  return { kind, power, unit, order: written, instead: text };
}

/** The order a unit had already, but for a different one that its power gave it as well (DIP-O3). */
function ordered({ orders }: PhaseResult, at: string, power: string, order: Order): OrderResult | undefined {
  return orders.find(
    (one) => one.unit === at && one.power === power && one.given !== null && isSameOrder(one.given.order, order),
  );
}

/** The order a unit followed, or else the first it was given. */
function followedBy({ orders }: PhaseResult, at: string): OrderResult | undefined {
  const own = orders.filter(({ unit }) => unit !== null && provinceId(unit) === provinceId(at));
  return own.find(({ verdict }) => verdict !== 'illegal') ?? own[0];
}

/** Whether what units are ordered says everything: no policy reads one order by the light of another's words. */
function wordsAreAll(policy: Policy, { civilDisorder }: Position): boolean {
  return (
    policy.implicitOrder === 'forbidden' &&
    policy.proxyOrder === 'forbidden' &&
    policy.convoyPath === 'ignored' &&
    policy.poorOrder === 'alone' &&
    (policy.civilDisorderSupport === 'allowed' || civilDisorder.length === 0)
  );
}
