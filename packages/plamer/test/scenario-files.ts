import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../scenarios/', import.meta.url);

/** A scenario file, and what tests ask of it. */
export interface ScenarioText {
  /** Under `scenarios/`. */
  readonly path: string;
  readonly text: string;
  readonly id: string;
  readonly rules: readonly string[];
  readonly hasQuestion: boolean;
}

export function scenarioTexts(): readonly ScenarioText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => {
      const text = readFileSync(new URL(path, folder), 'utf8');
      const { id, rules, ask } = parse(text) as { id: string; rules: readonly string[]; ask?: unknown };
      return { path, text, id, rules, hasQuestion: ask !== undefined };
    });
}
