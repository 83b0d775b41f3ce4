import type { Reading } from '@panjeong/kernel';
import type { z } from 'zod';

const LONGEST = 80;

/** Reads JSON from outside by a schema; the first thing that is wrong says where, what was read and what was expected. */
export function readJson<T>(schema: z.ZodType<T>, json: unknown): Reading<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { kind: 'read', value: parsed.data };
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  let found: unknown = json;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return {
    kind: 'unparsable',
    at: pathText(path),
    found: (JSON.stringify(found) ?? 'nothing').slice(0, LONGEST),
    expected: issue === undefined ? [] : expectedBy(issue),
  };
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '');
}

/** Literals or bounds that would have been understood, or the code of what was wrong. */
function expectedBy(issue: z.core.$ZodIssue): readonly string[] {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(String);
    case 'invalid_type':
      return [issue.expected];
    case 'too_small':
      return [`>= ${issue.minimum}`];
    case 'too_big':
      return [`<= ${issue.maximum}`];
    case 'unrecognized_keys':
      return issue.keys.map((key) => `no ${key}`);
    case 'custom':
      return [issue.message];
    default:
      return [issue.code];
  }
}
