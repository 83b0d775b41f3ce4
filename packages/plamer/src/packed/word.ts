/**
 * A piece of a packed battle as one word: HP in bits 0 to 9, Lv in 10 to 16, ATK in 17 to 23, then flags. A piece has HP, so
 * that 0 is no piece.
 */
export const SETTLED = 1 << 24;
/** Never captured: it becomes a fragment (PLM-B16). */
export const STRUCTURE = 1 << 25;
/** Strikes once, and one hit takes it (PLM-K9). */
export const SINGLE_CHARGE = 1 << 26;

export const MAX_HP = 999;
export const MAX_LV = 99;
export const MAX_ATK = 99;

export interface PackedPiece {
  /** 1 to {@link MAX_HP}. */
  readonly hp: number;
  /** 0 to {@link MAX_LV}. */
  readonly lv: number;
  /** 0 to {@link MAX_ATK}. */
  readonly atk: number;
  readonly settled: boolean;
  readonly structure: boolean;
  readonly singleCharge: boolean;
}

export const packPiece = ({ hp, lv, atk, settled, structure, singleCharge }: PackedPiece): number =>
  hp |
  (lv << 10) |
  (atk << 17) |
  (settled ? SETTLED : 0) |
  (structure ? STRUCTURE : 0) |
  (singleCharge ? SINGLE_CHARGE : 0);

export const hpOfWord = (word: number): number => word & 0x3ff;
export const lvOfWord = (word: number): number => (word >> 10) & 0x7f;
export const atkOfWord = (word: number): number => (word >> 17) & 0x7f;

/** Places of a packed battle: the attacker's three in the order of arrival, then the defender's. 0 where nobody stands. */
export const PLACES = 6;

/** What became of a place, two bits each from place 0 up. */
export const FATES = ['absent', 'stands', 'captured', 'fragment'] as const;
export type PackedFate = (typeof FATES)[number];

/** Words of a result: how many rotations, then fates and whose the cell is. */
export const RESULT_WORDS = 2;
export const OCCUPIER_SHIFT = 12;
/** Of bits 12 and 13: nobody, the attacker, the defender. */
export const OCCUPIERS = [null, 'attacker', 'defender'] as const;
export const STANDOFF = 1 << 14;

export const fateOf = (result: number, place: number): PackedFate => FATES[(result >> (2 * place)) & 3] ?? 'absent';
export const occupierOf = (result: number): (typeof OCCUPIERS)[number] =>
  OCCUPIERS[(result >> OCCUPIER_SHIFT) & 3] ?? null;
export const isStandoff = (result: number): boolean => (result & STANDOFF) !== 0;
