import { type PlamerTypes, plamer } from '@panjeong/plamer';
import { newsOf } from '@panjeong/table';
import { positionLines } from '../plamer/play/screen.ts';
import { commandText } from '../plamer/told/commands.ts';
import { newsLines } from '../plamer/told/news.ts';
import { wordsIn } from '../text/words.ts';
import { actorText, commonEntry } from './entry-line.ts';
import type { ReplayOf } from './replay-of.ts';

export const plamerReplay: ReplayOf<PlamerTypes> = {
  game: plamer,
  title: (locale) => (locale === 'ko' ? '더 플래머' : 'The Plamer'),
  told(moment, audience, { locale, paint, width }) {
    const words = wordsIn(locale);
    const { entry, before } = moment;
    const look = { locale, paint, width, side: audience.kind === 'seat' && audience.seat === 'b' ? 1 : 0 } as const;
    const isOwn =
      audience.kind === 'ended' ||
      (audience.kind === 'seat' && 'seat' in entry.actor && entry.actor.seat === audience.seat);
    const sideOfActor = 'seat' in entry.actor && entry.actor.seat === 'b' ? 1 : 0;
    // What somebody else said is not told, only what came of it: a card that is set is not to be named.
    const said =
      entry.command.kind === 'play' && isOwn
        ? commandText(entry.command.command, plamer.viewFor(before, { kind: 'ended' }), sideOfActor, locale)
        : '';
    const news = newsOf({ game: plamer }, moment, audience);
    const what = commonEntry(entry, words) ?? (said === '' && news.length === 0 ? words('entry-hidden') : said);
    const head = words('replay-entry', { seq: entry.seq, who: actorText(entry.actor, words), what }).trimEnd();
    return [paint('bold', head), ...newsLines(news, look).map((line) => `    ${line}`)];
  },
  position: (view, audience, { locale, paint, width }) =>
    positionLines(view, { locale, paint, width, side: audience.kind === 'seat' && audience.seat === 'b' ? 1 : 0 }),
};
