import type { DiplomacyTypes } from '@panjeong/diplomacy';
import { diplomacy } from '@panjeong/diplomacy';
import type { Unparsable } from '@panjeong/kernel';
import type { Match } from '@panjeong/table';
import { changeMatch, LockedError, type LoneMatch, type LoneReading, readMatch } from '@panjeong/table/node';
import { unopened } from '../../input/read-source.ts';
import { unopenedText } from '../../text/unopened.ts';
import type { Words } from '../../text/words.ts';
import { VERSION } from '../../version.ts';
import { type Desk, deskOf, withMatch } from './desk.ts';
import { firstChanged } from './entry-check.ts';
import { Refusal } from './refusal.ts';

type DeskReading = LoneReading<DiplomacyTypes>;

/** A desk as it was read, and what the reader should be warned of. */
export interface OpenedDesk {
  readonly desk: Desk;
  readonly warning: string | null;
}

/**
 * Reads a match to look at it. Damage at the end of its file is a warning: what comes before it is whole.
 *
 * @throws Refusal when the file cannot be read as a match
 */
export async function readDesk(file: string, words: Words): Promise<OpenedDesk> {
  const reading = await opened(file, words, () => readMatch<DiplomacyTypes>(file));
  if (reading.kind !== 'damaged') return { desk: deskIn(file, reading, words), warning: null };
  const { match, damage } = reading;
  return { desk: deskFrom(file, match, words), warning: damageText(file, damage.fault, damage.lines, words) };
}

/**
 * Reads a match and adds to it, while no other process does. When this returns it is on the disk.
 *
 * @param change what comes of the match, and what the caller wants to know of it
 * @throws Refusal when the file cannot be read as a match; what `change` throws. Nothing was changed then
 */
export async function changeDesk<Result>(
  file: string,
  words: Words,
  change: (desk: Desk) => { readonly match: Match<DiplomacyTypes>; readonly result: Result },
): Promise<{ readonly desk: Desk; readonly result: Result }> {
  let done: { readonly desk: Desk; readonly result: Result } | undefined;
  const reading = await opened(file, words, () =>
    changeMatch<DiplomacyTypes>(file, (stored) => {
      const before = deskFrom(file, stored, words);
      const { match, result } = change(before);
      done = { desk: withMatch(before, match, stored.header), result };
      return match.entries.slice(stored.entries.length);
    }),
  );
  if (reading.kind === 'damaged') {
    const { fault, lines } = reading.damage;
    throw new Refusal(`${damageText(file, fault, lines, words)} ${words('desk-not-changed')}`);
  }
  if (done === undefined) throw new Refusal(unreadableText(file, reading, words));
  return done;
}

async function opened(file: string, words: Words, open: () => Promise<DeskReading>): Promise<DeskReading> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusalOf(error, file, words);
  }
}

/** What the system says of a file, as a refusal; a fault of ours stays one. */
export function refusalOf(error: unknown, file: string, words: Words): unknown {
  if (error instanceof LockedError) return new Refusal(words('desk-locked', { file }));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_FS_FILE_TOO_LARGE' || code === 'ERR_STRING_TOO_LONG')
    return new Refusal(words('desk-too-large', { file }));
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error;
  return new Refusal(unopenedText(file, unopened(error).code, words));
}

/** Why a match's file could not be made. */
export function notCreated(error: unknown, file: string, words: Words): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return new Refusal(words('desk-exists', { file }));
  return code === 'ENOENT' ? new Refusal(words('desk-no-folder', { file })) : refusalOf(error, file, words);
}

function deskIn(file: string, reading: Exclude<DeskReading, { readonly kind: 'damaged' }>, words: Words): Desk {
  if (reading.kind !== 'read') throw new Refusal(unreadableText(file, reading, words));
  return deskFrom(file, reading.match, words);
}

/** @throws Refusal when it is of another game, or of a program that knows more than this one */
export function deskFrom(file: string, match: LoneMatch<DiplomacyTypes>, words: Words): Desk {
  const { game } = match.header;
  if (game !== diplomacy.id) throw new Refusal(words('desk-other-game', { file, game: game.slice(0, 40) }));
  if (match.entries.length === 0) throw new Refusal(words('desk-damaged', { file, line: '2', found: '' }));
  const newer = match.entries.find(({ release }) => isNewer(release));
  try {
    return deskOf(file, match);
  } catch (error) {
    // What a newer program wrote may mean something that this one has no words for.
    if (newer !== undefined) throw new Refusal(words('desk-newer', { file, version: newer.release }));
    throw changedBehind(file, match, words) ?? error;
  }
}

function changedBehind(file: string, match: LoneMatch<DiplomacyTypes>, words: Words): Refusal | null {
  const changed = firstChanged(match);
  return changed === null
    ? null
    : new Refusal(words('desk-changed', { file, line: changed.line, found: changed.found }));
}

/**
 * What went wrong with a match, where it is the match that is wrong: an entry was changed by hand, and means nothing now.
 * Null when its entries are as they were written, and the fault is ours.
 */
export async function faultOfFile(file: string, words: Words): Promise<Refusal | null> {
  const reading = await readMatch<DiplomacyTypes>(file).catch(() => null);
  return reading !== null && 'match' in reading ? changedBehind(file, reading.match, words) : null;
}

function unreadableText(file: string, reading: DeskReading, words: Words): string {
  switch (reading.kind) {
    case 'newer':
      return words('desk-newer', { file, version: String(reading.version) });
    case 'unparsable':
      return reading.at.startsWith('1:')
        ? words('desk-no-match', { file, found: reading.found.split('\n')[0] ?? '' })
        : words('desk-damaged', { file, line: lineOf(reading), found: reading.found });
    default:
      throw new Error(`${file} was ${reading.kind}`);
  }
}

export function damageText(file: string, fault: Unparsable, lines: number, words: Words): string {
  return words('desk-damage', { file, line: lineOf(fault), found: fault.found, lines });
}

const lineOf = ({ at }: Unparsable): string => at.split(':')[0] ?? '';

/** Whether a release, `1.4.0`, is newer than this program. */
function isNewer(release: string): boolean {
  const [one, other] = [release, VERSION].map((text) => text.split('.').map(Number));
  for (const [index, number] of (one ?? []).entries()) {
    const difference = number - (other?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
