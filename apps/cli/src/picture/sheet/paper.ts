import { escaped, shortened, textWidth } from '@panjeong/diplomacy/picture';

/** A4, upright; everything on paper is in millimetres. */
export const PAPER = { width: 210, height: 297, margin: 12 } as const;
/** Within the margins. */
export const INNER = { width: PAPER.width - 2 * PAPER.margin, bottom: PAPER.height - PAPER.margin } as const;

const INK = '#000000';
const QUIET = '#555555';
const FAMILY = "Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";

export interface TextStyle {
  /** Size of the letters. */
  readonly size: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letters become smaller until the line is no wider, as far as they can be read; then the line is cut short. */
  readonly most?: number;
}

/** A line of text on its baseline. */
export function textAt(x: number, y: number, text: string, style: TextStyle): string {
  const { bold = false, quiet = false, anchor = 'start', most = Number.POSITIVE_INFINITY } = style;
  const wider = bold ? WIDER_IN_BOLD : 1;
  const fitting = most / Math.max(textWidth(text, 1) * wider, 0.001);
  const size = Math.min(style.size, Math.max(fitting, LEAST_LETTER));
  const shown = size > fitting ? shortened(text, size, most / wider) : text;
  const attributes = [
    `x="${figure(x)}" y="${figure(y)}" font-size="${figure(size)}" fill="${quiet ? QUIET : INK}"`,
    bold ? ' font-weight="700"' : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
  ];
  return `<text ${attributes.join('')}>${escaped(shown)}</text>`;
}

/** Smaller letters nobody reads at arm's length: 2 mm are 5.7 points. */
const LEAST_LETTER = 2;

/** Widths are known of the font's medium weight. */
const WIDER_IN_BOLD = 1.06;

export function lineAt(x: number, y: number, width: number, weight: number, isQuiet = false): string {
  const stroke = `stroke="${isQuiet ? QUIET : INK}" stroke-width="${figure(weight)}"`;
  return `<path d="M${figure(x)} ${figure(y)}h${figure(width)}" ${stroke}/>`;
}

/** A sheet of paper as SVG, of its true size when printed. */
export function paper(title: string, parts: readonly string[]): string {
  const { width, height } = PAPER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${FAMILY}" font-weight="500">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>\n',
  ].join('');
}

/** A list over lines no wider than `width`, broken behind commas. */
export function broken(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=,) /)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);
