import { z } from 'zod';
import { unitFault } from '../batch/unit-place.ts';
import { type Board, provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import { idSchema } from './order-schema.ts';

const MOST = 1000;

export const unitSchema: z.ZodType<Unit> = z.strictObject({ power: idSchema, type: z.enum(['A', 'F']), at: idSchema });

const phase = z
  .string()
  .regex(/^([SF]\d{1,6}[MR]|W\d{1,6}A)$/)
  .transform((text) => text as PhaseName);

/** A position as JSON; whether it can stand on a map is {@link positionFaults}'s to say. */
export const positionSchema: z.ZodType<Position> = z.strictObject({
  phase,
  units: z.array(unitSchema).max(MOST),
  centres: z.record(idSchema, idSchema),
  dislodged: z
    .array(z.strictObject({ unit: unitSchema, from: idSchema, retreats: z.array(idSchema).max(MOST) }))
    .max(MOST),
  contested: z.array(idSchema).max(MOST),
  civilDisorder: z.array(idSchema).max(MOST),
  quietYears: z.int().nonnegative().exactOptional(),
  proxies: z
    .array(z.strictObject({ unit: idSchema, to: idSchema }))
    .max(MOST)
    .exactOptional(),
});

/** Why a position cannot stand: a code and what it is about. */
export interface PositionFault {
  readonly code: string;
  readonly found: string;
}

/** Everything that keeps a position from standing on a map; empty for one that can. */
export function positionFaults(board: Board, names: NameIndex, position: Position): readonly PositionFault[] {
  const { units, centres, dislodged, contested, civilDisorder, proxies = [] } = position;
  const faults: PositionFault[] = [];
  const report = (code: string, found: string): void => {
    faults.push({ code, found });
  };
  const province = (id: string): void => {
    if (!isProvince(board, id)) report('unknown-province', id);
  };
  const power = (id: string): void => {
    if (!board.powerIndex.has(id)) report('unknown-power', id);
  };
  const stands = (unit: Unit): void => {
    power(unit.power);
    const fault = unitFault(board, names, unit.type, unit.at);
    if (fault !== null) report(fault.code, `${unit.type} ${unit.at}`);
  };
  for (const list of [units, dislodged.map(({ unit }) => unit)]) {
    list.forEach(stands);
    for (const id of repeated(list.map(({ at }) => provinceId(at)))) report('two-units', id);
  }
  for (const [id, owner] of Object.entries(centres)) {
    if (!isCentre(board, id)) report('no-centre', id);
    power(owner);
  }
  for (const { from, retreats } of dislodged) [from, ...retreats.map(provinceId)].forEach(province);
  contested.forEach(province);
  civilDisorder.forEach(power);
  for (const { unit, to } of proxies) {
    province(provinceId(unit));
    power(to);
  }
  if (dislodged.length > 0 && !position.phase.endsWith('R')) report('dislodged-outside-retreats', position.phase);
  return faults;
}

export function isProvince(board: Board, id: string): boolean {
  const index = board.locationIndex.get(id);
  return index !== undefined && index < board.provinceCount;
}

export function isCentre(board: Board, id: string): boolean {
  return isProvince(board, id) && board.centre[board.locationIndex.get(id) ?? 0] === 1;
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
