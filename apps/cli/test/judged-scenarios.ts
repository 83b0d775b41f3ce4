import { readdirSync, readFileSync } from 'node:fs';
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
import { readScenario } from '@panjeong/kernel/scenario';
import type { JudgedPhase } from '../src/why/judged-phase.ts';

const FOLDER = new URL('../../../packages/diplomacy/scenarios/', import.meta.url);

/** The phases of every scenario there is, by its file. */
export function judgedScenarios(): readonly (readonly [file: string, phases: readonly JudgedPhase[]])[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path, phasesOf(readFileSync(new URL(path, FOLDER), 'utf8'))]);
}

function phasesOf(text: string): readonly JudgedPhase[] {
  const reading = readScenario(text);
  if (reading.kind === 'unparsable') throw new Error('a scenario file that cannot be read');
  const { scenario } = reading.value;
  const start = diplomacyScenarios.start.parse(scenario.start);
  const map = mapById(start.map) ?? STANDARD_MAP;
  const names = indexNames(map);
  const policy = policyOf(start);
  const referee = createReferee(map, policy);
  let position = start.position ?? referee.start();
  return scenario.steps.map(({ orders }) => {
    const given = standingOrders(policy, orderSetsOf(parseSheet(orders ?? '', names)));
    const result = referee.process(position, given);
    const phase = { before: position, given, result };
    position = result.next;
    return { referee, names, phase };
  });
}
