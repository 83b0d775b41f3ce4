import { seatId } from '@panjeong/kernel';
import { type ContractOptions, contractSuite, type Move } from '@panjeong/kernel/contract';
import { describe, it } from 'vitest';
import { alike, reveals } from '../secrecy/index.ts';
import { cellAt } from '../src/board/cell.ts';
import { plamer } from '../src/game.ts';
import type { PlamerTypes } from '../src/plamer-types.ts';
import { DEFAULT_OPTIONS, type PlamerOptions } from '../src/read/options.ts';
import type { StartPiece, StartPosition } from '../src/read/start.ts';
import { RULES } from '../src/rules/registry.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { Turn } from '../src/state/flow.ts';
import type { Side } from '../src/state/side.ts';

const NEVER: readonly PlamerCommand[] = [
  { kind: 'move', piece: 9999, to: 0 },
  { kind: 'flip', piece: 9999 },
  { kind: 'lay', card: 'reboot', slot: 0 },
  { kind: 'set', card: 'ant', slot: 0 },
  { kind: 'fire', piece: 9999, target: {} },
  { kind: 'respond-by-piece', piece: 9999, target: {} },
  { kind: 'respond', slot: 0, target: {} },
  { kind: 'retire', slot: 0 },
];

const contract: Omit<ContractOptions<PlamerTypes>, 'options'> = {
  wrong: ({ seats }) =>
    seats.flatMap((seat): readonly Move<PlamerTypes>[] => [
      ...NEVER.map((command): Move<PlamerTypes> => ({ actor: { kind: 'seat', seat }, command })),
      { actor: { kind: 'gameMaster' }, command: { kind: 'done' } },
      { actor: { kind: 'deadline', seat: seatId('nobody') }, command: { kind: 'pass' } },
    ]),
  reveals,
  alike,
  rules: new Set<string>(Object.keys(RULES)),
};

const at = (column: number, row: number): number => cellAt(column, row) ?? -1;
const coin = (side: Side, card: string, cell: number, stance: StartPiece['stance']): StartPiece => ({
  side,
  card,
  at: cell,
  stance,
});

/** Two crowds that meet, with coins of both sides face down beside each other, so that every turn has something to do. */
const meeting = (turn: Turn, active: Side): StartPosition => ({
  turn,
  active,
  players: [
    {
      dor: 20,
      hand: ['explosives', 'emp', 'return-fire', 'sea-base'],
      captives: { ant: 1 },
      used: { artisan: 3, gatekeeper: 2, guardsman: 1, explosives: 1 },
    },
    {
      dor: 20,
      hand: ['planet-digger', 'reboot', 'bulk-up-ant', 'detonate'],
      used: { ant: 5, amplifier: 1, ravager: 1 },
    },
  ],
  pieces: [
    coin(0, 'artisan', at(2, 2), 'settled'),
    coin(0, 'gatekeeper', at(2, 2), 'settled'),
    coin(0, 'explosives', at(2, 2), 'settled'),
    coin(1, 'ant', at(2, 2), 'mobile'),
    coin(1, 'ravager', at(2, 2), 'mobile'),
    coin(1, 'ant', at(4, 3), 'settled'),
    coin(1, 'amplifier', at(4, 3), 'settled'),
    coin(1, 'ant', at(4, 3), 'mobile'),
    coin(0, 'guardsman', at(4, 3), 'mobile'),
    coin(0, 'gatekeeper', at(3, 2), 'mobile'),
    coin(0, 'artisan', at(3, 2), 'mobile'),
    coin(0, 'artisan', at(3, 2), 'mobile'),
    coin(1, 'ant', at(3, 3), 'settled'),
  ],
});

const short: PlamerOptions = { ...DEFAULT_OPTIONS, house: { rounds: 3 } };

describe('contract of The Plamer, from the opening', () => {
  const options = [short, { ...short, factions: ['bgm', 'beasts'] } as const];
  for (const { name, run } of contractSuite(plamer, { ...contract, options, runs: 5, steps: 40 })) it(name, run);
});

describe('contract of The Plamer, where two crowds meet', () => {
  const options = (['movement', 'response', 'production', 'blackout'] as const).flatMap((turn) =>
    ([0, 1] as const).map((active) => ({ ...short, start: meeting(turn, active) })),
  );
  for (const { name, run } of contractSuite(plamer, { ...contract, options, runs: 8, steps: 24 })) it(name, run);
});
