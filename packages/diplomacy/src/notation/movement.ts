import type { Order, UnitName } from '../orders/order.ts';
import { takeCourse, takeVia } from './course.ts';
import type { Marker } from './keywords.ts';
import { fail, type Reader, skipBlank, skipFiller, takeKeyword, takeMark } from './reader.ts';
import { needUnit, tryUnit } from './unit.ts';

/** What follows the unit of a move. */
export function takeMove(reader: Reader, unit: UnitName, marker: Marker | undefined): Order | undefined | 'wrong' {
  const course = takeCourse(reader, unit, marker);
  if (course === undefined || course === 'wrong') return course;
  takeKeyword(reader, 'move');
  const suffix = reader.at;
  takeMark(reader, ',');
  if (takeKeyword(reader, 'retreat') !== undefined) {
    if (course.path.length === 0) return { kind: 'retreat', unit, to: [course.to] };
    return wrong(reader, suffix);
  }
  reader.at = suffix;
  const via = takeVia(reader);
  if (via === 'wrong') return 'wrong';
  takeKeyword(reader, 'move');
  // Naming the seas of the route is asking for the convoy (DATC 4.A.3, 4.A.6).
  const path = [...course.path, ...(via ?? [])];
  if (path.length === 0) return { kind: 'move', unit, to: course.to, via: via !== undefined };
  return { kind: 'move', unit, to: course.to, via: true, path };
}

function wrong(reader: Reader, at: number): 'wrong' {
  fail(reader, { at, code: 'trailing-text', expected: 'end' });
  return 'wrong';
}

/** What follows "supports": a unit, and where it goes if it goes. */
export function takeSupported(reader: Reader, unit: UnitName): Order | undefined {
  takeMark(reader, ',:');
  const target = needUnit(reader);
  if (target === undefined) return undefined;
  const course = takeCourse(reader, target.unit, target.marker);
  if (course === 'wrong') return undefined;
  if (course !== undefined) {
    takeTargetVia(reader);
    return { kind: 'support-move', unit, target: target.unit, to: course.to };
  }
  takeTargetHold(reader);
  return { kind: 'support-hold', unit, target: target.unit };
}

/** What follows "convoys". */
export function takeConvoyed(reader: Reader, unit: UnitName): Order | undefined {
  takeMark(reader, ',:');
  const army = needUnit(reader);
  if (army === undefined) return undefined;
  const course = takeCourse(reader, army.unit, army.marker);
  if (course === 'wrong') return undefined;
  if (course === undefined) {
    skipBlank(reader);
    return fail(reader, { at: reader.at, code: 'incomplete-order', expected: 'province' });
  }
  takeTargetVia(reader);
  return { kind: 'convoy', unit, army: army.unit, to: course.to };
}

/** The supported or convoyed move may be written with "via convoy" too; it is not part of this order. */
function takeTargetVia(reader: Reader): void {
  takeKeyword(reader, 'move');
  if (takeVia(reader) === 'wrong') return;
  takeKeyword(reader, 'move');
}

/** `S A Bul H`, `지원, 불가리아(Bul) 대기`, `to hold`. */
function takeTargetHold(reader: Reader): boolean {
  const start = reader.at;
  takeMark(reader, ',');
  skipFiller(reader);
  takeKeyword(reader, 'to');
  if (takeKeyword(reader, 'hold') !== undefined) return true;
  reader.at = start;
  return false;
}

/**
 * The Korean order of words, verb last: `루마니아, 세르비아-불가리아, 지원`, `세르비아에서 불가리아로의 이동을 지원`, `티롤로 퇴각`.
 */
export function takeVerbLast(reader: Reader, unit: UnitName): Order | undefined {
  const start = reader.at;
  takeMark(reader, ',:');
  const failure = reader.furthest;
  const other = tryUnit(reader);
  const order = other === undefined ? undefined : verbLast(reader, unit, other.unit, other.marker);
  if (order === undefined) {
    reader.at = start;
    // A name that disagrees with itself is the reason; that the other unit has no verb is not.
    if (reader.furthest?.code !== 'names-disagree' && reader.furthest?.code !== 'unknown-coast') {
      reader.furthest = failure;
    }
  }
  return order;
}

function verbLast(reader: Reader, unit: UnitName, other: UnitName, marker: Marker | undefined): Order | undefined {
  const course = takeCourse(reader, other, marker);
  if (course === 'wrong') return undefined;
  takeKeyword(reader, 'move');
  const held = course === undefined && takeTargetHold(reader);
  takeMark(reader, ',');
  const verb = takeKeyword(reader, 'support', 'convoy', 'retreat');
  if (verb?.keyword === 'support') {
    return course === undefined
      ? { kind: 'support-hold', unit, target: other }
      : { kind: 'support-move', unit, target: other, to: course.to };
  }
  if (verb?.keyword === 'convoy' && course !== undefined) return { kind: 'convoy', unit, army: other, to: course.to };
  const bare = other.type === undefined && other.power === undefined;
  if (verb?.keyword === 'retreat' && course === undefined && bare && !held) {
    return { kind: 'retreat', unit, to: [other.at] };
  }
  return undefined;
}
