import type { Locale } from '@panjeong/kernel';
import { escaped, PART_LIMIT, PART_SEPARATOR } from '../../report/discord-format.ts';
import { messageParts } from '../../report/message-parts.ts';
import { type ReadFormat, render } from '../../report/render.ts';
import type { PhaseTold } from '../../report/report.ts';
import type { Paint } from '../../terminal.ts';
import { plainText } from '../../text/plain-text.ts';
import { wordsIn } from '../../text/words.ts';

/** What a subcommand came to: for people, and for programs. */
export interface Answer {
  readonly status: number;
  /** What was asked for is a file: it is put out as it is, whatever the format. */
  readonly document?: string;
  /** Phases whose rulings are told first; they are for the players. */
  readonly phases?: readonly PhaseTold[];
  /** Behind the phases, if any, what is for the game master alone. */
  readonly lines: readonly string[];
  /** What may be sent, each message to somebody else; `lines` have them too, and what is for the game master alone. */
  readonly messages?: { readonly apart: readonly (readonly string[])[]; readonly rest: readonly string[] };
  readonly json: object;
  /** Something was written to disk, whether or not anybody gets to read this. */
  readonly isSaved?: boolean;
}

/** A heading with its lines indented below, behind an empty line; nothing where there is none. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** What an answer puts out, and what it keeps from the players who are sent that. */
export interface Written {
  readonly out: string;
  readonly aside: string;
}

/** An answer laid out for people. */
export function written(answer: Answer, format: ReadFormat, locale: Locale, paint: Paint): Written {
  const { phases = [], lines, messages } = answer;
  const rulings = render(format, { phases, remarks: [], faults: [], hints: [], unread: [] }, { locale, paint });
  const rest = `${lines.join('\n')}\n`;
  if (format !== 'text' && messages !== undefined) {
    const out = messages.apart.map((one) => message(one, format, locale)).join(`${PART_SEPARATOR}\n`);
    return { out, aside: messages.rest.map((line) => `${line}\n`).join('') };
  }
  if (format === 'text') return { out: rulings === '' ? rest : `${rulings}\n${rest}`, aside: '' };
  return rulings === '' ? { out: message(lines, format, locale), aside: '' } : { out: rulings, aside: rest };
}

/** Lines as a message: plain, or in Discord's Markdown and in parts. */
function message(lines: readonly string[], format: Exclude<ReadFormat, 'text'>, locale: Locale): string {
  if (format === 'kakao') return `${lines.map((line) => plainText(line).replace(/^ +/, '· ')).join('\n')}\n`;
  const blocks = paragraphs(lines).map((paragraph) => ({
    section: '',
    heading: null,
    lines: paragraph.map((line) => (line.startsWith(' ') ? `- ${escaped(line.trimStart())}` : escaped(line))),
  }));
  const parts = messageParts(blocks, PART_LIMIT, (heading) => wordsIn(locale)('continued', { heading }));
  return `${parts.join(`\n${PART_SEPARATOR}\n`)}\n`;
}

function paragraphs(lines: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter(({ length }) => length > 0);
}
