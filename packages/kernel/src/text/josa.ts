/** Korean particles that follow the last sound of the word before them, after a consonant / after a vowel. */
export type Josa = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이나/나' | '이라/라' | '이다/다' | '아/야';

/** `rieul` is a final ㄹ: a consonant, but 로 follows it as it follows a vowel. */
type LastSound = 'vowel' | 'rieul' | 'consonant' | 'unknown';

/**
 * The word with its particle: `킬(Kie)로`, `빈(Vie)으로`, `세르비아(Ser)가`, `3이`, `DGM은`. A code in brackets after the
 * name is not read aloud and decides nothing. Where the last sound cannot be known both forms are written: `漢은(는)`.
 */
export function josa(word: string, particle: Josa): string {
  return word + particleAfter(word, particle);
}

export function particleAfter(word: string, particle: Josa): string {
  const slash = particle.indexOf('/');
  const afterConsonant = particle.slice(0, slash);
  const afterVowel = particle.slice(slash + 1);
  switch (lastSound(word)) {
    case 'vowel':
      return afterVowel;
    case 'rieul':
      return particle === '으로/로' ? afterVowel : afterConsonant;
    case 'consonant':
      return afterConsonant;
    case 'unknown':
      return afterConsonant.endsWith(afterVowel)
        ? `(${afterConsonant.slice(0, -afterVowel.length)})${afterVowel}`
        : `${afterConsonant}(${afterVowel})`;
  }
}

function lastSound(word: string): LastSound {
  const spoken = spokenPart(word);
  const last = spoken.at(-1) ?? '';
  if (/[가-힣]/.test(last)) {
    const final = (last.charCodeAt(0) - 0xac00) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  if (last === '%') return 'vowel';
  // A letter of the alphabet by its name: 기역, 니은, 리을; vowels are called what they sound.
  if (/[ㄱ-ㅎ]/.test(last)) return last === 'ㄹ' ? 'rieul' : 'consonant';
  if (/[ㅏ-ㅣ]/.test(last)) return 'vowel';
  if (/[0-9]/.test(last)) return soundOfNumeral(/[0-9.,]*$/.exec(spoken)?.[0] ?? last);
  if (/[A-Za-z]/.test(last)) return soundOfLatin(/[A-Za-z]*$/.exec(spoken)?.[0] ?? last);
  return 'unknown';
}

/** Without brackets, quotes and punctuation at the end; what is in the brackets if there is nothing else. */
function spokenPart(word: string): string {
  let rest = word;
  for (;;) {
    const shorter = rest
      .replace(/\s*(\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|〈[^〈〉]*〉|（[^（）]*）)\s*$/, '')
      .replace(/[\s'"’”」』.,!?:;·…*_`]+$/, '');
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest === '' ? word.replace(/[^\p{L}\p{N}]+/gu, '') : rest;
}

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGITS: readonly LastSound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** A whole number ends in its last digit, or in the unit that its zeros are read as: 십, 백, 천, 만, 억, 조, 경. */
function soundOfNumeral(numeral: string): LastSound {
  const digits = numeral.replaceAll(',', '');
  const last = DIGITS[Number(digits.at(-1))] ?? 'unknown';
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  const isFraction = digits.includes('.');
  if (zeros === 0 || isFraction || zeros === digits.length) return last;
  return zeros >= 12 && zeros < 16 ? 'vowel' : 'consonant';
}

/** An abbreviation is spelt (엘, 엠, 엔, 알 end in a consonant); a word is guessed from how loanwords are written. */
function soundOfLatin(letters: string): LastSound {
  if (letters === letters.toUpperCase()) {
    if (/[LR]$/.test(letters)) return 'rieul';
    return /[MN]$/.test(letters) ? 'consonant' : 'vowel';
  }
  const word = letters.toLowerCase();
  if (/(l|le)$/.test(word)) return 'rieul';
  if (/(m|n|ng|me|ne)$/.test(word)) return 'consonant';
  return /(^|[^aeiouy])[aeiouy][bckpt]$/.test(word) ? 'consonant' : 'vowel';
}
