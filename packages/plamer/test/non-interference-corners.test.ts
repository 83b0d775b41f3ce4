import { describe, expect, it } from 'vitest';
import { nonInterference } from '../secrecy/index.ts';
import { cellAt } from '../src/board/cell.ts';
import type { PlayableFaction } from '../src/cards/card.ts';
import { plamer } from '../src/game.ts';
import { readOptions } from '../src/read/options.ts';
import type { StartPiece, StartPosition } from '../src/read/start.ts';
import type { FieldCard } from '../src/state/player.ts';
import type { Side } from '../src/state/side.ts';

const at = (column: number, row: number): number => cellAt(column, row) ?? -1;
const HERE = at(3, 2);
const THERE = at(5, 3);

const coin = (side: Side, card: string, cell: number, stance: StartPiece['stance']): StartPiece => ({
  side,
  card,
  at: cell,
  stance,
});
const up = (side: Side, card: string, cell = HERE) => coin(side, card, cell, 'mobile');
const down = (side: Side, card: string, cell = HERE) => coin(side, card, cell, 'settled');

/** The opening cards of a faction, and cards that lie face down beside them. */
const field = (opening: readonly [string, string], ...set: readonly string[]): readonly (FieldCard | null)[] => [
  ...opening.map((card): FieldCard => ({ card, face: 'up', opening: true })),
  ...[0, 1, 2].map((slot): FieldCard | null => {
    const card = set[slot];
    return card === undefined ? null : { card, face: 'down', opening: false };
  }),
];

interface Corner {
  readonly name: string;
  readonly factions: readonly [PlayableFaction, PlayableFaction];
  readonly start: StartPosition;
}

/** What random games come to seldom; in each some coins of a kind lie elsewhere, so that another may be imagined here. */
const CORNERS: readonly Corner[] = [
  {
    name: 'a power that does not fire, beside an open and a concealed reason',
    factions: ['bgm', 'beasts'],
    start: {
      turn: 'response',
      active: 1,
      players: [
        { dor: 20, hand: ['bulk-up-ant'] },
        { dor: 20, hand: ['liberation'] },
      ],
      pieces: [up(1, 'wildfire'), up(0, 'ravager'), down(0, 'colossus'), down(0, 'ant', THERE), down(0, 'ant', THERE)],
    },
  },
  {
    name: 'a small one made big, face down or up',
    factions: ['dgm', 'bgm'],
    start: {
      turn: 'response',
      active: 1,
      players: [
        { dor: 20, hand: ['bulk-up-ant', 'bulk-up-ant'] },
        { dor: 20, hand: ['return-fire'] },
      ],
      pieces: [
        up(1, 'ravager'),
        down(1, 'ant'),
        down(1, 'amplifier'),
        down(1, 'ant', THERE),
        up(0, 'gatekeeper'),
        up(0, 'guardsman'),
      ],
    },
  },
  {
    name: 'captives handed over for whoever is lowest',
    factions: ['beasts', 'bgm'],
    start: {
      turn: 'response',
      active: 0,
      players: [
        { dor: 20, hand: ['liberation', 'liberation'], captives: { ravager: 1, ant: 2 } },
        { dor: 20, hand: ['bulk-up-ant'] },
      ],
      pieces: [
        up(0, 'bandit'),
        down(0, 'wildfire'),
        down(0, 'joker'),
        down(0, 'bandit', THERE),
        up(1, 'ant'),
        down(1, 'ant'),
        down(1, 'planet-digger', THERE),
      ],
    },
  },
  {
    name: 'declarations at face-down coins, which then turn up or go',
    factions: ['bgm', 'bgm'],
    start: {
      turn: 'response',
      active: 1,
      players: [
        { dor: 40, field: field(['ant', 'amplifier'], 'reboot', 'reboot', 'detonate') },
        { dor: 40, field: field(['ant', 'amplifier'], 'telekinesis', 'detonate', 'reboot') },
      ],
      pieces: [
        down(0, 'ant'),
        down(0, 'colossus'),
        down(0, 'planet-digger', THERE),
        down(0, 'ant', THERE),
        up(1, 'ant'),
        up(1, 'ravager'),
        down(1, 'ant', THERE),
        down(1, 'amplifier', THERE),
      ],
    },
  },
  {
    name: 'explosives beside other face-down coins, and who leaves',
    factions: ['dgm', 'dgm'],
    start: {
      turn: 'response',
      active: 1,
      players: [
        {
          dor: 40,
          field: field(['gatekeeper', 'artisan'], 'emergency-retreat', 'fire-on-own-position', 'return-fire'),
        },
        { dor: 40, field: field(['gatekeeper', 'artisan'], 'infiltration-build', 'emergency-retreat', 'return-fire') },
      ],
      pieces: [
        down(0, 'explosives'),
        down(0, 'artisan'),
        up(0, 'gatekeeper'),
        down(0, 'explosives', THERE),
        down(0, 'gatekeeper', THERE),
        up(1, 'guardsman'),
        up(1, 'star-cavalry'),
        down(1, 'watchtower'),
        down(1, 'artisan', THERE),
      ],
    },
  },
  {
    name: 'settled pieces of both sides about to be woken',
    factions: ['dgm', 'bgm'],
    start: {
      turn: 'movement',
      active: 0,
      players: [
        { dor: 40, hand: ['emp', 'hacking', 'turbo-engine'] },
        { dor: 40, hand: ['emp', 'buster-call'] },
      ],
      pieces: [
        up(0, 'watchtower', at(3, 1)),
        up(0, 'watchtower', at(3, 1)),
        up(0, 'gatekeeper', at(2, 2)),
        down(0, 'artisan'),
        down(1, 'ant'),
        down(1, 'sea-base'),
        down(1, 'colossus', at(4, 2)),
        down(1, 'ant', at(4, 2)),
        up(1, 'eroded-quarry', at(4, 2)),
      ],
    },
  },
];

describe('non-interference in corners', () => {
  it.each(CORNERS)('[PLM-H6] [PLM-H8] $name', ({ factions, start }) => {
    const options = { factions, start };
    expect(readOptions(options)).toMatchObject({ kind: 'read' });
    const report = nonInterference(plamer, { count: 24, seed: 1, steps: 12, options });
    expect(report.pairs).toBeGreaterThan(200);
    expect(report.varied).toBe(report.pairs);
  });
});
