import type { Locale } from '@panjeong/kernel';
import type { PhaseKind, PhaseName, Season } from '../orders/position.ts';
import { tell } from './catalogues.ts';

const SEASONS: Readonly<Record<string, Season>> = { S: 'S', F: 'F', W: 'W' };
const KINDS: Readonly<Record<string, PhaseKind>> = { M: 'M', R: 'R', A: 'A' };

/** `1901년 봄 이동`, `Spring 1901 moves`. */
export function phaseText(phase: PhaseName, lang: Locale): string {
  const season = tell(lang, 'seasons', SEASONS[phase[0] ?? ''] ?? 'S', {});
  const kind = tell(lang, 'phaseKinds', KINDS[phase.at(-1) ?? ''] ?? 'M', {});
  return tell(lang, 'phases', 'phase', { year: Number(phase.slice(1, -1)), season, kind });
}
