import { z } from 'zod';
import { type Actor, type RuleId, type SeatId, seatId } from '../src/index.ts';
import type { PlayedStep, ScenarioAdapter, ScenarioMove } from '../src/scenario/index.ts';
import { type ToyCommand, type ToyTypes, toy } from './toy.ts';

const start = z.strictObject({ turns: z.int(), coins: z.int() });
const expectation = z.strictObject({
  points: z.record(z.string(), z.int()).optional(),
  stack: z
    .array(z.string())
    .transform((seats) => [...seats].sort())
    .optional(),
  refused: z.array(z.string()).optional(),
});

/** Orders are lines such as `north: flip`, `south: stake 2`. */
export const toyScenarios: ScenarioAdapter<ToyTypes, z.output<typeof start>, z.output<typeof expectation>> = {
  game: toy,
  start,
  expect: expectation,
  options: (given) => given,
  // Heads on every even draw; everyone is dealt 1, 2, 1, 2, ….
  chance: () => ({ draw: (at, below) => (below === 2 ? (at + 1) % 2 : at % 2) }),
  moves(orders) {
    const moves: ScenarioMove<ToyTypes>[] = [];
    for (const [index, line] of orders.trim().split('\n').entries()) {
      const [, seat, kind, coin] = /^(north|south): (flip|pass|yield|stake)(?: (\d+))?$/.exec(line.trim()) ?? [];
      if (seat === undefined || kind === undefined) {
        return { kind: 'unparsable', at: `line ${index + 1}`, found: line, expected: ['<seat>: <command>'] };
      }
      const actor: Actor = { kind: 'seat', seat: seatId(seat) };
      const command = (kind === 'stake' ? { kind, coin: Number(coin) } : { kind }) as ToyCommand;
      moves.push({ actor, command });
    }
    return { kind: 'read', value: moves };
  },
  observe: ({ after, refusals }) => ({
    points: Object.fromEntries(after.seats.map((seat: SeatId, index) => [seat, after.purses[index]?.points])),
    stack: after.stack.map(({ seat }) => seat).sort(),
    refused: refusals.flatMap(({ rulings }) => rulings.map(({ rule }): RuleId => rule)),
  }),
  why: ({ entries, refusals }: PlayedStep<ToyTypes>) =>
    [...entries, ...refusals]
      .flatMap(({ rulings }) => rulings)
      .map(({ subject, rule }) => ({ subject, rule, culprits: rule === 'TOY-W1' ? ['south', 'north'] : [] })),
};
