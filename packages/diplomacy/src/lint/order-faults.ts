import { FLEET_STEP, provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { Unit } from '../orders/position.ts';
import type { OrderResult } from '../referee/referee.ts';
import { type Found, onOrder, onPower, type PhaseRead, unitKey } from './phase-read.ts';

/** Orders of one power that the rules have no use for, and the coasts they get wrong. Of any phase. */
export function orderFaults(phase: PhaseRead, power: PowerId): readonly Found[] {
  return phase.result.orders.flatMap((line): readonly Found[] => {
    if (line.power !== power || line.given === null) return [];
    const coast = coastFault(phase, line);
    if (coast.length > 0) return coast;
    // Orders of a unit that contradict each other are told together, and so are those there is no room for.
    const together = line.rule === 'DIP-O3' || line.rule === 'DIP-B3' || line.rule === 'DIP-D4';
    return isRefused(line) && !together ? [onOrder(line, { kind: 'impossible-order', params: {} })] : [];
  });
}

/** Impossible, or a support of a unit that may not be supported (DATC 4.D.9). */
function isRefused({ verdict, rule }: OrderResult): boolean {
  return verdict === 'illegal' || (verdict === 'void' && rule === 'DIP-X1');
}

/** Units of one power with different orders (DIP-O3). */
export function differentOrders({ result, position }: PhaseRead, power: PowerId): readonly Found[] {
  const units = [...position.units, ...position.dislodged.map(({ unit }) => unit)];
  return units.flatMap((unit): readonly Found[] => {
    const lines = result.orders.filter((line) => line.power === power && line.unit === unit.at && line.given !== null);
    const torn =
      lines.some(({ rule }) => rule === 'DIP-O3') ||
      result.notes.some(({ code, params }) => code === 'different-orders' && params['unit'] === unit.at);
    const orders = [...new Set(lines.map(({ order }) => order))];
    return torn && unit.power === power
      ? [onPower(power, { rule: 'DIP-O3', kind: 'different-orders', params: { name: unitKey(unit), orders } }, unit)]
      : [];
  });
}

/** Rules that an order may be against for its coast. */
const COAST_RULES: readonly string[] = ['DIP-L4', 'DIP-L7', 'DIP-B5'];

/**
 * A fleet that goes to a province of several coasts it could reach without saying which, or to a coast it cannot reach:
 * also where the edition forgives it, since what it reads may not be what was meant.
 */
function coastFault(phase: PhaseRead, line: OrderResult): readonly Found[] {
  const fleet = fleetOf(phase, line);
  const to = placeNamed(line);
  if (fleet === null || to === null || (line.verdict === 'illegal' && !COAST_RULES.includes(line.rule))) return [];
  const province = provinceId(to);
  const coasts = coastsOpen(phase, fleet, province);
  if (coasts === null) return [];
  const rule = line.verdict === 'illegal' || line.rule === 'DIP-V2' ? {} : ({ rule: 'DIP-L4' } as const);
  if (to !== province) {
    if (coasts.length === 0 || coasts.includes(to)) return [];
    return [onOrder(line, { ...rule, kind: 'coast-unreachable', params: { to, coasts } })];
  }
  // A support needs to name it only where the edition asks for it (DIP-V2).
  const asked = line.given?.order.kind === 'support-move' ? line.rule === 'DIP-V2' : coasts.length > 1;
  if (!asked) return [];
  return [onOrder(line, { ...rule, kind: 'coast-unnamed', params: { to: province, coasts } })];
}

/** The fleet whose coast is in question: that ordered, that supported, or ('new') one to be built. */
function fleetOf({ position }: PhaseRead, { given, power, unit }: OrderResult): Unit | 'new' | null {
  const order = given?.order;
  if (order?.kind === 'build') return order.unit.type === 'F' ? 'new' : null;
  const place = order?.kind === 'support-move' ? provinceId(order.target.at) : unit === null ? null : provinceId(unit);
  const isRetreat = position.phase.endsWith('R');
  const all = isRetreat ? position.dislodged.map((loser) => loser.unit) : position.units;
  const found = all.find(({ at, power: owner }) => {
    return provinceId(at) === place && (order?.kind === 'support-move' || owner === power);
  });
  return found?.type === 'F' ? found : null;
}

function placeNamed({ given }: OrderResult): LocationId | null {
  const order = given?.order;
  switch (order?.kind) {
    case 'move':
    case 'support-move':
      return order.to;
    case 'build':
      return order.unit.at;
    case 'retreat':
      return order.to.length === 1 && order.to[0] !== 'disband' ? (order.to[0] ?? null) : null;
    default:
      return null;
  }
}

/** Coasts of a province of several that the fleet can come to; null where there are no several. */
function coastsOpen({ board }: PhaseRead, fleet: Unit | 'new', province: string): readonly LocationId[] | null {
  const coasts = [...(board.coasts[board.locationIndex.get(province) ?? 0] ?? [])];
  if (coasts.length === 0) return null;
  const open = coasts.filter((coast) => {
    if (fleet === 'new') return true;
    const from = board.locationIndex.get(fleet.at) ?? 0;
    return ((board.steps[from * board.locationCount + coast] ?? 0) & FLEET_STEP) !== 0;
  });
  return open.map((coast) => board.locationIds[coast] ?? province);
}
