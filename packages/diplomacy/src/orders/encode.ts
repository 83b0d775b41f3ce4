import { canStep } from '../judge/legality.ts';
import { orderRefusal } from '../judge/possible.ts';
import * as scratch from '../judge/scratch.ts';
import { CONVOY, FLEET, IMPOSSIBLE, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, VIA } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import type { ProvinceId } from '../map/map-data.ts';
import { HOLD, type OrderBits } from '../phases/unit-word.ts';
import type { Policy } from '../policy/policy.ts';
import {
  checkNationality,
  checkUnitName,
  type Faults,
  type Ignored,
  noFaults,
  type Standing,
} from './encode-faults.ts';
import { type Clarify, provinceNumber, reachableCoasts, readDestination } from './encode-places.ts';
import type { MovementOrder, MoveOrder, UnitName } from './order.ts';
import { type Refusal, refusalFor } from './refusal.ts';

const { at, kind, power, REASON, standing } = scratch;

/** Unit `i` of those read into the judge's scratch arrays, or null when none stands there. */
export function standingUnit(i: number): Standing | null {
  if (i < 0) return null;
  return { at: at[i] ?? 0, fleet: ((kind[i] ?? 0) & FLEET) !== 0, power: power[i] ?? 0 };
}

/** By what written orders are read: the map, the policy, and what depends on the position or on other orders. */
export interface Encoder {
  readonly board: Board;
  readonly policy: Policy;
  /** Whether a power may order a unit: its owner, or by proxy (DATC 4.E.5). */
  readonly mayOrder: (unit: Standing, giver: number) => boolean;
  readonly clarify: Clarify;
}

/** A written order as the judge will see it. */
export interface EncodedOrder {
  /** The ordered unit. */
  readonly unit: number;
  readonly bits: OrderBits;
  /** The bits without words that make no difference: equal ones are one order (DATC 4.D.3). */
  readonly meaning: OrderBits;
  readonly refusal: Refusal | null;
  /** Another order of the unit goes before it ('unless-other' of DATC 4.C). */
  readonly yields: boolean;
  readonly ignored: readonly Ignored[];
  /** Sea provinces the army names as its route, where the policy heeds them (DATC 4.A.6). */
  readonly path: readonly number[] | null;
}

/**
 * Reads an order against the units standing, which must have been read into the judge's scratch arrays.
 *
 * @returns null when no unit of this power stands there (DIP-O5)
 */
export function encodeOrder(encoder: Encoder, giver: number, order: MovementOrder): EncodedOrder | null {
  const { board, policy } = encoder;
  const unit = standing[provinceNumber(board, order.unit.at)] ?? -1;
  const self = standingUnit(unit);
  if (self === null || !encoder.mayOrder(self, giver)) return null;
  const faults = noFaults();
  checkUnitName(board, policy, order.unit, self, faults);
  const { bits, coastMissing } = readOrder(encoder, giver, order, self, faults);
  return {
    unit,
    bits,
    meaning: meaningOf(board, unit, bits),
    refusal: refusalOf(encoder, unit, bits, coastMissing, faults),
    yields: faults.yields,
    ignored: faults.ignored,
    path: readPath(encoder, order, faults),
  };
}

/** An army that can only go by convoy says no more by "via convoy". */
function meaningOf(board: Board, unit: number, bits: OrderBits): OrderBits {
  if ((bits.kind & VIA) === 0 || canStep(board, unit, bits.target)) return bits;
  return { ...bits, kind: MOVE };
}

/**
 * What the judge is given of an order: with the reason instead of the auxiliary province, if it is refused. A support
 * or convoy keeps whom it was for instead of its destination, to be named in the explanation.
 */
export function judgedBits({ bits, refusal }: Pick<EncodedOrder, 'bits' | 'refusal'>): OrderBits {
  if (refusal === null) return bits;
  const isForOther = (bits.kind & (SUPPORT_HOLD | SUPPORT_MOVE | CONVOY)) !== 0;
  const target = isForOther ? bits.aux : bits.target;
  return { kind: bits.kind | IMPOSSIBLE, aux: refusal.reason, target };
}

interface ReadOrder {
  readonly bits: OrderBits;
  /** A support lacks the coast that the policy asks for. */
  readonly coastMissing: boolean;
}

function readOrder(encoder: Encoder, giver: number, order: MovementOrder, unit: Standing, faults: Faults): ReadOrder {
  const { board, policy, clarify } = encoder;
  switch (order.kind) {
    case 'hold':
      return { bits: HOLD, coastMissing: false };
    case 'move': {
      const target = readDestination(board, policy, unit, order.to, { kind: 'move', clarify }, faults);
      const via = readVia(policy, order, unit, faults) ? VIA : 0;
      return { bits: { kind: MOVE | via, aux: 0, target }, coastMissing: false };
    }
    case 'support-hold': {
      const aux = readClient(encoder, giver, order.target, faults);
      return { bits: { kind: SUPPORT_HOLD, aux, target: aux }, coastMissing: false };
    }
    case 'support-move': {
      const aux = readClient(encoder, giver, order.target, faults);
      const client = standingUnit(standing[aux] ?? -1);
      const target = readDestination(board, policy, client, order.to, { kind: 'support' }, faults);
      const bits = { kind: SUPPORT_MOVE, aux, target };
      return { bits, coastMissing: coastMissing(encoder, giver, client, target) };
    }
    case 'convoy': {
      const aux = readClient(encoder, giver, order.army, faults);
      const target = readDestination(board, policy, null, order.to, { kind: 'support' }, faults);
      return { bits: { kind: CONVOY, aux, target }, coastMissing: false };
    }
  }
}

/**
 * Whether a move says that it goes by convoy. Of a fleet the words mean nothing, nor do they in the editions without the
 * tag, where what the fleets are ordered tells how an army goes (DATC 4.A.3).
 */
function readVia(policy: Policy, order: MoveOrder, unit: Standing, faults: Faults): boolean {
  const routed = (order.path?.length ?? 0) > 0 && policy.convoyPath !== 'ignored';
  const tagged = policy.adjacentConvoy === 'own-fleet-or-via' || policy.adjacentConvoy === 'via-only';
  if (order.via && (unit.fleet || !tagged)) faults.ignored.push('via-convoy');
  return !unit.fleet && (routed || (order.via && tagged));
}

/** Province of the unit supported or convoyed; what is wrong with its name is noted. */
function readClient({ board, policy }: Encoder, giver: number, name: UnitName, faults: Faults): number {
  const province = provinceNumber(board, name.at);
  const client = standingUnit(standing[province] ?? -1);
  if (client !== null) {
    checkUnitName(board, policy, name, client, faults);
    checkNationality(board, policy, name, client, giver, faults);
  }
  return province;
}

/** Whether the support of a fleet's move to a province of several coasts must name one and does not (DATC 4.B.4). */
function coastMissing({ board, policy }: Encoder, giver: number, client: Standing | null, target: number): boolean {
  if (client?.fleet !== true || (board.coasts[target]?.length ?? 0) === 0) return false;
  if (policy.supportCoast === 'optional') return false;
  if (policy.supportCoast === 'own-only' && client.power === giver) return false;
  // Where one coast alone is possible, leaving it out leaves no doubt (DATC 6.B.8).
  return policy.omittedCoast === 'illegal' || reachableCoasts(board, client.at, target).length !== 1;
}

function refusalOf(
  { board, policy }: Encoder,
  unit: number,
  bits: OrderBits,
  lacksCoast: boolean,
  faults: Faults,
): Refusal | null {
  if (faults.refused) return refusalFor(REASON.garbled);
  const walks = policy.landFallback !== 'none' || policy.adjacentConvoy === 'opposing-move';
  const reason = orderRefusal(board, unit, bits.kind, bits.aux, bits.target, walks);
  if (reason !== REASON.none) return refusalFor(reason);
  return lacksCoast ? refusalFor(REASON.coastMismatch) : null;
}

function readPath({ board, policy }: Encoder, order: MovementOrder, faults: Faults): readonly number[] | null {
  if (order.kind !== 'move' || order.path === undefined || order.path.length === 0) return null;
  if (policy.convoyPath === 'ignored') {
    faults.ignored.push('path');
    return null;
  }
  return order.path.map((sea: ProvinceId) => provinceNumber(board, sea));
}
