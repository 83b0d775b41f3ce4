import { createLineAdjudicator } from '../src/batch/line-adjudicator.ts';
import type { Judge } from '../src/judge/judge.ts';
import { createLegalOrders } from '../src/judge/legal-orders.ts';
import { readOrders, wipe } from '../src/judge/read.ts';
import { FACT_WORDS, recordFacts } from '../src/judge/record.ts';
import { MAX_UNITS } from '../src/judge/scratch.ts';
import { verdictOf } from '../src/judge/verdict.ts';
import { POWER_SHIFT } from '../src/judge/word.ts';
import { VERDICTS } from '../src/orders/verdict.ts';
import { phaseNumber } from '../src/phases/calendar.ts';
import { packPosition } from '../src/phases/pack.ts';
import { copyPosition, emptyPosition } from '../src/phases/packed-position.ts';
import type { Draw } from '../src/phases/playout.ts';
import { createPlayout } from '../src/phases/playout.ts';
import type { Season } from '../src/phases/season.ts';
import { startOf } from '../src/phases/start.ts';
import type { Referee } from '../src/referee/referee.ts';
import type { Corpus, CorpusLine } from './corpus.ts';
import type { Workload } from './workload.ts';

/** Sums verdicts so that place and verdict both matter; wraps at 32 bits. */
export function checksum(sum: number, place: number, verdict: number): number {
  return (sum + Math.imul(verdict + 1, place + 1)) | 0;
}

function verdictSum(units: number): number {
  let sum = 0;
  for (let i = 0; i < units; i++) sum = checksum(sum, i, verdictOf(i));
  return sum;
}

/** From packed orders to packed verdicts. */
export function judging(judge: Judge, corpus: Corpus): Workload {
  const { words, from, units } = corpus;
  return {
    id: 'judge',
    item: 'phase',
    items: corpus.phases,
    run: (index) => {
      const total = units[index] ?? 0;
      judge.judge(words, from[index] ?? 0, total);
      return verdictSum(total);
    },
  };
}

/** The same with the facts of every phase written down. */
export function recording(judge: Judge, corpus: Corpus): Workload {
  const { words, from, units } = corpus;
  const facts = new Int32Array(MAX_UNITS * FACT_WORDS);
  return {
    id: 'judge-and-record',
    item: 'phase',
    items: corpus.phases,
    run: (index) => {
      const total = units[index] ?? 0;
      judge.judge(words, from[index] ?? 0, total);
      recordFacts(facts, 0);
      return verdictSum(total);
    },
  };
}

/** The same with the next position, the provinces contested, and every retreat open to every dislodged unit. */
export function movingOn(season: Season, corpus: Corpus): Workload {
  const { board, retreats } = season;
  const { words, from, units } = corpus;
  const position = emptyPosition(board);
  const orders = new Int32Array(board.provinceCount);
  const open = new Int16Array(board.locationCount);
  return {
    id: 'judge-and-move-on',
    item: 'phase',
    items: corpus.phases,
    run: (index) => {
      const total = units[index] ?? 0;
      const first = from[index] ?? 0;
      position.phase = 0;
      position.units = total;
      position.dislodged = 0;
      for (let i = 0; i < total; i++) {
        const word = words[first + i] ?? 0;
        orders[i] = word;
        position.words[i] = word & UNIT_MASK;
      }
      season.move(position, orders);
      let sum = verdictSum(total) + position.contested;
      if (position.dislodged > 0) {
        retreats.survey(position);
        for (let d = 0; d < position.dislodged; d++) sum += retreats.choices(position, d, open);
      }
      return sum;
    },
  };
}

/** Location, type and power: all of a word but the order. */
const UNIT_MASK = (1 << (POWER_SHIFT + 3)) - 1;

/** Every legal order of every unit. */
export function enumerating(season: Season, corpus: Corpus): Workload {
  const legal = createLegalOrders(season.board);
  const { words, from, units } = corpus;
  return {
    id: 'legal-orders',
    item: 'position',
    items: corpus.phases,
    run: (index) => {
      wipe();
      readOrders(season.board, words, from[index] ?? 0, units[index] ?? 0);
      return legal.fill();
    },
  };
}

/** Whole games by chance, from the start to the end of 1920. */
export function playing(season: Season, games: number, draw: Draw): Workload {
  const playout = createPlayout(season);
  const start = packPosition(season.board, season.layout, startOf(season.board.data));
  const position = emptyPosition(season.board);
  const until = phaseNumber('S1921M');
  return {
    id: 'games-to-1920',
    item: 'game',
    items: games,
    run: () => {
      copyPosition(start, position);
      return playout.run(position, until, draw);
    },
  };
}

/** The judge on phases of a large map, two words a unit. */
export function judgingWide(judge: Judge, id: string, words: readonly Int32Array[]): Workload {
  return {
    id,
    item: 'phase',
    items: words.length,
    run: (index) => {
      const phase = words[index] ?? new Int32Array();
      judge.judgeWide(phase, 0, phase.length / 2);
      return verdictSum(phase.length / 2);
    },
  };
}

/** The checksum {@link judging} comes to over a corpus, as the batch's own output says it. */
export function batchChecksum(referee: Referee, lines: readonly (CorpusLine & { readonly id?: unknown })[]): number {
  const adjudicate = createLineAdjudicator(referee);
  let total = 0;
  for (const line of lines) {
    const answer = adjudicate(JSON.stringify(line));
    if (typeof answer !== 'string') throw new Error(`line ${String(line.id)} could not be read`);
    const { orders } = JSON.parse(answer) as { orders: { power: string; order: string; verdict: string }[] };
    const verdicts = new Map(
      orders.map(({ power, order, verdict }) => [`${power} ${order.slice(0, unitEnd(order))}`, verdict]),
    );
    let sum = 0;
    let place = 0;
    for (const [power, units] of Object.entries(line.units)) {
      for (const unit of units) {
        const code = (VERDICTS as readonly string[]).indexOf(verdicts.get(`${power} ${unit}`) ?? '');
        sum = checksum(sum, place++, code);
      }
    }
    total = (total + sum) | 0;
  }
  return total;
}

/** Where the unit ends in `F STP/SC - LVN`. */
function unitEnd(order: string): number {
  const space = order.indexOf(' ', 2);
  return space < 0 ? order.length : space;
}
