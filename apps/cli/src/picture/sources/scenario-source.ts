import {
  createReferee,
  diplomacyScenarios,
  indexNames,
  mapById,
  orderSetsOf,
  parseSheet,
  policyOf,
  STANDARD_MAP,
  standingOrders,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { readScenario } from '@panjeong/kernel/scenario';
import { misprintText } from '../../text/misprints.ts';
import { wordsIn } from '../../text/words.ts';
import type { Snapshot } from '../snapshot.ts';
import { type PictureReading, read, refused } from './picture-source.ts';

/** The steps of a scenario file, a phase each; without a step, the board it sets. */
export function scenarioSource(file: string, text: string, locale: Locale): PictureReading {
  const words = wordsIn(locale);
  const reading = readScenario(text);
  if (reading.kind === 'unparsable') {
    const misprints = reading.misprints.map(({ line, column, message }) => {
      return `${words('place', { line, column })} ${misprintText(message, locale)}`;
    });
    return refused([words('picture-no-scenario', { file }), ...misprints].join('\n'));
  }
  const { scenario } = reading.value;
  const start = diplomacyScenarios.start.safeParse(scenario.start);
  if (!start.success) return refused(words('picture-no-scenario', { file }));
  const map = mapById(start.data.map) ?? STANDARD_MAP;
  const names = indexNames(map);
  const policy = policyOf(start.data);
  const referee = createReferee(map, policy);
  const snapshots: Snapshot[] = [];
  let position = start.data.position ?? referee.start();
  for (const { orders = '' } of scenario.steps) {
    const given = standingOrders(policy, orderSetsOf(parseSheet(orders, names)));
    const result = referee.process(position, given);
    snapshots.push({ referee, names, position, given, result });
    position = result.next;
  }
  const board: Snapshot = { referee, names, position, given: [], result: null };
  return read(snapshots.length > 0 ? snapshots : [board], { title: scenario.title[locale] });
}
