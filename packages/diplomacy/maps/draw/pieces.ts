import type { Raster } from './raster.ts';
import { forContacts, type Run, runsOf } from './runs.ts';

/** Connected patches of one face, corners not counting as contact. */
export interface Pieces {
  /** For each run the run that stands for its piece. */
  readonly of: readonly number[];
  /** Cells by piece. */
  readonly sizes: ReadonlyMap<number, number>;
}

export function piecesOf(runs: readonly Run[]): Pieces {
  const parent = runs.map((_, index) => index);
  const find = (run: number): number => {
    let top = run;
    while (parent[top] !== top) top = parent[top] ?? top;
    for (let at = run; at !== top; ) {
      const next = parent[at] ?? top;
      parent[at] = top;
      at = next;
    }
    return top;
  };
  forContacts(runs, (a, b) => {
    if (runs[a]?.face === runs[b]?.face) parent[find(b)] = find(a);
  });
  const of = runs.map((_, index) => find(index));
  const sizes = new Map<number, number>();
  runs.forEach(({ from, to }, index) => {
    const piece = of[index] ?? 0;
    sizes.set(piece, (sizes.get(piece) ?? 0) + to - from);
  });
  return { of, sizes };
}

/**
 * Gives stray pieces to the face they share most border with: every piece but the largest of its face and those that lie
 * at one of the cells `kept`. Land goes to land and water to water where there is any beside it; islets so turn to sea, and a
 * mountain valley goes to whom it lies open.
 */
export function absorbStrays(raster: Raster, isSea: (face: number) => boolean, kept: ReadonlySet<number>): void {
  for (let choosy = true; ; ) {
    const runs = runsOf(raster);
    const pieces = piecesOf(runs);
    const keep = keptPieces(raster, runs, pieces, kept);
    if (keep.size === pieces.sizes.size) return;
    const heirs = heirsOf(runs, contactsOf(runs, pieces, keep), keep, isSea, choosy);
    // Strays in a ring about each other: the first of them takes any ground.
    if (heirs.size === 0 && !choosy) throw new RangeError('a stray piece beside nothing but stray pieces');
    choosy = heirs.size > 0;
    runs.forEach(({ row, from, to }, index) => {
      const heir = heirs.get(pieces.of[index] ?? 0);
      if (heir !== undefined) raster.cells.fill(heir, row * raster.width + from, row * raster.width + to);
    });
  }
}

/** To which face each stray piece goes in this round; one that lies beside strays of its ground alone waits for theirs. */
function heirsOf(
  runs: readonly Run[],
  contacts: Contacts,
  keep: ReadonlySet<number>,
  isSea: (face: number) => boolean,
  choosy: boolean,
): ReadonlyMap<number, number> {
  const faceOf = (piece: number): number => runs[piece]?.face ?? 0;
  const heirs = new Map<number, number>();
  for (const [piece, beside] of contacts) {
    const alike = [...beside].filter(([other]) => isSea(faceOf(other)) === isSea(faceOf(piece)));
    const open = (choosy && alike.length > 0 ? alike : [...beside]).filter(([other]) => keep.has(other));
    const [first, ...others] = open;
    if (first === undefined) continue;
    const [most] = others.reduce((best, next) => (next[1] > best[1] ? next : best), first);
    heirs.set(piece, faceOf(most));
  }
  return heirs;
}

function keptPieces({ width }: Raster, runs: readonly Run[], pieces: Pieces, kept: ReadonlySet<number>): Set<number> {
  const largest = new Map<number, number>();
  for (const [piece, size] of pieces.sizes) {
    const face = runs[piece]?.face ?? 0;
    const known = largest.get(face);
    if (known === undefined || size > (pieces.sizes.get(known) ?? 0)) largest.set(face, piece);
  }
  const keep = new Set(largest.values());
  const places = [...kept];
  runs.forEach(({ row, from, to }, index) => {
    const start = row * width;
    if (places.some((cell) => cell >= start + from && cell < start + to)) keep.add(pieces.of[index] ?? 0);
  });
  return keep;
}

/** How many sides of cells each stray piece shares with each other piece. */
type Contacts = ReadonlyMap<number, ReadonlyMap<number, number>>;

function contactsOf(runs: readonly Run[], { of }: Pieces, keep: ReadonlySet<number>): Contacts {
  const contacts = new Map<number, Map<number, number>>();
  const count = (run: number, other: number, sides: number): void => {
    const [piece, beside] = [of[run] ?? 0, of[other] ?? 0];
    if (keep.has(piece) || piece === beside) return;
    const pieces = contacts.get(piece) ?? new Map<number, number>();
    contacts.set(piece, pieces.set(beside, (pieces.get(beside) ?? 0) + sides));
  };
  forContacts(runs, (a, b, sides) => {
    count(a, b, sides);
    count(b, a, sides);
  });
  return contacts;
}
