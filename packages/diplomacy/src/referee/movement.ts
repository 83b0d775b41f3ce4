import { readOrders, readWideOrders, wipe } from '../judge/read.ts';
import * as scratch from '../judge/scratch.ts';
import { SUPPORT_HOLD } from '../judge/word.ts';
import { type ReadOrder, settleOrders, UNORDERED, type UnitOrders } from '../orders/collect.ts';
import { holdToPaths } from '../orders/convoy-path.ts';
import { type Encoder, encodeOrder, judgedBits } from '../orders/encode.ts';
import type { Standing } from '../orders/encode-faults.ts';
import { addImplied } from '../orders/implied-orders.ts';
import type { GivenOrder, MovementOrder, Order } from '../orders/order.ts';
import { type ProxyOf, proxiesIn } from '../orders/proxies.ts';
import { readTogether } from '../orders/read-together.ts';
import { voidBy } from '../orders/refusal.ts';
import type { PackedPosition } from '../phases/packed-position.ts';
import { HOLD, writeOrder } from '../phases/unit-word.ts';
import type { Findings, PhaseContext } from './context.ts';
import { tellMovement } from './movement-results.ts';

const { power, standing } = scratch;

/** An order of a movement phase: read, or set aside by a rule that needs no reading. */
export type MovementReading = ReadOrder & { readonly setAside: string | null };

/** Judges a movement phase. Orders to retreat are for the phase that may follow and are passed over without a word. */
export function processMovement(context: PhaseContext): Findings {
  const { readings, orders, words } = readMovement(context);
  context.season.move(context.packed, words);
  return tellMovement(context, readings, orders);
}

/** The orders of a movement phase as read, and the words by which each unit is judged. */
export interface MovementOrders {
  readonly readings: readonly MovementReading[];
  readonly orders: readonly UnitOrders[];
  readonly words: Int32Array;
}

export function readMovement(context: PhaseContext): MovementOrders {
  const { season, packed, given } = context;
  readUnits(context);
  const proxyOf = proxiesIn(season.policy, context.position, given);
  const encoder = encoderFor(context, proxyOf);
  const movements = given.filter(({ order }) => order.kind !== 'retreat');
  const readings = dropFallbacks(movements.map((one) => readOne(context, encoder, one)));
  const orders = settleAll(context, encoder, readings);
  const words = new Int32Array(packed.units * (season.layout.wide ? 2 : 1));
  orders.forEach(({ followed }, unit) => {
    writeOrder(season.layout, words, unit, packed.words[unit] ?? 0, judgedBits(followed));
  });
  return { readings, orders, words };
}

/** Reads the units standing into the judge's memory, to ask what they could do. */
export function readUnits({ season, board, packed }: Pick<PhaseContext, 'season' | 'board' | 'packed'>): void {
  const { layout } = season;
  const words = new Int32Array(packed.units * 2);
  for (let i = 0; i < packed.units; i++) writeOrder(layout, words, i, packed.words[i] ?? 0, HOLD);
  wipe();
  if (layout.wide) readWideOrders(board, words, 0, packed.units);
  else readOrders(board, words, 0, packed.units);
}

function encoderFor({ board, season, given }: PhaseContext, proxyOf: ProxyOf): Encoder {
  const isProxy = ({ at, power: owner }: Standing, giver: number): boolean =>
    proxyOf(board.locationIds[board.provinceOf[at] ?? 0] ?? '', board.powerIds[owner] ?? '') === board.powerIds[giver];
  return {
    board,
    policy: season.policy,
    mayOrder: (unit, giver) => unit.power === giver || isProxy(unit, giver),
    clarify: readTogether(board, season.policy, given),
  };
}

function readOne({ board, packed }: PhaseContext, encoder: Encoder, given: GivenOrder): MovementReading {
  const giver = board.powerIndex.get(given.power);
  if (giver === undefined) throw new Error(`map ${board.data.id}: no power ${given.power}`);
  if (packed.civilDisorder[giver] === 1) return { given, encoded: null, setAside: 'DIP-X1' };
  if (!isMovement(given.order)) return { given, encoded: null, setAside: 'DIP-O2' };
  return { given, encoded: encodeOrder(encoder, giver, given.order), setAside: null };
}

function isMovement(order: Order): order is MovementOrder {
  return order.kind !== 'retreat' && order.kind !== 'disband' && order.kind !== 'build' && order.kind !== 'waive';
}

/** An owner's order to a unit it left to another power stands only if that power gives none (DATC 4.E.5). */
function dropFallbacks(readings: readonly MovementReading[]): readonly MovementReading[] {
  return readings.map((reading) => {
    const { encoded, given } = reading;
    if (encoded === null || given.proxy === undefined) return reading;
    const taken = readings.some((other) => other.encoded?.unit === encoded.unit && other.given.power !== given.power);
    return taken ? { given, encoded: null, setAside: 'DIP-O3' } : reading;
  });
}

/** The order every unit follows, by unit. */
function settleAll(
  context: PhaseContext,
  encoder: Encoder,
  readings: readonly MovementReading[],
): readonly UnitOrders[] {
  const { board, packed, season } = context;
  const { policy } = season;
  const own = Array.from({ length: packed.units }, (_, unit) => {
    const reads = readings.filter(({ encoded }) => encoded?.unit === unit);
    return reads.length === 0 ? UNORDERED : settleOrders(reads, policy);
  });
  const whole = policy.implicitOrder === 'allowed' ? addImplied(encoder, own) : own;
  const helped = policy.civilDisorderSupport === 'refused' ? whole.map((orders) => refuseHelp(packed, orders)) : whole;
  return holdToPaths(board, policy, helped);
}

/** A support to hold of a unit in civil disorder, where that is refused (DATC 4.D.9). */
function refuseHelp(packed: PackedPosition, orders: UnitOrders): UnitOrders {
  const { followed } = orders;
  const client = standing[followed.bits.aux] ?? -1;
  if ((followed.bits.kind & SUPPORT_HOLD) === 0 || followed.refusal !== null || client < 0) return orders;
  if (packed.civilDisorder[power[client] ?? 0] !== 1) return orders;
  return { ...orders, followed: { ...followed, refusal: voidBy('DIP-X1') } };
}
