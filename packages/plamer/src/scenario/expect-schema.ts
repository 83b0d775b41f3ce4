import { z } from 'zod';

const bySeat = <Value extends z.ZodType>(value: Value) => z.strictObject({ a: value.optional(), b: value.optional() });
const amount = z.int();
const tally = z.record(z.string(), z.int());
/** Coins of a cell, and cells, are in no order. */
const unordered = z.array(z.string()).transform((list) => [...list].sort());
const cells = z.record(z.string(), unordered);

/** What a scenario file says of a step. Whatever is left out is not looked at. */
export const expectSchema = z.strictObject({
  /** Of a seat, every coin on the board by cell: `"(2,4)": [gatekeeper, guardsman settled]`. */
  pieces: bySeat(cells).optional(),
  /** Everyone in a cell: `"(2,4)": [a gatekeeper, b ant settled]`. */
  at: cells.optional(),
  /** How many territories a seat secures, and occupies. */
  secured: bySeat(amount).optional(),
  occupied: bySeat(amount).optional(),
  /** How many territories are ㄱ, ㄴ, ㄷ, ㄹ to a seat. */
  classes: bySeat(z.tuple([amount, amount, amount, amount])).optional(),
  /** The class of a territory to seat a. */
  classOf: z.record(z.string(), z.string()).optional(),
  /** Cells where both stand, settled only. */
  standoffs: unordered.optional(),
  dor: bySeat(amount).optional(),
  vp: bySeat(amount).optional(),
  /** What the last victory check of the step gave, and the last income. */
  gained: bySeat(amount).optional(),
  income: bySeat(amount).optional(),
  captives: bySeat(tally).optional(),
  fragments: bySeat(tally).optional(),
  returned: bySeat(tally).optional(),
  gone: bySeat(tally).optional(),
  used: bySeat(tally).optional(),
  hand: bySeat(unordered).optional(),
  discard: bySeat(unordered).optional(),
  /** Five slots, as in `start`. */
  field: bySeat(z.array(z.string().nullable())).optional(),
  /** By `a gatekeeper (2,4)`: the first of those alike. */
  lv: z.record(z.string(), amount).optional(),
  hp: z.record(z.string(), amount).optional(),
  atk: z.record(z.string(), amount).optional(),
  /** HP of everyone in the cell at each stage 6, one rotation after the other: `{a star-cavalry: 7, b colossus: 7}`. */
  rotations: z.array(tally).optional(),
  /** Every strike in order: `a guardsman > b bandit 3-1`. */
  strikes: z.array(z.string()).optional(),
  /** Powers and special cards that found no target when they resolved. */
  fizzled: z.array(z.string()).optional(),
  /** By command as it is written canonically, the rules that forbid it. */
  refused: z.record(z.string(), unordered).optional(),
  /** Declarations that wait on the response stack. */
  stack: amount.optional(),
  round: amount.optional(),
  turn: z.string().optional(),
  active: z.string().optional(),
  asked: z.string().nullable().optional(),
  /** `won a PLM-V1`, `drawn PLM-E2`; null while it goes on. */
  ended: z.string().nullable().optional(),
});

export type ExpectedStep = z.output<typeof expectSchema>;
