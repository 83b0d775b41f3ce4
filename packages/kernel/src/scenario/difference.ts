import { canonicalJson } from '../log/canonical.ts';

/** Where two JSON values differ, as deep as both are objects; lists are compared whole. */
export interface Difference {
  readonly path: readonly PropertyKey[];
  readonly expected: unknown;
  /** Undefined where nothing was found. */
  readonly found: unknown;
}

export function differences(
  expected: unknown,
  found: unknown,
  path: readonly PropertyKey[] = [],
): readonly Difference[] {
  if (isObject(expected) && isObject(found)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...keys].sort().flatMap((key) => differences(expected[key], found[key], [...path, key]));
  }
  if (expected === undefined && found === undefined) return [];
  const same = expected !== undefined && found !== undefined && canonicalJson(expected) === canonicalJson(found);
  return same ? [] : [{ path, expected, found }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
