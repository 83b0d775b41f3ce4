import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedChunk } from '../../batch/chunk-adjudicator.ts';
import { type LineChunk, MAX_LINE_BYTES } from '../../batch/line-chunks.ts';
import { wordsIn } from '../../text/words.ts';
import { answerBattle } from './answer-battle.ts';

/** What every thread of a batch of battles needs to know. */
export interface BattlesTask {
  readonly kind: 'battles';
  readonly locale: Locale;
}

/** Judges chunks of lines, a battle a line, on this thread. Blank lines are passed over without an answer. */
export function createChunkFighter({ locale }: BattlesTask): (chunk: LineChunk) => AdjudicatedChunk {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const refusal = (id: unknown, at: string, message: string): string =>
    `${JSON.stringify({ id: id ?? null, error: { at, message } })}\n`;
  return ({ bytes, firstLine, tooLong }) => {
    if (tooLong) {
      const message = wordsIn(locale)('line-too-long', { limit: MAX_LINE_BYTES });
      return { bytes: encoder.encode(refusal(null, String(firstLine), message)), lines: 1, unreadable: 1 };
    }
    let out = '';
    let lines = 0;
    let unreadable = 0;
    for (const [index, text] of decoder.decode(bytes).split('\n').entries()) {
      if (text.trim() === '') continue;
      lines++;
      const answer = answerBattle(text, locale);
      if (answer.kind === 'read') {
        out += `${answer.json}\n`;
        continue;
      }
      unreadable++;
      const line = String(firstLine + index);
      out += refusal(answer.id, answer.at === '' ? line : `${line}:${answer.at}`, answer.message);
    }
    return { bytes: encoder.encode(out), lines, unreadable };
  };
}
