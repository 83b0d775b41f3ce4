import type { GameTypes, LogEntry } from '@panjeong/kernel';

/**
 * Numbers (`seq`) of the entries that count, in order, `setup` first: neither rollbacks nor what they took back.
 *
 * @param entries of a log that {@link history} takes
 */
export function standingEntries<T extends GameTypes>(entries: readonly LogEntry<T>[]): readonly number[] {
  const after: (readonly number[])[] = [];
  for (const { seq, command } of entries) {
    after.push(command.kind === 'rollback' ? (after[command.to] ?? []) : [...(after.at(-1) ?? []), seq]);
  }
  return after.at(-1) ?? [];
}
