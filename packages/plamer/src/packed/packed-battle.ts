import {
  atkOfWord,
  hpOfWord,
  lvOfWord,
  MAX_HP,
  OCCUPIER_SHIFT,
  PLACES,
  SETTLED,
  SINGLE_CHARGE,
  STANDOFF,
  STRUCTURE,
} from './word.ts';

const SIDE = PLACES / 2;
/** Every rotation but the last takes HP off somebody. */
const MOST_ROTATIONS = PLACES * MAX_HP + 2;

const STANDS = 1;
const CAPTURED = 2;
const FRAGMENT = 3;

export interface PackedBattle {
  /**
   * HP at stage 6 of every rotation of the last battle, six places each; -1 where nobody stands any more. As many rotations
   * as the result says.
   */
  readonly log: Int16Array;
  /**
   * Fights a battle without powers of cards, stages 4 to 7 (PLM-B4 … PLM-B23), and allocates nothing.
   *
   * @param words six words a battle (`packPiece`)
   * @param from place of its first word
   * @param results two words a battle: rotations, then fates, occupier and standoff (`word.ts`)
   * @param to place of its first result
   * @param draw chance, for a strike that falls on one of several settled pieces (PLM-B11)
   */
  fight(words: Int32Array, from: number, results: Int32Array, to: number, draw: (below: number) => number): void;
}

/** A resolver with its own scratch: one a thread. */
export function createPackedBattle(): PackedBattle {
  const log = new Int16Array(MOST_ROTATIONS * PLACES);
  const hp = new Int32Array(PLACES);
  const lv = new Int32Array(PLACES);
  const atk = new Int32Array(PLACES);
  const flags = new Int32Array(PLACES);
  const fate = new Int32Array(PLACES);
  /** Places of each side in the order in which they strike: mobile ones by falling Lv, then by arrival. */
  const order = new Int32Array(PLACES);
  /** How many of each side are in that order. */
  const strikers = new Int32Array(2);
  const struck = new Int32Array(PLACES);
  /** Mobile and settled pieces that stand, by side. */
  const mobile = new Int32Array(2);
  const settled = new Int32Array(2);

  function load(words: Int32Array, from: number): void {
    for (let side = 0; side < 2; side += 1) {
      const first = side * SIDE;
      let count = 0;
      let lying = 0;
      for (let place = first; place < first + SIDE; place += 1) {
        const word = words[from + place] ?? 0;
        fate[place] = word === 0 ? 0 : STANDS;
        struck[place] = 0;
        if (word === 0) continue;
        const own = lvOfWord(word);
        hp[place] = hpOfWord(word);
        lv[place] = own;
        atk[place] = atkOfWord(word);
        flags[place] = word;
        if (word & SETTLED) {
          lying += 1;
          continue;
        }
        let at = first + count;
        for (; at > first; at -= 1) {
          const before = order[at - 1] ?? 0;
          if ((lv[before] ?? 0) >= own) break;
          order[at] = before;
        }
        order[at] = place;
        count += 1;
      }
      strikers[side] = count;
      mobile[side] = count;
      settled[side] = lying;
    }
  }

  function lose(place: number): void {
    const side = place < SIDE ? 0 : 1;
    const flag = flags[place] ?? 0;
    fate[place] = flag & STRUCTURE ? FRAGMENT : CAPTURED;
    const standing = flag & SETTLED ? settled : mobile;
    standing[side] = (standing[side] ?? 0) - 1;
  }

  /** The mobile place of the highest Lv, lowest HP, earliest arrival. */
  function highestMobile(side: number): number {
    let best = -1;
    let bestLv = -1;
    let bestHp = 0;
    const first = side * SIDE;
    for (let place = first; place < first + SIDE; place += 1) {
      if (fate[place] !== STANDS || (flags[place] ?? 0) & SETTLED) continue;
      const [own, left] = [lv[place] ?? 0, hp[place] ?? 0];
      if (own > bestLv || (own === bestLv && left < bestHp)) {
        best = place;
        bestLv = own;
        bestHp = left;
      }
    }
    return best;
  }

  function nthSettled(side: number, nth: number): number {
    let left = nth;
    for (let place = side * SIDE; ; place += 1) {
      if (fate[place] !== STANDS || !((flags[place] ?? 0) & SETTLED)) continue;
      if (left === 0) return place;
      left -= 1;
    }
  }

  /** @returns whether a strike landed */
  function strikeAll(side: number, draw: (below: number) => number): boolean {
    const other = 1 - side;
    const first = side * SIDE;
    const last = first + (strikers[side] ?? 0);
    let landed = false;
    for (let at = first; at < last; at += 1) {
      const striker = order[at] ?? 0;
      const force = atk[striker] ?? 0;
      if (force === 0 || fate[striker] !== STANDS) continue;
      if (struck[striker] === 1 && (flags[striker] ?? 0) & SINGLE_CHARGE) continue;
      const lying = settled[other] ?? 0;
      if ((mobile[other] ?? 0) > 0) {
        const target = highestMobile(other);
        const left = (hp[target] ?? 0) - force;
        hp[target] = left;
        if (left <= 0 || (flags[target] ?? 0) & SINGLE_CHARGE) lose(target);
      } else if (lying > 0) lose(nthSettled(other, lying === 1 ? 0 : draw(lying)));
      else return landed;
      struck[striker] = 1;
      landed = true;
    }
    return landed;
  }

  function note(rotation: number): void {
    const from = rotation * PLACES;
    for (let place = 0; place < PLACES; place += 1) log[from + place] = fate[place] === STANDS ? (hp[place] ?? 0) : -1;
  }

  /** Stage 7 for one side (PLM-B7). */
  function sweep(side: number): void {
    const other = 1 - side;
    if ((mobile[other] ?? 0) > 0 || settled[other] === 0) return;
    let has = false;
    for (let place = side * SIDE; place < (side + 1) * SIDE; place += 1) {
      has ||= fate[place] === STANDS && struck[place] === 1;
    }
    if (!has) return;
    for (let place = other * SIDE; place < (other + 1) * SIDE; place += 1) if (fate[place] === STANDS) lose(place);
  }

  function fight(
    words: Int32Array,
    from: number,
    results: Int32Array,
    to: number,
    draw: (below: number) => number,
  ): void {
    load(words, from);
    let rotations = 0;
    for (;;) {
      const attacked = strikeAll(0, draw);
      const landed = strikeAll(1, draw) || attacked;
      note(rotations);
      rotations += 1;
      if (!landed || mobile[0] === 0 || mobile[1] === 0) break;
    }
    sweep(0);
    sweep(1);
    const left = (side: number): number => (mobile[side] ?? 0) + (settled[side] ?? 0);
    const [attackers, defenders] = [left(0), left(1)];
    let result = 0;
    for (let place = 0; place < PLACES; place += 1) result |= (fate[place] ?? 0) << (2 * place);
    if (attackers > 0 && defenders === 0) result |= 1 << OCCUPIER_SHIFT;
    if (defenders > 0 && attackers === 0) result |= 2 << OCCUPIER_SHIFT;
    if (attackers > 0 && defenders > 0 && mobile[0] === 0 && mobile[1] === 0) result |= STANDOFF;
    results[to] = rotations;
    results[to + 1] = result;
  }

  return { log, fight };
}
