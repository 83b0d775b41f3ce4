import { createOrderScan } from '../src/batch/order-scan.ts';
import { createLegalOrders } from '../src/judge/legal-orders.ts';
import { readOrders, wipe } from '../src/judge/read.ts';
import * as scratch from '../src/judge/scratch.ts';
import * as word from '../src/judge/word.ts';
import type { Board } from '../src/map/board.ts';
import { decodeOrder, nameText, orderText, unitNamed } from '../src/orders/canonical-text.ts';
import { stepOf } from '../src/phases/calendar.ts';
import { packPosition } from '../src/phases/pack.ts';
import { emptyPosition } from '../src/phases/packed-position.ts';
import type { Draw } from '../src/phases/playout.ts';
import { createPlayout } from '../src/phases/playout.ts';
import type { Season } from '../src/phases/season.ts';
import { startOf } from '../src/phases/start.ts';

const {
  KIND_MASK,
  LOCATION_MASK,
  MOVE,
  POWER_MASK,
  POWER_SHIFT,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  CONVOY,
  AUX_SHIFT,
  TARGET_SHIFT,
} = word;
const { standing } = scratch;

/** Movement phases packed one behind the other. */
export interface Corpus {
  readonly words: Int32Array;
  /** Index of each phase's first word, and its number of units. */
  readonly from: Int32Array;
  readonly units: Int32Array;
  readonly phases: number;
}

function corpusOf(phases: readonly Int32Array[]): Corpus {
  const words = new Int32Array(phases.reduce((total, phase) => total + phase.length, 0));
  const from = new Int32Array(phases.length);
  const units = new Int32Array(phases.length);
  let cursor = 0;
  phases.forEach((phase, index) => {
    words.set(phase, cursor);
    from[index] = cursor;
    units[index] = phase.length;
    cursor += phase.length;
  });
  return { words, from, units, phases: phases.length };
}

/** One line of the batch format, as far as a corpus needs it. */
export interface CorpusLine {
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

/**
 * Packs lines of the batch format.
 *
 * @throws Error naming the text that is not in the canonical notation
 */
export function packLines(board: Board, lines: readonly CorpusLine[]): Corpus {
  const scan = createOrderScan(board);
  if (scan === null) throw new Error(`map ${board.data.id} has no one-word orders`);
  const phases = lines.map((line) => {
    const places = new Map<number, number>();
    const words: number[] = [];
    for (const [name, list] of Object.entries(line.units)) {
      const power = board.powerIndex.get(name) ?? 0;
      for (const text of list) {
        const unit = scan.unit(text);
        if (unit < 0) throw new Error(`not a unit: ${text}`);
        places.set(board.provinceOf[unit & LOCATION_MASK] ?? 0, words.length);
        words.push(unit | (power << POWER_SHIFT));
      }
    }
    for (const text of Object.values(line.orders).flat()) {
      if (!scan.order(text)) throw new Error(`not an order: ${text}`);
      const place = places.get(board.provinceOf[scan.orderedUnit & LOCATION_MASK] ?? 0);
      if (place !== undefined) words[place] = (words[place] ?? 0) | scan.part;
    }
    return Int32Array.from(words);
  });
  return corpusOf(phases);
}

/** A corpus as lines of the batch format. */
export function linesOf(board: Board, corpus: Corpus): CorpusLine[] {
  return Array.from({ length: corpus.phases }, (_, index) => {
    const first = corpus.from[index] ?? 0;
    const total = corpus.units[index] ?? 0;
    wipe();
    readOrders(board, corpus.words, first, total);
    const units: Record<string, string[]> = {};
    const orders: Record<string, string[]> = {};
    for (let i = 0; i < total; i++) {
      const packed = corpus.words[first + i] ?? 0;
      const power = board.powerIds[(packed >> POWER_SHIFT) & POWER_MASK] ?? '';
      const bits = {
        kind: packed & KIND_MASK,
        aux: (packed >> AUX_SHIFT) & LOCATION_MASK,
        target: (packed >> TARGET_SHIFT) & LOCATION_MASK,
      };
      units[power] = [...(units[power] ?? []), nameText(unitNamed(board, i))];
      orders[power] = [...(orders[power] ?? []), orderText(decodeOrder(board, i, bits))];
    }
    return { units, orders };
  });
}

/**
 * Phases from games played by chance, half of them with any legal order for any unit, half with supports and convoys
 * that match where they can: what the two published corpora look like.
 */
export function generateCorpus(season: Season, phases: number, draw: Draw): Corpus {
  const { board, layout } = season;
  const playout = createPlayout(season);
  const legal = createLegalOrders(board);
  const start = packPosition(board, layout, startOf(board.data));
  const position = emptyPosition(board);
  const found: Int32Array[] = [];
  while (found.length < phases) {
    Object.assign(position, { ...start, words: position.words, owner: position.owner });
    position.words.set(start.words);
    position.owner.set(start.owner);
    const years = 1 + draw(12);
    playout.run(position, position.phase + years * 5, draw);
    if (position.ending !== 0 || position.units === 0) continue;
    const step = stepOf(position.phase);
    if (step === 4 || (step & 1) === 1) continue;
    wipe();
    readOrders(board, position.words, 0, position.units);
    legal.fill();
    const choices = Array.from({ length: position.units }, (_, i) =>
      legal.words.slice(legal.starts[i] ?? 0, legal.starts[i + 1] ?? 0),
    );
    found.push(found.length % 2 === 0 ? anyOrders(choices, draw) : matchingOrders(board, choices, draw));
  }
  return corpusOf(found);
}

const pick = (list: ArrayLike<number>, draw: Draw): number => list[draw(list.length)] ?? 0;

function anyOrders(choices: readonly Int32Array[], draw: Draw): Int32Array {
  return Int32Array.from(choices, (list) => pick(list, draw));
}

/** Half the units move; of the rest, whoever can helps one that does. */
function matchingOrders(board: Board, choices: readonly Int32Array[], draw: Draw): Int32Array {
  const orders = Int32Array.from(choices, (list) => {
    const moves = list.filter((order) => (order & MOVE) !== 0);
    return moves.length > 0 && draw(100) < 55 ? pick(moves, draw) : (list[0] ?? 0);
  });
  choices.forEach((list, i) => {
    if (((orders[i] ?? 0) & MOVE) !== 0) return;
    const matching = list.filter((order) => helps(board, order, orders));
    orders[i] = matching.length > 0 ? pick(matching, draw) : pick(list, draw);
  });
  return orders;
}

function helps(board: Board, order: number, orders: Int32Array): boolean {
  if ((order & (SUPPORT_HOLD | SUPPORT_MOVE | CONVOY)) === 0) return false;
  const client = orders[standing[(order >> AUX_SHIFT) & LOCATION_MASK] ?? -1] ?? 0;
  if (order & SUPPORT_HOLD) return (client & MOVE) === 0;
  const goal = board.provinceOf[(client >> TARGET_SHIFT) & LOCATION_MASK];
  return (client & MOVE) !== 0 && goal === board.provinceOf[(order >> TARGET_SHIFT) & LOCATION_MASK];
}
