import {
  type Board,
  type LocationId,
  type NameIndex,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceId,
  type SheetOrder,
  type Unit,
  type UnitName,
  type UnitType,
  unitFault,
} from '@panjeong/diplomacy';
import type { Notice } from './notice.ts';

/** The power of units whose owner nobody named: it gives no orders of its own, and is no power of the map. */
export const UNKNOWN_POWER: PowerId = '?';

/** Units found on a sheet, and the orders that can be given to them. */
export interface FoundUnits {
  readonly units: readonly Unit[];
  /** Orders whose own unit cannot stand where they say: left out. */
  readonly unusable: ReadonlySet<SheetOrder>;
  readonly notices: readonly Notice[];
}

/**
 * Takes the units from the orders, as one does when a question is asked about a few of them: every ordered unit, then
 * every unit that an order supports or convoys.
 *
 * A type left out follows from the place, or from what is ordered; a coast left out from the one place it can sail to.
 * The owner of a helped unit that nobody orders is the power named with it, else {@link UNKNOWN_POWER}.
 */
export function unitsFromOrders(board: Board, names: NameIndex, orders: readonly SheetOrder[]): FoundUnits {
  const taken = new Map<ProvinceId, Unit>();
  const unusable = new Set<SheetOrder>();
  const notices: Notice[] = [];

  for (const order of orders) {
    if (order.order.kind === 'waive' || order.order.kind === 'build') continue;
    const power = order.power ?? order.order.unit.power ?? UNKNOWN_POWER;
    const standing = taken.get(provinceId(order.order.unit.at));
    if (standing !== undefined) {
      // Two orders to one unit are for the referee; two owners of one place are not.
      if (standing.power === power) continue;
      unusable.add(order);
      const { power: owner, type, at } = standing;
      notices.push({
        kind: 'unit',
        at: order,
        code: 'two-units',
        unit: unitText(order.order.unit),
        nearest: [`${owner} ${type} ${at}`],
      });
      continue;
    }
    const found = place(board, names, order, order.order.unit, destinationOf(order.order), wantsFleet(order.order));
    notices.push(...found.notices);
    if (found.unit === null) unusable.add(order);
    else {
      taken.set(provinceId(found.unit.at), { power, ...found.unit });
      if (power === UNKNOWN_POWER) notices.push({ kind: 'owner-unknown', at: order, unit: unitText(found.unit) });
    }
  }
  for (const order of orders) {
    const helped = helpedBy(order.order);
    if (helped === undefined || unusable.has(order) || taken.has(provinceId(helped.name.at))) continue;
    const found = place(board, names, order, helped.name, helped.to, false, helped.type);
    notices.push(...found.notices);
    if (found.unit === null) continue;
    const power = helped.name.power ?? UNKNOWN_POWER;
    taken.set(provinceId(found.unit.at), { power, ...found.unit });
    if (power === UNKNOWN_POWER) notices.push({ kind: 'owner-unknown', at: order, unit: unitText(found.unit) });
  }
  return { units: [...taken.values()], unusable, notices };
}

interface Placed {
  readonly unit: { readonly type: UnitType; readonly at: LocationId } | null;
  readonly notices: readonly Notice[];
}

/** Works out type and coast of a unit as written. */
function place(
  board: Board,
  names: NameIndex,
  at: SheetOrder,
  name: UnitName,
  to: LocationId | undefined,
  isFleet: boolean,
  known: UnitType | undefined = name.type,
): Placed {
  const province = provinceId(name.at);
  const index = board.locationIndex.get(province);
  const kind = board.data.provinces[index ?? -1]?.kind;
  const hasCoast = name.at !== province && board.locationIndex.has(name.at);
  const certain = known ?? (kind === 'sea' || isFleet || hasCoast ? 'F' : kind === 'inland' ? 'A' : undefined);
  const goal = board.data.provinces[board.locationIndex.get(provinceId(to ?? '')) ?? -1]?.kind;
  const type = certain ?? (goal === 'sea' ? 'F' : 'A');
  const notices: Notice[] =
    certain === undefined && goal !== 'sea' && goal !== 'inland'
      ? [{ kind: 'type-guessed', at, unit: unitText(name), type }]
      : [];
  // A coast says nothing of an army (DIP-O7).
  const spot = type === 'A' ? province : name.at;
  const fault = unitFault(board, names, type, spot);
  if (fault === null) return { unit: { type, at: spot }, notices };
  const coasts = type === 'F' ? coastsReaching(board, province, to) : [];
  const [only] = coasts;
  if ((fault.code === 'coast-missing' || fault.code === 'unknown-coast') && only !== undefined && coasts.length === 1) {
    return {
      unit: { type, at: only },
      notices: [...notices, { kind: 'coast-guessed', at, unit: unitText(name), coast: only }],
    };
  }
  if (fault.code === 'unknown-coast' && unitFault(board, names, type, province) === null) {
    // The province has no coasts to choose from (DIP-O7).
    return { unit: { type, at: province }, notices };
  }
  const unit = unitText({ ...name, type });
  return { unit: null, notices: [{ kind: 'unit', at, code: fault.code, unit, nearest: fault.nearest }] };
}

/** Coasts of a province from which a fleet can sail to a place. */
function coastsReaching(board: Board, province: ProvinceId, to: LocationId | undefined): readonly LocationId[] {
  const goal = to === undefined ? undefined : board.locationIndex.get(to);
  const index = board.locationIndex.get(province);
  if (goal === undefined || index === undefined) return [];
  return Array.from(board.coasts[index] ?? [])
    .filter((coast) => board.fleetSteps[coast]?.includes(goal) || board.fleetInto[coast]?.includes(goal))
    .map((coast) => board.locationIds[coast] ?? '');
}

function wantsFleet({ kind }: Order): boolean {
  return kind === 'convoy';
}

/** Where a unit would have to be able to go. */
function destinationOf(order: Order): LocationId | undefined {
  switch (order.kind) {
    case 'move':
    case 'support-move':
      return order.to;
    case 'support-hold':
      return order.target.at;
    case 'retreat': {
      const [first] = order.to;
      return first === 'disband' ? undefined : first;
    }
    default:
      return undefined;
  }
}

interface Helped {
  readonly name: UnitName;
  readonly to?: LocationId;
  readonly type?: UnitType;
}

/** The unit an order is for. */
function helpedBy(order: Order): Helped | undefined {
  switch (order.kind) {
    case 'support-hold':
      return { name: order.target };
    case 'support-move':
      return { name: order.target, to: order.to };
    case 'convoy':
      return { name: order.army, to: order.to, type: 'A' };
    default:
      return undefined;
  }
}

export function unitText({ type, at }: UnitName): string {
  return type === undefined ? at : `${type} ${at}`;
}
