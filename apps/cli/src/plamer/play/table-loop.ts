import type { Locale, Outcome, Pending, SeatId } from '@panjeong/kernel';
import { seatId } from '@panjeong/kernel';
import { type PlamerTypes, plamer } from '@panjeong/plamer';
import { sightOf, viewOf } from '@panjeong/table';
import { DONE } from '../../exit-status.ts';
import type { Terminal } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import { SEATS } from '../match/players.ts';
import { isTableTalk } from '../playout/table-talk.ts';
import { seatLetter } from '../told/names.ts';
import { newsLines, newsSince } from '../told/news.ts';
import { outcomeLine } from '../told/outcome-line.ts';
import { answerHuman } from './human-answer.ts';
import { openLineIo } from './line-input.ts';
import { give, type Playing } from './playing.ts';
import { passesNow } from './presets.ts';
import { positionLines } from './screen.ts';
import { newSession, type SeatSession } from './seat-session.ts';
import { kept, lookOf, type Table, tell } from './table.ts';

/** Plays a match to its end, or until the lines end or a player leaves. */
export async function runTable(terminal: Terminal, locale: Locale, playing: Playing): Promise<number> {
  const io = openLineIo(terminal);
  const humans = SEATS.flatMap((seat, side) =>
    playing.seating[seat] === 'human' ? [newSession(seatId(seat), side === 0 ? 0 : 1)] : [],
  );
  const table: Table = {
    terminal,
    locale,
    io,
    playing,
    now: terminal.now ?? Date.now,
    sessions: new Map(humans.map((session) => [session.seat, session])),
  };
  if (io.isInteractive) await io.say([wordsIn(locale)('play-welcome')]);
  try {
    return await playOn(table);
  } finally {
    io.close();
  }
}

async function playOn(table: Table): Promise<number> {
  const { playing } = table;
  let sitting: SeatId | null = null;
  for (;;) {
    const { state } = playing.match;
    const outcome = plamer.outcome(state);
    if (outcome !== null) return end(table, outcome);
    const asked = plamer.pending(state)[0];
    if (asked === undefined) throw new Error('the match has no end, and nobody is asked');
    const session = table.sessions.get(asked.seat);
    if (session === undefined) {
      answerBot(table, asked);
      continue;
    }
    if (session.preset !== null) {
      if (passesNow(session.preset, viewOf(playing.referee, playing.match, { kind: 'seat', seat: session.seat }))) {
        give(playing, session.seat, { kind: 'pass' }, table.now());
        continue;
      }
      session.preset = null;
    }
    if (sitting !== session.seat && table.sessions.size > 1 && !(await handOver(table, session))) return leave(table);
    sitting = session.seat;
    await tell(table, session);
    if (!(await answerHuman(table, session))) return leave(table);
  }
}

function answerBot({ playing, now }: Table, asked: Pending<PlamerTypes['Ask'], PlamerTypes['Command']>): void {
  const bot = playing.bots.get(asked.seat);
  if (bot === undefined) throw new Error(`nobody plays ${asked.seat}`);
  const command = bot.choose(sightOf(plamer, playing.match.state, asked, isTableTalk));
  const done = give(playing, asked.seat, command, now());
  if (done.kind !== 'accepted') throw new Error(`${bot.id} gave ${JSON.stringify(command)}, which was ${done.kind}`);
}

/** What stood on the screen was for the other player. @returns false when there is nobody any more */
async function handOver({ io, locale }: Table, { side }: SeatSession): Promise<boolean> {
  const words = wordsIn(locale);
  const seat = seatLetter(side);
  await io.clear();
  if (!io.isInteractive) {
    await io.say(['', words('seat-turn', { seat })]);
    return true;
  }
  return (await io.ask(words('hand-over', { seat }))) !== null;
}

async function end(table: Table, outcome: Outcome): Promise<number> {
  const { playing, io, locale } = table;
  const words = wordsIn(locale);
  const sessions = [...table.sessions.values()];
  const look = lookOf(table, sessions[0] ?? { side: 0 });
  for (const session of sessions.slice(0, 1)) {
    await io.say(newsLines(newsSince(playing.moments, session.told, { kind: 'seat', seat: session.seat }), look));
  }
  await io.say(['', ...positionLines(viewOf(playing.referee, playing.match, { kind: 'ended' }), look), '']);
  await io.say([look.paint('bold', outcomeLine(outcome, locale))]);
  const told = await kept(table);
  await io.say(told === null ? [] : [told]);
  if (playing.file === null && io.isInteractive) await io.say([words('not-kept')]);
  return DONE;
}

async function leave(table: Table): Promise<number> {
  const { playing, io, locale } = table;
  const words = wordsIn(locale);
  if (io.isInteractive) await io.say(['']);
  const told = await kept(table);
  const left = playing.file === null ? words('left-unkept') : words('left-kept', { file: playing.file });
  await io.say([told ?? left]);
  return DONE;
}
