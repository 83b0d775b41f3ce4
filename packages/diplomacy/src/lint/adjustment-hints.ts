import type { PowerId } from '../map/map-data.ts';
import { orderFaults } from './order-faults.ts';
import { type Found, onPower, type PhaseRead } from './phase-read.ts';

/** Hints on the orders of an adjustment phase: besides impossible ones, whether there are as many as are due. */
export function adjustmentHints(phase: PhaseRead): readonly Found[] {
  return phase.asked.flatMap((power) => [...orderFaults(phase, power), ...tally(phase, power)]);
}

function tally({ position, result }: PhaseRead, power: PowerId): readonly Found[] {
  const lines = result.orders.filter((line) => line.power === power);
  const owned = Object.values(position.centres).filter((owner) => owner === power).length;
  const due = owned - position.units.filter((unit) => unit.power === power).length;
  const given = lines.flatMap(({ given: one }) => (one === null ? [] : [one.order.kind]));
  const removals = given.filter((kind) => kind === 'disband').length;
  const unused = result.notes.find(({ code, params }) => code === 'builds-unused' && params['power'] === power);
  const missing = lines.filter((line) => line.given === null).length;
  const found: Found[] = [];
  if (lines.some(({ rule }) => rule === 'DIP-B3')) {
    const params = { ordered: given.filter((kind) => kind !== 'disband').length, allowed: Math.max(0, due) };
    found.push(onPower(power, { rule: 'DIP-B3', kind: 'builds-too-many', params }));
  }
  if (lines.some(({ rule }) => rule === 'DIP-D4')) {
    const params = { ordered: removals, due: Math.max(0, -due) };
    found.push(onPower(power, { rule: 'DIP-D4', kind: 'removals-too-many', params }));
  }
  if (unused !== undefined) {
    const params = { unused: Number(unused.params['builds']) };
    found.push(onPower(power, { rule: 'DIP-B6', kind: 'builds-unused', params }));
  }
  // Where too many are set aside and the rules choose, it is not that too few were ordered.
  if (missing > 0 && removals < -due) {
    found.push(onPower(power, { rule: 'DIP-D1', kind: 'removals-too-few', params: { missing } }));
  }
  return found;
}
