import { givenIn } from '@panjeong/diplomacy';
import type { Desk } from '../../game/desk/desk.ts';
import { phaseRecords } from '../../game/desk/phase-record.ts';
import type { Snapshot } from '../snapshot.ts';

/** The phases of a match that have been resolved, oldest first, then the one at hand with what is sealed in it. */
export function deskSnapshots(desk: Desk): readonly Snapshot[] {
  const { adjudicator, match } = desk;
  const { referee, names } = adjudicator;
  const { position, outcome } = match.state;
  const resolved = phaseRecords(desk).map(
    ({ before, given, result }): Snapshot => ({ referee, names, position: before.position, given, result }),
  );
  const given = outcome === null ? givenIn(match.state) : [];
  return [...resolved, { referee, names, position, given, result: null, isSealed: true }];
}
