import { REASON } from '../judge/scratch.ts';
import { MOVE } from '../judge/word.ts';
import { HOLD, type OrderBits, sameOrder } from '../phases/unit-word.ts';
import type { Policy } from '../policy/policy.ts';
import type { EncodedOrder } from './encode.ts';
import type { GivenOrder } from './order.ts';
import { type Refusal, refusalFor } from './refusal.ts';

/** An order given, and how it was read; null when its unit is not there. */
export interface ReadOrder {
  readonly given: GivenOrder;
  readonly encoded: EncodedOrder | null;
}

/** Where a unit's order comes from. */
export type OrderSource =
  | 'given'
  /** Nothing it can follow was ordered: it holds (DIP-O1, DIP-O2). */
  | 'none'
  /** Different legal orders: it holds (DIP-O3). */
  | 'repeated'
  /** Deduced from a support or convoy (DATC 4.E.3). */
  | 'implied';

/** The order one unit follows. */
export interface Followed {
  readonly source: OrderSource;
  readonly bits: OrderBits;
  /** Set where the order does not count. */
  readonly refusal: Refusal | null;
  readonly path: readonly number[] | null;
}

/** What became of one of the orders given to a unit: followed, or passed over for a reason of its own. */
export interface Settled {
  readonly read: ReadOrder;
  readonly passedOver: Refusal | null;
}

export interface UnitOrders {
  readonly followed: Followed;
  /** Every order given to the unit, in the order given. */
  readonly settled: readonly Settled[];
}

/** A unit that was not ordered. */
export const UNORDERED: UnitOrders = {
  followed: { source: 'none', bits: HOLD, refusal: null, path: null },
  settled: [],
};

/**
 * Settles which of its orders a unit follows (DIP-O2, DIP-O3, DATC 4.D.3): illegal ones are as if not given, equal ones
 * are one, and of several different ones the policy decides.
 */
export function settleOrders(reads: readonly ReadOrder[], policy: Policy): UnitOrders {
  const better = reads.some(({ encoded }) => encoded !== null && !encoded.yields);
  const passedOver = reads.map(({ encoded }): Refusal | null => {
    if (encoded === null) return null;
    if (encoded.refusal?.verdict === 'illegal') return encoded.refusal;
    return encoded.yields && better ? refusalFor(REASON.garbled) : null;
  });
  const legal = reads.flatMap(({ encoded }, index) =>
    encoded === null || passedOver[index] !== null ? [] : [encoded],
  );
  const [first] = legal;
  const last = legal.at(-1);
  if (first === undefined || last === undefined) return settle(reads, passedOver, illegalMove(reads));
  if (legal.every((other) => sameMeaning(other, first))) {
    return settle(reads, passedOver, followedFrom(first));
  }
  if (policy.repeatedOrder === 'hold') {
    return settle(reads, passedOver, { source: 'repeated', bits: HOLD, refusal: null, path: null });
  }
  const chosen = policy.repeatedOrder === 'first' ? first : last;
  const others = reads.map(({ encoded }, index) => {
    const same = encoded !== null && sameMeaning(encoded, chosen);
    return passedOver[index] ?? (same ? null : refusalFor(REASON.repeated));
  });
  return settle(reads, others, followedFrom(chosen));
}

function settle(reads: readonly ReadOrder[], passedOver: readonly (Refusal | null)[], followed: Followed): UnitOrders {
  return { followed, settled: reads.map((read, index) => ({ read, passedOver: passedOver[index] ?? null })) };
}

function followedFrom({ bits, refusal, path }: EncodedOrder): Followed {
  return { source: 'given', bits, refusal, path };
}

/** A unit without a legal order holds; the judge is told of an impossible move all the same (DATC 4.E.1). */
function illegalMove(reads: readonly ReadOrder[]): Followed {
  const move = reads.find(({ encoded }) => encoded?.refusal?.verdict === 'illegal' && (encoded.bits.kind & MOVE) !== 0);
  const { bits, refusal } = move?.encoded ?? { bits: HOLD, refusal: null };
  return { source: 'none', bits, refusal, path: null };
}

function sameMeaning(left: EncodedOrder, right: EncodedOrder): boolean {
  const samePath = left.path?.join() === right.path?.join();
  return samePath && sameOrder(left.meaning, right.meaning);
}
