import type { Board } from '../map/board.ts';
import { VERDICTS } from '../orders/verdict.ts';

/** Writes the parts of an output line from pieces made once. */
export interface LineWriter {
  /** `{"power":…,"order":…,"verdict":…,"rule":…}`. The text must be free of what JSON escapes. */
  order(power: number, text: string, verdict: number, rule: string): string;
  /** Place of a unit (`AUSTRIA A BUD`) among all there could be, in the order of their texts. */
  rankOf(location: number, fleet: boolean, power: number): number;
  /** The first `count` units by rank, as a sorted JSON list of texts. Sorts `ranks` in place. */
  units(ranks: Int32Array, count: number): string;
}

export function createLineWriter(board: Board): LineWriter {
  const { locationCount, locationIds, powerCount, powerIds } = board;
  const keyOf = (location: number, fleet: boolean, power: number): number =>
    (power * 2 + (fleet ? 1 : 0)) * locationCount + location;
  const all = powerIds.flatMap((id, power) =>
    [false, true].flatMap((fleet) =>
      locationIds.map((location, index) => ({
        text: `${id} ${fleet ? 'F' : 'A'} ${location}`,
        key: keyOf(index, fleet, power),
      })),
    ),
  );
  all.sort((a, b) => (a.text < b.text ? -1 : 1));
  const texts = all.map(({ text }) => JSON.stringify(text));
  const ranksByKey = new Int32Array(powerCount * 2 * locationCount);
  all.forEach(({ key }, rank) => {
    ranksByKey[key] = rank;
  });
  const heads = powerIds.map((id) => `{"power":${JSON.stringify(id)},"order":"`);
  const tails = VERDICTS.map(() => new Map<string, string>());

  const tailOf = (verdict: number, rule: string): string => {
    const known = tails[verdict]?.get(rule);
    if (known !== undefined) return known;
    const made = `","verdict":"${VERDICTS[verdict]}","rule":"${rule}"}`;
    tails[verdict]?.set(rule, made);
    return made;
  };

  return {
    rankOf: (location, fleet, power) => ranksByKey[keyOf(location, fleet, power)] ?? 0,

    order: (power, text, verdict, rule) => (heads[power] ?? '') + text + tailOf(verdict, rule),

    units: (ranks, count) => {
      // The lists are short and nearly sorted: insertion beats anything with a call in it.
      for (let i = 1; i < count; i++) {
        const rank = ranks[i] ?? 0;
        let j = i - 1;
        while (j >= 0 && (ranks[j] ?? 0) > rank) {
          ranks[j + 1] = ranks[j] ?? 0;
          j--;
        }
        ranks[j + 1] = rank;
      }
      let json = '[';
      for (let i = 0; i < count; i++) json += i === 0 ? texts[ranks[i] ?? 0] : `,${texts[ranks[i] ?? 0]}`;
      return `${json}]`;
    },
  };
}
