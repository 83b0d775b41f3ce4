import * as scratch from '../judge/scratch.ts';
import { ruleOf, verdictOf } from '../judge/verdict.ts';
import type { Board } from '../map/board.ts';
import { decodeOrder, type NameOf, orderText, unitNamed } from '../orders/canonical-text.ts';
import type { Settled, UnitOrders } from '../orders/collect.ts';
import type { EncodedOrder } from '../orders/encode.ts';
import type { Order, UnitName } from '../orders/order.ts';
import { VERDICTS, type Verdict } from '../orders/verdict.ts';
import type { Season } from '../phases/season.ts';
import { type Findings, type PhaseContext, refusedResult } from './context.ts';
import type { MovementReading } from './movement.ts';
import type { OrderResult, PhaseNote } from './results.ts';

const { power, standing } = scratch;

interface Ruling {
  readonly verdict: Verdict;
  readonly rule: string;
}

/** What to say of a movement phase just judged: the judge's findings still stand in its memory. */
export function tellMovement(
  context: PhaseContext,
  readings: readonly MovementReading[],
  orders: readonly UnitOrders[],
): Findings {
  const { board } = context;
  const nameOf = namesOn(board);
  const settledBy = new Map(orders.flatMap((own) => own.settled.map((settled) => [settled.read, settled] as const)));
  const given = readings.map((reading): OrderResult => {
    if (reading.encoded === null) return refusedResult(context, reading.given, reading.setAside ?? 'DIP-O5', nameOf);
    const unit = reading.encoded.unit;
    const own = orders[unit];
    const settled = settledBy.get(reading);
    return own === undefined || settled === undefined
      ? refusedResult(context, reading.given, 'DIP-O5', nameOf)
      : tellGiven(context, own, settled, reading.encoded);
  });
  const left = orders.flatMap((own, unit) => tellUngiven(context, own, unit));
  return { orders: [...given, ...left], notes: orders.flatMap((own, unit) => tellNotes(board, own, unit)) };
}

function tellGiven(
  { board, season }: PhaseContext,
  own: UnitOrders,
  settled: Settled,
  encoded: EncodedOrder,
): OrderResult {
  const { unit, bits } = encoded;
  const { given } = settled.read;
  const at = unitNamed(board, unit).at;
  const refusal = settled.passedOver;
  if (refusal !== null) {
    const { verdict, rule } = refusal;
    return {
      power: given.power,
      unit: at,
      order: passedOverText(board, given.order, encoded, rule),
      given,
      verdict,
      rule,
    };
  }
  const order = orderText(decodeOrder(board, unit, bits));
  return { power: given.power, unit: at, order, given, ...rulingOn(season, own, unit) };
}

/** An order passed over is listed without the garbage in it, unless that is what was wrong. */
function passedOverText(board: Board, given: Order, { unit, bits }: EncodedOrder, rule: string): string {
  if (rule === 'DIP-O7') return orderText(given, namesOn(board));
  const order = decodeOrder(board, unit, bits);
  if (order.kind === 'convoy' && given.kind === 'convoy') {
    return orderText({ ...order, army: asWritten(given.army, order.army) });
  }
  if (
    (order.kind === 'support-hold' || order.kind === 'support-move') &&
    (given.kind === 'support-hold' || given.kind === 'support-move')
  ) {
    return orderText({ ...order, target: asWritten(given.target, order.target) });
  }
  return orderText(order);
}

/** A unit supported or convoyed that is of another type than written, or not there, is named as written. */
function asWritten(written: UnitName, standingThere: UnitName): UnitName {
  return written.type === undefined || written.type === standingThere.type ? standingThere : written;
}

/** The line of a unit that no order was given to, or that follows another order than those given. */
function tellUngiven({ board, packed, season }: PhaseContext, own: UnitOrders, unit: number): readonly OrderResult[] {
  const { followed, settled } = own;
  if (settled.length > 0 && followed.source !== 'implied') return [];
  const owner = power[unit] ?? 0;
  const ruling = rulingOn(season, own, unit);
  const idle = followed.source === 'none' && ruling.verdict === 'holds';
  const rule = idle ? (packed.civilDisorder[owner] === 1 ? 'DIP-X1' : 'DIP-O1') : ruling.rule;
  return [
    {
      power: board.powerIds[owner] ?? '',
      unit: unitNamed(board, unit).at,
      order: orderText(decodeOrder(board, unit, followed.bits)),
      given: null,
      verdict: ruling.verdict,
      rule,
    },
  ];
}

/** The verdict on the order a unit follows. */
function rulingOn({ judge }: Season, own: UnitOrders, unit: number): Ruling {
  const { refusal, source } = own.followed;
  if (refusal?.verdict === 'void') return { verdict: 'void', rule: refusal.rule };
  const verdict = VERDICTS[verdictOf(unit)] ?? 'holds';
  if (source === 'repeated' && verdict === 'holds') return { verdict, rule: 'DIP-O3' };
  return { verdict, rule: ruleOf(unit, judge.rules) };
}

/** Names of the units standing where the judge read them. */
function namesOn(board: Board): NameOf {
  return (province): UnitName | undefined => {
    const unit = standing[board.locationIndex.get(province) ?? -1] ?? -1;
    return unit < 0 ? undefined : unitNamed(board, unit);
  };
}

function tellNotes(board: Board, own: UnitOrders, unit: number): readonly PhaseNote[] {
  const owner = board.powerIds[power[unit] ?? 0] ?? '';
  const { at } = unitNamed(board, unit);
  const text = (encoded: EncodedOrder | null): string =>
    encoded === null ? '' : orderText(decodeOrder(board, unit, encoded.bits));
  const notes: PhaseNote[] = [];
  if (own.followed.source === 'repeated') {
    const different = own.settled.flatMap(({ read, passedOver }) => (passedOver === null ? [text(read.encoded)] : []));
    notes.push({
      code: 'different-orders',
      params: { power: owner, unit: at, orders: [...new Set(different)] },
      rule: 'DIP-O3',
    });
  }
  for (const { read, passedOver } of own.settled) {
    const ignored = read.encoded?.ignored ?? [];
    if (passedOver !== null || ignored.length === 0) continue;
    const params = { power: read.given.power, unit: at, order: text(read.encoded), ignored: [...new Set(ignored)] };
    notes.push({ code: 'words-ignored', params, rule: 'DIP-O7' });
  }
  return notes;
}
