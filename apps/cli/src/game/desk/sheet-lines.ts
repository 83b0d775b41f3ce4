import {
  type DraftLine,
  type NameIndex,
  type Order,
  orderSetsOf,
  type Policy,
  type Position,
  type PowerId,
  parseSheet,
  type Sheet,
  type SheetOrder,
  standingOrders,
} from '@panjeong/diplomacy';
import type { SheetNotice } from '../told/sheet-notice.ts';
import { type OwnedLine, type PlacedLine, withOwners } from './sheet-owners.ts';
import { placeOrders } from './sheet-phases.ts';

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

/** Reads a sheet as it came, and finds whose drafts its orders belong to, and to which phase. */
export function readLines({ text, names, policy, position, power }: LinesQuestion): SheetLines {
  const sheet = parseSheet(text, names, power === undefined ? {} : { power });
  const notices: SheetNotice[] = sheet.problems.map((problem) => ({ kind: 'problem', problem }));
  const lines: PlacedLine[] = [];
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

/** Of two sheets of a power in one paste the later one stands (DIP-O4), phase by phase. */
function linesByPower(
  sheet: Sheet,
  lines: readonly OwnedLine[],
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
