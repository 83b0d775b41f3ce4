import type { Point } from '../../drawing/drawing.ts';
import { provinceId } from '../../map/board.ts';
import type { LocationId } from '../../map/map-data.ts';
import { type Box, grown, isInBox, isInCircle } from './boxes.ts';
import {
  bentLine,
  type Course,
  courseOf,
  distance,
  moved,
  outside,
  partOf,
  placeAlong,
  throughPoints,
} from './course.ts';
import { covering, crowding, type Taken, takenByLine, takenBySign } from './crowding.ts';
import type { MarkGround } from './mark-ground.ts';
import type { MoveMark, PhaseMarks, RetreatMark } from './order-mark.ts';

/** A line that a unit goes by, or would have. */
export interface LaidMove {
  readonly mark: MoveMark | RetreatMark;
  /** From the middle of one place to that of the other. */
  readonly whole: Course;
  /** As far as it is drawn; a head stands at its end, and behind that a bar where it failed. */
  readonly drawn: Course;
}

/** How far a line may be bent to keep clear of others, those first that are bent least. */
export const BENDS = [0, 0.08, -0.08, 0.16, -0.16, 0.25, -0.25, 0.36, -0.36, 0.5, -0.5, 0.7, -0.7] as const;
/** How many heads long a line should be, and what it costs to be a head shorter: it goes a longer way instead. */
const ROOM = 2.6;
const SHORT_COST = 5;

/** What it costs to bend a line by a share of its length: little where that is short, much where it is long. */
export function bendCost({ pen }: MarkGround, span: number, bend: number): number {
  return 14 * Math.abs(bend) * Math.min(1.5, Math.max(0.4, span / pen.head / 8));
}

/** Lays the lines of moves and retreats so that they keep clear of units and of each other. */
export function layMoves(ground: MarkGround, marks: PhaseMarks): readonly LaidMove[] {
  const wishes = marks.orders.flatMap((mark) => (mark.kind === 'move' || mark.kind === 'retreat' ? [mark] : []));
  const span = (mark: MoveMark | RetreatMark): number =>
    distance(ground.unitBox(mark.from).at, ground.unitBox(mark.to).at);
  // Those that did not count come last, and of the others the short before the long, which find a way round them.
  const rank = (mark: MoveMark | RetreatMark): number => (mark.ruledOut === null ? 0 : 1);
  const order = wishes
    .map((mark, index) => ({ mark, index }))
    .sort((a, b) => rank(a.mark) - rank(b.mark) || span(a.mark) - span(b.mark) || a.index - b.index);
  const laid = new Map<string, LaidMove & { readonly crowded: boolean }>();
  // A second time for those that did not lie freely, now that all the others lie.
  for (const round of [1, 2]) {
    for (const { mark } of order) {
      if (round === 2 && laid.get(mark.id)?.crowded === false) continue;
      const others = [...laid.values()].flatMap((one) =>
        one.mark.id === mark.id || meet(one.mark, mark) ? [] : roomOfMove(ground, one),
      );
      laid.set(mark.id, bestOf(ground, mark, marks, others));
    }
  }
  return wishes.flatMap((mark) => laid.get(mark.id) ?? []);
}

/** Two that stopped each other half-way share one straight line, each up to its own bar. */
function meet(one: MoveMark | RetreatMark, other: MoveMark | RetreatMark): boolean {
  const isStopped = (mark: MoveMark | RetreatMark): boolean => mark.kind === 'move' && mark.failure?.at === 'midway';
  const isThere = provinceId(one.to) === provinceId(other.from) && provinceId(other.to) === provinceId(one.from);
  return isThere && isStopped(one) && isStopped(other);
}

/** A line, and what stands at its end. */
export function roomOfMove({ pen }: MarkGround, { mark, drawn }: LaidMove): readonly Taken[] {
  const { at, way } = placeAlong(drawn, drawn.length);
  const fails = mark.kind === 'move' ? mark.failure !== null : mark.met;
  if (!fails) return [takenByLine(mark.id, drawn), takenBySign(mark.id, moved(at, way, -pen.head / 2), pen.head / 2)];
  return [takenByLine(mark.id, drawn), takenBySign(mark.id, at, pen.bar * 0.7)];
}

function bestOf(
  ground: MarkGround,
  mark: MoveMark | RetreatMark,
  marks: PhaseMarks,
  others: readonly Taken[],
): LaidMove & { readonly crowded: boolean } {
  const own = [
    startOf(ground, mark),
    ...(mark.kind === 'move' ? mark.route : []).map(ground.unitBox),
    ground.unitBox(mark.to),
  ];
  const span = distance(startOf(ground, mark).at, ground.unitBox(mark.to).at);
  let best: (LaidMove & { readonly crowded: boolean }) | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const bend of BENDS) {
    const ownCost = bendCost(ground, span, bend);
    if (ownCost >= least) break;
    const whole = courseFor(ground, mark, bend);
    const drawn = drawnPart(ground, mark, marks, whole);
    const short = Math.max(0, ground.pen.head * ROOM - drawn.length) / ground.pen.head;
    const covered = covering(ground, placeAlong(drawn, drawn.length - ground.pen.head / 2).at, ground.pen.head / 2);
    const before = ownCost + covered + short * SHORT_COST;
    if (before >= least) continue;
    const met = crowding(ground, drawn, others, own, least - before);
    const cost = met + before;
    if (cost >= least) continue;
    least = cost;
    best = { mark, whole, drawn, crowded: met > 0 };
  }
  if (best === null) throw new Error(`no line for ${mark.id}`);
  return best;
}

function startOf(ground: MarkGround, mark: MoveMark | RetreatMark): Box {
  return mark.kind === 'retreat' ? ground.dislodgedBox(mark.from) : ground.unitBox(mark.from);
}

function courseFor(ground: MarkGround, mark: MoveMark | RetreatMark, bend: number): Course {
  if (mark.kind === 'move' && mark.route.length > 0) return courseOver(ground, mark, bend);
  return bentLine(startOf(ground, mark).at, ground.unitBox(mark.to).at, bend);
}

function drawnPart(ground: MarkGround, mark: MoveMark | RetreatMark, marks: PhaseMarks, whole: Course): Course {
  const { pen } = ground;
  const failure = mark.kind === 'move' ? mark.failure : null;
  const fails = failure?.at === 'goal' || (mark.kind === 'retreat' && mark.met);
  const isAtGoal = endAt(ground, marks, mark.to, fails ? pen.gap + pen.barLine : 0);
  const start = grown(startOf(ground, mark), pen.gap);
  const [from, to] = outside(whole, (at) => isInBox(start, at), isAtGoal);
  if (failure?.at === 'midway') return partOf(whole, from, (from + to) / 2 - pen.barLine * 0.9);
  if (failure?.at === 'route' && mark.kind === 'move') return upToLeg(ground, marks, mark, whole, failure.leg);
  return partOf(whole, from, to);
}

/** The line of a convoy, over every sea of its route. */
export function courseOver(
  ground: MarkGround,
  { from, route, to }: Pick<MoveMark, 'from' | 'route' | 'to'>,
  bend: number,
): Course {
  return throughPoints(
    [from, ...route, to].map((at) => ground.unitBox(at).at),
    bend,
  );
}

/** Up to the fleet that should have taken the army on, and clear of the burst behind one that was dislodged. */
function upToLeg(ground: MarkGround, marks: PhaseMarks, mark: MoveMark, whole: Course, leg: number): Course {
  const { pen } = ground;
  const sea = mark.route[leg] ?? mark.to;
  const lost = marks.dislodged.some(({ at }) => at === sea);
  const edge = grown(ground.unitBox(sea), pen.gap + pen.barLine + (lost ? pen.burst : pen.gap));
  const start = grown(ground.unitBox(mark.from), pen.gap);
  const legs = courseOf(whole.cubics.slice(0, leg + 1));
  const [from, to] = outside(
    legs,
    (at) => isInBox(start, at),
    (at) => isInBox(edge, at),
  );
  return partOf(whole, from, Math.max(from + pen.head, to));
}

/** Where a line has come as near to a goal as it may: to a unit there and the frames round it, or to its middle. */
export function endAt(ground: MarkGround, marks: PhaseMarks, to: LocationId, room: number): (at: Point) => boolean {
  const { pen } = ground;
  const box = ground.unitBox(to);
  if (ground.isTaken(box.at)) {
    const frames = framesRound(marks, to);
    const edge = grown(box, pen.gap * 1.5 + frames * pen.frame + room);
    return (at) => isInBox(edge, at);
  }
  const comers = marks.orders.filter((mark) => 'to' in mark && mark.kind !== 'support' && mark.to === to).length;
  const radius = marks.standoffs.includes(provinceId(to)) ? pen.sign + pen.gap : comers > 1 ? pen.head * 0.5 : 0;
  return (at) => isInCircle(box.at, radius + room, at);
}

/** How many supports to hold draw a frame round the unit at a place. */
function framesRound({ orders }: PhaseMarks, at: LocationId): number {
  return orders.filter((mark) => mark.kind === 'support' && mark.to === null && mark.client === at).length;
}
