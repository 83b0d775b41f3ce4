import { z } from 'zod';
import { DEFAULT_OPTIONS, type DiplomacyOptions, readOptions } from '../game/options.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';

const texts = z.array(z.string());
/** Lists in scenario files are in no order. */
const unordered = texts.transform((list) => [...list].sort());

/** What a scenario file says of its board: `units` and `centers` by power, in the codes of the map, the standard one if none is named. */
export const startSchema: z.ZodType<DiplomacyOptions> = z
  .strictObject({
    map: z.string().default(DEFAULT_OPTIONS.map),
    edition: z.string(),
    policy: z.record(z.string(), z.json()).default({}),
    phase: z.string().regex(/^([SF]\d{3,4}[MR]|W\d{3,4}A)$/, 'expected a phase, such as S1901M'),
    units: z.record(z.string(), texts),
    centers: z.record(z.string(), texts).default({}),
    civilDisorder: texts.default([]),
  })
  .transform(({ map, edition, policy, phase, units, centers, civilDisorder }, context): DiplomacyOptions => {
    const position: Position = {
      phase: phase as PhaseName,
      units: Object.entries(units).flatMap(([power, list]) => list.map((text) => unitOf(power, text))),
      centres: Object.fromEntries(
        Object.entries(centers).flatMap(([power, list]) => list.map((province) => [province, power])),
      ),
      dislodged: [],
      contested: [],
      civilDisorder,
    };
    const options = readOptions({ map, edition, policy, position });
    if (options.kind === 'read') return options.value;
    context.addIssue({ code: 'custom', message: `${options.at}: expected ${options.expected.join(' | ')}` });
    return z.NEVER;
  });

function unitOf(power: string, text: string): Unit {
  const [type, at = ''] = text.split(' ');
  // Anything else is refused by the options' own schema.
  return { power, type: type as Unit['type'], at };
}

/** What a scenario file says of a step. */
export interface ExpectedStep {
  /** By order (`AUSTRIA A TRI - VEN`, the second of two equal ones with ` (2)` behind it) its verdict and rule. */
  readonly orders?: Readonly<Record<string, readonly [verdict: string, rule: string]>> | undefined;
  /** Every unit standing after the step. */
  readonly units?: readonly string[] | undefined;
  readonly dislodged?: readonly string[] | undefined;
  /** By dislodged unit, everywhere it may retreat to; units left out may do as they may. */
  readonly retreats?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly contested?: readonly string[] | undefined;
}

export const expectSchema: z.ZodType<ExpectedStep> = z.strictObject({
  orders: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
  units: unordered.optional(),
  dislodged: unordered.optional(),
  retreats: z.record(z.string(), unordered).optional(),
  contested: unordered.optional(),
});
