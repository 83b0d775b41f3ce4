import { readFile, realpath } from 'node:fs/promises';
import { type ExchangeFormat, writeSeasonAs } from '@panjeong/diplomacy';
import { DONE } from '../../exit-status.ts';
import { powerName } from '../../text/names.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import type { Desk } from '../desk/desk.ts';
import { readDesk, refusalOf } from '../desk/desk-file.ts';
import { AnotherMatchError, writeOutput } from '../desk/output-file.ts';
import { Refusal } from '../desk/refusal.ts';
import { seasonOf } from '../desk/season-record.ts';
import type { Answer } from '../told/answer.ts';

/** `json` is the match itself, with all that was done; the others are the season alone. */
export const EXPORTS = ['json', 'season', 'jdip', 'diplomacy'] as const;
export type Export = (typeof EXPORTS)[number];

export interface ExportOptions {
  readonly as: Export;
  /** Left out: standard output. */
  readonly output?: string;
}

const FORMATS: Readonly<Record<Exclude<Export, 'json'>, ExchangeFormat>> = {
  season: 'panjeong-season',
  jdip: 'jdip',
  diplomacy: 'diplomacy-package',
};

/** Writes a match for other programs, or for another desk. */
export async function exportGame(context: GameContext, file: string, { as, output }: ExportOptions): Promise<Answer> {
  const { words } = context;
  const { desk, warning } = await readDesk(file, words);
  if (warning !== null) throw new Refusal(warning);
  const text = as === 'json' ? await readFile(file, 'utf8') : writeSeasonAs(FORMATS[as], seasonOf(desk));
  const left = as === 'json' ? [] : leftOut(desk, context);
  if (output === undefined) return { status: DONE, document: text, lines: left, json: {} };
  await write(file, output, text, context);
  return {
    status: DONE,
    isSaved: true,
    lines: [words('desk-exported', { file: output }), ...left],
    json: { file: output, as },
  };
}

async function write(file: string, output: string, text: string, { words }: GameContext): Promise<void> {
  const [from, to] = await Promise.all([file, output].map((path) => realpath(path).catch(() => null)));
  // The season of a match is less than the match.
  if (from === to) throw new UsageError(words('desk-same-file', { file }));
  try {
    await writeOutput(output, text);
  } catch (error) {
    if (error instanceof AnotherMatchError) throw new Refusal(words('desk-another-match', { file: output }));
    throw refusalOf(error, output, words);
  }
}

/** What the season does not hold: orders for phases that are still to come. */
function leftOut({ match, adjudicator }: Desk, { words, locale }: GameContext): readonly string[] {
  const { drafts, seats } = match.state;
  const powers = seats.filter((seat) => drafts[seat]?.some(({ ahead }) => ahead !== undefined) === true);
  if (powers.length === 0) return [];
  return [words('desk-export-ahead', { powers: powers.map((power) => powerName(power, adjudicator.names, locale)) })];
}
