import { describe, expect, it } from 'vitest';
import { CARD_IDS, PIECE_IDS, SPECIAL_IDS } from '../src/cards/card.ts';
import { type Figure, figureIn } from '../src/cards/figure.ts';
import { CARDS, cardOf, PIECE_CARDS, pieceCardOf, SPECIAL_CARDS } from '../src/cards/index.ts';
import { PIECE_POWER_IDS } from '../src/cards/power.ts';
import { HOUSE, HOUSE_FIGURES, type HouseKey } from '../src/house.ts';
import { lvOf } from '../src/pieces/figures.ts';
import { isRuleCode } from '../src/rules/registry.ts';
import type { FieldCard } from '../src/state/player.ts';
import { positionOf } from './position.ts';

/** Lv/HP/ATK/cost as the specification's table has them; `h` marks a house value. */
const TABLE: Readonly<Record<(typeof PIECE_IDS)[number], string>> = {
  gatekeeper: 'dgm basic 3/3/1/5',
  artisan: 'dgm basic 2/2/1/5',
  guardsman: 'dgm intermediate 7/3/2/7',
  'star-cavalry': 'dgm intermediate 5/8/3/12',
  'beacon-keeper': 'dgm advanced 8h/10h/4h/15h',
  watchtower: 'dgm structure 3h/1h/2/6h',
  explosives: 'dgm structure 1h/1/5/4h',
  ant: 'bgm basic 1/1/1/3h',
  amplifier: 'bgm basic 4/3/1h/6h',
  'planet-digger': 'bgm intermediate 2/3/1/7h',
  colossus: 'bgm advanced 7/12/3/15h',
  ravager: 'bgm intermediate 5/6h/3/10h',
  wildfire: 'beasts basic 1/3/1/4h',
  bandit: 'beasts basic 4/3/2/7h',
  joker: 'beasts intermediate 5/4h/2h/9h',
  'larunapi-32': 'unaligned advanced 6h/6h/3h/14h',
  'sea-base': 'unaligned structure 3h/3h/0h/8h',
  'eroded-quarry': 'unaligned structure 4h/4h/1h/6h',
};

const SPECIALS: Readonly<Record<(typeof SPECIAL_IDS)[number], string>> = {
  reboot: 'bgm response 8',
  'bulk-up-ant': 'bgm battle 5',
  detonate: 'bgm response own-piece',
  telekinesis: 'bgm response own-piece',
  liberation: 'beasts battle captives',
  hacking: 'silverwood movement 4h',
  emp: 'unaligned movement 4h',
  'emergency-retreat': 'unaligned response 2h',
  'return-fire': 'unaligned response 3h',
  'fire-on-own-position': 'unaligned response offering',
  'infiltration-build': 'unaligned response 5h',
  'blood-sweat-tears': 'unaligned production 2h',
  'turbo-engine': 'unaligned movement 3h',
  'buster-call': 'unaligned movement 5h',
};

/** Printed figures are the page's whatever the house says; those of the house as it says now. */
const shown = (figure: Figure, default_: number): string =>
  figure.source === 'house' ? `${default_}h` : `${figureIn(HOUSE, figure)}`;

describe('the cards', () => {
  it('[PLM-K1] are those of the table, in its order', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(CARD_IDS);
    expect(PIECE_CARDS).toHaveLength(18);
    expect(SPECIAL_CARDS).toHaveLength(14);
  });

  it.each(PIECE_IDS)('[PLM-K1] %s has its faction, tier and printed figures', (id) => {
    const { faction, tier, lv, hp, atk, cost } = pieceCardOf(id);
    const [, , figures = ''] = TABLE[id].split(' ');
    const told = figures.split('/').map((text) => Number.parseInt(text, 10));
    const found = [lv, hp, atk, cost].map((figure, at) => shown(figure, told[at] ?? 0)).join('/');
    expect(`${faction.value} ${tier.value} ${found}`).toBe(TABLE[id]);
  });

  it.each(SPECIAL_IDS)('%s has its faction, timing and cost', (id) => {
    const card = cardOf(id);
    if (card.kind !== 'special') throw new Error(id);
    const [, , told = ''] = SPECIALS[id].split(' ');
    const paid =
      card.cost === null
        ? card.power.costs.map(({ kind }) => kind).join()
        : shown(card.cost, Number.parseInt(told, 10));
    expect(`${card.faction.value} ${card.timing.value} ${paid}`).toBe(SPECIALS[id]);
  });

  it('name each power once, each under a rule of its own', () => {
    const powers = PIECE_CARDS.flatMap((card) => card.powers);
    expect(powers.map(({ id }) => id)).toEqual(PIECE_POWER_IDS);
    const rules = [...powers, ...SPECIAL_CARDS.map(({ power }) => power)].map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.filter((rule) => !isRuleCode(rule))).toEqual([]);
  });

  it('are frozen through and through', () => {
    const thawed: string[] = [];
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) thawed.push(at);
      for (const [key, part] of Object.entries(value)) look(part, `${at}.${key}`);
    };
    for (const card of CARDS) look(card, card.id);
    expect(thawed).toEqual([]);
  });

  it('use every figure that the house keeps for a card, and each under a rule that there is', () => {
    const used = new Set<string>();
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('source' in value && value.source === 'house' && 'key' in value) used.add(String(value.key));
      for (const part of Object.values(value)) look(part);
    };
    for (const card of CARDS) look(card);
    const kept = Object.keys(HOUSE_FIGURES).filter((key) => HOUSE_FIGURES[key as HouseKey].rule.startsWith('PLM-K'));
    expect([...used].sort()).toEqual(kept.sort());
    for (const key of Object.keys(HOUSE_FIGURES) as HouseKey[]) {
      const { value, min, max, rule } = HOUSE_FIGURES[key];
      expect(isRuleCode(rule), key).toBe(true);
      expect(value >= min && value <= max, key).toBe(true);
    }
  });
});

describe('the screen', () => {
  const field = (...cards: readonly string[]): readonly (FieldCard | null)[] =>
    Array.from({ length: 5 }, (_, slot): FieldCard | null => {
      const [card = '', face = 'up'] = (cards[slot] ?? '').split(' ');
      return card === '' ? null : { card, face: face === 'down' ? 'down' : 'up', opening: slot < 2 };
    });
  it.each([
    ['open', ['gatekeeper', 'artisan', 'star-cavalry'], [6, 2, 5]],
    ['set', ['gatekeeper', 'artisan', 'star-cavalry down'], [3, 2, 5]],
    ['absent', ['gatekeeper', 'artisan'], [3, 2, 5]],
    ['open, behind empty slots', ['', '', 'artisan', 'star-cavalry'], [3, 5, 5]],
    ['open, behind a set card', ['emp down', 'gatekeeper', 'star-cavalry'], [3, 2, 5]],
    ['open and leftmost itself', ['star-cavalry', 'gatekeeper', 'artisan'], [3, 2, 8]],
  ])('[PLM-K5] %s', (_what, cards, expected) => {
    const pieces = ['a gatekeeper 2,4', 'a artisan 2,4', 'a star-cavalry 2,4', 'b gatekeeper 4,4'];
    const state = positionOf({ factions: ['dgm', 'dgm'], a: { field: field(...cards) }, pieces });
    expect(state.pieces.slice(0, 3).map((piece) => lvOf(state, piece))).toEqual(expected);
    expect(state.pieces.slice(3).map((piece) => lvOf(state, piece))).toEqual([3]);
  });
});
