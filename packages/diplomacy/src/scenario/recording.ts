import type { PlayedStep, Recording, Why } from '@panjeong/kernel/scenario';
import type { DiplomacyTypes } from '../game/diplomacy-types.ts';
import { diplomacyScenarios, unitName } from './adapter.ts';

const FAILURES: ReadonlySet<string> = new Set(['bounced', 'cut', 'no-route', 'void', 'illegal', 'dislodged']);

/**
 * Everything that came out of a step, as an expectation; and why: the reasons of the orders that failed, or, where none did, of
 * those that somebody else made come out so, or of all.
 */
export function recordingOf(played: PlayedStep<DiplomacyTypes>): Recording {
  const { before, after } = played;
  const retreats = Object.fromEntries(after.position.dislodged.map(({ unit }) => [unitName(unit), []]));
  const seen = diplomacyScenarios.observe(played, { retreats });
  const { orders = {}, units, dislodged, retreats: to, contested } = diplomacyScenarios.expect.parse(seen);
  const isMovement = before.position.phase.endsWith('M');
  const expect = {
    orders: Object.fromEntries(Object.entries(orders).map(([order, [verdict, rule]]) => [order, [verdict, rule]])),
    units: [...(units ?? [])],
    ...(isMovement ? { dislodged: [...(dislodged ?? [])], contested: [...(contested ?? [])] } : {}),
    ...(Object.keys(retreats).length > 0 ? { retreats: copied(to ?? {}) } : {}),
  };
  const own = diplomacyScenarios.why(played).filter(({ subject, rule }) => orders[subject]?.[1] === rule);
  const failed = own.filter(({ subject }) => FAILURES.has(orders[subject]?.[0] ?? ''));
  const helped = own.filter(({ culprits }) => culprits.length > 0);
  const why: readonly Why[] = failed.length > 0 ? failed : helped.length > 0 ? helped : own;
  return { expect, why };
}

function copied(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]));
}
