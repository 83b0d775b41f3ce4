import type { LegalOrders } from '../judge/legal-orders.ts';
import * as scratch from '../judge/scratch.ts';
import * as word from '../judge/word.ts';
import { type Board, provinceId } from '../map/board.ts';
import { decodeOrder, orderText } from '../orders/canonical-text.ts';
import type { MovementOrder, UnitName } from '../orders/order.ts';
import type { Policy } from '../policy/policy.ts';
import type { Aim } from './aim.ts';
import { ABSENT, OWN_ORDER, OWN_SUPPORT } from './remedy.ts';

const { AUX_SHIFT, CONVOY, IMPOSSIBLE, KIND_MASK, LOCATION_MASK, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, TARGET_SHIFT, VIA } =
  word;
const { power, standing } = scratch;
const UNIT_MASK = word.LOCATION_MASK | word.FLEET | (word.POWER_MASK << word.POWER_SHIFT);
const SUPPORTS = SUPPORT_HOLD | SUPPORT_MOVE;

/**
 * Every single change of a phase, in the order remedies are told in: by kind, the asking unit first, by province, by the
 * text of the order. The columns are parallel.
 */
export interface Candidates {
  readonly count: number;
  readonly unit: Int32Array;
  /** The unit's word with the order changed. */
  readonly word: Int32Array;
  /** The unit a support or convoy is for, or -1. */
  readonly client: Int32Array;
  /** 0 for a support or convoy that matches nothing as long as its client's order stays: then it is as a hold. */
  readonly fits: Uint8Array;
  /** Index of the first of each kind, and behind the last. */
  readonly starts: readonly [number, number, number, number];
  /** By unit: index of its hold, or -1. */
  readonly holdOf: Int32Array;
  readonly orders: readonly MovementOrder[];
}

/** Whose order is asked about, and what for. */
export interface Asked {
  readonly unit: number;
  readonly power: number;
  readonly aim: Aim;
  /** Own units take no orders at all (DIP-X1). */
  readonly inDisorder: boolean;
}

interface Entry {
  readonly kind: number;
  readonly unit: number;
  readonly word: number;
  readonly client: number;
  readonly fits: boolean;
  readonly order: MovementOrder;
  readonly key: string;
}

/**
 * Lists the changes. The units must be those last read into the judge's memory.
 *
 * @param words the phase as it was judged
 */
export function candidatesOn(
  board: Board,
  policy: Policy,
  legal: LegalOrders,
  words: Int32Array,
  asked: Asked,
): Candidates {
  legal.fill();
  const entries: Entry[] = [];
  const isTagged = policy.adjacentConvoy === 'own-fleet-or-via' || policy.adjacentConvoy === 'via-only';
  const enter = (unit: number, changed: number, kind: number): void => {
    const client = clientOf(changed);
    const order = decodedWord(board, unit, changed, asked.power);
    entries.push({
      kind,
      unit,
      word: changed,
      client,
      fits: client < 0 || matches(board, changed, words[client] ?? 0),
      order,
      key: `${unit === asked.unit ? 0 : 1} ${provinceId(order.unit.at)} ${orderText(order)}`,
    });
  };
  for (let unit = 0; unit < words.length; unit++) {
    const present = words[unit] ?? 0;
    const isAsked = unit === asked.unit;
    if (!isAsked && power[unit] !== asked.power) {
      if (!holdsAlready(policy, present)) enter(unit, present & UNIT_MASK, ABSENT);
      continue;
    }
    if (asked.inDisorder) continue;
    for (let l = legal.starts[unit] ?? 0; l < (legal.starts[unit + 1] ?? 0); l++) {
      const changed = legal.words[l] ?? 0;
      if (changed === present || (!isTagged && (changed & VIA) !== 0)) continue;
      if ((changed & KIND_MASK) === 0 && holdsAlready(policy, present)) continue;
      if (isAsked && !keepsAim(board, words, changed, asked.aim)) continue;
      enter(unit, changed, (changed & SUPPORTS) === 0 ? OWN_ORDER : OWN_SUPPORT);
    }
  }
  entries.sort((one, other) => one.kind - other.kind || (one.key < other.key ? -1 : 1));
  return columnsOf(entries, words.length);
}

function columnsOf(entries: readonly Entry[], units: number): Candidates {
  const holdOf = new Int32Array(units).fill(-1);
  entries.forEach(({ unit, word: changed, kind }, index) => {
    if ((changed & KIND_MASK) === 0 && kind === OWN_ORDER) holdOf[unit] = index;
  });
  const before = (kind: number): number => entries.filter((entry) => entry.kind < kind).length;
  return {
    count: entries.length,
    unit: Int32Array.from(entries, (entry) => entry.unit),
    word: Int32Array.from(entries, (entry) => entry.word),
    client: Int32Array.from(entries, (entry) => entry.client),
    fits: Uint8Array.from(entries, (entry) => (entry.fits ? 1 : 0)),
    starts: [0, before(OWN_SUPPORT), before(ABSENT), entries.length],
    holdOf,
    orders: entries.map(({ order }) => order),
  };
}

/** Whether another order of the asking unit is still for the same end, and not something altogether different. */
function keepsAim(board: Board, words: Int32Array, changed: number, { kind, province, into, orStay }: Aim): boolean {
  if ((changed & KIND_MASK) === 0) return orStay;
  const place = board.locationIndex.get(province) ?? -1;
  const isFor = ((changed >> AUX_SHIFT) & LOCATION_MASK) === place;
  const sameGoal = goalOf(board, changed) === board.locationIndex.get(into);
  switch (kind) {
    case 'move':
      return (changed & MOVE) !== 0 && goalOf(board, changed) === place;
    case 'support':
      return (changed & SUPPORTS) !== 0 && isFor && (sameGoal || fitsClient(board, words, changed));
    case 'convoy':
      return (changed & CONVOY) !== 0 && isFor && (sameGoal || fitsClient(board, words, changed));
    case 'stay':
      return false;
  }
}

function fitsClient(board: Board, words: Int32Array, changed: number): boolean {
  return matches(board, changed, words[clientOf(changed)] ?? 0);
}

/** Whether a support or convoy may match what its client is ordered; how a coast bears on that, the judge decides. */
export function matches(board: Board, changed: number, client: number): boolean {
  const moves = (client & (MOVE | IMPOSSIBLE)) === MOVE;
  if (changed & SUPPORT_HOLD) return !moves;
  return moves && goalOf(board, changed) === goalOf(board, client);
}

/** Province a word's order is to. */
export function goalOf(board: Board, changed: number): number {
  return board.provinceOf[(changed >> TARGET_SHIFT) & LOCATION_MASK] ?? -1;
}

function clientOf(changed: number): number {
  if ((changed & (SUPPORTS | CONVOY)) === 0) return -1;
  return standing[(changed >> AUX_SHIFT) & LOCATION_MASK] ?? -1;
}

/** A unit without an order, or with an impossible one, holds already, but where that makes a difference (DATC 4.E.1). */
function holdsAlready(policy: Policy, present: number): boolean {
  if ((present & KIND_MASK) === 0) return true;
  return (present & IMPOSSIBLE) !== 0 && policy.illegalOrder === 'ignored';
}

/** A word as a written order that no policy could misread: it names whose the unit is that it helps. */
export function decodedWord(board: Board, unit: number, changed: number, giver: number): MovementOrder {
  const order = decodeOrder(board, unit, {
    kind: changed & (KIND_MASK | IMPOSSIBLE),
    aux: (changed >> AUX_SHIFT) & LOCATION_MASK,
    target: (changed >> TARGET_SHIFT) & LOCATION_MASK,
  });
  const owned = (name: UnitName): UnitName => {
    const owner = power[standing[board.locationIndex.get(provinceId(name.at)) ?? -1] ?? -1];
    return owner === undefined || owner === giver ? name : { ...name, power: board.powerIds[owner] ?? '' };
  };
  if (order.kind === 'support-hold' || order.kind === 'support-move') return { ...order, target: owned(order.target) };
  return order.kind === 'convoy' ? { ...order, army: owned(order.army) } : order;
}
