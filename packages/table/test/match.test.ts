import { type Actor, hashOf, type Json, seatId, seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { type ToyTypes, toy } from '../../kernel/test/toy.ts';
import {
  amend,
  askedOf,
  choicesOf,
  games,
  type Match,
  numbersFor,
  openMatch,
  passDeadline,
  type Referee,
  resumeMatch,
  rollback,
  type Submission,
  standingEntries,
  submit,
  viewOf,
} from '../src/index.ts';

const referee: Referee<ToyTypes> = { game: toy, chance: seededChance(5), release: '0.1.0', masterSeesSealed: false };
const north = seatId('north');
const south = seatId('south');
const byNorth: Actor = { kind: 'seat', seat: north };
const bySouth: Actor = { kind: 'seat', seat: south };
const at = 1_800_000_000_000;
type ToyMatch = Match<ToyTypes>;

const opened = openMatch(referee, { turns: 4, coins: 3 }, at);
const matchOf = (submission: Submission<ToyTypes>): ToyMatch => {
  if (submission.kind !== 'accepted') throw new Error(`${submission.kind}`);
  return submission.match;
};
const give = (match: ToyMatch, actor: Actor, command: Json) => submit(referee, match, { actor, command, at });
const play = (match: ToyMatch, actor: Actor, command: Json) => matchOf(give(match, actor, command));
const flipped = play(opened, byNorth, { kind: 'flip' });
const twice = play(flipped, bySouth, { kind: 'flip' });
const coin = opened.state.purses[0]?.coins[0] ?? 0;

describe('a match', () => {
  it('is a log from its setup on, and a new value after every command', () => {
    expect(opened.entries).toMatchObject([{ seq: 0, at, command: { kind: 'setup', options: { turns: 4, coins: 3 } } }]);
    expect(flipped.entries[1]).toMatchObject({
      seq: 1,
      at,
      actor: byNorth,
      command: { kind: 'play', command: { kind: 'flip' } },
      events: [{ kind: 'flipped', seat: 'north' }],
      release: '0.1.0',
    });
    expect([opened.entries.length, opened.state.phase, flipped.state.phase]).toEqual([1, 0, 1]);
  });

  it('is the same when it is resumed from its log', () => {
    const ended = play(play(rolled(twice, 1), bySouth, { kind: 'pass' }), byNorth, { kind: 'stake', coin });
    const log = JSON.parse(JSON.stringify(ended.entries)) as ToyMatch['entries'];
    expect(hashOf(resumeMatch(referee, log))).toBe(hashOf(ended));
    expect(() => resumeMatch(referee, [])).toThrow('begins with the setup');
  });

  it('stays as it was when a command is refused, and the refusal names every rule', () => {
    expect(give(flipped, byNorth, { kind: 'stake', coin: 9 })).toMatchObject({
      kind: 'refused',
      rulings: [{ rule: 'TOY-T1' }, { rule: 'TOY-C1' }],
    });
  });

  it('cannot be given what is no command', () => {
    expect(give(opened, byNorth, { kind: 'castle' }).kind).toBe('unparsable');
    expect(give(opened, byNorth, null).kind).toBe('unparsable');
  });
});

describe('numbers', () => {
  const based = (match: ToyMatch, basedOn: { phase?: number; draft?: number }) =>
    submit(referee, match, { actor: byNorth, command: { kind: 'pass' }, at, basedOn });

  it('a command may say what it is based on', () => {
    expect(numbersFor(opened.numbers, byNorth)).toEqual({ phase: 0, draft: 0 });
    expect(based(opened, { phase: 0, draft: 0 }).kind).toBe('accepted');
  });

  it.each([{ phase: 1 }, { phase: 3 }, { draft: 0 }, { phase: 2, draft: 2 }])('based on %o it is stale', (basedOn) => {
    expect(based(twice, basedOn)).toEqual({ kind: 'stale', phase: 2, draft: 1 });
  });

  it('a draft counts what its own seat entered', () => {
    const staked = play(opened, byNorth, { kind: 'stake', coin });
    expect(staked.numbers).toEqual({ phase: 0, drafts: { north: 1, south: 0 } });
  });

  it('no number comes back through a rollback or an amendment', () => {
    expect(rolled(twice, 0).numbers).toEqual({ phase: 3, drafts: { north: 2, south: 2 } });
    const amended = matchOf(
      amend(referee, twice, { command: { kind: 'give', seat: 'north', points: 1 }, reason: 'a slip', at }),
    );
    expect(amended.numbers).toEqual({ phase: 2, drafts: { north: 2, south: 2 } });
  });
});

const rolled = (match: ToyMatch, to: number) => matchOf(rollback(referee, match, { to, reason: 'a slip', at }));

describe('rollback', () => {
  it('is an entry with its reason; the position is the one it goes back to', () => {
    const match = rolled(twice, 1);
    expect(match.entries).toHaveLength(4);
    expect(match.entries[3]).toMatchObject({
      actor: { kind: 'gameMaster' },
      command: { kind: 'rollback', to: 1, reason: 'a slip' },
      events: [],
    });
    expect(match.state).toEqual(flipped.state);
  });

  it('gives back the same draw, also after other things were tried', () => {
    const drawn = twice.entries[2]?.events;
    expect(play(rolled(twice, 1), bySouth, { kind: 'flip' }).entries.at(-1)?.events).toEqual(drawn);
    const detour = play(rolled(twice, 1), bySouth, { kind: 'pass' });
    expect(play(rolled(detour, 1), bySouth, { kind: 'flip' }).entries.at(-1)?.events).toEqual(drawn);
  });

  it.each<readonly [number, string, string]>([
    [3, 'a slip', 'to'],
    [-1, 'a slip', 'to'],
    [0.5, 'a slip', 'to'],
    [0, ' ', 'reason'],
  ])('to %d because of "%s" is not possible', (to, reason, where) => {
    expect(rollback(referee, twice, { to, reason, at })).toMatchObject({ kind: 'unparsable', at: where });
  });
});

describe('amendment', () => {
  const command = { kind: 'give', seat: 'north', points: 2 };

  it('is judged by the game and keeps its reason', () => {
    const match = matchOf(amend(referee, flipped, { command, reason: 'miscounted', at }));
    expect(match.entries.at(-1)?.command).toEqual({ kind: 'amend', command, reason: 'miscounted' });
    expect(match.state.purses[0]?.points).toBe((flipped.state.purses[0]?.points ?? 0) + 2);
  });

  it('needs a reason, and is refused where the rules of the game do not allow it', () => {
    expect(amend(referee, flipped, { command, reason: '', at })).toMatchObject({ kind: 'unparsable', at: 'reason' });
    expect(amend(referee, flipped, { command: { kind: 'flip' }, reason: 'luck', at })).toMatchObject({
      kind: 'refused',
      rulings: [{ rule: 'TOY-M1' }, { rule: 'TOY-T1' }],
    });
    expect(give(flipped, byNorth, command).kind).toBe('refused');
  });
});

describe('a passed deadline', () => {
  it('gives the fallback of everyone who was asked, and of nobody asked only since', () => {
    const passed = passDeadline(referee, flipped, { phase: 1, at });
    expect(passed).toMatchObject({
      kind: 'passed',
      entries: [{ actor: { kind: 'deadline', seat: 'south' }, command: { kind: 'play', command: { kind: 'pass' } } }],
      match: { numbers: { phase: 2 } },
    });
  });

  it('is not passed twice', () => {
    expect(passDeadline(referee, twice, { phase: 1, at })).toEqual({ kind: 'stale', phase: 2 });
  });
});

describe('what a seat sees', () => {
  it('is what it is asked and what it may do', () => {
    expect(askedOf(referee, opened, north)).toMatchObject([{ seat: 'north', ask: { kind: 'turn' } }]);
    expect(askedOf(referee, opened, south)).toEqual([]);
    const barred = choicesOf(referee, opened, north).filter(({ kind }) => kind === 'barred');
    expect(barred).toContainEqual({
      kind: 'barred',
      command: { kind: 'yield' },
      reasons: [expect.objectContaining({ id: 'r1', rule: 'TOY-C2' })],
    });
  });

  it('is its own view; a delayed spectator sees the phase before, and everything at the end', () => {
    const staked = play(twice, byNorth, { kind: 'stake', coin });
    expect(viewOf(referee, staked, { kind: 'seat', seat: north }).stack).toEqual([{ seat: 'north', coin }]);
    expect(viewOf(referee, staked, { kind: 'seat', seat: south }).stack).toEqual([{ seat: 'north', coin: null }]);
    const late = (match: ToyMatch, delay: number) => viewOf(referee, match, { kind: 'spectator', delay });
    expect([late(staked, 0).phase, late(staked, 1).phase, late(staked, 9).phase]).toEqual([2, 1, 0]);
    expect(late(staked, 0).stack).toHaveLength(1);
    const ended = play(play(staked, bySouth, { kind: 'yield' }), bySouth, { kind: 'pass' });
    expect(late(ended, 2).phase).toBe(4);
  });

  it('is not opened before the end', () => {
    expect(viewOf(referee, twice, { kind: 'ended' })).toEqual(viewOf(referee, twice, { kind: 'public' }));
    const ended = play(play(twice, byNorth, { kind: 'pass' }), bySouth, { kind: 'pass' });
    expect(viewOf(referee, ended, { kind: 'ended' }).purses[0]?.coins).toEqual(ended.state.purses[0]?.coins);
  });
});

describe('the list of games', () => {
  it('names every game by its id', () => {
    for (const [id, game] of games) expect(game.id).toBe(id);
  });
});

describe('the entries that count', () => {
  it('are neither rollbacks nor what they took back', () => {
    const back = rolled(twice, 1);
    const again = play(back, bySouth, { kind: 'flip' });
    expect(standingEntries(twice.entries)).toEqual([0, 1, 2]);
    expect(standingEntries(back.entries)).toEqual([0, 1]);
    expect(standingEntries(again.entries)).toEqual([0, 1, 4]);
    // Back to the very rollback: what counted after it.
    expect(standingEntries(rolled(again, 3).entries)).toEqual([0, 1]);
    expect(standingEntries(rolled(again, 2).entries)).toEqual([0, 1, 2]);
  });
});
