import { readFile } from 'node:fs/promises';
import type { DiplomacyTypes } from '@panjeong/diplomacy';
import type { Audience, GameTypes, Locale } from '@panjeong/kernel';
import { seatId } from '@panjeong/kernel';
import type { PlamerTypes } from '@panjeong/plamer';
import { history, type Moment, viewOf } from '@panjeong/table';
import { type LoneMatch, readMatchFile } from '@panjeong/table/node';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { Refusal } from '../game/desk/refusal.ts';
import { unopened } from '../input/read-source.ts';
import { readKept } from '../plamer/match/match-keeping.ts';
import { readWhole } from '../plamer/match/players.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { unopenedText } from '../text/unopened.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import { fitted, widthOf } from '../wrap.ts';
import { diplomacyReplay } from './diplomacy-replay.ts';
import { plamerReplay } from './plamer-replay.ts';
import type { ReplayLook, ReplayOf } from './replay-of.ts';

/** What can be said behind `panjeong replay`. */
export interface ReplayOptions {
  readonly at?: string;
  readonly as?: string;
}

/** Shows what happened in a match's file, entry by entry, and a position; as somebody may see it. */
export async function replay(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: ReplayOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const look: ReplayLook = { locale, paint: paintFor(terminal), width: widthOf(terminal) };
  try {
    const game = await gameOf(file, words);
    const lines =
      game === plamerReplay.game.id
        ? await shown<PlamerTypes>(plamerReplay, file, options, look, words)
        : await shown<DiplomacyTypes>(diplomacyReplay, file, options, look, words);
    await write(
      terminal.stdout,
      fitted(lines, look.width)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return DONE;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await write(terminal.stderr, `${error.message}\n`);
    return UNREADABLE;
  }
}

/** The game that a file says it is of; whatever is wrong with the file is told when it is read as one of that game. */
async function gameOf(file: string, words: Words): Promise<string> {
  try {
    const reading = readMatchFile(await readFile(file));
    return reading.kind === 'read' ? reading.value.header.game : '';
  } catch (error) {
    throw new Refusal(unopenedText(file, unopened(error).code, words));
  }
}

async function shown<T extends GameTypes>(
  of: ReplayOf<T>,
  file: string,
  options: ReplayOptions,
  look: ReplayLook,
  words: Words,
): Promise<readonly string[]> {
  const match = await readKept<T>(file, of.game.id, words);
  const moments = momentsOf(of, file, match, words);
  const last = moments.at(-1);
  if (last === undefined) throw new Refusal(words('desk-damaged', { file, line: '2', found: '' }));
  const at = options.at === undefined ? null : readWhole('--at', options.at, words);
  if (at !== null && at >= moments.length) {
    throw new UsageError(words('replay-no-entry', { seq: at, last: moments.length - 1 }));
  }
  const hasEnded = of.game.outcome(last.after) !== null;
  const audience = audienceOf(options.as, last.after.seats, hasEnded, words);
  const head = look.paint('bold', words('replay-head', { file, game: of.title(look.locale), entries: moments.length }));
  const known = at === null ? moments : moments.slice(0, at + 1);
  const shownMoment = moments[at ?? moments.length - 1] ?? last;
  const view = viewAt(of, shownMoment, known, audience, hasEnded);
  return [
    head,
    '',
    ...(at === null ? known : known.slice(-1)).flatMap((moment) => of.told(moment, audience, look)),
    '',
    look.paint('bold', words('replay-at', { seq: shownMoment.entry.seq })),
    ...of.position(view, audience, look),
  ];
}

function momentsOf<T extends GameTypes>(
  { game }: ReplayOf<T>,
  file: string,
  { entries }: LoneMatch<T>,
  words: Words,
): readonly Moment<T>[] {
  try {
    return history(game, entries);
  } catch {
    // Which entry it is that means nothing any more: the longest beginning that can still be replayed ends before it.
    let good = 0;
    while (good < entries.length && isWhole(game, entries.slice(0, good + 1))) good++;
    throw new Refusal(words('match-unreplayable', { file, entry: good }));
  }
}

function isWhole<T extends GameTypes>(game: ReplayOf<T>['game'], entries: LoneMatch<T>['entries']): boolean {
  try {
    history(game, entries);
    return true;
  } catch {
    return false;
  }
}

function audienceOf(as: string | undefined, seats: readonly string[], hasEnded: boolean, words: Words): Audience {
  if (as === undefined) return hasEnded ? { kind: 'ended' } : { kind: 'public' };
  if (as === 'public') return { kind: 'public' };
  const seat = seats.find((one) => one.toLowerCase() === as.toLowerCase());
  if (seat === undefined) throw new UsageError(words('replay-no-seat', { seat: as, seats }));
  return { kind: 'seat', seat: seatId(seat) };
}

/** The view of the position after an entry. What the end opens is open in the whole of a match that has ended. */
function viewAt<T extends GameTypes>(
  { game }: ReplayOf<T>,
  { after, numbers }: Moment<T>,
  known: readonly Moment<T>[],
  audience: Audience,
  hasEnded: boolean,
): T['View'] {
  if (audience.kind === 'ended' && hasEnded) return game.viewFor(after, audience);
  const entries = known.map(({ entry }) => entry);
  return viewOf({ game }, { entries, state: after, numbers }, audience);
}
