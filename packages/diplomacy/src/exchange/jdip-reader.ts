import type { Reading } from '@panjeong/kernel';
import { MAPS } from '../../maps/index.ts';
import type { MapData } from '../map/map-data.ts';
import { phaseNumber } from '../phases/calendar.ts';
import { type CaseRead, readCase } from './jdip-case.ts';
import { type JdipFile, jdipFile, unparsable } from './jdip-lines.ts';
import { readNote } from './jdip-note.ts';
import { jdipVariant } from './jdip-phase.ts';
import { unitKey } from './outcome-difference.ts';
import { replaySeason, type ToldPhase } from './replay-season.ts';
import type { AssumedRules, ExchangeRemark, ReadSeason } from './season-record.ts';
import { DEFAULT_RULES, fullPolicy, judgeOf, rulesNoteSchema } from './season-rules.ts';
import { sameSet } from './told-position.ts';

/**
 * Reads a file of jDip's test cases as a season, its phases in the order of the file. A last case without an outcome is
 * the current phase. Cases that have nothing to do with each other are read too, each from its own position.
 *
 * @param assumed the rules of a file that does not say
 */
export function readJdip(text: string, assumed: AssumedRules = DEFAULT_RULES): Reading<ReadSeason> {
  const file = jdipFile(text);
  if (file.kind === 'unparsable') return file;
  const map = mapOf(file);
  if (map === undefined) return unparsable(file.variant ?? { line: 1, text: '', note: null }, titles());
  const remarks: ExchangeRemark[] = [];
  const note = file.notes[0] === undefined ? null : readNote(rulesNoteSchema, file.notes[0], remarks);
  const rules = note ?? assumed;
  if (note === null) remarks.push({ code: 'edition-assumed', edition: rules.edition });
  const policy = fullPolicy(map.id, rules);
  const adjudicator = judgeOf(map.id, policy);
  const { referee } = adjudicator;

  const cases: CaseRead[] = [];
  for (const one of file.cases) {
    const read = readCase(adjudicator, one, remarks);
    if ('kind' in read) return read;
    cases.push(read);
  }
  const follows = cases.map((one, index) => goesOn(cases[index - 1], one));
  const apart = follows.filter((goes, index) => index > 0 && !goes).length;
  if (apart > 0) remarks.push({ code: 'cases-apart', cases: apart });
  const last = cases.at(-1);
  const open = last !== undefined && last.outcome === null && (follows.at(-1) === true || cases.length === 1);
  const phases = (open ? cases.slice(0, -1) : cases).map(
    ({ told, given, outcome }, index): ToldPhase => ({ told, given, outcome, follows: follows[index] === true }),
  );
  const replayed = replaySeason(referee, phases, open ? last.told : null);
  return {
    kind: 'read',
    value: {
      record: {
        map: map.id,
        edition: rules.edition,
        policy,
        phases: replayed.phases,
        current: replayed.current,
        drafts: open ? last.given : [],
      },
      remarks: [...remarks, ...replayed.remarks],
    },
  };
}

/** A case goes on from one whose outcome it starts from. */
function goesOn(before: CaseRead | undefined, one: CaseRead): boolean {
  if (before === undefined) return true;
  const { outcome } = before;
  if (outcome === null || phaseNumber(one.told.phase) <= phaseNumber(before.told.phase)) return false;
  const [left, right] = [outcome, one.told].map((list) => [
    ...list.units.map(unitKey),
    ...list.dislodged.map(({ unit }) => `*${unitKey(unit)}`),
  ]);
  return sameSet(left ?? [], right ?? []);
}

function mapOf({ variant }: JdipFile): MapData | undefined {
  if (variant === null) return MAPS[0];
  const wanted = variant.text.toLowerCase();
  return MAPS.find(({ id }) => id.toLowerCase() === wanted);
}

const titles = (): readonly string[] => MAPS.map(jdipVariant);
