import {
  createReferee,
  diplomacyScenarios,
  indexNames,
  mapById,
  orderSetsOf,
  parseSheet,
  policyOf,
  standingOrders,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { readScenario, type Scenario } from '@panjeong/kernel/scenario';
import { holdingText, unitsTold } from '../report/holdings.ts';
import { tellPhase } from '../report/tell-phase.ts';
import { tellUnread } from '../report/tell-sheet.ts';
import { phaseLines, type TextStyle, unreadLines } from '../report/text-format.ts';
import { misprintText } from '../text/misprints.ts';
import { sourceWords } from '../text/sources.ts';
import { wordsIn } from '../text/words.ts';

/** A scenario as a lesson: what it is about, the board, each step's sheet and how it came out, and its question. */
export function lessonText(text: string, options: TextStyle): string {
  const reading = readScenario(text);
  // Whatever is wrong with the file, `scenario run` tells with its place.
  if (reading.kind === 'unparsable') {
    return `${reading.misprints.map(({ message }) => misprintText(message, options.locale)).join('\n')}\n`;
  }
  const { scenario } = reading.value;
  const { locale, paint } = options;
  const words = wordsIn(locale);
  const { title, prose, level, source, rules, ask, id } = scenario;
  const about = [
    words('scenario-level', { level }),
    words('scenario-source', { source: sourceWords(source, locale) }),
    rules.join(', '),
  ];
  const head = [`${paint('bold', title[locale])}  ${paint('dim', id)}`, about.join(' · '), '', prose[locale]];
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
  return `${[...head, '', ...stepsOf(scenario, options), ...question].join('\n')}\n`;
}

/** What a scenario is called, or nothing where its file cannot be read. */
export function titleOf(text: string, locale: Locale): string {
  const reading = readScenario(text);
  return reading.kind === 'read' ? reading.value.scenario.title[locale] : '';
}

function stepsOf(scenario: Scenario, options: TextStyle): readonly string[] {
  const { locale, paint } = options;
  const words = wordsIn(locale);
  const start = diplomacyScenarios.start.safeParse(scenario.start);
  if (!start.success || start.data.position === null) return [];
  const { edition, position: opening } = start.data;
  const map = mapById(start.data.map);
  if (map === undefined) return [];
  const names = indexNames(map);
  const policy = policyOf(start.data);
  const referee = createReferee(map, policy);
  let position = opening;
  const lines = [
    paint('bold', words('scenario-board')),
    ...unitsTold(position.units, names, referee, locale).map(holdingText),
  ];
  for (const [index, step] of scenario.steps.entries()) {
    const sheet = parseSheet(step.orders ?? '', names);
    const given = standingOrders(policy, orderSetsOf(sheet));
    const result = referee.process(position, given);
    const phase = { before: position, given, result };
    const told = tellPhase({ referee, names }, phase, { locale, edition, detail: 'chains' });
    lines.push('', paint('bold', words('scenario-step', { step: index + 1 })));
    lines.push(
      ...(step.orders ?? '')
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => `  ${line}`),
    );
    lines.push('', ...phaseLines(told, options), ...unreadLines(tellUnread({ sheet }, locale), options));
    position = result.next;
  }
  return lines;
}
