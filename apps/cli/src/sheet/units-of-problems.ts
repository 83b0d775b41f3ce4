import { type NameIndex, type Problem, parseOrder, type Sheet, type SheetOrder } from '@panjeong/diplomacy';

/** A hopeless sheet has more problems than any board has units; it must not take for ever. */
const MOST_PROBLEMS = 100;
/** So many words may make up a unit. */
const MOST_WORDS = 6;

/**
 * Units whose order could not be read, as if they had been told to hold: the unit is on the board, whatever was meant.
 * Each belongs to the power under whose heading the order stands.
 */
export function unitsOfProblems(sheet: Sheet, names: NameIndex): readonly SheetOrder[] {
  return sheet.problems.slice(0, MOST_PROBLEMS).flatMap((problem): readonly SheetOrder[] => {
    const order = holdOf(problem, names);
    if (order === undefined) return [];
    const heading = sheet.headings.findLast(({ power, line }) => power !== undefined && line <= problem.at.line);
    const { at, text } = problem;
    return [{ order, text, line: at.line, column: at.column, block: 0, ...powerOf(heading?.power) }];
  });
}

function powerOf(power: string | undefined): { readonly power?: string } {
  return power === undefined ? {} : { power };
}

/** The unit a text begins with, told to hold. */
function holdOf({ text }: Problem, names: NameIndex): SheetOrder['order'] | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(words.length, MOST_WORDS); count++) {
    const start = words
      .slice(0, count)
      .join(' ')
      .replace(/[,-]+$/, '');
    for (const hold of ['H', '대기']) {
      const read = parseOrder(`${start} ${hold}`, names);
      if (read.kind === 'read' && read.order.kind === 'hold') return read.order;
    }
  }
  return undefined;
}
