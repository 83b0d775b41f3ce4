import type { Workload as OfDiplomacy } from '@panjeong/diplomacy/bench';
import type { Workload as OfThePlamer } from '@panjeong/plamer/bench';

/** A workload of any game. */
export interface Measured extends Omit<OfDiplomacy, 'item'> {
  readonly item: OfDiplomacy['item'] | OfThePlamer['item'] | 'decision';
}

/** What a workload came to. */
export interface Timing {
  readonly id: string;
  readonly item: Measured['item'];
  /** Items a second, in the best of several rounds: what the machine can do when it is not busy otherwise. */
  readonly perSecond: number;
  /** Microseconds an item took, item by item. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of garbage an item left behind. */
  readonly bytes: number;
  /** Sum of what every item came to, once over. */
  readonly sum: number;
}

const ROUNDS = 7;
const WARM_UP_MS = 700;
const ROUND_MS = 500;

/** Warms a workload up, then measures its speed, its percentiles and its garbage. */
export function time(workload: Measured): Timing {
  const { items, each: many = 1 } = workload;
  let sum = 0;
  for (let index = 0; index < items; index++) sum = (sum + workload.run(index)) | 0;
  const pass = (): void => {
    for (let index = 0; index < items; index++) workload.run(index);
  };
  const lap = timed(pass);
  repeat(pass, WARM_UP_MS / Math.max(lap, 0.01));
  const passes = Math.max(1, Math.round(ROUND_MS / Math.max(timed(pass), 0.01)));
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++)
    best = Math.min(
      best,
      timed(() => repeat(pass, passes)),
    );
  const each = Array.from({ length: items }, (_, index) => (1000 * timed(() => workload.run(index))) / many).sort(
    (a, b) => a - b,
  );
  return {
    id: workload.id,
    item: workload.item,
    perSecond: (items * many * passes * 1000) / best,
    p50: each[Math.floor(items * 0.5)] ?? 0,
    p99: each[Math.floor(items * 0.99)] ?? 0,
    bytes: garbage(pass, items * many),
    sum,
  };
}

function repeat(pass: () => void, times: number): void {
  for (let n = 0; n < times; n++) pass();
}

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Growth of the heap over one pass; the least of several, since a collection in between hides growth or adds to it. */
function garbage(pass: () => void, items: number): number {
  const grown: number[] = [];
  for (let n = 0; n < 9; n++) {
    const before = process.memoryUsage().heapUsed;
    pass();
    const after = process.memoryUsage().heapUsed;
    if (after >= before) grown.push(after - before);
  }
  grown.sort((a, b) => a - b);
  return (grown[Math.floor(grown.length / 2)] ?? 0) / items;
}

/**
 * A fixed piece of integer work over a table, done in this same process: what other figures are compared with, so that
 * they can be read on any machine.
 */
export function baseline(): Measured {
  const table = new Int32Array(4096);
  return {
    id: 'baseline',
    item: 'phase',
    items: 1000,
    run: (index) => {
      let x = index | 1;
      for (let n = 0; n < 500; n++) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        const at = x & 4095;
        table[at] = ((table[at] ?? 0) + x) | 0;
      }
      return x;
    },
  };
}
