import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import { createJudge } from '../src/judge/judge.ts';
import { orderRefusal } from '../src/judge/possible.ts';
import { recallFacts, recordFacts } from '../src/judge/record.ts';
import { ruleOf, verdictOf } from '../src/judge/verdict.ts';
import {
  CONVOY,
  FLEET,
  MOVE,
  POWER_MASK,
  POWER_SHIFT,
  packOrder,
  packUnit,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  VIA,
  WIDE_FLEET,
  WIDE_POWER_SHIFT,
} from '../src/judge/word.ts';
import { compileBoard } from '../src/map/board.ts';
import { EDITIONS } from '../src/policy/editions.ts';

const board = compileBoard(STANDARD_MAP);
const judge = createJudge(board, EDITIONS['datc-3']);
const KINDS = [0, MOVE, MOVE | VIA, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY];

/** Positions with orders that mostly make no sense, the same for the same seed. */
function anyWords(seed: number): Int32Array {
  let x = (seed * 2654435761) | 1;
  const below = (bound: number): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % bound;
  };
  const { units } = generate(STANDARD_MAP, seed);
  const places = units.map(({ at }) => board.locationIndex.get(at) ?? 0);
  return Int32Array.from(units, ({ type, power }, i) => {
    const location = places[i] ?? 0;
    const unit = packUnit(location, type === 'F', board.powerIndex.get(power) ?? 0);
    const kind = KINDS[below(KINDS.length)] ?? 0;
    if (kind === 0) return unit;
    // Near things more often than far ones: else everything is impossible.
    const other = below(4) > 0 ? (places[below(places.length)] ?? 0) : below(board.provinceCount);
    const near = type === 'F' ? board.fleetSteps[location] : board.armySteps[board.provinceOf[location] ?? 0];
    const step = near?.[below(Math.max(1, near.length))] ?? 0;
    let target = below(3) > 0 ? step : below(board.locationCount);
    const aux = board.provinceOf[other] ?? 0;
    if (kind === SUPPORT_HOLD) target = aux;
    const toArmy = kind === CONVOY || ((kind & MOVE) !== 0 && type === 'A');
    return packOrder(unit, kind, kind & MOVE ? 0 : aux, toArmy ? (board.provinceOf[target] ?? 0) : target);
  });
}

const ILLEGAL = 7;
const allVerdicts = (units: number): string[] =>
  Array.from({ length: units }, (_, i) => `${verdictOf(i)} ${ruleOf(i, judge.rules)}`);

describe('the judge', () => {
  it('[DIP-O2] calls illegal exactly the orders that are impossible whatever the others do', () => {
    let illegal = 0;
    let legal = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const words = anyWords(seed);
      judge.judge(words, 0, words.length);
      const verdicts = Array.from(words, (_, i) => verdictOf(i));
      words.forEach((word, i) => {
        const refusal = orderRefusal(
          board,
          i,
          word & (MOVE | VIA | SUPPORT_HOLD | SUPPORT_MOVE | CONVOY) & viaOf(word),
          (word >> 16) & 0x7f,
          (word >> 23) & 0x7f,
          false,
        );
        expect(verdicts[i] === ILLEGAL, `seed ${seed}, unit ${i}, reason ${refusal}`).toBe(refusal !== 0);
        if (refusal !== 0) illegal++;
        else legal++;
      });
    }
    expect(Math.min(illegal, legal)).toBeGreaterThan(5000);
  });

  it('says the same of orders in one word and in two', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const words = anyWords(seed);
      judge.judge(words, 0, words.length);
      const narrow = allVerdicts(words.length);
      const wide = new Int32Array(words.length * 2);
      words.forEach((word, i) => {
        const kind = word & (MOVE | VIA | SUPPORT_HOLD | SUPPORT_MOVE | CONVOY);
        const power = (word >> POWER_SHIFT) & POWER_MASK;
        wide[2 * i] = (word & 0x7f) | (word & FLEET ? WIDE_FLEET : 0) | kind | (power << WIDE_POWER_SHIFT);
        wide[2 * i + 1] = ((word >> 16) & 0x7f) | (((word >> 23) & 0x7f) << 16);
      });
      judge.judgeWide(wide, 0, words.length);
      expect(allVerdicts(words.length), `seed ${seed}`).toEqual(narrow);
    }
  });

  it('recalls a recorded phase as it left it', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const words = anyWords(seed);
      judge.judge(words, 0, words.length);
      const before = allVerdicts(words.length);
      const facts = new Int32Array(words.length * 2);
      recordFacts(facts, 0);
      const other = anyWords(seed + 1);
      judge.judge(other, 0, other.length);
      recallFacts(board, words, facts);
      expect(allVerdicts(words.length), `seed ${seed}`).toEqual(before);
    }
  });
});

/** "Via convoy" says nothing of a fleet (DIP-O7). */
function viaOf(word: number): number {
  return word & FLEET ? ~VIA : ~0;
}
