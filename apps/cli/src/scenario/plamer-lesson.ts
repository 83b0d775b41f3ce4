import { evolve, seededChance } from '@panjeong/kernel';
import { readScenario, type Scenario } from '@panjeong/kernel/scenario';
import { type PlamerTypes, plamer, plamerScenarios } from '@panjeong/plamer';
import { positionLines } from '../plamer/play/screen.ts';
import { rulingLine } from '../plamer/told/reasons.ts';
import type { TextStyle } from '../report/text-format.ts';
import { misprintText } from '../text/misprints.ts';
import { sourceWords } from '../text/sources.ts';
import { wordsIn } from '../text/words.ts';

/** A scenario of The Plamer as a lesson: what it is about, the position, each step with its rulings, and its question. */
export function plamerLesson(text: string, style: TextStyle): string {
  const { locale, paint } = style;
  const words = wordsIn(locale);
  const reading = readScenario(text);
  // Whatever is wrong with the file, `scenario run` tells with its place.
  if (reading.kind === 'unparsable') {
    return `${reading.misprints.map(({ message }) => misprintText(message, locale)).join('\n')}\n`;
  }
  const { scenario } = reading.value;
  const { title, prose, level, source, rules, ask, id } = scenario;
  const about = [
    words('scenario-level', { level }),
    words('scenario-source', { source: sourceWords(source, locale) }),
    rules.join(', '),
  ];
  const question =
    ask === undefined
      ? []
      : [
          '',
          paint('bold', words('scenario-question')),
          ask.question[locale],
          ...ask.options.map((option, index) => `  ${index + 1}. ${option[locale]}`),
          words('scenario-answer', { answer: `${ask.answer + 1}. ${ask.why[locale]}` }),
        ];
  const lines = [
    `${paint('bold', title[locale])}  ${paint('dim', id)}`,
    about.join(' · '),
    '',
    prose[locale],
    '',
    ...stepsOf(scenario, style),
    ...question,
  ];
  return `${lines.join('\n')}\n`;
}

function stepsOf(scenario: Scenario, { locale, paint }: TextStyle): readonly string[] {
  const words = wordsIn(locale);
  const start = plamerScenarios.start.safeParse(scenario.start);
  if (!start.success) return [];
  const chance = plamerScenarios.chance?.(start.data) ?? seededChance(1);
  let state: PlamerTypes['State'] = plamer.blank;
  for (const event of plamer.setup(plamerScenarios.options(start.data), chance)) state = evolve(plamer, state, event);
  const look = { locale, paint, width: Number.POSITIVE_INFINITY, side: 0 } as const;
  const lines = [
    paint('bold', words('scenario-board')),
    ...positionLines(plamer.viewFor(state, { kind: 'ended' }), look),
  ];
  for (const [index, { orders = '' }] of scenario.steps.entries()) {
    lines.push('', paint('bold', words('scenario-step', { step: index + 1 })));
    lines.push(...orders.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`  ${line}`])));
    const moves = plamerScenarios.moves(orders, state, chance);
    if (moves.kind === 'unparsable') break;
    for (const { command, actor } of moves.value) {
      const decision = plamer.decide(state, command, actor, chance);
      lines.push(...decision.rulings.flatMap((ruling) => rulingLine(ruling, look)));
      if (decision.kind === 'accepted') for (const event of decision.events) state = evolve(plamer, state, event);
    }
  }
  return lines;
}
