import {
  createReferee,
  type DiplomacyTypes,
  diplomacy,
  type GivenOrder,
  indexNames,
  mapById,
  type PhaseName,
} from '@panjeong/diplomacy';
import { evolve, type LogEntry } from '@panjeong/kernel';
import { history, type Moment } from '@panjeong/table';
import { readMatchFile } from '@panjeong/table/node';
import type { JudgedPhase } from './judged-phase.ts';

export type MatchPhases =
  | { readonly kind: 'read'; readonly phases: readonly JudgedPhase[]; readonly now: PhaseName; readonly lost: number }
  | { readonly kind: 'unreadable'; readonly at: string; readonly found: string; readonly expected: string };

/** Whether bytes are the file of a match, by its first line. */
export function isMatchFile(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 200));
  return /^\{[^\n]*"format":\s*"panjeong-match"/.test(start);
}

/** The phases of a match that have been resolved and stand, in their order. */
export function resolvedPhases(bytes: Uint8Array): MatchPhases {
  const reading = readMatchFile<DiplomacyTypes>(Buffer.from(bytes));
  if (reading.kind === 'unparsable') {
    const { at, found, expected } = reading;
    return { kind: 'unreadable', at, found, expected: expected.join(', ') };
  }
  const { header, entries, damage } = reading.value;
  if (header.game !== diplomacy.id) {
    return { kind: 'unreadable', at: '1', found: header.game, expected: diplomacy.id };
  }
  const standing = standingMoments(history(diplomacy, entries));
  const phases = standing.flatMap(phasesOf);
  const now = standing.at(-1)?.after.position.phase ?? diplomacy.blank.position.phase;
  return { kind: 'read', phases, now, lost: damage?.lines ?? 0 };
}

/** What happened without what was taken back. */
function standingMoments(moments: readonly Moment<DiplomacyTypes>[]): readonly Moment<DiplomacyTypes>[] {
  const lines: (readonly Moment<DiplomacyTypes>[])[] = [];
  for (const moment of moments) {
    const { command } = moment.entry;
    const line = command.kind === 'rollback' ? (lines[command.to] ?? []) : (lines.at(-1) ?? []);
    lines.push([...line, moment]);
  }
  return lines.at(-1) ?? [];
}

function phasesOf({ entry, before }: Moment<DiplomacyTypes>): readonly JudgedPhase[] {
  const phases: JudgedPhase[] = [];
  let state = before;
  for (const event of entry.events) {
    if (event.kind === 'phase-resolved') {
      const map = mapById(state.map);
      if (map === undefined) throw new Error(`no map has the id ${state.map}`);
      const { phase, notes, position: next } = event;
      // What the log says came of the orders stands, whatever a newer program would rule.
      const orders = event.orders.map(({ power, unit, order, written, verdict, rule }) => ({
        power,
        unit,
        order,
        given: written === null ? null : { power, order: written },
        verdict,
        rule,
      }));
      const given = orders.flatMap((order): readonly GivenOrder[] => (order.given === null ? [] : [order.given]));
      phases.push({
        referee: createReferee(map, state.policy),
        names: indexNames(map),
        phase: { before: state.position, given, result: { phase, orders, next, notes, outcome: null } },
        recorded: rulingsOf(entry, phase),
      });
    }
    state = evolve(diplomacy, state, event);
  }
  return phases;
}

/** One command may resolve several phases; the ids of rulings begin with theirs. */
function rulingsOf({ rulings }: LogEntry<DiplomacyTypes>, phase: PhaseName): LogEntry<DiplomacyTypes>['rulings'] {
  return rulings.filter(({ id }) => id.startsWith(`${phase}/`));
}
