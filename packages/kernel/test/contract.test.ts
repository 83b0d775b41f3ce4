import { describe, expect, it } from 'vitest';
import { type ContractOptions, contractSuite, type Move } from '../src/contract/index.ts';
import type { Game } from '../src/index.ts';
import { planted } from './planted-faults.ts';
import { type ToyTypes, toy } from './toy.ts';

type Toy = Game<ToyTypes>;

const rules = new Set(['TOY-T1', 'TOY-T2', 'TOY-C1', 'TOY-C2', 'TOY-C3', 'TOY-W1', 'TOY-W2', 'TOY-M1']);
const options: ContractOptions<ToyTypes> = {
  options: [
    { turns: 4, coins: 3 },
    { turns: 6, coins: 2 },
  ],
  wrong: (state) =>
    state.seats.flatMap((seat): readonly Move<ToyTypes>[] => [
      { actor: { kind: 'seat', seat }, command: { kind: 'stake', coin: 9 } },
      { actor: { kind: 'seat', seat }, command: { kind: 'give', seat, points: 1 } },
      { actor: { kind: 'gameMaster' }, command: { kind: 'pass' } },
    ]),
  extra: ({ seats }) =>
    seats.map((seat) => ({ actor: { kind: 'gameMaster' }, command: { kind: 'give', seat, points: 1 } })),
  alike: (one, other, audience) =>
    one.kind === 'stake' && other.kind === 'stake' && !(audience.kind === 'gameMaster' && audience.sealed),
  reveals: (event) => event.kind === 'revealed',
  rules,
};

/** Fewer and shorter matches than the real check: the faults are coarse. */
function broken(game: Toy, changed: Partial<ContractOptions<ToyTypes>> = {}): readonly string[] {
  return contractSuite(game, { ...options, runs: 15, steps: 20, ...changed })
    .filter(({ run }) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);
}

describe('contract of the toy game', () => {
  for (const { name, run } of contractSuite(toy, options)) it(name, run);
});

describe('a planted fault breaks the promise it breaks', () => {
  it.each(planted)('%s', (_fault, game, checks) => {
    expect(broken(game)).toEqual(expect.arrayContaining([...checks]));
  });
});

const sealing: Toy = {
  ...toy,
  pending: (state) =>
    toy.pending(state).map((pending) => ({ ...pending, sealed: state.purses.some(({ coins }) => coins.length > 0) })),
};

describe('a suite that would check nothing says so', () => {
  it.each<readonly [string, Partial<ContractOptions<ToyTypes>>, readonly string[]]>([
    ['no wrong moves', { wrong: () => [] }, ['wrong commands are refused with a rule']],
    ['no match that ends', { options: [{ turns: 20, coins: 3 }], steps: 4 }, ['an outcome is final']],
    [
      'sealed moves that are all told apart',
      { alike: () => false, options: [{ turns: 4, coins: 2 }] },
      ['imagining varies what is hidden'],
    ],
    ['nothing hidden', { options: [{ turns: 4, coins: 0 }] }, ['imagining varies what is hidden']],
    ['nothing hidden, and said so', { options: [{ turns: 4, coins: 0 }], secrets: false }, []],
  ])('%s', (_name, changed, checks) => {
    expect(broken(sealing, changed)).toEqual(checks);
  });
});
