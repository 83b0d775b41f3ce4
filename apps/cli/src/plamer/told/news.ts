import type { Audience } from '@panjeong/kernel';
import { type PlamerTypes, plamer } from '@panjeong/plamer';
import { type Moment, type News, newsOf } from '@panjeong/table';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { rulingLine } from './reasons.ts';

/** What an audience is told of the entries from a number on. */
export function newsSince(
  moments: readonly Moment<PlamerTypes>[],
  from: number,
  audience: Audience,
): readonly News<PlamerTypes>[] {
  return moments.slice(from).flatMap((moment) => newsOf({ game: plamer }, moment, audience));
}

/** The rulings of it in the order in which they were given: they say all that happened. */
export function newsLines(news: readonly News<PlamerTypes>[], look: Look): readonly string[] {
  return news.flatMap((one) => {
    if (one.kind === 'opened') return [];
    if (one.kind === 'rolledBack') return [wordsIn(look.locale)('was-undone')];
    return one.rulings.flatMap((ruling) => rulingLine(ruling, look));
  });
}
