import type { MessageBlock } from './message-blocks.ts';

/** A part being filled. */
interface Part {
  /** Title that its head repeats. */
  readonly head: string;
  /** Title of the phase its last lines are of. */
  section: string;
  readonly lines: string[];
}

/** Most of a title or heading that is said again where something goes on: what a sheet calls a power may be of any length. */
const MOST_REPEATED = 120;
/** Room for ` (12/34)` behind a title, and for the blank line beneath. */
const COUNTER_ROOM = ' (9999/9999)\n\n'.length;
/** How far back a line that has to be cut is searched for a space. */
const WORD_ROOM = 100;

/**
 * Sets blocks into parts of at most `limit` characters. Each part begins with the title of its phase and, where there are
 * several, which of how many it is. A block is cut only if it is larger than a part, and then between two lines, its heading
 * said again. A line is cut only if it is larger than a part, and ends with `…` wherever it goes on.
 *
 * Discord counts code points; a text has at least as many UTF-16 code units, which are counted here, so that it is under the
 * limit in either.
 *
 * @param limit at least 500
 * @param continued how a heading is called where its block goes on
 */
export function messageParts(
  blocks: readonly MessageBlock[],
  limit: number,
  continued: (heading: string) => string,
): readonly string[] {
  const parts: Part[] = [];
  const begin = (section: string, lines: readonly string[]): void => {
    parts.push({ head: section, section, lines: [...lines] });
  };
  const room = (head: string): number => limit - clipped(head).length - COUNTER_ROOM;
  const add = (block: MessageBlock, lines: readonly string[]): boolean => {
    const part = parts.at(-1);
    if (part === undefined) return false;
    const title =
      block.section === part.section ? [] : [...(part.lines.length > 0 ? [''] : []), clipped(block.section)];
    const gap = part.lines.length > 0 || title.length > 0 ? [''] : [];
    const whole = [...part.lines, ...title, ...gap, ...lines];
    if (sizeOf(whole) > room(part.head)) return false;
    part.lines.splice(0, part.lines.length, ...whole);
    part.section = block.section;
    return true;
  };
  for (const block of blocks) {
    const { section, heading } = block;
    const lines = [...(heading === null ? [] : [heading]), ...block.lines];
    const again = heading === null ? [] : [continued(clipped(heading))];
    if (add(block, lines)) continue;
    begin(section, []);
    if (sizeOf(lines) <= room(section)) {
      parts.at(-1)?.lines.push(...lines);
      continue;
    }
    for (const piece of lines.flatMap((line) => pieces(line, room(section)))) {
      const part = parts.at(-1);
      if (part !== undefined && sizeOf([...part.lines, piece]) <= room(section)) part.lines.push(piece);
      // Rather no heading than a line cut for it.
      else begin(section, sizeOf([...again, piece]) <= room(section) ? [...again, piece] : [piece]);
    }
  }
  return parts.map(({ head, lines }, index) => {
    const counter = parts.length > 1 ? `(${index + 1}/${parts.length})` : '';
    const title = [clipped(head), counter].filter(Boolean).join(' ');
    return [...(title === '' ? [] : [title]), ...(title === '' || lines.length === 0 ? [] : ['']), ...lines].join('\n');
  });
}

function sizeOf(lines: readonly string[]): number {
  return lines.join('\n').length;
}

/** A line in pieces of at most `most` code units, cut after a space if one is near, and never within a character. */
function pieces(line: string, most: number): readonly string[] {
  const out: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const end = cutBefore(rest, most - 1);
    out.push(`${rest.slice(0, end)}…`);
    rest = rest.slice(end);
  }
  return [...out, rest];
}

function cutBefore(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most - 1) + 1;
  if (space > most - WORD_ROOM) return space;
  let end = most;
  // Neither between the halves of a character nor behind a backslash that belongs to what follows.
  while (end > 1 && (/[\udc00-\udfff]/u.test(text.charAt(end)) || text.charAt(end - 1) === '\\')) end--;
  return end;
}

function clipped(text: string): string {
  return text.length <= MOST_REPEATED ? text : `${text.slice(0, cutBefore(text, MOST_REPEATED - 1))}…`;
}
