import { diplomacyScenarios } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { runScenario, type ScenarioReport } from '@panjeong/kernel/scenario';
import { plamerScenarios } from '@panjeong/plamer';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { unopened } from '../input/read-source.ts';
import {
  duplicatesOf,
  idsAlike,
  type ScenarioFile,
  scenarioFileAt,
  scenarioFiles,
  scenariosNamed,
} from '../scenario/files.ts';
import { lessonText, titleOf } from '../scenario/lesson.ts';
import { plamerLesson } from '../scenario/plamer-lesson.ts';
import { columnsOf, paintFor, type Terminal, write } from '../terminal.ts';
import { misprintText } from '../text/misprints.ts';
import { unopenedText } from '../text/unopened.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Runs scenarios, a line each: `pass|FAIL <id> <rules>`, and what differs under those that fail. One whose id another file
 * has too fails.
 */
export async function runScenarios(
  terminal: Terminal,
  locale: Locale,
  names: readonly string[],
  all: readonly ScenarioFile[] = scenarioFiles(),
): Promise<number> {
  const words = wordsIn(locale);
  const paint = paintFor(terminal);
  let passed = 0;
  const files = chosen(all, names, words);
  const duplicates = duplicatesOf(all);
  for (const { id, game, path, text } of files) {
    const report = game === 'plamer' ? runScenario(text, plamerScenarios) : runScenario(text, diplomacyScenarios);
    const twin = duplicates.get(path);
    const twins = twin === undefined ? [] : [`  ${words('scenario-duplicate', { file: twin })}`];
    const rules = /^rules: \[(.*)\]/m.exec(text)?.[1]?.replaceAll(', ', ' ') ?? '';
    const isPassed = report.faults.length === 0 && twin === undefined;
    if (isPassed) passed++;
    const verdict = isPassed ? paint('green', 'pass') : paint('red', 'FAIL');
    const lines = [`${verdict} ${id} ${rules}`, ...twins, ...differences(report, locale)];
    await write(terminal.stdout, `${lines.join('\n')}\n`);
  }
  const failed = files.length - passed;
  await write(terminal.stdout, `${words('scenario-total', { passed, failed })}\n`);
  return failed === 0 ? DONE : UNREADABLE;
}

/** Shows scenarios as lessons; without a name, which there are. */
export async function showScenarios(
  terminal: Terminal,
  locale: Locale,
  names: readonly string[],
  files: readonly ScenarioFile[] = scenarioFiles(),
): Promise<number> {
  if (names.length === 0) {
    const width = Math.max(...files.map(({ id }) => columnsOf(id)));
    await write(
      terminal.stdout,
      files.map(({ id, text }) => `${id.padEnd(width)}  ${titleOf(text, locale)}\n`).join(''),
    );
    return DONE;
  }
  const options = { locale, paint: paintFor(terminal) };
  const lessons = chosen(files, names, wordsIn(locale)).map(({ game, text }) =>
    game === 'plamer' ? plamerLesson(text, options) : lessonText(text, options),
  );
  await write(terminal.stdout, lessons.join('\n'));
  return DONE;
}

function chosen(files: readonly ScenarioFile[], names: readonly string[], words: Words): readonly ScenarioFile[] {
  if (names.length === 0) return files;
  const named = names.flatMap((name) => {
    if (/\.ya?ml$/.test(name)) return fileAt(name, words);
    const found = scenariosNamed(files, name);
    if (found === undefined) {
      throw new UsageError(words('unknown-scenario', { id: name, nearest: idsAlike(files, name) }));
    }
    return found;
  });
  return [...new Set(named)];
}

function fileAt(path: string, words: Words): ScenarioFile {
  try {
    return scenarioFileAt(path);
  } catch (error) {
    throw new UsageError(unopenedText(path, unopened(error).code, words));
  }
}

function differences({ faults }: ScenarioReport, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const told = faults.map((fault) => {
    const place = words('place', { line: fault.line, column: fault.column });
    if (fault.kind === 'misprint') return `  ${place} ${fault.at}: ${misprintText(fault.message, locale)}`;
    const { at, expected, found } = fault;
    return `  ${place} ${words('scenario-expected', { at, expected: asText(expected), found: asText(found) })}`;
  });
  // Both runs mostly differ alike.
  return [...new Set(told)];
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? '-';
}
