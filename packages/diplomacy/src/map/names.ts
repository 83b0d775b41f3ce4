import { fold, isHangul, isIgnorable, normaliseName } from './folding.ts';
import type { Aliases, MapData, Names, PowerData, PowerId, ProvinceData, ProvinceId } from './map-data.ts';
import { nameDistance, nameLength } from './name-distance.ts';

/** Everything a map's powers and provinces can be called, in both languages, ready to be looked up in a folded line. */
export interface NameIndex {
  readonly map: MapData;
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceData>;
  readonly powers: ReadonlyMap<PowerId, PowerData>;
  readonly provinceNames: NameTable;
  readonly powerNames: NameTable;
}

/** Names of one kind of thing. Ids that share a name are kept together, so that the reader can say "ambiguous". */
export interface NameTable {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly root: NameNode;
}

interface NameNode {
  readonly next: Map<string, NameNode>;
  ids: readonly string[];
  /** Some name is written with a space, dash or the like here. */
  gap: boolean;
}

/** A name found in a line: whose it can be, and where it ends. */
export interface NameMatch {
  readonly ids: readonly string[];
  readonly end: number;
}

/** Indexes codes, abbreviations, names and aliases of a map. */
export function indexNames(map: MapData): NameIndex {
  return {
    map,
    provinces: new Map(map.provinces.map((province) => [province.id, province])),
    powers: new Map(map.powers.map((power) => [power.id, power])),
    provinceNames: nameTable(map.provinces, (province) => [province.id, province.abbr, ...spellings(province)]),
    powerNames: nameTable(map.powers, (power) => [power.id, ...spellings(power)]),
  };
}

/** Names and aliases of a power or province, as the map writes them. */
export function spellings(named: {
  readonly name: Names;
  readonly short?: string;
  readonly aliases?: Aliases;
}): readonly string[] {
  const { name, short, aliases } = named;
  const all = [name.ko, name.en, ...(aliases?.ko ?? []), ...(aliases?.en ?? [])];
  return short === undefined ? all : [...all, short];
}

function nameTable<T extends { readonly id: string }>(
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): NameTable {
  const ids = new Map<string, readonly string[]>();
  const root = emptyNode();
  for (const thing of things) {
    for (const name of namesOf(thing)) {
      const form = normaliseName(name);
      const owners = ids.get(form) ?? [];
      if (form === '') continue;
      const all = owners.includes(thing.id) ? owners : [...owners, thing.id];
      ids.set(form, all);
      plant(root, fold(name.normalize('NFC')), all);
    }
  }
  return { ids, root };
}

function emptyNode(): NameNode {
  return { next: new Map(), ids: [], gap: false };
}

function plant(root: NameNode, folded: string, ids: readonly string[]): void {
  let node = root;
  for (const character of folded) {
    if (isIgnorable(character)) {
      node.gap = true;
      continue;
    }
    let next = node.next.get(character);
    if (next === undefined) {
      next = emptyNode();
      node.next.set(character, next);
    }
    node = next;
  }
  node.ids = ids;
}

/**
 * Names that begin at `at` in a folded line, longest first. A Latin name ends where its word ends; whether a Korean one
 * does is for the caller to say, who knows the particles.
 */
export function matchNames(table: NameTable, folded: string, at: number): NameMatch[] {
  const matches: NameMatch[] = [];
  let node = table.root;
  let position = at;
  while (position < folded.length) {
    const character = folded[position] ?? '';
    const next = node.next.get(character);
    if (next === undefined) {
      const end = position === at ? -1 : bridgeEnd(node, folded, position);
      if (end < 0) break;
      position = end;
      continue;
    }
    position++;
    node = next;
    if (node.ids.length > 0 && !(isWordLetter(character) && isWordLetter(folded[position]))) {
      matches.unshift({ ids: node.ids, end: position });
    }
  }
  return matches;
}

/**
 * Where a name may go on behind spaces, dashes, stops or apostrophes, or -1: where it is written with some; Korean names
 * behind any space, as Koreans differ on spaces. So `SER VIA` is not "Servia", and `Gas-Con` not "Gascon". A letter that
 * is a word of its own is a verb: `Norwegian S` supports. A dash between spaces parts two names.
 */
function bridgeEnd(node: NameNode, folded: string, at: number): number {
  let end = at;
  while (isIgnorable(folded[end] ?? '')) end++;
  if (end === at) return -1;
  const run = folded.slice(at, end);
  const isLoneLetter = isWordLetter(folded[end]) && !isWordLetter(folded[end + 1]);
  if (run.includes(' -') && run.includes('- ')) return -1;
  if (run.includes(' ') && isLoneLetter) return -1;
  const free = run === "'" || run === '.' || (isHangul(folded[end]) && run.trim() === '');
  return node.gap || free ? end : -1;
}

/** A letter or digit of a script that separates its words by spaces. */
export function isWordLetter(character: string | undefined): boolean {
  if (character === undefined || character === '') return false;
  if (character < '\u0080') return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(character);
}

/** Whose name this whole text is: no id, one, or several. */
export function idsNamed(table: NameTable, text: string): readonly string[] {
  return table.ids.get(normaliseName(text)) ?? [];
}

/** Ids whose names begin or end with what was read: `North`, `대서양`. Two or more make it ambiguous. */
export function idsNamedInPart(table: NameTable, text: string): readonly string[] {
  const form = normaliseName(text);
  if (nameLength(form) < 4) return [];
  const found = new Set<string>();
  for (const [name, ids] of table.ids) {
    if (name.startsWith(form) || name.endsWith(form)) for (const id of ids) found.add(id);
  }
  return [...found].sort();
}

/** Suggestions are never more than this many. */
export const NEAREST_LIMIT = 5;

/**
 * Ids of the names most like what was read, nearest first, ties by id. Empty when nothing is alike: a distance above two
 * fifths of the letters, at least two letters.
 */
export function nearestNames(table: NameTable, text: string): readonly string[] {
  const form = normaliseName(text).slice(0, 40);
  if (form === '') return [];
  const limit = Math.max(2, Math.ceil(nameLength(form) * 0.4));
  const best = new Map<string, number>();
  for (const [name, ids] of table.ids) {
    const far = likeness(form, name);
    if (far > limit || far >= nameLength(name)) continue;
    for (const id of ids) best.set(id, Math.min(far, best.get(id) ?? far));
  }
  const ranked = [...best].sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1));
  const nearest = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, far]) => far <= nearest + 0.5)
    .slice(0, NEAREST_LIMIT)
    .map(([id]) => id);
}

/** A name begun but not finished is nearer than any misspelling; a wrong first letter is the rarest slip. */
function likeness(read: string, name: string): number {
  if (read.length > 1 && name.startsWith(read)) return (name.length - read.length) / 100;
  return nameDistance(read, name) + (read[0] === name[0] ? 0 : 0.5);
}
