import { provinceId } from '../src/map/board.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { GivenOrder, MovementOrder, Order } from '../src/orders/order.ts';
import type { Position } from '../src/orders/position.ts';
import type { OrderResult, PhaseResult, Referee } from '../src/referee/referee.ts';

/**
 * What would have worked, by trying everything: each legal order of each own unit, each order of another power left out, and
 * every pair of those, all through the referee. It shares nothing with the search it is compared with but the definition.
 */

/** One change: a unit and its order; null for an order left out. */
interface Trial {
  readonly power: string;
  readonly at: string;
  readonly order: MovementOrder | null;
  readonly kind: 0 | 1 | 2;
  readonly key: string;
}

interface Outcome {
  readonly works: boolean;
  /** What the changed orders came to. */
  readonly verdicts: readonly string[];
}

/** A phase and the order of it that is asked about. */
export interface Asked {
  readonly referee: Referee;
  readonly position: Position;
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
  readonly order: OrderResult;
}

/** The remedies as texts, the first five: `GERMANY A RUH S A MUN - BUR + FRANCE F ENG absent`. */
export function everyRemedy(asked: Asked): readonly string[] {
  const trials = trialsOf(asked);
  const outcomes = new Map<string, Outcome>();
  const outcomeOf = (changes: readonly Trial[]): Outcome => {
    const name = textOf(changes);
    const known = outcomes.get(name) ?? judge(asked, changes, null);
    outcomes.set(name, known);
    return known;
  };
  const singles = trials.map((trial) => [trial]).filter((changes) => outcomeOf(changes).works);
  const left = trials.filter((trial) => !outcomeOf([trial]).works);
  const pairs = left
    .flatMap((one, index) => left.slice(index + 1).map((other) => [one, other]))
    .filter(([one, other]) => one?.at !== other?.at)
    .filter((changes) => outcomeOf(changes).works);
  const seen = new Set<string>();
  const leavers = new Set(
    singles.flatMap(([only]) => (only !== undefined && leaves(asked, [], only) ? [only.at] : [])),
  );
  const told = [...sorted(asked, singles, outcomeOf), ...sorted(asked, pairs, outcomeOf)].filter((changes) => {
    if (changes.some((change, index) => isHelp(change) && comesToNothing(outcomeOf(changes), index))) return false;
    if (changes.length > 1 && changes.some(({ at, order }) => order?.kind === 'move' && leavers.has(at))) return false;
    const names = changes.map((change) => nameOf(asked, changes, change, trials, outcomeOf));
    const name = names.toSorted().join('+');
    if (names.includes('') || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return told.slice(0, 5).map(textOf);
}

type OutcomeOf = (changes: readonly Trial[]) => Outcome;

function sorted(
  asked: Asked,
  finds: readonly (readonly Trial[])[],
  outcomeOf: OutcomeOf,
): readonly (readonly Trial[])[] {
  const sortKey = (changes: readonly Trial[]): readonly (number | string)[] => {
    const kinds = changes.map(({ kind }) => kind).sort((a, b) => b - a);
    const own = changes.some(({ at }) => at === asked.order.unit) ? 0 : 1;
    const { verdicts } = outcomeOf(changes);
    const failing = changes.filter(
      ({ order }, index) => order?.kind === 'move' && verdicts[index] !== 'succeeds',
    ).length;
    return [...kinds, own, failing, ...changes.map(({ kind, key }) => `${kind} ${key}`)];
  };
  const keyed = finds.map((changes) => ({ changes, key: sortKey(changes) }));
  keyed.sort((a, b) => {
    const at = a.key.findIndex((part, index) => part !== b.key[index]);
    const [one, other] = [a.key[at] ?? 0, b.key[at] ?? 0];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  return keyed.map(({ changes }) => changes);
}

/** What a change is called among those like it; empty where the unit's holding says as much. */
function nameOf(
  asked: Asked,
  changes: readonly Trial[],
  change: Trial,
  trials: readonly Trial[],
  outcomeOf: OutcomeOf,
): string {
  const { order, at } = change;
  if (order === null) return `${at} absent`;
  if (order.kind === 'hold') return `${at} holds`;
  const others = changes.filter((other) => other !== change);
  const client = clientOf(order);
  if (at !== asked.order.unit) {
    const hold = trials.find((trial) => trial.at === at && trial.order?.kind === 'hold');
    const forAsked = order.kind === 'support-move' && client === provinceId(asked.order.unit ?? '');
    if (!forAsked && hold !== undefined && holdWorks(hold, changes, change, outcomeOf)) return '';
    if (leaves(asked, others, change)) return `${at} leaves`;
  }
  const to = order.kind === 'support-hold' ? order.target.at : order.to;
  return `${at} ${order.kind} ${client ?? ''} ${provinceId(to)}`;
}

/** Whether a unit's move would work as well with the unit off the board. */
function leaves(asked: Asked, others: readonly Trial[], { at, order }: Trial): boolean {
  return order?.kind === 'move' && at !== asked.order.unit && judge(asked, others, at).works;
}

function holdWorks(hold: Trial, changes: readonly Trial[], change: Trial, outcomeOf: OutcomeOf): boolean {
  return (
    outcomeOf([hold]).works ||
    (changes.length > 1 && outcomeOf(changes.map((one) => (one === change ? hold : one))).works)
  );
}

function isHelp({ order }: Trial): boolean {
  return order !== null && clientOf(order) !== null;
}

function comesToNothing({ verdicts }: Outcome, index: number): boolean {
  return verdicts[index] === 'void' || verdicts[index] === 'illegal';
}

function clientOf(order: Order): string | null {
  if (order.kind === 'support-hold' || order.kind === 'support-move') return provinceId(order.target.at);
  return order.kind === 'convoy' ? provinceId(order.army.at) : null;
}

function trialsOf({ referee, position, given, result, order: asked }: Asked): readonly Trial[] {
  const trials = position.units.flatMap(({ power, at }): Trial[] => {
    const key = `${at === asked.unit ? 0 : 1} ${provinceId(at)}`;
    if (power !== asked.power) {
      const own = given.some((one) => one.power === power && isFor(one.order, at));
      return own ? [{ power, at, order: null, kind: 2, key: `${key} absent` }] : [];
    }
    return referee.legalOrders(position, at).flatMap((order): Trial[] => {
      if (!isMovement(order) || (at === asked.unit && !isForTheSame(order, asked, result))) return [];
      const kind = order.kind === 'support-hold' || order.kind === 'support-move' ? 1 : 0;
      return [{ power, at, order, kind, key: `${key} ${orderText(order)}` }];
    });
  });
  return trials.toSorted((a, b) => a.kind - b.kind || (a.key < b.key ? -1 : 1));
}

/** Whether the asking unit may be ordered this instead of what it was. */
function isForTheSame(order: MovementOrder, { given, unit }: OrderResult, result: PhaseResult): boolean {
  if (order.kind === 'hold') return result.next.dislodged.some((loser) => loser.unit.at === unit);
  const asked = given?.order;
  if (asked?.kind === 'move') return order.kind === 'move' && provinceId(order.to) === provinceId(asked.to);
  if (asked === undefined || order.kind === 'move' || clientOf(order) !== clientOf(asked)) return false;
  if ((asked.kind === 'convoy') !== (order.kind === 'convoy')) return false;
  const goal = goalOf(order);
  if (goal === goalOf(asked)) return true;
  const client = result.orders.find((one) => one.unit !== null && provinceId(one.unit) === clientOf(order));
  const really = client?.given?.order.kind === 'move' && client.verdict !== 'illegal' ? client.given.order.to : null;
  const orderedTo = really === null ? clientOf(order) : provinceId(really);
  return goal === orderedTo && (order.kind === 'support-hold') === (really === null);
}

function goalOf(order: Order): string | null {
  if (order.kind === 'support-hold') return provinceId(order.target.at);
  return order.kind === 'support-move' || order.kind === 'convoy' ? provinceId(order.to) : null;
}

/** The phase with some orders changed, or with a unit taken off as well. */
function judge(
  { referee, position, given, result, order }: Asked,
  changes: readonly Trial[],
  gone: string | null,
): Outcome {
  const kept = given.filter(
    (one) =>
      !changes.some(({ power, at }) => one.power === power && isFor(one.order, at)) &&
      (gone === null || !isFor(one.order, gone)),
  );
  const added = changes.flatMap(({ power, order: instead }) => (instead === null ? [] : [{ power, order: instead }]));
  const units = position.units.filter(({ at }) => at !== gone);
  const other = referee.process({ ...position, units }, [...kept, ...added]);
  const fateOf = (at: string | null): OrderResult | undefined => other.orders.find((one) => one.unit === at);
  const own = fateOf(order.unit);
  const wasDislodged = result.next.dislodged.some(({ unit }) => unit.at === order.unit);
  const isDislodged = other.next.dislodged.some(({ unit }) => unit.at === order.unit);
  const changed = own?.given?.order !== order.given?.order;
  const holds = own?.given?.order.kind === 'hold' || own?.given === null;
  const works = (wasDislodged && !isDislodged) || (own?.verdict === 'succeeds' && !(changed && holds));
  return { works, verdicts: changes.map(({ at }) => fateOf(at)?.verdict ?? '') };
}

function isFor(order: Order, at: string): boolean {
  return order.kind !== 'waive' && order.kind !== 'build' && provinceId(order.unit.at) === provinceId(at);
}

function isMovement(order: Order): order is MovementOrder {
  return order.kind !== 'retreat' && order.kind !== 'disband' && order.kind !== 'build' && order.kind !== 'waive';
}

function textOf(changes: readonly Trial[]): string {
  return changes
    .map(({ power, at, order }) => `${power} ${order === null ? `${at} absent` : orderText(order)}`)
    .join(' + ');
}
