import { describe, expect, it } from 'vitest';
import { type Josa, josa } from '../src/index.ts';

const cases: readonly (readonly [string, Josa, string])[] = [
  // A code in brackets is not read: the name decides.
  ['킬(Kie)', '으로/로', '킬(Kie)로'],
  ['빈(Vie)', '으로/로', '빈(Vie)으로'],
  ['세르비아(Ser)', '이/가', '세르비아(Ser)가'],
  ['런던 (LON)', '은/는', '런던 (LON)은'],
  ['로마(Rom)(본국)', '을/를', '로마(Rom)(본국)를'],
  ['(Kie)', '이/가', '(Kie)가'],
  // Every particle, after a consonant, a vowel and ㄹ.
  ['빈', '은/는', '빈은'],
  ['빈', '이/가', '빈이'],
  ['빈', '을/를', '빈을'],
  ['빈', '과/와', '빈과'],
  ['빈', '이나/나', '빈이나'],
  ['빈', '이라/라', '빈이라'],
  ['빈', '이다/다', '빈이다'],
  ['빈', '아/야', '빈아'],
  ['로마', '은/는', '로마는'],
  ['로마', '과/와', '로마와'],
  ['로마', '으로/로', '로마로'],
  ['킬', '을/를', '킬을'],
  ['킬', '과/와', '킬과'],
  // Numerals are read in Sino-Korean: a round number ends in its unit.
  ['0', '이/가', '0이'],
  ['1', '으로/로', '1로'],
  ['2', '이/가', '2가'],
  ['3', '으로/로', '3으로'],
  ['4', '은/는', '4는'],
  ['5', '을/를', '5를'],
  ['6', '으로/로', '6으로'],
  ['7', '으로/로', '7로'],
  ['8', '으로/로', '8로'],
  ['9', '과/와', '9와'],
  ['10', '으로/로', '10으로'],
  ['1,000', '이/가', '1,000이'],
  ['30000', '이/가', '30000이'],
  ['1000000000000', '이/가', '1000000000000가'],
  ['2.10', '이/가', '2.10이'],
  ['1.2', '이/가', '1.2가'],
  ['50%', '이/가', '50%가'],
  // Abbreviations are spelt; words are read as loanwords.
  ['DGM', '은/는', 'DGM은'],
  ['EMP', '이/가', 'EMP가'],
  ['URL', '으로/로', 'URL로'],
  ['STP/SC', '을/를', 'STP/SC를'],
  ['Kiel', '으로/로', 'Kiel로'],
  ['Berlin', '으로/로', 'Berlin으로'],
  ['Serbia', '이/가', 'Serbia가'],
  ['map', '을/를', 'map을'],
  // Jamo, quotes and what nobody can read.
  ['ㄹ', '으로/로', 'ㄹ로'],
  ['“빈”', '으로/로', '“빈”으로'],
  ['漢', '은/는', '漢은(는)'],
  ['漢', '으로/로', '漢(으)로'],
  ['', '이/가', '이(가)'],
];

describe('Korean particles', () => {
  it.each(cases)('%s + %s → %s', (word, particle, expected) => {
    expect(josa(word, particle)).toBe(expected);
  });
});
