import type { Locale, SeatId } from '@panjeong/kernel';
import type { PlamerView } from '@panjeong/plamer';
import { viewOf } from '@panjeong/table';
import { Refusal } from '../../game/desk/refusal.ts';
import { paintFor, type Terminal } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import { newsLines, newsSince } from '../told/news.ts';
import { trackLine } from '../told/track-lines.ts';
import type { LineIo } from './line-input.ts';
import { keep, type Playing } from './playing.ts';
import { type Look, positionLines } from './screen.ts';
import type { SeatSession } from './seat-session.ts';

/** A table with its players, for as long as it is played at. */
export interface Table {
  readonly terminal: Terminal;
  readonly locale: Locale;
  readonly io: LineIo;
  readonly playing: Playing;
  readonly now: () => number;
  readonly sessions: ReadonlyMap<SeatId, SeatSession>;
}

export const lookOf = ({ terminal, locale, io }: Table, { side }: Pick<SeatSession, 'side'>): Look => ({
  locale,
  paint: paintFor(terminal),
  width: io.width(),
  side,
});

/** Everything that has happened since the player last looked, and the board where it has changed. */
export async function tell(table: Table, session: SeatSession): Promise<void> {
  const { playing, io } = table;
  const look = lookOf(table, session);
  const audience = { kind: 'seat', seat: session.seat } as const;
  const news = newsSince(playing.moments, session.told, audience);
  if (news.length > 0) {
    session.rulings = news.flatMap((one) => ('rulings' in one && one.rulings.length > 0 ? [one.rulings] : []));
  }
  session.told = playing.match.entries.length;
  await io.say(newsLines(news, look));
  const view = viewOf(playing.referee, playing.match, audience);
  const turn = `${view.round} ${view.turn}`;
  const board = boardKey(view);
  const isNewTurn = turn !== session.turn;
  session.turn = turn;
  if (board !== session.board && (isNewTurn || io.isInteractive)) {
    session.board = board;
    await io.say(['', ...positionLines(view, look), '']);
  } else if (isNewTurn) {
    await io.say(['', trackLine(view, look)]);
  }
}

/** Changes with the coins, and not with every dor: the board is long, so it is shown when there is something new on it. */
const boardKey = ({ players }: PlamerView): string =>
  JSON.stringify(
    players.map(({ pieces, concealed }) => [pieces.map(({ card, at, stance }) => [card, at, stance]), concealed]),
  );

/** Writes what is not on the disk yet. @returns what to say: nothing when there was nothing to do */
export async function kept({ playing, locale }: Table): Promise<string | null> {
  const words = wordsIn(locale);
  if (playing.file === null || playing.kept === playing.match.entries.length) return null;
  try {
    await keep(playing, words);
    return words('kept', { file: playing.file, entries: playing.kept });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
