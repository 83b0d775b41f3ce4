/**
 * How far apart two names are: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 * Korean is compared letter by letter, not syllable by syllable: 벨기애 is one letter from 벨기에.
 */
export function nameDistance(left: string, right: string): number {
  const a = left.normalize('NFD');
  const b = right.normalize('NFD');
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? a.length;
}

/** Letters of a name: jamo for Korean. */
export function nameLength(name: string): number {
  return name.normalize('NFD').length;
}
