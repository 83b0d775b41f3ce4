/**
 * Folding: the form in which written text is compared. A line keeps its length, unit by unit, so that a place found in
 * the folded line is the same place in the line itself.
 */

/** Spaces of every width, invisible marks, quotation marks, markup and bullets: none of them says anything. */
const BLANK = /[\p{Z}\p{Cc}\p{Cf}\p{Me}\p{Variation_Selector}\u3164"“”„‟«»「」『』《》〈〉*_`·・ㆍ•●○◦‣■□◆◇★☆※▸▹]/u;
const APOSTROPHE = /['’‘‚‛′ʼ＇´]/u;
/** Dashes, tildes and arrows to the right; `ㅡ` is the vowel that Korean keyboards give for a dash. */
const DASH = /[-‐‑‒–—―−﹣－~～〜∼→⟶➔➜➝➞➡⇒⇨⟹▶►ㅡ]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}]/u;
const NUMBERED = /\p{No}/u;
const JAMO = /[\u3131-\u318e]/u;
const ACCENTS = /[\u0300-\u036f]/gu;
const OTHER: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  '；': ';',
  '。': '.',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const known = new Map<string, string>();

/** The composed (NFC) text folded: lower case, plain letters, one kind of dash, space, quote and bracket. Same length. */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) {
    let form = known.get(character);
    if (form === undefined) {
      form = foldCharacter(character);
      known.set(character, form);
    }
    folded += form;
  }
  return folded;
}

function foldCharacter(character: string): string {
  if (isHangul(character)) return character;
  if (DASH.test(character)) return '-';
  if (APOSTROPHE.test(character)) return "'";
  if (BLANK.test(character)) return ' ';
  if (EMOJI.test(character)) return ' '.repeat(character.length);
  if (NUMBERED.test(character) || JAMO.test(character)) return character;
  const plain = character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  const form = OTHER[plain] ?? plain;
  return form.length === character.length ? form : character;
}

/** Is this a whole Hangul syllable? */
export function isHangul(character: string | undefined): boolean {
  return character !== undefined && character >= '가' && character <= '힣';
}

/** What may stand inside a name without being part of it. */
export function isIgnorable(folded: string): boolean {
  return folded === ' ' || folded === '-' || folded === '.' || folded === "'";
}

/** The form under which a name is indexed: folded, without spaces, dashes, full stops and apostrophes. */
export function normaliseName(name: string): string {
  return fold(name.normalize('NFC')).replace(/[ \-.']/g, '');
}
