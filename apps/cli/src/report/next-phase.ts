import { askOf, type PhaseResult, phaseText, type Referee } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { UNKNOWN_POWER } from '../sheet/units-from-orders.ts';
import { wordsIn } from '../text/words.ts';

/** How much is known of the board. */
export interface BoardKnown {
  /** Builds and removals can be counted. */
  readonly knowsCentres: boolean;
  /** A power without a unit has none; else it may merely not be on the sheet. */
  readonly isWhole: boolean;
}

/**
 * The phase that comes next and what each power orders in it: `1901년 봄 퇴각. 명령할 나라: 터키`. Null when the match is over.
 */
export function nextText(
  { board }: Pick<Referee, 'board'>,
  { next, outcome }: Pick<PhaseResult, 'next' | 'outcome'>,
  nameOf: (power: string) => string,
  locale: Locale,
  { knowsCentres, isWhole }: BoardKnown,
): string | null {
  if (outcome !== null) return null;
  const words = wordsIn(locale);
  const phase = phaseText(next.phase, locale);
  if (next.phase.endsWith('A') && !knowsCentres) return phase;
  const standing = new Set([...next.units, ...next.dislodged.map(({ unit }) => unit)].map(({ power }) => power));
  const asked = board.powerIds.flatMap((id): string[] => {
    if (id === UNKNOWN_POWER || next.civilDisorder.includes(id)) return [];
    const ask = askOf(board.data, next, id);
    if (ask === null || (ask.kind === 'builds' && !standing.has(id) && !isWhole)) return [];
    const power = nameOf(id);
    if (ask.kind === 'builds') return [words('next-builds', { power, count: ask.count })];
    if (ask.kind === 'removals') return [words('next-removals', { power, count: ask.count })];
    return [power];
  });
  return asked.length === 0 ? phase : words('next-phase', { phase, powers: asked });
}
