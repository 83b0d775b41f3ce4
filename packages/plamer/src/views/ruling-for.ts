import type { Audience, Json, JsonObject, Ruling } from '@panjeong/kernel';
import { cellName } from '../board/cell.ts';
import { seatName } from '../rulings/subject.ts';
import type { PieceRef, Verdicts } from '../rulings/verdicts.ts';
import type { Side } from '../state/side.ts';
import { seesSide } from './sees.ts';
import { type Telling, TOLD } from './told.ts';

type Params = Readonly<Record<string, Json>>;

/**
 * A ruling as an audience may know it: a piece that lay face down has no kind, in the parameters and in the subject; null
 * where even that it was ruled on would tell (PLM-H6). `id` and `because` stay: the kernel renames them.
 */
export function rulingFor(ruling: Ruling, audience: Audience): Ruling | null {
  const telling = tellingOf(ruling.verdict);
  if (telling === undefined) return null;
  if (telling.kind === 'own' && !isOwn(ruling, audience)) return null;
  const shown: PieceRef[] = [];
  let concealed = false;
  const seen = (ref: PieceRef, turnedUp: boolean): PieceRef => {
    const { side, card, at, stance } = ref;
    const sees = turnedUp || stance === 'mobile' || seesSide(audience, side);
    if (sees) shown.push(ref);
    else concealed = true;
    return { side, card: sees ? card : null, at, stance };
  };
  const turnsUp: readonly string[] = telling.kind === 'turns-up' ? telling.params : [];
  const params: Params = Object.fromEntries(
    Object.entries(ruling.params).map(([name, value]) => [name, withPieces(value, turnsUp.includes(name), seen)]),
  );
  if (concealed && telling.kind === 'unless-concealed') return null;
  return {
    id: ruling.id,
    rule: ruling.rule,
    subject: subjectSeen(ruling.subject, shown, audience),
    verdict: ruling.verdict,
    params,
    because: ruling.because,
  };
}

function tellingOf(verdict: string): Telling | undefined {
  return Object.hasOwn(TOLD, verdict) ? TOLD[verdict as keyof Verdicts] : undefined;
}

function withPieces(value: Json, turnedUp: boolean, seen: (ref: PieceRef, turnedUp: boolean) => PieceRef): Json {
  if (isList(value)) return value.map((item) => withPieces(item, turnedUp, seen));
  if (typeof value !== 'object' || value === null) return value;
  if (isPieceRef(value)) return seen(value, turnedUp);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPieces(part, turnedUp, seen)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isPieceRef = (value: JsonObject): value is PieceRef & JsonObject =>
  'side' in value && 'card' in value && 'at' in value && 'stance' in value;

const PIECE_SUBJECT = /^([ab]) (\S+) (\(\d+,\d+\))$/;

/** A piece in the subject keeps its kind only where the parameters show that very piece, or the audience sees its side. */
function subjectSeen(subject: string, shown: readonly PieceRef[], audience: Audience): string {
  const found = PIECE_SUBJECT.exec(subject);
  if (found === null) return subject;
  const [, seat, card, place] = found;
  const side: Side = seat === 'a' ? 0 : 1;
  const known =
    seesSide(audience, side) ||
    shown.some((ref) => ref.side === side && ref.card === card && cellName(ref.at) === place);
  return known ? subject : `${seatName(side)} ? ${place ?? ''}`;
}

/** A reason to refuse is for the one who was refused, whom its subject names; about a cell, for any player. */
function isOwn({ subject }: Ruling, audience: Audience): boolean {
  const [, seat] = /^([ab])(?: |$)/.exec(subject) ?? [];
  if (seat === undefined) return seesSide(audience, 0) || seesSide(audience, 1);
  return seesSide(audience, seat === seatName(0) ? 0 : 1);
}
