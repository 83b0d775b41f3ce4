import type { Audience, Json, Ruling } from '@panjeong/kernel';
import { cellName } from '../src/board/cell.ts';
import { seatName } from '../src/rulings/subject.ts';
import type { PieceRef } from '../src/rulings/verdicts.ts';
import { seesSide } from '../src/views/sees.ts';
import { TOLD } from '../src/views/told.ts';

const OTHER_KIND = 'another-kind';

/** The ruling as it would be if every face-down piece in it that the audience does not see were of another kind. */
export function blinded(ruling: Ruling, audience: Audience): Ruling {
  const telling = TOLD[ruling.verdict as keyof typeof TOLD];
  const turnedUp = telling?.kind === 'turns-up' ? telling.params : [];
  let { subject } = ruling;
  const change = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    if (!('stance' in value && 'side' in value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
    const piece = value as unknown as PieceRef;
    if (piece.stance === 'mobile' || seesSide(audience, piece.side)) return value;
    const name = (card: string) => `${seatName(piece.side)} ${card} ${cellName(piece.at)}`;
    if (subject === name(piece.card ?? '?')) subject = name(OTHER_KIND);
    return { ...value, card: OTHER_KIND };
  };
  const params = Object.fromEntries(
    Object.entries(ruling.params).map(([key, value]) => [key, turnedUp.includes(key) ? value : change(value)]),
  );
  return { ...ruling, subject, params };
}
