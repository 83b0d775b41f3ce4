import { isHangul } from '../map/folding.ts';
import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import { isWordLetter, matchNames } from '../map/names.ts';
import type { UnitName, UnitType } from '../orders/order.ts';
import { coastAt } from './coast.ts';
import { type Marker, matchKeyword } from './keywords.ts';
import { needPlace, takeName, takeParticle, tryPlace } from './place.ts';
import {
  endOfUnknown,
  fail,
  nameBegins,
  peekKeyword,
  type Reader,
  skipBlank,
  skipFiller,
  takeKeyword,
  takeMark,
} from './reader.ts';

/** A unit as written, and what a particle says of its place. */
export interface UnitRead {
  readonly unit: UnitName;
  readonly marker: Marker | undefined;
}

/** Reads `Turkish F Con`, `육군, 루마니아(Rum)`, `루마니아 육군`, `Ser`; notes why not, once a type or power was read. */
export function tryUnit(reader: Reader): UnitRead | undefined {
  return readUnit(reader, false);
}

/** As {@link tryUnit}, and notes why not in every case. */
export function needUnit(reader: Reader): UnitRead | undefined {
  return readUnit(reader, true);
}

function readUnit(reader: Reader, needed: boolean): UnitRead | undefined {
  const start = reader.at;
  skipFiller(reader);
  const power = takePower(reader);
  const before = takeType(reader);
  if (power === undefined && before === undefined && needed && failAtPower(reader)) {
    reader.at = start;
    return undefined;
  }
  skipFiller(reader);
  const committed = needed || before !== undefined;
  const place = committed ? needPlace(reader) : tryPlace(reader);
  if (place === undefined) {
    reader.at = start;
    return undefined;
  }
  const after = before === undefined ? takeTypeAfter(reader) : undefined;
  const type = before ?? after?.type;
  const unit: UnitName = {
    ...(type === undefined ? {} : { type }),
    at: place.location === place.province && type === 'F' ? withCoast(reader, place.location) : place.location,
    ...(power === undefined ? {} : { power }),
  };
  return { unit, marker: after?.marker ?? place.marker };
}

/** Passes a power's name or adjective, unless it is the beginning of a province's name: 영국 해협, English Channel. */
export function takePower(reader: Reader): PowerId | undefined {
  const start = reader.at;
  skipBlank(reader);
  const place = matchNames(reader.names.provinceNames, reader.folded, reader.at)[0];
  const name = takeName(reader, 'power');
  if (name === undefined || name.ids.length !== 1 || (place !== undefined && place.end >= reader.at)) {
    reader.at = start;
    return undefined;
  }
  if (reader.folded[reader.at] === '군') reader.at++;
  takeParticle(reader);
  skipColour(reader);
  return name.ids[0];
}

/** `독일(노란색) 육군 …`: what stands in brackets behind a power is no part of the order. */
function skipColour(reader: Reader): void {
  const bracket = /^ ?\([^()]{1,20}\)/.exec(reader.folded.slice(reader.at, reader.at + 24));
  if (bracket !== null) reader.at += bracket[0].length;
}

/** Passes a unit type, and the comma or full stop after it. A single letter is a type only before something. */
function takeType(reader: Reader): UnitType | undefined {
  const first = takeKeyword(reader, 'army', 'fleet');
  if (first === undefined) return undefined;
  // "a fleet": the article looks like an army.
  const match = (first.word === 'a' ? takeKeyword(reader, 'army', 'fleet') : undefined) ?? first;
  takeParticle(reader);
  takeMark(reader, ',.:');
  return match.keyword === 'army' ? 'A' : 'F';
}

/** `루마니아 육군`: a type behind the place, written out. */
function takeTypeAfter(reader: Reader): { readonly type: UnitType; readonly marker: Marker | undefined } | undefined {
  const start = reader.at;
  skipFiller(reader);
  const match = peekKeyword(reader);
  if (match === undefined || match.word.length < 2 || (match.keyword !== 'army' && match.keyword !== 'fleet')) {
    reader.at = start;
    return undefined;
  }
  skipBlank(reader);
  const wordAt = reader.at;
  reader.at = wordAt + match.word.length;
  const marker = takeParticle(reader);
  if (isHangul(reader.folded[reader.at]) && marker === undefined) reader.at = match.end;
  return { type: match.keyword === 'army' ? 'A' : 'F', marker };
}

/** `상트 해군(NC)`: a coast in brackets behind the type. */
function withCoast(reader: Reader, province: ProvinceId): LocationId {
  const { at: start, folded } = reader;
  const match = takeMark(reader, '([') ? coastAt(folded, reader.at, true) : undefined;
  if (match !== undefined) {
    reader.at = match.end;
    if (takeMark(reader, ')]')) return `${province}/${match.coast}`;
  }
  reader.at = start;
  return province;
}

/** An unknown word before a unit type is a power misspelt: `Turksh F Con`. */
function failAtPower(reader: Reader): boolean {
  skipBlank(reader);
  const { at, folded } = reader;
  if (nameBegins(reader, at) || !(isWordLetter(folded[at]) || isHangul(folded[at]))) return false;
  const end = endOfUnknown(reader, at);
  let next = end;
  while (folded[next] === ' ') next++;
  const type = matchKeyword(folded, next);
  if (end === at || (type?.keyword !== 'army' && type?.keyword !== 'fleet')) return false;
  fail(reader, { at, code: 'unknown-power', expected: 'power', end, like: 'power' });
  return true;
}
