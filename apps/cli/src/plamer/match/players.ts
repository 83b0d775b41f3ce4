import type { Words } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { PAIRINGS } from './pairings.ts';

export const SEATS = ['a', 'b'] as const;
export type Seat = (typeof SEATS)[number];

/** Who sits there. */
export const PLAYERS = ['human', 'random', 'greedy'] as const;
export type PlayerKind = (typeof PLAYERS)[number];
export type Seating = Readonly<Record<Seat, PlayerKind>>;

export const DEFAULT_SEATING: Seating = { a: 'human', b: 'greedy' };

/**
 * Reads `a=human b=greedy`.
 *
 * @throws UsageError for a seat or a value that there is not
 */
export function readSeated<Value extends string>(
  option: string,
  given: readonly string[] | undefined,
  values: readonly Value[],
  words: Words,
): Partial<Record<Seat, Value>> {
  const seated: Partial<Record<Seat, Value>> = {};
  for (const text of given ?? []) {
    const [name = '', said = ''] = text.split('=');
    const seat = SEATS.find((one) => one === name);
    const value = values.find((one) => one === said);
    if (seat === undefined || value === undefined) {
      const allowed = SEATS.flatMap((one) => values.map((other) => `${one}=${other}`));
      throw new UsageError(words('bad-value', { option, value: text, allowed }));
    }
    seated[seat] = value;
  }
  return seated;
}

/** A whole number that was typed behind an option. @throws UsageError */
export function readWhole(option: string, text: string, words: Words, least = 0, most = 999_999_999): number {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(words('bad-value', { option, value: text, allowed: [`${least}…${most}`] }));
}

/** Factions that do not sit so. */
export const seatedOtherwise = (given: readonly string[], words: Words): UsageError =>
  new UsageError(
    words('bad-value', {
      option: '--faction',
      value: given.join(' '),
      allowed: PAIRINGS.map(([a, b]) => `a=${a} b=${b}`),
    }),
  );
