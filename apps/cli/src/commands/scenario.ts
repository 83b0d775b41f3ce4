import { diplomacyScenarios } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { runScenario, type ScenarioReport } from '@panjeong/kernel/scenario';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { idsAlike, type ScenarioFile, scenarioFiles, scenariosNamed } from '../scenario/files.ts';
import { lessonText } from '../scenario/lesson.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

/** Runs scenarios, a line each: `pass|FAIL <id> <rules>`, and what differs under those that fail. */
export async function runScenarios(terminal: Terminal, locale: Locale, names: readonly string[]): Promise<number> {
  const words = wordsIn(locale);
  const paint = paintFor(terminal);
  let passed = 0;
  const files = chosen(names, words);
  for (const { id, text } of files) {
    const report = runScenario(text, diplomacyScenarios);
    const rules = /^rules: \[(.*)\]/m.exec(text)?.[1]?.replaceAll(', ', ' ') ?? '';
    const isPassed = report.faults.length === 0;
    if (isPassed) passed++;
    const verdict = isPassed ? paint('green', 'pass') : paint('red', 'FAIL');
    const lines = [`${verdict} ${id} ${rules}`, ...differences(report, words)];
    await write(terminal.stdout, `${lines.join('\n')}\n`);
  }
  const failed = files.length - passed;
  await write(terminal.stdout, `${words('scenario-total', { passed, failed })}\n`);
  return failed === 0 ? DONE : UNREADABLE;
}

/** Shows scenarios as lessons. */
export async function showScenarios(terminal: Terminal, locale: Locale, names: readonly string[]): Promise<number> {
  const options = { locale, paint: paintFor(terminal) };
  const lessons = chosen(names, wordsIn(locale)).map(({ text }) => lessonText(text, options));
  await write(terminal.stdout, lessons.join('\n'));
  return DONE;
}

function chosen(names: readonly string[], words: Words): readonly ScenarioFile[] {
  const files = scenarioFiles();
  if (names.length === 0) return files;
  const named = names.flatMap((name) => {
    const found = scenariosNamed(files, name);
    if (found === undefined) {
      throw new UsageError(words('unknown-scenario', { id: name, nearest: idsAlike(files, name) }));
    }
    return found;
  });
  return [...new Set(named)];
}

function differences({ faults }: ScenarioReport, words: Words): readonly string[] {
  const told = faults.map((fault) => {
    const place = words('place', { line: fault.line, column: fault.column });
    if (fault.kind === 'misprint') return `  ${place} ${fault.at}: ${fault.message}`;
    const { at, expected, found } = fault;
    return `  ${place} ${words('scenario-expected', { at, expected: asText(expected), found: asText(found) })}`;
  });
  // Both runs mostly differ alike.
  return [...new Set(told)];
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? '-';
}
