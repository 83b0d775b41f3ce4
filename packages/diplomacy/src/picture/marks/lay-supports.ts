import { type Box, grown, isInBox } from './boxes.ts';
import { bentLine, type Course, distance, outside, partOf } from './course.ts';
import { crowding, type Taken, takenByLine, takenBySign } from './crowding.ts';
import { BENDS, bendCost, type LaidMove, roomOfMove } from './lay-moves.ts';
import type { MarkGround } from './mark-ground.ts';
import type { PhaseMarks, SupportMark } from './order-mark.ts';
import { frameSeat, isInEnd, ringSeats, type Seat, type SupportEnd } from './support-ends.ts';

/** What a line costs by the length of a head: near seats go before far ones. */
const LENGTH_COST = 0.15;

/** A support's line, and what it ends in. */
export interface LaidSupport {
  readonly mark: SupportMark;
  readonly drawn: Course;
  readonly end: SupportEnd;
}

interface Laid extends LaidSupport {
  /** It could not keep clear of everything. */
  readonly crowded: boolean;
}

/** Lays the lines of supports on a ground where the moves lie already. */
export function laySupports(ground: MarkGround, marks: PhaseMarks, moves: readonly LaidMove[]): readonly LaidSupport[] {
  const wishes = marks.orders.filter((mark) => mark.kind === 'support');
  const room = moves.flatMap((move) => roomOfMove(ground, move));
  const laid = new Map<string, Laid>();
  const frames = new Map<string, number>();
  const frameOf = new Map(
    wishes.flatMap((mark) => {
      if (mark.to !== null) return [];
      const number = frames.get(mark.client) ?? 0;
      frames.set(mark.client, number + 1);
      return [[mark.id, number] as const];
    }),
  );
  const span = (mark: SupportMark): number => distance(ground.unitBox(mark.from).at, ground.unitBox(mark.client).at);
  // Those that did not count take the room that the others leave.
  const rank = (mark: SupportMark): number => (mark.ruledOut === null ? 0 : 1);
  const order = wishes
    .map((mark, index) => ({ mark, index }))
    .sort((a, b) => rank(a.mark) - rank(b.mark) || span(a.mark) - span(b.mark) || a.index - b.index);
  for (const round of [1, 2]) {
    for (const { mark } of order) {
      if (round === 2 && laid.get(mark.id)?.crowded === false) continue;
      const others = [...laid.values()].flatMap((one) => (one.mark.id === mark.id ? [] : roomOfSupport(one)));
      const move = moves.find((one) => one.mark.id === mark.move);
      const number = frameOf.get(mark.id);
      const all = [...room, ...others];
      const seats =
        number === undefined
          ? ringSeats(
              ground,
              mark,
              move,
              all.filter((one) => 'at' in one),
            )
          : [frameSeat(ground, mark, number)];
      laid.set(mark.id, bestOf(ground, mark, seats, all));
    }
  }
  return wishes.flatMap((mark) => laid.get(mark.id) ?? []);
}

/** The seat and the bend by which a line lies best. */
function bestOf(ground: MarkGround, mark: SupportMark, seats: readonly Seat[], others: readonly Taken[]): Laid {
  const { pen } = ground;
  const start = grown(ground.unitBox(mark.from), pen.gap);
  const own = [start, ...(mark.to === null ? [ground.unitBox(mark.client)] : [])];
  const choices = seats
    .flatMap(({ end, cost }) => {
      const span = distance(start.at, end.at);
      const length = (span / pen.head) * LENGTH_COST;
      return BENDS.map((bend) => ({ end, bend, cost: cost + length + bendCost(ground, span, bend) }));
    })
    .sort((a, b) => a.cost - b.cost);
  let best: Laid | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { end, bend, cost } of choices) {
    if (cost >= least) break;
    const whole = bentLine(start.at, end.at, bend);
    const [from, to] = outside(
      whole,
      (at) => isInBox(start, at),
      (at) => isInEnd(end, at),
    );
    const drawn = partOf(whole, from, to);
    const met = meeting(ground, mark, { drawn, end }, others, own, least - cost);
    if (cost + met >= least) continue;
    least = cost + met;
    best = { mark, drawn, end, crowded: met > 0 };
  }
  if (best === null) throw new Error(`no line for ${mark.id}`);
  return best;
}

/** A line that ends on the one it supports touches it there and nowhere else, and may pass rings round its own. */
function meeting(
  ground: MarkGround,
  mark: SupportMark,
  { drawn, end }: Pick<LaidSupport, 'drawn' | 'end'>,
  others: readonly Taken[],
  own: readonly Box[],
  limit: number,
): number {
  const hosts = others.filter((other) => other.owner === mark.move && 'course' in other);
  const strangers = others.filter(
    (other) => !hosts.includes(other) && !('at' in other && distance(other.at, end.at) < ground.pen.line / 2),
  );
  const met = crowding(ground, drawn, strangers, own, limit);
  if (met >= limit || hosts.length === 0) return met;
  const before = partOf(drawn, 0, Math.max(0, drawn.length - ground.pen.ring * 2));
  return met + crowding(ground, before, hosts, own, limit - met);
}

function roomOfSupport({ mark, drawn, end }: LaidSupport): readonly Taken[] {
  const line = takenByLine(mark.id, drawn);
  return end.kind === 'ring' ? [line, takenBySign(mark.id, end.at, end.radius)] : [line];
}
