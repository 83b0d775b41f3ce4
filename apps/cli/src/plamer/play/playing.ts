import { type Actor, type LogEntry, matchChance, type SeatId, seatId } from '@panjeong/kernel';
import { type PlamerCommand, type PlamerTypes, plamer } from '@panjeong/plamer';
import {
  type Bot,
  history,
  type Match,
  type Moment,
  openMatch,
  type Referee,
  resumeMatch,
  rollback,
  type Submission,
  submit,
} from '@panjeong/table';
import { headerOf, type MatchHeader, type MatchSecret } from '@panjeong/table/node';
import type { Words } from '../../text/words.ts';
import { VERSION } from '../../version.ts';
import { keepNew, keepOn, readKept, readSecret } from '../match/match-keeping.ts';
import { DEFAULT_SEATING, type PlayerKind, SEATS, type Seating } from '../match/players.ts';
import { commitmentOf } from '../match/secret.ts';
import { botFor } from '../playout/bot-for.ts';

/** A match of The Plamer at this terminal. */
export interface Playing {
  readonly referee: Referee<PlamerTypes>;
  readonly seating: Seating;
  readonly bots: ReadonlyMap<SeatId, Bot<PlamerTypes>>;
  readonly secret: MatchSecret;
  readonly header: MatchHeader;
  match: Match<PlamerTypes>;
  /** Every entry with the states around it. */
  moments: Moment<PlamerTypes>[];
  /** Where it is kept, and how many of its entries are there. */
  file: string | null;
  kept: number;
}

const refereeWith = ({ key }: MatchSecret): Referee<PlamerTypes> => ({
  game: plamer,
  chance: matchChance(key),
  release: VERSION,
  masterSeesSealed: false,
});

/** @param at milliseconds since 1970, UTC */
export function newPlaying(
  options: PlamerTypes['Options'],
  seating: Seating,
  secret: MatchSecret,
  at: number,
): Playing {
  const referee = refereeWith(secret);
  const match = openMatch(referee, options, at);
  const header: MatchHeader = { ...headerOf(plamer.id, commitmentOf(secret)), settings: { seats: { ...seating } } };
  const bots = botsFor(seating, secret, 0);
  return { referee, seating, bots, secret, header, match, moments: momentsOf(match), file: null, kept: 0 };
}

/** @throws Refusal when the file or its key cannot be read as a match of The Plamer */
export async function resumedPlaying(file: string, given: Partial<Seating>, words: Words): Promise<Playing> {
  const { header, entries } = await readKept<PlamerTypes>(file, plamer.id, words);
  const secret = await readSecret(file, header, words);
  const referee = refereeWith(secret);
  const seating = { ...DEFAULT_SEATING, ...seatingIn(header), ...given };
  const bots = botsFor(seating, secret, entries.length);
  const match = resumeMatch(referee, entries);
  return { referee, seating, bots, secret, header, match, moments: momentsOf(match), file, kept: entries.length };
}

function seatingIn({ settings }: MatchHeader): Partial<Seating> {
  const seats = settings?.['seats'];
  if (typeof seats !== 'object' || seats === null || Array.isArray(seats)) return {};
  const kinds = seats as Partial<Record<string, unknown>>;
  const isKind = (kind: unknown): kind is PlayerKind => kind === 'human' || kind === 'random' || kind === 'greedy';
  return Object.fromEntries(SEATS.flatMap((seat) => (isKind(kinds[seat]) ? [[seat, kinds[seat]]] : [])));
}

/** A bot's randomness follows from the match's, but never draws on it. */
function botsFor(seating: Seating, { key }: MatchSecret, entries: number): ReadonlyMap<SeatId, Bot<PlamerTypes>> {
  const seed = Number.parseInt(key.slice(0, 7), 16) ^ entries;
  return new Map(
    SEATS.flatMap((seat, index) => {
      const kind = seating[seat];
      return kind === 'human' ? [] : [[seatId(seat), botFor(kind, seed * 2 + index)] as const];
    }),
  );
}

/** Gives a command to the referee; what is accepted is part of the match from here on. */
export function give(playing: Playing, seat: SeatId, command: PlamerCommand, at: number): Submission<PlamerTypes> {
  const actor: Actor = { kind: 'seat', seat };
  const submission = submit(playing.referee, playing.match, { actor, command, at });
  if (submission.kind !== 'accepted') return submission;
  const before = playing.match.state;
  const { entry, match } = submission;
  playing.moments.push({ entry, before, after: match.state, numbers: match.numbers });
  playing.match = match;
  return submission;
}

/** Takes the match back to how it was after an entry; what came later stays in the log. */
export function goBack(playing: Playing, to: number, at: number): void {
  const done = rollback(playing.referee, playing.match, { to, reason: 'undo', at });
  if (done.kind !== 'accepted') throw new Error(`going back to ${to} was ${done.kind}`);
  playing.match = done.match;
  playing.moments = momentsOf(done.match);
}

const momentsOf = ({ entries }: Match<PlamerTypes>): Moment<PlamerTypes>[] => [...history(plamer, entries)];

/** Puts on the disk what is not there yet. @throws Refusal when it cannot be; the match goes on in memory */
export async function keep(playing: Playing, words: Words): Promise<void> {
  const { file, header, secret, kept } = playing;
  const entries: readonly LogEntry<PlamerTypes>[] = playing.match.entries;
  if (file === null || kept === entries.length) return;
  if (kept === 0) await keepNew(file, { header, entries }, secret, words);
  else await keepOn(file, entries, kept, words);
  playing.kept = entries.length;
}
