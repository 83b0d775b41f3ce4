/** Text as it may stand in an element or in an attribute between double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The project's own font where it is there, else what systems write Korean and Latin letters with. */
export const FONT_FAMILY =
  "Pretendard, system-ui, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";

/** How far below the middle of a line its letters stand, as a share of their size. */
const BELOW_MIDDLE = 0.36;

export interface Line {
  readonly text: string;
  readonly x: number;
  /** Of the middle of the line. */
  readonly middle: number;
  readonly letter: number;
  readonly fill: string;
  readonly anchor?: 'middle' | 'end';
  readonly bold?: boolean;
}

/** One line of text. */
export function lineOfText({ text, x, middle, letter, fill, anchor, bold }: Line): string {
  const y = tenth(middle + BELOW_MIDDLE * letter);
  const end = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  const weight = bold === true ? ' font-weight="700"' : '';
  return `<text x="${tenth(x)}" y="${y}" font-size="${letter}"${weight}${end} fill="${fill}">${escaped(text)}</text>`;
}

/** To a tenth of a px: the same figures on every machine, and short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
