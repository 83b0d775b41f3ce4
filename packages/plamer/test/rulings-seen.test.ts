import { type Audience, type Ruling, rulingId, seatId } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../src/board/cell.ts';
import { pieceSubject } from '../src/rulings/subject.ts';
import type { PieceRef, Verdicts } from '../src/rulings/verdicts.ts';
import { rulingFor } from '../src/views/ruling-for.ts';
import { type Telling, TOLD } from '../src/views/told.ts';

const A: Audience = { kind: 'seat', seat: seatId('a') };
const B: Audience = { kind: 'seat', seat: seatId('b') };
const PUBLIC: Audience = { kind: 'public' };
const MASTER: Audience = { kind: 'gameMaster', sealed: true };

const at = cellAt(2, 4) ?? -1;
const down: PieceRef = { side: 1, card: 'colossus', at, stance: 'settled' };
const up: PieceRef = { side: 1, card: 'ant', at, stance: 'mobile' };

const ruling = <Verdict extends keyof Verdicts>(
  verdict: Verdict,
  subject: string,
  params: Verdicts[Verdict],
): Ruling => ({
  id: rulingId('r1'),
  rule: 'PLM-B1',
  subject,
  verdict,
  params,
  because: [rulingId('r0')],
});

const moved = (piece: PieceRef) => ruling('moved', pieceSubject(piece), { piece, from: at, to: at + 1 });

describe('a ruling as an audience gets it', () => {
  it.each<readonly [string, PieceRef, Audience, string]>([
    ['its own face-down piece', down, B, 'b colossus (2,4)'],
    ["the other's face-down piece", down, A, 'b ? (2,4)'],
    ['a face-down piece, to the public', down, PUBLIC, 'b ? (2,4)'],
    ['a face-down piece, to who sees all', down, MASTER, 'b colossus (2,4)'],
    ["the other's face-up piece", up, A, 'b ant (2,4)'],
    ['a face-up piece, to the public', up, PUBLIC, 'b ant (2,4)'],
  ])('[PLM-H1] names %s', (_what, piece, audience, subject) => {
    const seen = rulingFor(moved(piece), audience);
    expect(seen?.subject).toBe(subject);
    expect(seen?.params['piece']).toEqual({ ...piece, card: subject.includes('?') ? null : piece.card });
    expect(seen?.because).toEqual(['r0']);
  });

  it('[PLM-H1] leaves no kind in the subject that the parameters do not show', () => {
    const seen = rulingFor(ruling('standoff', 'b colossus (2,4)', { cell: at }), A);
    expect(seen?.subject).toBe('b ? (2,4)');
  });

  it('[PLM-H4] names a captured piece, though it lay face down', () => {
    const seen = rulingFor(ruling('captured', pieceSubject(down), { piece: down, by: null }), A);
    expect(seen).toMatchObject({ subject: 'b colossus (2,4)', params: { piece: { card: 'colossus' } } });
  });

  it('keeps a refusal to whom it was given', () => {
    const refused = ruling('not-mobile', pieceSubject(down), { piece: down });
    expect(rulingFor(refused, B)).not.toBeNull();
    for (const audience of [A, PUBLIC]) expect(rulingFor(refused, audience)).toBeNull();
  });

  it('hides what it does not know', () => {
    for (const verdict of ['of-tomorrow', 'toString', '']) {
      expect(rulingFor({ ...moved(up), verdict }, MASTER)).toBeNull();
    }
  });

  it('hides what would tell by its figures', () => {
    for (const [verdict, telling] of Object.entries<Telling>(TOLD)) {
      if (telling.kind !== 'unless-concealed') continue;
      const told = { ...moved(down), verdict };
      expect(rulingFor(told, B)).not.toBeNull();
      for (const audience of [A, PUBLIC]) expect(rulingFor(told, audience)).toBeNull();
    }
  });
});
