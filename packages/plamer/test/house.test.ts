import { describe, expect, it } from 'vitest';
import { HOUSE, HOUSE_FIGURES, type House, type HouseKey } from '../src/house.ts';
import { atkOf, costOf, fullHpOf, lvOf } from '../src/pieces/figures.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { FieldCard } from '../src/state/player.ts';
import { type Fight, fought } from './fought.ts';
import { cell, DONE, give, PASS, positionOf, reasons, type Setting } from './position.ts';

type Figures = Partial<House>;
/** Something that comes out of a position, under these figures of the house. */
type Trial = (house: Figures) => unknown;

const field = (...cards: readonly string[]): readonly (FieldCard | null)[] =>
  Array.from({ length: 5 }, (_, slot): FieldCard | null => {
    const [card = '', face = 'up'] = (cards[slot] ?? '').split(' ');
    return card === '' ? null : { card, face: face === 'down' ? 'down' : 'up', opening: slot < 2 };
  });

const granted =
  (fight: Fight): Trial =>
  (house) =>
    fought({ ...fight, house }).events.filter(({ kind }) => kind === 'piece-granted');

/** What a declaration leaves to stage 2 of the battle on (2,4), and what that battle leaves. */
const hitBy =
  (setting: Setting, command: PlamerCommand): Trial =>
  (house) => {
    const start = positionOf({ turn: 'response', ...setting, house });
    const end = give(start, [1, command], [0, PASS], [1, PASS]);
    return [end.stack.length, fight(end)];
  };

/** Who is left after the battle, and who is where: a hit of another strength ends it differently. */
function fight(state: ReturnType<typeof positionOf>): unknown {
  const done = give(state, [0, PASS], [1, PASS]);
  return [done.pieces.map(({ card }) => card), done.players.map(({ captives, fragments }) => [captives, fragments])];
}

const set = (card: string) => ({ b: { dor: 50, field: field('ant', 'amplifier', `${card} down`) } });
const respond = (target: object): PlamerCommand => ({ kind: 'respond', slot: 2, target });

/** A card's own figures, read where every rule reads them. */
function figureTrials(): ReadonlyMap<HouseKey, Trial> {
  const trials = new Map<HouseKey, Trial>();
  for (const key of Object.keys(HOUSE_FIGURES) as HouseKey[]) {
    const [card = '', figure = ''] = key.split('.');
    if (figure !== 'lv' && figure !== 'hp' && figure !== 'atk' && figure !== 'cost') continue;
    trials.set(key, (house) => {
      const match = { house: { ...HOUSE, ...house } };
      if (figure === 'cost') return costOf(match, card);
      if (figure === 'hp') return fullHpOf(match, card);
      const state = positionOf({ house, pieces: [`a ${card} 2,4`] });
      return state.pieces.map((piece) => (figure === 'lv' ? lvOf(state, piece) : atkOf(state, piece)));
    });
  }
  // A special card's ATK is no piece's.
  for (const key of ['detonate.atk', 'return-fire.atk', 'fire-on-own-position.atk'] as const) trials.delete(key);
  return trials;
}

const TRIALS: ReadonlyMap<HouseKey, Trial> = new Map<HouseKey, Trial>([
  ...figureTrials(),
  ['gatekeeper.ward', granted({ attacker: 'colossus', defender: 'gatekeeper' })],
  ['amplifier.amplify', granted({ attacker: 'amplifier, artisan', defender: 'colossus' })],
  ['wildfire.disdain', granted({ attacker: 'wildfire', defender: 'artisan' })],
  ['wildfire.disdain-lv', granted({ attacker: 'wildfire atk0', defender: 'joker lv4' })],
  [
    'star-cavalry.screen',
    (house) => {
      const a = { field: field('gatekeeper', 'artisan', 'star-cavalry') };
      const state = positionOf({ house, a, pieces: ['a gatekeeper 2,4'] });
      return state.pieces.map((piece) => lvOf(state, piece));
    },
  ],
  [
    'beacon-keeper.beacon',
    (house) => {
      const deck = ['emp', 'emp', 'emp', 'emp', 'emp', 'emp'];
      const start = positionOf({ house, turn: 'supply', a: { deck }, pieces: ['a beacon-keeper 3,3 settled'] });
      return (
        give(start, [0, { kind: 'fire', piece: 0, target: {} }]).players[0].hand.length - start.players[0].hand.length
      );
    },
  ],
  [
    'planet-digger.dig',
    (house) => {
      const start = positionOf({ house, turn: 'supply', a: { dor: 0 }, pieces: ['a planet-digger 3,3 settled'] });
      return give(start, [0, { kind: 'fire', piece: 0, target: {} }]).players[0].dor - start.players[0].dor;
    },
  ],
  [
    'explosives.explosion',
    hitBy(
      {
        active: 0,
        pieces: ['a guardsman 2,4', 'b explosives 2,4 settled', 'b artisan 2,4 settled'],
        factions: ['dgm', 'dgm'],
      },
      { kind: 'respond-by-piece', piece: 1, target: {} },
    ),
  ],
  [
    'detonate.atk',
    hitBy(
      { ...set('detonate'), pieces: ['a guardsman 2,4', 'b ant 2,4', 'b artisan 2,4 settled'] },
      respond({ piece: 1 }),
    ),
  ],
  [
    'return-fire.atk',
    hitBy({ ...set('return-fire'), pieces: ['a gatekeeper 2,4', 'b artisan 2,4'] }, respond({ cell: cell('2,4') })),
  ],
  [
    'fire-on-own-position.atk',
    hitBy(
      { ...set('fire-on-own-position'), pieces: ['a guardsman 2,4', 'b artisan 2,4'] },
      respond({ cell: cell('2,4') }),
    ),
  ],
  [
    'buster-call.reach',
    (house) => {
      const start = positionOf({ house, a: { hand: ['buster-call'], dor: 99 }, pieces: ['a artisan 2,1'] });
      return reasons(start, 0, { kind: 'play', card: 'buster-call', target: { cell: cell('2,4') } });
    },
  ],
  [
    'draw-per-round',
    (house) => positionOf({ house, turn: 'supply', a: { deck: ['emp', 'emp', 'emp'] } }).players[0].hand.length,
  ],
  [
    'vp-target',
    (house) => positionOf({ house, turn: 'victory-check', a: { vp: 9 }, pieces: ['a artisan 2,2 settled'] }).outcome,
  ],
  [
    'rounds',
    (house) => {
      const start = positionOf({
        house,
        turn: 'blackout',
        round: 60,
        a: { vp: 3 },
        pieces: ['a artisan 2,4', 'b ant 4,2'],
      });
      return give(start, [0, DONE]).outcome?.rule ?? null;
    },
  ],
]);

/** Figures of the opening are read by setup alone (`options.test.ts`). */
const ELSEWHERE: readonly HouseKey[] = ['opening-dor', 'opening-hand'];

/** Another value within a figure's bounds; downwards where more would come to the same. */
const DOWN: readonly HouseKey[] = [
  'explosives.explosion',
  'detonate.atk',
  'return-fire.atk',
  'fire-on-own-position.atk',
];
function another(key: HouseKey): number {
  const { value } = HOUSE_FIGURES[key];
  if (key === 'vp-target' || key === 'wildfire.disdain-lv' || key === 'buster-call.reach' || key === 'rounds')
    return value + 1;
  return DOWN.includes(key) ? 1 : value + 2;
}

describe('figures of the house', () => {
  it('are tried, every one', () => {
    expect([...TRIALS.keys(), ...ELSEWHERE].sort()).toEqual(Object.keys(HOUSE_FIGURES).sort());
  });

  it('change what depends on them, and nothing else', () => {
    const plain = new Map([...TRIALS].map(([key, trial]) => [key, JSON.stringify(trial({}))]));
    const faults: string[] = [];
    for (const key of TRIALS.keys()) {
      const house = { [key]: another(key) };
      for (const [other, trial] of TRIALS) {
        const changed = JSON.stringify(trial(house)) !== plain.get(other);
        if (changed !== (key === other)) faults.push(`${key} ${changed ? 'changes' : 'does not change'} ${other}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
