import type { MapData, PowerId, ProvinceId } from '../map/map-data.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import { phaseName, phaseNumber } from './calendar.ts';

/**
 * The position a map starts from.
 *
 * @throws Error when a unit of the map is not written as `A VIE` or `F STP/SC`: the validator should have refused it.
 */
export function startOf(map: MapData): Position {
  const units = Object.entries(map.start.units).flatMap(([power, list]) => list.map((text) => startUnit(power, text)));
  const centres: Record<ProvinceId, PowerId> = {};
  for (const [power, list] of Object.entries(map.start.centers)) for (const province of list) centres[province] = power;
  const phase: PhaseName = phaseName(phaseNumber(map.start.phase));
  return { phase, units, centres, dislodged: [], contested: [], civilDisorder: [] };
}

function startUnit(power: PowerId, text: string): Unit {
  const [type, at] = text.split(' ');
  if ((type !== 'A' && type !== 'F') || at === undefined) throw new Error(`no unit: ${text}`);
  return { power, type, at };
}
