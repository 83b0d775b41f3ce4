import type { MapData } from '../map/map-data.ts';
import type { PhaseName } from '../orders/position.ts';
import { phaseName, phaseNumber } from '../phases/calendar.ts';

const SEASONS: Readonly<Record<string, 'S' | 'F'>> = { spring: 'S', summer: 'S', fall: 'F', autumn: 'F', winter: 'F' };
const KINDS: Readonly<Record<string, 'M' | 'R' | 'A'>> = {
  movement: 'M',
  retreat: 'R',
  retreats: 'R',
  adjustment: 'A',
  adjustments: 'A',
  builds: 'A',
};

/** Reads `Spring 1901, Movement`, `Fall, 1901 (Adjustment)`, `F1901M`; null for no phase of the year. */
export function readJdipPhase(text: string): PhaseName | null {
  const short = /^([SFW])(\d{1,6})([MRA])$/i.exec(text.trim());
  if (short !== null) {
    return nameOf(short[1]?.toUpperCase() === 'S' ? 'S' : 'F', short[2] ?? '', short[3]?.toUpperCase() ?? '');
  }
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  const seasons = words.flatMap((word) => SEASONS[word] ?? []);
  const kinds = words.flatMap((word) => KINDS[word] ?? []);
  const years = words.filter((word) => /^\d{1,6}$/.test(word));
  const [season, year, kind] = [seasons[0], years[0], kinds[0]];
  if (season === undefined || year === undefined || kind === undefined) return null;
  if (seasons.length + years.length + kinds.length > 3) return null;
  return nameOf(season, year, kind);
}

/** Adjustments end the fall in jDip; ours have the winter. */
function nameOf(season: string, year: string, kind: string): PhaseName | null {
  if (kind === 'A' && season === 'S') return null;
  return phaseName(phaseNumber(`${kind === 'A' ? 'W' : season}${year}${kind}`));
}

/** `Spring 1901, Movement`: what {@link readJdipPhase} reads, and jDip and its relatives besides. */
export function phaseWords(phase: PhaseName): string {
  const kinds: Readonly<Record<string, string>> = { M: 'Movement', R: 'Retreat', A: 'Adjustment' };
  return `${phase.startsWith('S') ? 'Spring' : 'Fall'} ${phase.slice(1, -1)}, ${kinds[phase.at(-1) ?? ''] ?? ''}`;
}

/** What jDip calls the variant of a map: `Standard`. */
export function jdipVariant({ id }: MapData): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
