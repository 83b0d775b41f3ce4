import { normaliseName } from './folding.ts';
import type { MapData, Names } from './map-data.ts';
import type { MapProblem, MapProblemCode } from './map-problem.ts';
import { spellings } from './names.ts';
import { borderProblems } from './validate-borders.ts';
import { startProblems } from './validate-start.ts';

/**
 * Everything wrong with a map's data, in no particular order; an empty list means that a board can be compiled from it.
 * The shape of the JSON is taken for granted.
 */
export function validateMap(data: MapData): MapProblem[] {
  return [
    ...idProblems(data),
    ...nameProblems(data),
    ...duplicateNames(data),
    ...provinceProblems(data),
    ...victoryProblems(data),
    ...borderProblems(data),
    ...startProblems(data),
  ];
}

function idProblems({ powers, provinces }: MapData): MapProblem[] {
  const problems: MapProblem[] = [];
  const check = (ids: readonly string[], form: RegExp, code: MapProblemCode, prefix = ''): void => {
    for (const id of ids) if (!form.test(id)) problems.push({ code: 'malformed-id', subjects: [prefix + id] });
    for (const id of duplicates(ids)) problems.push({ code, subjects: [prefix + id] });
  };
  check(
    powers.map(({ id }) => id),
    /^[A-Z][A-Z0-9_]*$/,
    'duplicate-power',
  );
  check(
    provinces.map(({ id }) => id),
    /^[A-Z][A-Z0-9_]*$/,
    'duplicate-province',
  );
  for (const { id, coasts = [] } of provinces) check(coasts, /^[A-Z]{2}$/, 'duplicate-coast', `${id}/`);
  return problems;
}

/** Values that stand more than once in a list, each once. */
export function duplicates(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function nameProblems(data: MapData): MapProblem[] {
  const problems: MapProblem[] = [];
  const check = (id: string, name: Names): void => {
    for (const locale of ['ko', 'en'] as const) {
      // A name of marks alone could never be read.
      if (normaliseName(name[locale] ?? '') === '') problems.push({ code: 'missing-name', subjects: [id, locale] });
    }
  };
  check(data.id, data.name);
  for (const { id, name } of data.powers) check(id, name);
  for (const { id, name, abbr } of data.provinces) {
    check(id, name);
    if (normaliseName(abbr) === '') problems.push({ code: 'missing-name', subjects: [id, 'abbr'] });
  }
  return problems;
}

/** Names are compared as the reader of orders compares them: `St. Pete` and `st-pete` are one. */
function duplicateNames({ powers, provinces }: MapData): MapProblem[] {
  return [
    ...sharedNames(powers.map((power) => [power.id, [power.id, ...spellings(power)]] as const)),
    ...sharedNames(provinces.map((place) => [place.id, [place.id, place.abbr, ...spellings(place)]] as const)),
  ];
}

function sharedNames(named: readonly (readonly [id: string, names: readonly string[]])[]): MapProblem[] {
  const owners = new Map<string, Set<string>>();
  for (const [id, names] of named) {
    for (const name of names) {
      const form = normaliseName(name);
      owners.set(form, (owners.get(form) ?? new Set()).add(id));
    }
  }
  return [...owners]
    .filter(([form, ids]) => form !== '' && ids.size > 1)
    .map(([form, ids]) => ({ code: 'duplicate-name', subjects: [form, ...ids] }));
}

function provinceProblems({ powers, provinces }: MapData): MapProblem[] {
  const problems: MapProblem[] = [];
  const powerIds = new Set(powers.map(({ id }) => id));
  const homes = new Set<string>();
  for (const { id, kind, coasts, canal, centre, home } of provinces) {
    if (coasts !== undefined && (kind !== 'coastal' || coasts.length < 2)) {
      problems.push({ code: 'impossible-coast', subjects: [id] });
    }
    if (canal === true && kind !== 'coastal') problems.push({ code: 'impossible-canal', subjects: [id] });
    if (home === undefined) continue;
    homes.add(home);
    if (!powerIds.has(home)) problems.push({ code: 'home-of-nobody', subjects: [id, home] });
    if (centre !== true) problems.push({ code: 'home-without-centre', subjects: [id, home] });
  }
  for (const id of powerIds) if (!homes.has(id)) problems.push({ code: 'power-without-home', subjects: [id] });
  return problems;
}

function victoryProblems({ id, victoryCentres, provinces }: MapData): MapProblem[] {
  const centres = provinces.filter(({ centre }) => centre === true).length;
  const isPossible = Number.isInteger(victoryCentres) && victoryCentres >= 1 && victoryCentres <= centres;
  return isPossible ? [] : [{ code: 'impossible-victory', subjects: [id, String(victoryCentres)] }];
}
