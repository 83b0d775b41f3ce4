import { type Actor, type Audience, type Json, seatId, seededChance } from '@panjeong/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ToyTypes, toy } from '../../kernel/test/toy.ts';
import { feedOf, type Match, openMatch, type Referee, rollback, submit, viewOf } from '../src/index.ts';

const referee: Referee<ToyTypes> = { game: toy, chance: seededChance(5), release: '0.1.0', masterSeesSealed: false };
const at = 0;
const north = seatId('north');
const south = seatId('south');
type ToyMatch = Match<ToyTypes>;
const opened = openMatch(referee, { turns: 3, coins: 3 }, at);
const coin = opened.state.purses[0]?.coins[0] ?? 0;

function play(match: ToyMatch, seat: typeof north, command: Json): ToyMatch {
  const actor: Actor = { kind: 'seat', seat };
  const submission = submit(referee, match, { actor, command, at });
  if (submission.kind !== 'accepted') throw new Error(submission.kind);
  return submission.match;
}
function back(match: ToyMatch, to: number): ToyMatch {
  const submission = rollback(referee, match, { to, reason: 'a slip', at });
  if (submission.kind !== 'accepted') throw new Error(submission.kind);
  return submission.match;
}
const audiences: readonly Audience[] = [
  { kind: 'seat', seat: north },
  { kind: 'seat', seat: south },
  { kind: 'spectator', delay: 0 },
  { kind: 'spectator', delay: 1 },
  { kind: 'gameMaster', sealed: false },
  { kind: 'public' },
  { kind: 'ended' },
];

describe('a feed', () => {
  const staked = play(opened, north, { kind: 'stake', coin });

  it('tells each audience what it may know, causes included', () => {
    expect(feedOf(referee, staked, { kind: 'seat', seat: north }).at(-1)).toMatchObject({
      kind: 'played',
      events: [{ kind: 'staked', seat: 'north', coin }],
      rulings: [
        { id: 'r1', rule: 'TOY-C1', params: { coin } },
        { id: 'r2', because: ['r1'] },
      ],
    });
    expect(feedOf(referee, staked, { kind: 'seat', seat: south }).at(-1)).toMatchObject({
      kind: 'played',
      events: [{ kind: 'staked', seat: 'north', coin: null }],
      rulings: [{ id: 'r1', because: ['hidden'] }, { id: 'hidden' }],
    });
  });

  it('has nothing for what an audience is not to notice', () => {
    const mute: Referee<ToyTypes> = { ...referee, game: { ...toy, eventFor: () => null, rulingFor: () => null } };
    expect(feedOf(mute, staked, { kind: 'public' })).toEqual([{ kind: 'opened', events: [] }]);
  });

  it('never holds a number of the log', () => {
    const news = audiences.flatMap((audience) => feedOf(referee, back(staked, 0), audience));
    expect(JSON.stringify(news)).not.toMatch(/"(seq|to|at|actor|release)"/);
  });

  it('tells a rollback with its reason and the position it leads to', () => {
    const audience: Audience = { kind: 'seat', seat: south };
    const match = back(staked, 0);
    expect(feedOf(referee, match, audience).at(-1)).toEqual({
      kind: 'rolledBack',
      reason: 'a slip',
      view: viewOf(referee, match, audience),
    });
  });

  it('of a delayed spectator waits for the phases and is whole at the end', () => {
    const late: Audience = { kind: 'spectator', delay: 1 };
    const first = play(play(opened, north, { kind: 'pass' }), south, { kind: 'flip' });
    expect(feedOf(referee, first, late).map(({ kind }) => kind)).toEqual(['opened', 'played']);
    const ended = play(first, north, { kind: 'pass' });
    expect(feedOf(referee, ended, late)).toEqual(feedOf(referee, ended, { kind: 'spectator', delay: 0 }));
  });

  it('opens what was hidden at the end, to who asks then', () => {
    const ended = play(play(play(staked, south, { kind: 'yield' }), south, { kind: 'pass' }), north, { kind: 'pass' });
    expect(feedOf(referee, staked, { kind: 'ended' })).toEqual([]);
    expect(feedOf(referee, ended, { kind: 'ended' })[0]).toMatchObject({
      events: [{ kind: 'opened' }, { kind: 'dealt', coins: opened.state.purses.map(({ coins }) => coins) }],
    });
  });

  it('only ever grows: what was told stays as it was told, through rollbacks and the end too', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 14 }), (picks) => {
        let match = opened;
        let told = audiences.map((audience) => feedOf(referee, match, audience));
        for (const pick of picks) {
          const pending = toy.pending(match.state)[0];
          const choices = pending === undefined ? [] : toy.choices(match.state, pending.seat);
          const allowed = choices.filter(({ kind }) => kind === 'allowed');
          const choice = allowed[pick % Math.max(1, allowed.length)];
          match =
            pending === undefined || choice === undefined || pick % 5 === 0
              ? back(match, pick % match.entries.length)
              : play(match, pending.seat, choice.command as Json);
          const now = audiences.map((audience) => feedOf(referee, match, audience));
          for (const [index, before] of told.entries()) expect(now[index]?.slice(0, before.length)).toEqual(before);
          told = now;
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  });
});
