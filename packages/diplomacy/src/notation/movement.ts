import { isHangul } from '../map/folding.ts';
import type { LocationId, ProvinceId } from '../map/map-data.ts';
import type { Order, UnitName } from '../orders/order.ts';
import type { Marker } from './keywords.ts';
import { needPlace, type PlaceRead, tryPlace } from './place.ts';
import { fail, peekKeyword, type Reader, skipBlank, skipFiller, takeDash, takeKeyword, takeMark } from './reader.ts';
import { needUnit, tryUnit } from './unit.ts';

/** Where a move leads, and the seas it names on the way. */
interface Course {
  readonly to: LocationId;
  readonly path: readonly ProvinceId[];
}

/** `- Ser`, `- NTH - Bel`, `to Serbia`, `moves to`, and in Korean a place after 에서 or before 로. */
function takeCourse(reader: Reader, from: UnitName, marker: Marker | undefined): Course | undefined | 'wrong' {
  const start = reader.at;
  const stops: PlaceRead[] = [];
  const places: (readonly [from: number, to: number])[] = [];
  const stop = (place: PlaceRead | undefined, at: number): boolean => {
    if (place === undefined) return false;
    stops.push(place);
    places.push([at, reader.at]);
    return true;
  };
  if (takeStep(reader)) {
    skipBlank(reader);
    const at = reader.at;
    if (!stop(needPlace(reader), at)) return 'wrong';
  } else {
    const apart = takeMark(reader, ',');
    skipBlank(reader);
    const at = reader.at;
    const place = tryPlace(reader);
    if (place === undefined || !(marker === 'from' || leadsTo(reader, place, apart))) {
      reader.at = start;
      return undefined;
    }
    stop(place, at);
  }
  for (;;) {
    const before = reader.at;
    if (!(takeDash(reader) || takeKeyword(reader, 'to')) || isTrailing(reader)) {
      reader.at = before;
      break;
    }
    skipBlank(reader);
    const at = reader.at;
    if (!stop(needPlace(reader), at)) return 'wrong';
  }
  const path = stops.slice(0, -1).map(({ province }) => province);
  const dry = path.findIndex((id) => reader.names.provinces.get(id)?.kind !== 'sea');
  const bad = path.length > 0 && from.type === 'F' ? 0 : dry;
  if (bad >= 0) return failAtStop(reader, ...(places[bad] ?? [start, reader.at]));
  return { to: stops.at(-1)?.location ?? '', path };
}

/** In Korean the goal is told by its particle, or by 이동 right behind it. */
function leadsTo(reader: Reader, place: PlaceRead, apart: boolean): boolean {
  if (place.marker === 'to') return true;
  const verb = apart ? undefined : peekKeyword(reader);
  return verb?.keyword === 'move' && isHangul(verb.word[0]);
}

/** A dash, an arrow, "to", "moves to". */
function takeStep(reader: Reader): boolean {
  if (takeDash(reader)) return true;
  const start = reader.at;
  const moves = takeKeyword(reader, 'move') !== undefined;
  if (moves) takeMark(reader, ',:');
  if (takeKeyword(reader, 'to') !== undefined || (moves && takeDash(reader))) return verbFollows(reader, start);
  if (moves && tryPlaceAhead(reader)) return true;
  reader.at = start;
  return false;
}

/** "to hold" is no destination. */
function verbFollows(reader: Reader, start: number): boolean {
  const verb = peekKeyword(reader)?.keyword;
  if (verb !== 'hold' && verb !== 'support' && verb !== 'convoy') return true;
  reader.at = start;
  return false;
}

function tryPlaceAhead(reader: Reader): boolean {
  const { at } = reader;
  const found = tryPlace(reader) !== undefined;
  reader.at = at;
  return found;
}

/** A dash or tilde after which nothing comes is a flourish. */
function isTrailing(reader: Reader): boolean {
  return /^[ !.~-]*$/.test(reader.folded.slice(reader.at));
}

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

/** `via convoy`, `(via NTH)`, `호송 경유`, `북해 경유`: the seas named, if any. */
function takeVia(reader: Reader): readonly ProvinceId[] | undefined | 'wrong' {
  const start = reader.at;
  takeMark(reader, ',');
  const bracket = takeMark(reader, '([');
  const seas = viaWords(reader);
  if (seas === 'wrong') return seas;
  if (seas === undefined || (bracket && !takeMark(reader, ')]'))) {
    reader.at = start;
    return undefined;
  }
  return seas;
}

function viaWords(reader: Reader): readonly ProvinceId[] | undefined | 'wrong' {
  const by = /^ *(?:by|with) +(?=convoy|sea\b)/.exec(reader.folded.slice(reader.at, reader.at + 16));
  if (by !== null) reader.at += by[0].length;
  const word = takeKeyword(reader, 'via', 'convoy');
  if (word?.keyword === 'convoy') {
    takeKeyword(reader, 'via');
    return [];
  }
  if (word?.keyword === 'via') {
    if (takeKeyword(reader, 'convoy') !== undefined) return [];
    const seas = takeSeas(reader);
    return seas.dry === undefined ? seas.path : failAtStop(reader, seas.dry, reader.at);
  }
  const start = reader.at;
  const seas = takeSeas(reader);
  if (seas.path.length > 0 && seas.dry === undefined && takeKeyword(reader, 'via') !== undefined) return seas.path;
  reader.at = start;
  return undefined;
}

/** Seas in a row, up to the first place that is none. */
function takeSeas(reader: Reader): { readonly path: readonly ProvinceId[]; readonly dry: number | undefined } {
  const path: ProvinceId[] = [];
  for (;;) {
    const start = reader.at;
    if (path.length > 0 && !(takeDash(reader) || takeMark(reader, '/&+') || takeKeyword(reader, 'and'))) break;
    skipBlank(reader);
    const at = reader.at;
    const place = tryPlace(reader);
    if (place === undefined) {
      reader.at = start;
      break;
    }
    if (reader.names.provinces.get(place.province)?.kind !== 'sea') return { path, dry: at };
    path.push(place.province);
  }
  return { path, dry: undefined };
}

function failAtStop(reader: Reader, at: number, end: number): 'wrong' {
  reader.furthest = undefined;
  fail(reader, { at, code: 'path-not-sea', expected: 'sea', end, nearest: [] });
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
