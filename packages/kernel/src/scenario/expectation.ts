import type { z } from 'zod';
import { type LocatedScenario, type Misprint, type Path, placeOf } from './read-scenario.ts';
import type { Why } from './schema.ts';

/** What a scenario says of one of its steps. */
export interface Expectation<Expect> {
  /** Index of the step. */
  readonly step: number;
  /** Where it is written: `['steps', 0]`, or the top of the file for what holds after the last step. */
  readonly path: Path;
  readonly expect: Expect | undefined;
  readonly why: readonly Why[] | undefined;
}

/** Every expectation, read by the game's schema, or what is wrong with them. */
export function expectationsOf<Expect>(
  located: LocatedScenario,
  schema: z.ZodType<Expect>,
): { readonly expectations: readonly Expectation<Expect>[]; readonly misprints: readonly Misprint[] } {
  const { steps, expect, why } = located.scenario;
  const written = [
    ...steps.map((step, index) => ({ step: index, path: ['steps', index], expect: step.expect, why: step.why })),
    { step: steps.length - 1, path: [], expect, why },
  ];
  const misprints: Misprint[] = [];
  const expectations = written.map((part): Expectation<Expect> => {
    if (part.expect === undefined) return { ...part, expect: undefined };
    const parsed = readPart(located, schema, part.expect, [...part.path, 'expect']);
    misprints.push(...parsed.misprints);
    return { ...part, expect: parsed.value };
  });
  return { expectations, misprints };
}

/** A part of a scenario that the game's own schema reads. `value` is undefined when there are misprints. */
export function readPart<Value>(
  located: LocatedScenario,
  schema: z.ZodType<Value>,
  json: unknown,
  path: Path,
): { readonly value: Value | undefined; readonly misprints: readonly Misprint[] } {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data, misprints: [] };
  const misprints = parsed.error.issues.map((issue) => {
    const [at, message] = placeOf(issue);
    return located.misprint([...path, ...at], message);
  });
  return { value: undefined, misprints };
}
