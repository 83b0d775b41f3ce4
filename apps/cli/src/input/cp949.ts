/**
 * CP949, the code page of Korean Windows: EUC-KR, and in the gaps it leaves all the syllables it lacks, in the order of
 * Unicode. Node's decoder knows EUC-KR alone; the gaps follow from their order.
 */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Trail bytes of the gaps: those before 0xa1 in every row, and in rows before 0xa1 all the others too. */
const SHORT_ROW = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xa0)];
const LONG_ROW = [...SHORT_ROW, ...range(0xa1, 0xfe)];
const FIRST_FULL_LEAD = 0xa1;
const LAST_LEAD = 0xc6;

let gaps: ReadonlyMap<number, string> | undefined;

/** The text of bytes in CP949, or null when they are none. */
export function decodeCp949(bytes: Uint8Array): string | null {
  gaps ??= fillGaps();
  const standard = new TextDecoder('euc-kr', { fatal: true });
  let text = '';
  let from = 0;
  try {
    for (let at = 0; at < bytes.length; at++) {
      const lead = bytes[at] ?? 0;
      if (lead < 0x80) continue;
      const extra = gaps.get(lead * 256 + (bytes[at + 1] ?? 0));
      if (extra !== undefined) {
        text += standard.decode(bytes.subarray(from, at)) + extra;
        from = at + 2;
      }
      at++;
    }
    return text + standard.decode(bytes.subarray(from));
  } catch (error) {
    // What a fatal decoder throws for bytes that mean nothing.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Syllables that EUC-KR lacks, by their two bytes. */
function fillGaps(): ReadonlyMap<number, string> {
  const standard = new TextDecoder('euc-kr');
  const known = new Set(
    range(0xb0, 0xc8).flatMap((lead) => range(0xa1, 0xfe).map((trail) => standard.decode(Uint8Array.of(lead, trail)))),
  );
  const missing = range(FIRST_SYLLABLE, LAST_SYLLABLE)
    .map((code) => String.fromCharCode(code))
    .filter((syllable) => !known.has(syllable));
  const places = range(0x81, LAST_LEAD).flatMap((lead) =>
    (lead < FIRST_FULL_LEAD ? LONG_ROW : SHORT_ROW).map((trail) => lead * 256 + trail),
  );
  return new Map(missing.map((syllable, index) => [places[index] ?? 0, syllable]));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
