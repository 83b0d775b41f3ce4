export type { PlayedStep, ScenarioAdapter, ScenarioMove } from './adapter.ts';
export { type LocatedScenario, type Misprint, readScenario, type ScenarioReading } from './read-scenario.ts';
export { type RecordedScenario, type Recording, recordScenario, type ScenarioDraft } from './record-scenario.ts';
export { runScenario, type ScenarioFailure, type ScenarioReport } from './run-scenario.ts';
export { type Scenario, type ScenarioStep, scenarioJsonSchema, scenarioSchema, type Why } from './schema.ts';
export { writeScenario } from './write-scenario.ts';
