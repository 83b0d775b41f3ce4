import { isHangul } from '../map/folding.ts';
import type { LocationId, ProvinceId } from '../map/map-data.ts';
import type { UnitName } from '../orders/order.ts';
import type { Marker } from './keywords.ts';
import { needPlace, type PlaceRead, tryPlace } from './place.ts';
import { fail, peekKeyword, type Reader, skipBlank, takeDash, takeKeyword, takeMark } from './reader.ts';

/** Where a move leads, and the seas it names on the way. */
interface Course {
  readonly to: LocationId;
  readonly path: readonly ProvinceId[];
}

/** `- Ser`, `- NTH - Bel`, `to Serbia`, `moves to`, and in Korean a place after 에서 or before 로. */
export function takeCourse(reader: Reader, from: UnitName, marker: Marker | undefined): Course | undefined | 'wrong' {
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
    if (!takeLeg(reader) || isTrailing(reader)) {
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

/** What leads from one stop to the next: a dash, "to", 북해를 경유하여. */
function takeLeg(reader: Reader): boolean {
  if (takeDash(reader) || takeKeyword(reader, 'to') !== undefined) return true;
  const start = reader.at;
  const via = takeKeyword(reader, 'via');
  if (via !== undefined && isHangul(via.word[0]) && placeAhead(reader)) return true;
  reader.at = start;
  return false;
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
  if (moves && placeAhead(reader)) return true;
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

function placeAhead(reader: Reader): boolean {
  const { at } = reader;
  const found = tryPlace(reader) !== undefined;
  reader.at = at;
  return found;
}

/** A dash or tilde after which nothing comes is a flourish. */
function isTrailing(reader: Reader): boolean {
  return /^[ !.-]*$/.test(reader.folded.slice(reader.at)) || peekKeyword(reader)?.keyword === 'polite';
}

/** `via convoy`, `(via NTH)`, `호송 경유`, `북해 경유`: the seas named, if any. */
export function takeVia(reader: Reader): readonly ProvinceId[] | undefined | 'wrong' {
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
  if (seas.path.length > 0 && seas.dry === undefined && takeViaAfter(reader)) return seas.path;
  reader.at = start;
  return undefined;
}

/** 북해 경유, 북해 호송; but 북해 호송 런던-벨기에 is an order of its own. */
function takeViaAfter(reader: Reader): boolean {
  if (takeKeyword(reader, 'via') !== undefined) return true;
  const start = reader.at;
  const convoy = takeKeyword(reader, 'convoy');
  if (convoy !== undefined && isHangul(convoy.word[0])) {
    takeKeyword(reader, 'via');
    takeKeyword(reader, 'move');
    if (/^ *(?:$|[.;)\]!])/.test(reader.folded.slice(reader.at))) return true;
  }
  reader.at = start;
  return false;
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
