import { COASTAL, FLEET_INTO, provinceId, SEA } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import type { MovementSheet, OrderedUnit } from './movement-sheet.ts';
import { type Found, onOrder, unitKey } from './phase-read.ts';

/** Supports and convoys of one power that match no order (DIP-V1), and armies that no fleet takes where they go (DIP-C2). */
export function mismatches(sheet: MovementSheet, power: PowerId): readonly Found[] {
  return sheet.unitsOf(power).flatMap((own) => [...unmatched(sheet, own), ...unconveyed(sheet, own)]);
}

/** What the client's power orders must be known: whoever has not sent a sheet may yet order just this. */
function unmatched(sheet: MovementSheet, { order, line }: OrderedUnit): readonly Found[] {
  if (line?.verdict !== 'void' || line.given === null || line.rule === 'DIP-X1') return [];
  if (order?.kind !== 'support-hold' && order?.kind !== 'support-move' && order?.kind !== 'convoy') return [];
  const client = sheet.unitIn(order.kind === 'convoy' ? order.army.at : order.target.at);
  const lacksCoast = line.rule === 'DIP-V2' && order.kind === 'support-move' && order.to === provinceId(order.to);
  if (client === undefined || lacksCoast || !sheet.known.has(client.unit.power)) return [];
  const given = client.line?.given ?? null;
  const params = { client: unitKey(client.unit), does: given === null ? null : (client.line?.order ?? null) };
  return [onOrder(line, { kind: order.kind === 'convoy' ? 'convoy-unmatched' : 'support-unmatched', params })];
}

/**
 * An army without an ordered route. Fleets whose orders are not known may yet convoy it: only where even they could not
 * close the gap is there something to say.
 */
function unconveyed(sheet: MovementSheet, own: OrderedUnit): readonly Found[] {
  const { order, line } = own;
  if (order?.kind !== 'move' || line?.verdict !== 'no-route' || line.rule !== 'DIP-C2') return [];
  if (mayBeConvoyed(sheet, own, order.to)) return [];
  return [onOrder(line, { kind: 'convoy-missing', params: { to: order.to } })];
}

function mayBeConvoyed(sheet: MovementSheet, army: OrderedUnit, to: string): boolean {
  const { board, known, units } = sheet;
  const provinceOf = (place: string): number => board.locationIndex.get(provinceId(place)) ?? 0;
  const [from, goal] = [provinceOf(army.unit.at), provinceOf(to)];
  const seas = new Set(
    units.flatMap(({ unit, order, line }) => {
      const ready = order?.kind === 'convoy' && line?.verdict !== 'void';
      const carries = ready && provinceOf(order.army.at) === from && provinceOf(order.to) === goal;
      const sea = provinceOf(unit.at);
      return unit.type === 'F' && board.kind[sea] === SEA && (carries || !known.has(unit.power)) ? [sea] : [];
    }),
  );
  const touches = (sea: number, other: number): boolean =>
    ((board.steps[sea * board.locationCount + other] ?? 0) & FLEET_INTO) !== 0;
  const reached = [...seas].filter((sea) => board.kind[from] === COASTAL && touches(sea, from));
  for (const sea of reached) {
    if (touches(sea, goal)) return true;
    for (const next of seas) if (!reached.includes(next) && touches(sea, next)) reached.push(next);
  }
  return false;
}
