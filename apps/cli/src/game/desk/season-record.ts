import { DEFAULT_EDITION, EDITIONS, type EditionId, givenIn, type SeasonRecord } from '@panjeong/diplomacy';
import type { Desk } from './desk.ts';
import { phaseRecords } from './phase-record.ts';

/** The season of a match as other programs know one: without what was undone, and without orders for later phases. */
export function seasonOf(desk: Desk): SeasonRecord {
  const { state } = desk.match;
  return {
    map: state.map,
    edition: isEdition(desk.edition) ? desk.edition : DEFAULT_EDITION,
    policy: state.policy,
    phases: phaseRecords(desk).map(({ before, given }) => ({ before: before.position, given })),
    current: state.position,
    drafts: state.outcome === null ? givenIn(state) : [],
  };
}

const isEdition = (id: string): id is EditionId => Object.hasOwn(EDITIONS, id);
