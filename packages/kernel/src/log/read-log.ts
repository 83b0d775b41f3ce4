import { z } from 'zod';
import type { GameTypes } from '../game/game.ts';
import type { Reading } from '../game/reading.ts';
import type { LogEntry } from './entry.ts';

const seat = z.string();
const kinded = z.looseObject({ kind: z.string() });
const ruling = z.strictObject({
  id: z.string(),
  rule: z.string(),
  subject: z.string(),
  verdict: z.string(),
  params: z.record(z.string(), z.json()),
  because: z.array(z.string()),
});
const entry = z.strictObject({
  seq: z.int().nonnegative(),
  at: z.number(),
  actor: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seat'), seat }),
    z.strictObject({ kind: z.literal('deadline'), seat }),
    z.strictObject({ kind: z.literal('gameMaster') }),
  ]),
  command: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('setup'), options: z.looseObject({}) }),
    z.strictObject({ kind: z.literal('play'), command: kinded }),
    z.strictObject({ kind: z.literal('amend'), command: kinded, reason: z.string().min(1) }),
    z.strictObject({ kind: z.literal('rollback'), to: z.int().nonnegative(), reason: z.string().min(1) }),
  ]),
  events: z.array(kinded),
  rulings: z.array(ruling),
  release: z.string(),
});

/**
 * Reads the frame of a log entry that was stored as JSON. What the game put inside (options, command, events) is checked no
 * further than that it has a `kind`: it was written by a release of the game, and `apply` reads every shape ever released.
 */
export function readEntry<T extends GameTypes>(json: unknown): Reading<LogEntry<T>> {
  const parsed = entry.safeParse(json);
  if (parsed.success) return { kind: 'read', value: parsed.data as unknown as LogEntry<T> };
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const at = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  let found: unknown = json;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return {
    kind: 'unparsable',
    at: at.replace(/^\./, ''),
    found: (JSON.stringify(found) ?? 'nothing').slice(0, 80),
    expected: [issue?.message ?? 'a log entry'],
  };
}
