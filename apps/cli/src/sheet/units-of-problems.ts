import { type NameIndex, type Problem, parseOrder, type Sheet, type SheetOrder } from '@panjeong/diplomacy';
import { withStrangers } from './unknown-powers.ts';

/** A hopeless sheet has more problems than any board has units; it must not take for ever. */
const MOST_PROBLEMS = 100;
/** So many words may make up a unit. */
const MOST_WORDS = 6;
/** Marks, brackets and labels that take an order back and stand before it. */
const BEFORE_UNIT = /^(?:~+|<\w{1,6}>|\/\/|\[[^\]]*\]|\([^)]*\)|[^:]{1,30}:)\s*/;

/**
 * Units whose order could not be read, as if they had been told to hold: the unit is on the board, whatever was meant.
 * Each belongs to the power under whose heading the order stands.
 */
export function unitsOfProblems(sheet: Sheet, names: NameIndex): readonly SheetOrder[] {
  const { idOf } = withStrangers(sheet);
  const owners = [
    ...sheet.headings.flatMap(({ line, power }) => (power === undefined ? [] : [{ line, power }])),
    ...sheet.strangers.map(({ line, text }) => ({ line, power: idOf(text) })),
  ].sort((a, b) => a.line - b.line);
  const ownerAt = (line: number): string | undefined => owners.findLast((owner) => owner.line <= line)?.power;
  return sheet.problems.slice(0, MOST_PROBLEMS).flatMap((problem): readonly SheetOrder[] => {
    const order = holdOf(problem, names);
    if (order === undefined) return [];
    const { at, text } = problem;
    return [{ order, text, line: at.line, column: at.column, block: 0, ...powerOf(ownerAt(at.line)) }];
  });
}

function powerOf(power: string | undefined): { readonly power?: string } {
  return power === undefined ? {} : { power };
}

/** The unit a text begins with, told to hold. */
function holdOf({ text }: Problem, names: NameIndex): SheetOrder['order'] | undefined {
  const order = text.trim().replace(BEFORE_UNIT, '');
  const ends = Array.from(order.matchAll(/[\s,(-]+|$/g), ({ index }) => index).filter((end) => end > 0);
  for (const end of ends.slice(0, MOST_WORDS)) {
    const start = order.slice(0, end);
    for (const hold of ['H', '대기']) {
      const read = parseOrder(`${start} ${hold}`, names);
      if (read.kind === 'read' && read.order.kind === 'hold') return read.order;
    }
  }
  return undefined;
}
