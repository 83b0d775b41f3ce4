import {
  type DraftLine,
  type NameIndex,
  type Order,
  orderSetsOf,
  type Policy,
  type Position,
  type PowerId,
  parseSheet,
  provinceId,
  type Sheet,
  type SheetOrder,
  standingOrders,
} from '@panjeong/diplomacy';
import type { SheetNotice } from './sheet-notice.ts';
import { type Placed, placeOrders } from './sheet-phases.ts';

/** What a sheet has for the drafts of a match. Everything on it is in one of the lists. */
export interface SheetLines {
  readonly sheet: Sheet;
  readonly byPower: ReadonlyMap<PowerId, readonly DraftLine[]>;
  readonly notices: readonly SheetNotice[];
}

export interface LinesQuestion {
  readonly text: string;
  readonly names: NameIndex;
  readonly policy: Policy;
  readonly position: Position;
  /** Whose sheet it is, where it does not say. */
  readonly power?: PowerId;
}

type Line = Extract<Placed, { readonly kind: 'line' }>;

/** Reads a sheet as it came, and finds whose drafts its orders belong to, and to which phase. */
export function readLines({ text, names, policy, position, power }: LinesQuestion): SheetLines {
  const sheet = parseSheet(text, names, power === undefined ? {} : { power });
  const notices: SheetNotice[] = sheet.problems.map((problem) => ({ kind: 'problem', problem }));
  const lines: Line[] = [];
  for (const one of placeOrders(sheet, position.phase)) {
    if (one.kind !== 'line') notices.push(one);
    // A power whose sheet names another would write over that one's orders.
    else if (one.at.under !== undefined) notices.push({ kind: 'other-power', at: one.at });
    else lines.push(one);
  }
  const owned = withOwners(lines, position, names, notices);
  const positions = [...sheet.units, ...sheet.centres, ...sheet.dislodged];
  const [first] = positions;
  if (first !== undefined) notices.push({ kind: 'positions', at: first, count: positions.length });
  return { sheet, byPower: linesByPower(sheet, owned, policy, notices), notices };
}

type Owned = Line & { readonly power: PowerId };

/** Orders under no heading are of the power whose units they all name; where they name several's, nobody knows. */
function withOwners(
  lines: readonly Line[],
  position: Position,
  names: NameIndex,
  notices: SheetNotice[],
): readonly Owned[] {
  const nameless = lines.filter(({ at }) => at.power === undefined && at.stranger === undefined);
  const owners = new Set(nameless.map(({ line }) => ownerOf(line.order, position, names)));
  const [owner] = owners;
  const [first] = nameless;
  const known = owners.size === 1 ? owner : undefined;
  if (known !== undefined && first !== undefined) notices.push({ kind: 'power-by-units', at: first.at, power: known });
  return lines.flatMap((line): readonly Owned[] => {
    const power = line.at.power ?? (line.at.stranger === undefined ? known : undefined);
    if (power !== undefined) return [{ ...line, power }];
    notices.push({ kind: 'no-power', at: line.at });
    return [];
  });
}

function ownerOf(order: Order, { units, dislodged }: Position, names: NameIndex): PowerId | undefined {
  if (order.kind === 'waive') return undefined;
  const province = provinceId(order.unit.at);
  if (order.kind === 'build') return names.provinces.get(province)?.home;
  const losers = dislodged.map(({ unit }) => unit);
  const all = order.kind === 'retreat' ? [...losers, ...units] : [...units, ...losers];
  return all.find(({ at }) => provinceId(at) === province)?.power;
}

/** Of two sheets of a power in one paste the later one stands (DIP-O4), phase by phase. */
function linesByPower(
  sheet: Sheet,
  lines: readonly Owned[],
  policy: Policy,
  notices: SheetNotice[],
): ReadonlyMap<PowerId, readonly DraftLine[]> {
  const kept = new Set<Order>();
  for (const kind of ['M', 'R', 'A'] as const) {
    const orders = lines
      .filter(({ meant }) => meant === kind)
      .map(({ at, power, line }): SheetOrder => ({ ...at, power, order: line.order }));
    for (const { order } of standingOrders(policy, orderSetsOf({ ...sheet, orders }))) kept.add(order);
  }
  const byPower = new Map<PowerId, DraftLine[]>();
  for (const { at, power, line } of lines) {
    if (!kept.has(line.order)) {
      notices.push({ kind: 'replaced', at });
      continue;
    }
    const own = byPower.get(power) ?? [];
    own.push(line);
    byPower.set(power, own);
  }
  return byPower;
}
