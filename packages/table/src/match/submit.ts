import {
  type Actor,
  type Audience,
  evolve,
  type GameTypes,
  type LogCommand,
  type LogEntry,
  type Ruling,
  rulingsFor,
  type SeatId,
  type Unparsable,
} from '@panjeong/kernel';
import { nextNumbers } from './history.ts';
import { type Match, type MatchNumbers, type Referee, resumeMatch } from './match.ts';

/** What became of a command. Only `accepted` changes anything: it carries the match to go on with. */
export type Submission<T extends GameTypes> =
  | { readonly kind: 'accepted'; readonly match: Match<T>; readonly entry: LogEntry<T> }
  /** Why not, as the one who asked may know it. */
  | { readonly kind: 'refused'; readonly rulings: readonly Ruling[] }
  /** The command was based on a phase or a draft that is no longer the last one. */
  | ({ readonly kind: 'stale' } & Numbers)
  | Unparsable;

/** What a command was based on; what is left out is not compared. A seat's client sends both. */
export interface Numbers {
  readonly phase?: number;
  /** Of the seat that acts. */
  readonly draft?: number;
}

export interface Request {
  readonly actor: Actor;
  /** JSON as it came; read by the game. */
  readonly command: unknown;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly basedOn?: Numbers;
}

/** Gives a command to the referee. The match passed in stays what it was. */
export function submit<T extends GameTypes>(referee: Referee<T>, match: Match<T>, request: Request): Submission<T> {
  const now = numbersFor(match.numbers, request.actor);
  const { phase, draft } = request.basedOn ?? {};
  if ((phase !== undefined && phase !== now.phase) || (draft !== undefined && draft !== now.draft)) {
    return { kind: 'stale', ...now };
  }
  const reading = referee.game.readCommand(request.command);
  if (reading.kind === 'unparsable') return reading;
  return judge(referee, match, request, { kind: 'play', command: reading.value });
}

/** A game master's command, with a reason that is kept and given to the players. Judged by the game like any other. */
export function amend<T extends GameTypes>(
  referee: Referee<T>,
  match: Match<T>,
  request: { readonly command: unknown; readonly reason: string; readonly at: number },
): Submission<T> {
  if (request.reason.trim() === '') return reasonMissing(request.reason);
  const reading = referee.game.readCommand(request.command);
  if (reading.kind === 'unparsable') return reading;
  const command = { kind: 'amend', command: reading.value, reason: request.reason } as const;
  return judge(referee, match, { actor: { kind: 'gameMaster' }, at: request.at }, command);
}

/**
 * Takes the match back to how it was after entry `to`. Nothing is removed from the log, and what is played again draws the
 * same chance.
 */
export function rollback<T extends GameTypes>(
  referee: Referee<T>,
  match: Match<T>,
  request: { readonly to: number; readonly reason: string; readonly at: number },
): Submission<T> {
  const { to, reason, at } = request;
  if (reason.trim() === '') return reasonMissing(reason);
  if (!Number.isInteger(to) || to < 0 || to >= match.entries.length) {
    return { kind: 'unparsable', at: 'to', found: String(to), expected: [`0…${match.entries.length - 1}`] };
  }
  return enter(referee, match, { actor: { kind: 'gameMaster' }, at }, { kind: 'rollback', to, reason }, [], []);
}

/**
 * What happens when the time of a phase is over: every seat that is still asked gives its fallback. Seats that are asked only
 * because of these answers have a time of their own.
 *
 * @param request `phase` is the match's number of the phase whose time is over: compared, so that none is passed twice
 */
export function passDeadline<T extends GameTypes>(
  referee: Referee<T>,
  match: Match<T>,
  request: { readonly phase: number; readonly at: number },
):
  | { readonly kind: 'passed'; readonly match: Match<T>; readonly entries: readonly LogEntry<T>[] }
  | { readonly kind: 'stale'; readonly phase: number } {
  if (request.phase !== match.numbers.phase) return { kind: 'stale', phase: match.numbers.phase };
  let now = match;
  for (const { seat } of referee.game.pending(match.state)) {
    if (now.numbers.phase !== request.phase) break;
    const asked = referee.game.pending(now.state).find((pending) => pending.seat === seat);
    if (asked === undefined) continue;
    const actor: Actor = { kind: 'deadline', seat };
    const passed = judge(referee, now, { actor, at: request.at }, { kind: 'play', command: asked.fallback });
    if (passed.kind !== 'accepted') throw new Error(`the fallback of ${seat} was ${passed.kind}`);
    now = passed.match;
  }
  return { kind: 'passed', match: now, entries: now.entries.slice(match.entries.length) };
}

type Source = Pick<Request, 'actor' | 'at'>;

function judge<T extends GameTypes>(
  referee: Referee<T>,
  match: Match<T>,
  source: Source,
  command: Extract<LogCommand<T>, { readonly kind: 'play' | 'amend' }>,
): Submission<T> {
  const { game, chance } = referee;
  const decision = game.decide(match.state, command.command, source.actor, chance);
  if (decision.kind === 'refused') {
    const rulings = rulingsFor(game, decision.rulings, match.state, audienceOf(referee, source.actor));
    return { kind: 'refused', rulings };
  }
  return enter(referee, match, source, command, decision.events, decision.rulings);
}

function enter<T extends GameTypes>(
  { game, release }: Referee<T>,
  match: Match<T>,
  { actor, at }: Source,
  command: LogCommand<T>,
  events: readonly T['Event'][],
  rulings: readonly Ruling[],
): Submission<T> {
  const entry: LogEntry<T> = { seq: match.entries.length, at, actor, command, events, rulings, release };
  const entries = [...match.entries, entry];
  if (command.kind === 'rollback') {
    return { kind: 'accepted', match: resumeMatch({ game }, entries), entry };
  }
  let state = match.state;
  for (const event of events) state = evolve(game, state, event);
  const numbers = nextNumbers(match.numbers, entry, match.state, state);
  return { kind: 'accepted', match: { entries, state, numbers }, entry };
}

/** What a seat's client needs to say what its next command is based on. */
export function numbersFor({ phase, drafts }: MatchNumbers, actor: Actor): Numbers {
  if (actor.kind === 'gameMaster') return { phase };
  const draft: number | undefined = drafts[actor.seat as SeatId];
  return draft === undefined ? { phase } : { phase, draft };
}

function audienceOf<T extends GameTypes>({ masterSeesSealed }: Referee<T>, actor: Actor): Audience {
  return actor.kind === 'gameMaster'
    ? { kind: 'gameMaster', sealed: masterSeesSealed }
    : { kind: 'seat', seat: actor.seat };
}

const reasonMissing = (found: string): Unparsable => ({
  kind: 'unparsable',
  at: 'reason',
  found,
  expected: ['a reason'],
});
