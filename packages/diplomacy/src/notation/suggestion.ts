import { isHangul } from '../map/folding.ts';
import { idsNamedInPart, type NameTable, NEAREST_LIMIT, nearestNames } from '../map/names.ts';
import { PARTICLES } from './keywords.ts';
import type { ProblemCode } from './problem.ts';
import { endOfUnknown, type Failure, type Reader } from './reader.ts';
import { provincesShortened } from './shortened-name.ts';

/** A failure as it is told: what was read, and what may have been meant. */
export interface Told {
  readonly code: ProblemCode;
  readonly end: number;
  readonly nearest: readonly string[];
}

/** Looks up what unknown words may have meant. Two names that begin or end with them make them ambiguous. */
export function tell(reader: Reader, failure: Failure, suggest: boolean): Told {
  const limit = reader.text.length;
  const end = Math.max(failure.at, Math.min(failure.end ?? endOfUnknown(reader, failure.at), limit));
  const { code, like, nearest = [] } = failure;
  if (like === undefined || !suggest) return { code, end, nearest };
  const table = like === 'province' ? reader.names.provinceNames : reader.names.powerNames;
  const read = reader.text.slice(failure.at, end);
  const meant = idsNamedInPart(table, read);
  if (meant.length > 1) return { code: 'ambiguous-name', end, nearest: meant.slice(0, NEAREST_LIMIT) };
  const shortened = like === 'province' ? provincesShortened(reader.names, read) : [];
  const alike = nearestWithParticle(table, read);
  return { code, end, nearest: [...new Set([...shortened, ...alike])].slice(0, NEAREST_LIMIT) };
}

/** An unknown Korean word may have a particle at its end. */
function nearestWithParticle(table: NameTable, read: string): readonly string[] {
  const found = nearestNames(table, read);
  if (!isHangul(read.at(-1))) return found;
  const particle = PARTICLES.find(([text]) => read.endsWith(text) && read.length > text.length + 1);
  if (particle === undefined) return found;
  const bare = nearestNames(table, read.slice(0, -particle[0].length));
  return [...new Set([...bare, ...found])].slice(0, NEAREST_LIMIT);
}
