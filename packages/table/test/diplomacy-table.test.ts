import { type DiplomacyTypes, diplomacy } from '@panjeong/diplomacy';
import { type Audience, seatId } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { amend, feedOf, games, openMatch, passDeadline, rollback, type Submission, viewOf } from '../src/index.ts';
import { at, type DiplomacyMatch, play, referee } from './random-diplomacy.ts';

const [austria, italy] = [seatId('AUSTRIA'), seatId('ITALY')];
const holding = (place: string) => ({ kind: 'order', order: { kind: 'hold', unit: { type: 'A', at: place } } });
const opened = openMatch(referee, diplomacy.options.defaults, at);
const drafted = play(play(opened, austria, holding('VIE')), austria, holding('BUD'));

function passed(match: DiplomacyMatch): DiplomacyMatch {
  const result = passDeadline(referee, match, { phase: match.numbers.phase, at });
  if (result.kind === 'stale') throw new Error(`the phase is ${result.phase}`);
  return result.match;
}

function matchOf(submission: Submission<DiplomacyTypes>): DiplomacyMatch {
  if (submission.kind !== 'accepted') throw new Error(submission.kind);
  return submission.match;
}

const feed = (match: DiplomacyMatch, audience: Audience) => feedOf(referee, match, audience);
const seat = (of: typeof austria): Audience => ({ kind: 'seat', seat: of });

describe('Diplomacy at the table', () => {
  it('is on the list of games', () => {
    expect(games.get('diplomacy')?.id).toBe('diplomacy');
  });

  it('[DIP-O1] a passed deadline is each seat’s own; the last one resolves the phase with what was drafted', () => {
    const { state, entries } = passed(play(drafted, italy, { kind: 'ready', ready: true }));
    expect(state.position.phase).toBe('F1901M');
    const late = entries.filter(({ actor }) => actor.kind === 'deadline');
    expect(late.map(({ actor }) => (actor.kind === 'deadline' ? actor.seat : ''))).toEqual(
      state.seats.filter((one) => one !== italy),
    );
    expect(late.at(-1)?.events.map(({ kind }) => kind)).toEqual(['readiness-declared', 'phase-resolved']);
  });

  it('what a seat drafts is news to itself, and to others only when it is resolved', () => {
    expect(feed(drafted, seat(austria))).toHaveLength(3);
    for (const audience of [seat(italy), { kind: 'public' } as const]) {
      expect(feed(drafted, audience)).toHaveLength(1);
      const news = JSON.stringify(feed(passed(drafted), audience).at(-1));
      expect(news).toContain('AUSTRIA A VIE H');
    }
  });

  it('a delayed spectator sees the phase before', () => {
    const later = passed(passed(drafted));
    expect(viewOf(referee, later, { kind: 'spectator', delay: 1 }).position.phase).toBe('F1901M');
    expect(viewOf(referee, later, { kind: 'spectator', delay: 0 }).position.phase).toBe('S1902M');
  });

  it('an amendment is told with its reason, and a rollback gives the drafts back', () => {
    const changes = [{ kind: 'remove-unit', at: 'VIE' }];
    const command = { kind: 'amend', changes, reason: 'never built' };
    const amended = matchOf(amend(referee, drafted, { command, reason: 'never built', at }));
    expect(feed(amended, { kind: 'public' }).at(-1)).toMatchObject({
      kind: 'amended',
      events: [{ kind: 'position-amended', reason: 'never built' }],
    });
    const back = matchOf(rollback(referee, passed(amended), { to: 2, reason: 'it was built', at }));
    expect(back.state).toEqual(drafted.state);
  });
});
