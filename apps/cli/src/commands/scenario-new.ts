import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locale } from '@panjeong/kernel';
import { scenarioSchema } from '@panjeong/kernel/scenario';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { unopened } from '../input/read-source.ts';
import { tellSheet } from '../report/tell-sheet.ts';
import { textOf } from '../report/text-format.ts';
import { NEW_ID, scenarioText } from '../scenario/scenario-text.ts';
import { isFault } from '../sheet/notice.ts';
import { OutputError, type Terminal, write } from '../terminal.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import type { SheetOptions } from './adjudicate-options.ts';
import { adjudicatedFile } from './adjudicated-file.ts';

/** What can be said behind `panjeong scenario new`. */
export interface ScenarioNewOptions extends SheetOptions {
  readonly output?: string;
  readonly id?: string;
  readonly titleKo?: string;
  readonly titleEn?: string;
  readonly force?: true;
  readonly partial?: true;
}

/**
 * Makes a scenario of a sheet and writes it to a file, or to the output. What could not be read, and what was guessed, is told
 * on the side, so that the output is the scenario alone.
 */
export async function newScenario(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: ScenarioNewOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const { output = '-', rules: edition, titleKo, titleEn } = options;
  const id = readId(options.id, file, words);
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const adjudicated = await adjudicatedFile(terminal, locale, file, options);
  if (adjudicated.kind === 'refused') return refuse(adjudicated.message);
  const { answer, notices } = adjudicated;
  const told = tellSheet(answer, notices, { locale, edition, detail: 'verdicts' });
  const aside = textOf({ ...told, phases: [] }, { locale, paint: (_, text) => text });
  if (aside !== '') await write(terminal.stderr, aside);
  const isWhole = !notices.some(isFault);
  if (!isWhole && options.partial !== true) return refuse(words('new-partly-read'));
  const [first] = answer.phases;
  if (first === undefined) return refuse(words('new-nothing-left'));
  const asked = {
    edition,
    id,
    title: { ko: titleKo, en: titleEn },
    ...(file === '-' ? {} : { source: basename(file) }),
    position: first.before,
    tellsCentres: answer.hasCentres || answer.phases.some(({ before }) => !before.phase.startsWith('S')),
    steps: answer.phases,
  };
  const written = scenarioText(asked, answer.names, locale);
  if (written.kind === 'unwritable') return refuse(written.why);
  const fault = await save(output, written.text, options.force === true, terminal, words);
  if (fault !== null) return refuse(fault);
  return isWhole ? DONE : UNREADABLE;
}

/** Writes the file, and tells that. @returns why it was not written, or null */
async function save(
  output: string,
  text: string,
  isForced: boolean,
  { stdout }: Terminal,
  words: Words,
): Promise<string | null> {
  if (output === '-') {
    await write(stdout, text);
    return null;
  }
  try {
    await writeFile(output, text, { flag: isForced ? 'w' : 'wx' });
  } catch (error) {
    if (unopened(error).code === 'EEXIST') return words('new-exists', { file: output });
    throw error instanceof Error ? new OutputError(error) : error;
  }
  await write(stdout, `${words('new-saved', { file: output })}\n`);
  return null;
}

/** The id asked for, or one made of the file's name. @throws UsageError for one that is none */
function readId(id: string | undefined, file: string, words: Words): string {
  if (id !== undefined) {
    if (!scenarioSchema.shape.id.safeParse(id).success) throw new UsageError(words('bad-id', { value: id }));
    return id;
  }
  const named = `new/${basename(file).replace(/\.\w+$/, '')}`;
  return scenarioSchema.shape.id.safeParse(named).success && file !== '-' ? named : NEW_ID;
}
