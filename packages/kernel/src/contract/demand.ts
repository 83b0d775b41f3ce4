import { canonicalJson } from '../log/canonical.ts';

const LONGEST = 400;

/** @throws Error with the words and the values, shortened, unless `holds` */
export function demand(holds: boolean, what: string, ...values: readonly unknown[]): asserts holds {
  if (holds) return;
  const shown = values.map((value) => (JSON.stringify(value) ?? String(value)).slice(0, LONGEST));
  throw new Error([what, ...shown].join('\n  '));
}

/** @throws Error unless both are the same JSON, whatever the order of their keys */
export function demandSame(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [canonicalJson(actual), canonicalJson(expected)];
  if (found === wanted) return;
  let from = 0;
  while (found[from] === wanted[from]) from += 1;
  from = Math.max(0, from - LONGEST / 4);
  throw new Error(`${what}\n  …${found.slice(from, from + LONGEST)}\n  …${wanted.slice(from, from + LONGEST)}`);
}
