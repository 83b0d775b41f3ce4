import { normaliseName } from './folding.ts';
import type { ProvinceData, ProvinceId } from './map-data.ts';
import { nameDistance, nameLength } from './name-distance.ts';
import type { NameIndex } from './names.ts';

/** Up to this many letters a name is an abbreviation, in which every letter counts. */
const CODE_LETTERS = 4;
/** Names that begin with as many letters alike are taken for each other (jamo, in Korean). */
const SHARED_LETTERS = 3;
/** … and so are names of which this part of the letters is the same. */
const SHARED_PART = 0.6;

/**
 * Provinces whose names are easily taken for this one's, most alike first: `Lvn` and `Lvp`, `Tyr` and `TYS`, 노르웨이 and
 * 노르웨이해. Found from the letters of the names and abbreviations in either language, so that every map has its own.
 */
export function lookAlikes({ map, provinces }: NameIndex, id: ProvinceId): readonly ProvinceId[] {
  const province = provinces.get(id);
  if (province === undefined) return [];
  const own = formsOf(province);
  return map.provinces
    .map((other) => [other.id, other.id === id ? 0 : likeness(own, formsOf(other))] as const)
    .filter(([, alike]) => alike > 0)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([other]) => other);
}

interface Forms {
  readonly codes: readonly string[];
  readonly ko: string;
  readonly en: string;
}

function formsOf({ id, abbr, name, aliases }: ProvinceData): Forms {
  const written = [id, abbr, ...(aliases?.en ?? [])].map(normaliseName);
  const codes = written.filter((code) => code.length <= CODE_LETTERS);
  return { codes: [...new Set(codes)], ko: normaliseName(name.ko).normalize('NFD'), en: normaliseName(name.en) };
}

/** From 0, not alike, to 1. */
function likeness(one: Forms, other: Forms): number {
  const codes = one.codes.flatMap((left) => other.codes.map((right) => codesAlike(left, right)));
  return Math.max(0, ...codes, namesAlike(one.ko, other.ko), namesAlike(one.en, other.en));
}

/** A wrong first letter is the rarest slip. */
function codesAlike(left: string, right: string): number {
  if (left[0] !== right[0] || nameDistance(left, right) > 1) return 0;
  return 1 - 1 / Math.max(left.length, right.length);
}

function namesAlike(left: string, right: string): number {
  if (left[0] !== right[0]) return 0;
  const lengths = [nameLength(left), nameLength(right)];
  let shared = 0;
  while (shared < Math.min(...lengths) && left[shared] === right[shared]) shared++;
  const begin = shared >= SHARED_LETTERS ? shared / Math.min(...lengths) : 0;
  const same = 1 - nameDistance(left, right) / Math.max(...lengths);
  return Math.max(begin, same >= SHARED_PART ? same : 0);
}
