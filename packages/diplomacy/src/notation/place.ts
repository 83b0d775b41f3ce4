import { isHangul } from '../map/folding.ts';
import type { LocationId, ProvinceId } from '../map/map-data.ts';
import { idsNamed, isWordLetter, matchNames, type NameMatch, NEAREST_LIMIT } from '../map/names.ts';
import { coastAt } from './coast.ts';
import { type Marker, matchKeyword, PARTICLES } from './keywords.ts';
import { endOfUnknown, fail, nameBegins, peekKeyword, type Reader, skipBlank } from './reader.ts';

/** A province, and the coast if one is named, with what a Korean particle says of it. */
export interface PlaceRead {
  readonly province: ProvinceId;
  readonly location: LocationId;
  readonly marker: Marker | undefined;
}

/** Reads a place, or notes why there is none. */
export function needPlace(reader: Reader): PlaceRead | undefined {
  const place = tryPlace(reader);
  if (place !== undefined) return place;
  skipBlank(reader);
  const { at, text } = reader;
  if (reader.furthest !== undefined && reader.furthest.at > at) return undefined;
  const end = endOfUnknown(reader, at);
  const read = text.slice(at, end);
  if (read === '') {
    // What stands there instead of a name is shown whole, so that "read" is never empty in the middle of a line.
    return fail(reader, { at, code: 'incomplete-order', expected: 'province', end: Math.min(at + 1, text.length) });
  }
  // A verb in the place of a name is no name misspelt.
  const word = peekKeyword(reader)?.word;
  if (word !== undefined && word.length > 1)
    return fail(reader, { at, code: 'unknown-province', expected: 'province', end });
  return fail(reader, { at, code: 'unknown-province', expected: 'province', end, like: 'province' });
}

/** Reads a place if one is named here: `Stp(sc)`, `STP/SC`, `north coast of Spain`, `세르비아(Ser)에서`. */
export function tryPlace(reader: Reader): PlaceRead | undefined {
  const start = reader.at;
  skipBlank(reader);
  const before = coastBefore(reader);
  const name = takeName(reader, 'province');
  if (name === undefined) {
    reader.at = start;
    return undefined;
  }
  if (name.ids.length > 1) {
    fail(reader, {
      at: name.start,
      code: 'ambiguous-name',
      expected: 'province',
      end: reader.at,
      nearest: name.ids.slice(0, NEAREST_LIMIT),
    });
    reader.at = start;
    return undefined;
  }
  const place = readSuffixes(reader, name.ids[0] ?? '', before);
  if (place === undefined) reader.at = start;
  return place;
}

/** Passes the longest name here. One that ends in what is also a particle gives way: 티롤로 is "to Tyrolia". */
export function takeName(
  reader: Reader,
  kind: 'province' | 'power',
): { readonly ids: readonly string[]; readonly start: number } | undefined {
  const { folded } = reader;
  const start = reader.at;
  const table = kind === 'province' ? reader.names.provinceNames : reader.names.powerNames;
  const matches = matchNames(table, folded, start).filter(({ end }) => endsName(reader, end));
  const longest = matches[0];
  if (longest === undefined) return undefined;
  const shorter = matches.find((match) => givesWay(reader, match, longest));
  reader.at = (shorter ?? longest).end;
  return { ids: longest.ids, start };
}

/** Of two names of one thing the shorter is meant, if the rest is a particle. */
function givesWay({ folded }: Reader, match: NameMatch, longest: NameMatch): boolean {
  if (match.end >= longest.end || match.ids.join() !== longest.ids.join()) return false;
  const rest = folded.slice(match.end, longest.end);
  return PARTICLES.some(([particle]) => rest === particle);
}

/** A Korean name ends at the end of its word, or before a particle, a keyword or a coast. */
function endsName(reader: Reader, end: number): boolean {
  const { folded } = reader;
  if (!isHangul(folded[end]) || !isHangul(folded[end - 1])) return true;
  if (beginsWord(reader, end)) return true;
  if (/^(?:군|군은|군이|군의|측|입니다|이다|이에요|예요)(?![가-힣])/.test(folded.slice(end, end + 4))) return true;
  return PARTICLES.some(([particle]) => {
    const after = end + particle.length;
    if (!folded.startsWith(particle, end)) return false;
    return !isHangul(folded[after]) || beginsWord(reader, after) || nameBegins(reader, after);
  });
}

function beginsWord(reader: Reader, at: number): boolean {
  if (matchKeyword(reader.folded, at, (end) => nameBegins(reader, end)) !== undefined) return true;
  return coastAt(reader.folded, at, false) !== undefined;
}

/** Passes a Korean particle that is written on to the word before. */
export function takeParticle(reader: Reader): Marker | undefined {
  const toward = /^ +쪽으로/.exec(reader.folded.slice(reader.at, reader.at + 8));
  if (toward !== null) {
    reader.at += toward[0].length;
    return 'to';
  }
  const { folded, at } = reader;
  if (!isHangul(folded[at]) || matchKeyword(folded, at) !== undefined) return undefined;
  for (const [particle, marker] of PARTICLES) {
    const after = at + particle.length;
    if (!folded.startsWith(particle, at)) continue;
    if (isHangul(folded[after]) && !beginsWord(reader, after) && !nameBegins(reader, after)) continue;
    reader.at = after;
    return marker;
  }
  return undefined;
}

/** `north coast of` Spain. */
function coastBefore(reader: Reader): string | undefined {
  const match = coastAt(reader.folded, reader.at, false);
  if (match === undefined) return undefined;
  const of = /^ *of +/.exec(reader.folded.slice(match.end, match.end + 8));
  if (of === null) return undefined;
  reader.at = match.end + of[0].length;
  return match.coast;
}

function readSuffixes(reader: Reader, province: ProvinceId, before: string | undefined): PlaceRead | undefined {
  let coast = before;
  let marker = takeParticle(reader);
  for (;;) {
    const start = reader.at;
    const suffix = readSuffix(reader, province, coast);
    if (suffix === 'wrong') return undefined;
    if (suffix === undefined) {
      reader.at = start;
      break;
    }
    if (suffix.coast !== undefined) {
      if (coast !== undefined && coast !== suffix.coast) {
        const end = reader.at;
        return fail(reader, { at: start, code: 'names-disagree', expected: 'coast', end, nearest: [] });
      }
      coast = suffix.coast;
    }
    marker = takeParticle(reader) ?? marker;
  }
  return { province, location: coast === undefined ? province : `${province}/${coast}`, marker };
}

type Suffix = { readonly coast: string | undefined };

/** One piece after a name: a coast after a space, a stroke or a dash, or something in brackets. */
function readSuffix(reader: Reader, province: ProvinceId, known: string | undefined): Suffix | 'wrong' | undefined {
  const { folded } = reader;
  skipBlank(reader);
  const mark = folded[reader.at];
  if (mark === '(' || mark === '[') return readBracket(reader, province, known);
  const apart = mark === '/' || mark === '-';
  if (apart) {
    reader.at++;
    skipBlank(reader);
  }
  const match = coastAt(folded, reader.at, mark === '/');
  if (match === undefined || isLongerName(reader, match.end)) return undefined;
  reader.at = match.end;
  return { coast: match.coast };
}

/** 서쪽 지중해 is no west coast. */
function isLongerName({ names, folded, at }: Reader, coastEnd: number): boolean {
  return matchNames(names.provinceNames, folded, at).some(({ end }) => end > coastEnd);
}

const LONGEST_BRACKET = 40;

function readBracket(reader: Reader, province: ProvinceId, known: string | undefined): Suffix | 'wrong' | undefined {
  const { folded } = reader;
  const open = reader.at;
  const close = folded.indexOf(folded[open] === '(' ? ')' : ']', open);
  if (close < 0 || close - open > LONGEST_BRACKET) return undefined;
  reader.at = open + 1;
  skipBlank(reader);
  const inner = folded.slice(reader.at, close).trimEnd();
  if (inner === '') {
    reader.at = close + 1;
    return { coast: undefined };
  }
  const ends = (end: number): boolean => folded.slice(end, close).trim() === '';
  const start = reader.at;
  const coast = coastAt(folded, start, false) ?? coastAt(folded, start, true);
  const isName = idsNamed(reader.names.provinceNames, inner).includes(province);
  if (coast !== undefined && ends(coast.end) && !isName) {
    reader.at = close + 1;
    return { coast: coast.coast };
  }
  if (matchKeyword(folded, start) !== undefined) return undefined;
  const named = tryPlace(reader);
  if (named !== undefined && ends(reader.at)) {
    if (named.province !== province) {
      fail(reader, {
        at: start,
        code: 'names-disagree',
        expected: 'province',
        end: close,
        nearest: [province, named.province],
      });
      return 'wrong';
    }
    reader.at = close + 1;
    return { coast: named.location === named.province ? undefined : named.location.slice(province.length + 1) };
  }
  return readUnknownBracket(reader, province, known, start, close);
}

/** What is in brackets and means nothing is passed over in the middle of an order, and left as a remark at its end. */
function readUnknownBracket(
  reader: Reader,
  province: ProvinceId,
  known: string | undefined,
  start: number,
  close: number,
): Suffix | 'wrong' | undefined {
  const { folded } = reader;
  const inner = folded.slice(start, close).trimEnd();
  const coasts = reader.names.provinces.get(province)?.coasts ?? [];
  const meantAsCoast = /^[a-z]{1,3}$|coast|해안/.test(inner);
  if (coasts.length > 0 && known === undefined && meantAsCoast) {
    const nearest = coasts.map((coast) => `${province}/${coast}`);
    fail(reader, { at: start, code: 'unknown-coast', expected: 'coast', end: close, nearest });
    return 'wrong';
  }
  const rest = folded.slice(close + 1).trimStart();
  if (rest === '' || !(/^[-=>,:]/.test(rest) || isWordLetter(rest[0]) || isHangul(rest[0]))) return undefined;
  reader.at = close + 1;
  return { coast: undefined };
}
