/** The last sound of a name as it is read aloud. */
export type Ending = 'vowel' | 'rieul' | 'consonant';

/** Particles that follow the last sound, with what may be joined to them. */
const AFTER: Readonly<Record<Ending, readonly string[]>> = {
  vowel: ['는', '가', '를', '와', '로', '로는', '로도', '로만', '나', '라', '라고', '라는', '다', '였다', '예요'],
  rieul: [
    '은',
    '이',
    '을',
    '과',
    '로',
    '로는',
    '로도',
    '로만',
    '이나',
    '이라',
    '이라고',
    '이라는',
    '이다',
    '이었다',
    '이에요',
  ],
  consonant: [
    '은',
    '이',
    '을',
    '과',
    '으로',
    '으로는',
    '으로도',
    '으로만',
    '이나',
    '이라',
    '이라고',
    '이라는',
    '이다',
    '이었다',
    '이에요',
  ],
};
/** What is the same behind every sound. */
const ANY = ['의', '에', '에는', '에도', '에게', '에서', '에서는', '까지', '부터', '만', '도', '인가요', '마다'];
/** Both forms at once, as lazy texts write them. */
const BOTH = /\((?:을|를|이|가|은|는|과|와|으|로|으로|이나|나|이라)\)/;

/**
 * Where a Korean text joins a name to a particle that does not follow its last sound, or to one this list does not know; and
 * where a particle is written both ways, `(를)`. It shares nothing with `josa`, so that each may find the other wrong.
 *
 * @param name as it stands in the text, with its code in brackets: `빈(Vie)`
 * @param ending its last sound, the code in brackets ignored
 */
export function particleFaults(text: string, name: string, ending: Ending): readonly string[] {
  const faults = BOTH.test(text) ? [`both forms: ${text}`] : [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const joined = /^[”"’]?([가-힣]+)/.exec(text.slice(at + name.length))?.[1];
    if (joined === undefined || ANY.includes(joined) || AFTER[ending].includes(joined)) continue;
    faults.push(`${name}${joined}: ${text}`);
  }
  return faults;
}
