import type { Outcome, RuleId } from '@panjeong/kernel';
import type { Play } from '../play/play.ts';
import { sideSubject } from '../rulings/subject.ts';
import { SEATS } from '../state/seats.ts';
import { otherSide, SIDES, type Side } from '../state/side.ts';

/** Ends the match: a winner, or nobody. */
export function end(play: Play, winner: Side | null, rule: RuleId): void {
  const outcome: Outcome =
    winner === null ? { kind: 'drawn', seats: SEATS, rule } : { kind: 'won', seats: [SEATS[winner]], rule };
  play.emit({ kind: 'ended', outcome });
}

/** What is ruled on both sides at once. */
const BOTH = SIDES.map(sideSubject).join(', ');

/** After the last round the higher VP wins, and equal is a draw (PLM-E2). */
export function endByRounds(play: Play): void {
  const { players, house } = play.state;
  const vp = [players[0].vp, players[1].vp] as const;
  const winner: Side | null = vp[0] === vp[1] ? null : vp[0] > vp[1] ? 0 : 1;
  const subject = winner === null ? BOTH : sideSubject(winner);
  play.record?.rule('PLM-E2', subject, 'rounds-over', { rounds: house.rounds, vp, winner });
  end(play, winner, 'PLM-E2');
}

export function resign(play: Play, side: Side): void {
  play.record?.rule('PLM-E3', sideSubject(side), 'resigned', { side });
  end(play, otherSide(side), 'PLM-E3');
}

export function agreeToDraw(play: Play): void {
  play.record?.rule('PLM-E3', BOTH, 'draw-agreed', {});
  end(play, null, 'PLM-E3');
}
