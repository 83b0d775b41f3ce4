import type { Locale } from '@panjeong/kernel';
import { runBatch } from '../../batch/run-batch.ts';
import { DONE, UNREADABLE } from '../../exit-status.ts';
import { readSource, streamOf, unopened } from '../../input/read-source.ts';
import { OutputError, paintFor, type Terminal, write } from '../../terminal.ts';
import { unopenedText } from '../../text/unopened.ts';
import { wordsIn } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { fitted, widthOf } from '../../wrap.ts';
import { answerBattle } from './answer-battle.ts';
import { battleLines } from './battle-lines.ts';

/** What can be said behind `panjeong battle`. */
export interface BattleOptions {
  readonly batch?: true;
  readonly explain?: true;
}

/** A longer file is no single battle. */
const LIMIT = 1_000_000;

/** Judges one battle, or a battle a line. */
export async function battle(
  terminal: Terminal,
  locale: Locale,
  file: string | undefined,
  { batch, explain }: BattleOptions,
): Promise<number> {
  const words = wordsIn(locale);
  if (batch === true && explain === true) throw new UsageError(words('batch-or-explain'));
  const { stdin, stdout, stderr } = terminal;
  const source = file ?? '-';
  if (batch === true) {
    try {
      const { unreadable } = await runBatch(
        { kind: 'battles', locale },
        { input: streamOf(source, stdin), output: stdout },
      );
      return unreadable > 0 ? UNREADABLE : DONE;
    } catch (error) {
      if (error instanceof OutputError) throw error;
      await write(stderr, `${unopenedText(source, unopened(error).code, words)}\n`);
      return UNREADABLE;
    }
  }
  const reading = await readSource(source, stdin, LIMIT);
  if (reading.kind !== 'read') {
    const told =
      reading.kind === 'too-large'
        ? words('line-too-long', { limit: LIMIT })
        : unopenedText(source, reading.code, words);
    await write(stderr, `${told}\n`);
    return UNREADABLE;
  }
  const answer = answerBattle(new TextDecoder().decode(reading.bytes), locale);
  if (answer.kind === 'unread') {
    await write(stderr, `${words('battle-unread', answer)}\n`);
    return UNREADABLE;
  }
  const lines =
    explain === true
      ? fitted(battleLines(answer.battle, { locale, paint: paintFor(terminal) }), widthOf(terminal))
      : [answer.json];
  await write(stdout, lines.map((line) => `${line}\n`).join(''));
  return DONE;
}
