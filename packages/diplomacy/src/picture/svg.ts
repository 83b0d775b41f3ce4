import { textWidth } from '../drawing/text-width.ts';

/**
 * Text as it may stand in an element or in an attribute between double quotes. A character that XML does not allow would make the
 * whole picture unreadable, and is replaced.
 */
export function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Whatever is no `Char` of XML 1.0 (2.2): control characters, halves of characters, and what Unicode keeps unassigned for good. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

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

/** As much of a text as there is room for. */
export function shortened(text: string, letter: number, room: number): string {
  if (textWidth(text, letter) <= room) return text;
  let kept = Array.from(text);
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, letter) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** To a tenth of a px: the same figures on every machine, and short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
