import type { Reading } from '@panjeong/kernel';
import type { z } from 'zod';
import { readJson } from '../game/read-json.ts';

/** What the schema's complaints mean in a season: they are not for people. */
const MEANINGS: Readonly<Record<string, string>> = {
  int: 'whole-number',
  invalid_format: 'phase',
  invalid_key: 'power',
  too_big: 'less',
  too_small: 'something',
  unrecognized_keys: 'known-keys',
};

/** Reads JSON of a season by a schema; what was expected is a code of the exchange, or a literal. */
export function readShape<T>(schema: z.ZodType<T>, json: unknown): Reading<T> {
  const reading = readJson(schema, json);
  if (reading.kind === 'read') return reading;
  return { ...reading, expected: reading.expected.map((code) => MEANINGS[code] ?? code) };
}
