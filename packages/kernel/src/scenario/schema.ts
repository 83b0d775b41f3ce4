import { z } from 'zod';

const words = z
  .strictObject({ ko: z.string().trim().min(1), en: z.string().trim().min(1) })
  .describe('The same said in Korean and in English.');

const facts = z
  .record(z.string(), z.json())
  .refine((value) => Object.keys(value).length > 0, 'an empty expectation expects nothing')
  .meta({ minProperties: 1, description: "What is expected after the step, in the shape of the game's own schema." });

const why = z
  .array(
    z.strictObject({
      subject: z.string().min(1).describe("What was ruled on, in the game's canonical notation."),
      rule: z
        .string()
        .regex(/^[A-Z]{2,}-[A-Z]*\d+$/, 'expected the id of a rule')
        .describe('The rule that decided it.'),
      culprits: z.array(z.string().min(1)).describe('Those that made it come out so; empty where nobody did.'),
    }),
  )
  .min(1, 'an empty why explains nothing')
  .describe('What decided it; each must be among the reasons that the referee gives.');

const step = z.strictObject({
  orders: z.string().describe("What is given to the referee, in the game's own notation.").optional(),
  expect: facts.optional(),
  why: why.optional(),
});

const ask = z
  .strictObject({
    question: words,
    options: z.array(words).min(2),
    answer: z.int().nonnegative().describe('Index of the right option.'),
    why: words,
  })
  .refine(({ answer, options }) => answer < options.length, { path: ['answer'], message: 'no option has this index' })
  .describe('One question for a learner, asked before the step is played.');

/** One scenario file: what the board shows, what happens, what is expected, and why. Test and lesson at once. */
export const scenarioSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+\/[\w.@-]+$/, 'expected group/name')
      .describe('Unique: group/name, as `datc-3/6.D.1`.'),
    game: z.string().min(1).describe('Id of the game.'),
    title: words,
    prose: words.describe('What happens and why, in a few sentences.'),
    level: z.int().min(1).max(5).describe('1 first steps … 5 specialist.'),
    rules: z
      .array(z.string().regex(/^[A-Z]{2,}-[A-Z]*\d+$/, 'expected the id of a rule'))
      .min(1)
      .describe('Ids of the rules it is about.'),
    source: z.string().min(1).describe('Where the case comes from.'),
    start: z.record(z.string(), z.json()).describe("The board before the first step, in the game's own schema."),
    steps: z.array(step).min(1),
    expect: facts.optional().describe('Expected after the last step.'),
    why: why.optional().describe('What decided the last step.'),
    focus: z.array(z.string()).default([]).describe('Places to look at.'),
    hide: z.array(z.string()).default([]).describe('Whose orders a lesson hides at first.'),
    ask: ask.optional(),
  })
  .superRefine(({ steps, expect, why: reasons }, context) => {
    const parts: readonly Pick<z.output<typeof step>, 'expect' | 'why'>[] = [...steps, { expect, why: reasons }];
    for (const key of ['expect', 'why'] as const) {
      if (parts.every((part) => part[key] === undefined)) {
        context.addIssue({ code: 'custom', path: ['steps'], message: `no step has ${key}` });
      }
    }
  });

export type Scenario = z.output<typeof scenarioSchema>;
export type ScenarioStep = Scenario['steps'][number];
/** A reason: the rule that decided a subject, and those that made it come out so. */
export type Why = z.output<typeof why>[number];

/** The published JSON Schema of scenario files, for editors; `scenario.schema.json` of this package is its text. */
export function scenarioJsonSchema(): object {
  return { ...z.toJSONSchema(scenarioSchema, { io: 'input' }), title: 'Panjeong scenario' };
}
