import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { phaseText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { scenarioSchema } from '@panjeong/kernel/scenario';
import { unopened } from '../input/read-source.ts';
import { NEW_ID, type ScenarioWriting, scenarioText } from '../scenario/scenario-text.ts';
import type { AdjudicatedPhase } from '../sheet/adjudicate-sheet.ts';
import { wordsIn } from '../text/words.ts';
import type { Effect } from './session.ts';
import { type AskMap, adjudicateTable, type Table } from './table.ts';

/** Whether the table is in the file now, and what there is to say about it. */
export interface Saving {
  readonly isSaved: boolean;
  readonly said: string;
}

/** Writes a table as a scenario; over a file that is there only when that was said. */
export async function saveTable(
  { file, isOverwriting, table }: Effect & { readonly kind: 'save' },
  map: AskMap,
  locale: Locale,
): Promise<Saving> {
  const words = wordsIn(locale);
  const scenario = scenarioOf(table, map, locale, idFor(file));
  if (scenario.kind === 'unwritable') return { isSaved: false, said: scenario.why };
  try {
    await writeFile(file, scenario.text, { flag: isOverwriting ? 'w' : 'wx' });
  } catch (error) {
    const { code } = unopened(error);
    const said = code === 'EEXIST' ? words('ask-file-exists', { file }) : words('ask-not-saved', { file, code });
    return { isSaved: false, said };
  }
  return { isSaved: true, said: words('ask-saved', { file }) };
}

/** Every phase that was played, and the one at hand as far as there are orders for it, as the steps of a scenario. */
export function scenarioOf(table: Table, map: AskMap, locale: Locale, id: string): ScenarioWriting {
  const words = wordsIn(locale);
  const answer = adjudicateTable(table, map);
  const atHand = table.orders.length > 0 ? answer.phases : [];
  const phases: readonly AdjudicatedPhase[] = [...table.played.flatMap((turn) => turn.phases), ...atHand];
  const [first] = phases;
  if (first === undefined) return { kind: 'unwritable', why: words('ask-nothing-to-save') };
  const other = table.played.find(({ edition }) => edition !== table.edition);
  const [before] = other?.phases ?? [];
  if (other !== undefined && before !== undefined) {
    const phase = phaseText(before.result.phase, locale);
    return { kind: 'unwritable', why: words('ask-two-editions', { phase, edition: other.edition }) };
  }
  const hasCentres = table.played[0]?.hasCentres ?? answer.hasCentres;
  const asked = {
    edition: table.edition,
    id,
    position: first.before,
    tellsCentres: hasCentres || phases.some((one) => !one.before.phase.startsWith('S')),
    steps: phases,
  };
  return scenarioText(asked, answer.names, locale);
}

/** An id made of the file's name, where it makes one. */
function idFor(file: string): string {
  const named = `new/${basename(file).replace(/\.\w+$/, '')}`;
  return scenarioSchema.shape.id.safeParse(named).success ? named : NEW_ID;
}
