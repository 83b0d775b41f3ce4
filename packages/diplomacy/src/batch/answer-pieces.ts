import { FLEET, LOCATION_MASK } from '../judge/word.ts';
import type { Board } from '../map/board.ts';
import { VERDICTS } from '../orders/verdict.ts';
import { type Piece, piece } from './byte-text.ts';

/** The parts of an answer, each made once. An order is its head, its text, its tail. */
export interface AnswerPieces {
  /** Place of a unit (`AUSTRIA A BUD`) among all there could be, in the order of their texts. */
  rankOf(location: number, fleet: boolean, power: number): number;
  /** `"AUSTRIA A BUD"`, by that place. */
  unit(rank: number): Piece;
  /** `{"power":"AUSTRIA","order":"` */
  orderHead(power: number): Piece;
  /** `","verdict":"bounced","rule":"DIP-M2"}` */
  orderTail(verdict: number, rule: string): Piece;
  /** `A BUD H`, by the unit's word without its power. */
  hold(unit: number): Piece;
}

const NOTHING = piece('');

export function createAnswerPieces(board: Board): AnswerPieces {
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
  const ranks = new Int32Array(powerCount * 2 * locationCount);
  all.forEach(({ key }, rank) => {
    ranks[key] = rank;
  });
  const units = all.map(({ text }) => piece(JSON.stringify(text)));
  const heads = powerIds.map((id) => piece(`{"power":${JSON.stringify(id)},"order":"`));
  const tails = VERDICTS.map(() => new Map<string, Piece>());
  const holds = Array.from({ length: 2 * FLEET }, (_, unit) => {
    const id = locationIds[unit & LOCATION_MASK];
    return id === undefined ? NOTHING : piece(`${unit & FLEET ? 'F' : 'A'} ${id} H`);
  });

  return {
    rankOf: (location, fleet, power) => ranks[keyOf(location, fleet, power)] ?? 0,
    unit: (rank) => units[rank] ?? NOTHING,
    orderHead: (power) => heads[power] ?? NOTHING,
    orderTail: (verdict, rule) => {
      const known = tails[verdict]?.get(rule);
      if (known !== undefined) return known;
      const made = piece(`","verdict":"${VERDICTS[verdict]}","rule":"${rule}"}`);
      tails[verdict]?.set(rule, made);
      return made;
    },
    hold: (unit) => holds[unit] ?? NOTHING,
  };
}
