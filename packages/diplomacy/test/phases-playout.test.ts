import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { createLegalOrders } from '../src/judge/legal-orders.ts';
import { readOrders, wipe } from '../src/judge/read.ts';
import { compileBoard, provinceId } from '../src/map/board.ts';
import { decodeOrder, orderText } from '../src/orders/canonical-text.ts';
import type { GivenOrder, Order } from '../src/orders/order.ts';
import type { Position } from '../src/orders/position.ts';
import { phaseNumber } from '../src/phases/calendar.ts';
import { packPosition, unpackPosition } from '../src/phases/pack.ts';
import { copyPosition, emptyPosition, type PackedPosition, PLAYING } from '../src/phases/packed-position.ts';
import { createPlayout, type Draw } from '../src/phases/playout.ts';
import { createSeason } from '../src/phases/season.ts';
import { startOf } from '../src/phases/start.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { createReferee } from '../src/referee/referee.ts';

const board = compileBoard(STANDARD_MAP);
const policy = { ...EDITIONS['tutorial-2021'], drawAfterYears: 6 };
const season = createSeason(board, policy);
const playout = createPlayout(season);
const referee = createReferee(STANDARD_MAP, policy);
const legal = createLegalOrders(board);
const start = packPosition(board, season.layout, startOf(STANDARD_MAP));

/** Xorshift: the same games for the same seed. */
function drawFrom(seed: number): Draw {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const plain = (position: PackedPosition): Position => unpackPosition(board, season.layout, season.retreats, position);
const sorted = (position: Position): Position => ({
  ...position,
  units: [...position.units].sort((a, b) => (a.at < b.at ? -1 : 1)),
  dislodged: [...position.dislodged].sort((a, b) => (a.unit.at < b.unit.at ? -1 : 1)),
});

/** What cannot be, after any phase. */
function faultsOf(position: Position): string[] {
  const places = position.units.map(({ at }) => provinceId(at));
  const faults: string[] = [];
  if (new Set(places).size < places.length) faults.push('two units in one province');
  for (const { unit, from, retreats } of position.dislodged) {
    if (!places.includes(provinceId(unit.at))) faults.push(`${unit.at} is empty though its unit was dislodged`);
    for (const to of retreats) {
      if (places.includes(provinceId(to))) faults.push(`${unit.at} may retreat to occupied ${to}`);
      if (position.contested.includes(provinceId(to))) faults.push(`${unit.at} may retreat to contested ${to}`);
      if (provinceId(to) === from) faults.push(`${unit.at} may retreat to its attacker's ${to}`);
    }
  }
  for (const place of position.contested) if (places.includes(place)) faults.push(`${place} is contested and occupied`);
  const ends = position.phase.startsWith('S') && position.phase.endsWith('M');
  for (const power of ends ? board.powerIds : []) {
    const units = position.units.filter((unit) => unit.power === power).length;
    const centres = Object.values(position.centres).filter((owner) => owner === power).length;
    if (units > centres) faults.push(`${power} has ${units} units and ${centres} centres`);
  }
  return faults;
}

describe('games played by chance', () => {
  it('never come to a position that cannot be', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const position = emptyPosition(board);
        copyPosition(start, position);
        const draw = drawFrom(seed);
        while (position.ending === PLAYING && position.phase < phaseNumber('S1912M')) {
          const before = position.phase;
          playout.step(position, draw);
          expect(position.phase).toBeGreaterThan(before);
          expect(faultsOf(plain(position))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for the same draws, and leave what they start from untouched', () => {
    const untouched = plain(start);
    const games = [7, 7, 8].map((seed) => {
      const position = emptyPosition(board);
      copyPosition(start, position);
      const movements = playout.run(position, phaseNumber('S1906M'), drawFrom(seed));
      expect(movements).toBe(10);
      return plain(position);
    });
    expect(games[1]).toEqual(games[0]);
    expect(games[2]).not.toEqual(games[0]);
    expect(plain(start)).toEqual(untouched);
  });

  it('come to the same positions through the referee, order by written order', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const draw = drawFrom(seed);
      const packed = emptyPosition(board);
      copyPosition(start, packed);
      let position: Position = startOf(STANDARD_MAP);
      while (packed.ending === PLAYING && packed.phase < phaseNumber('S1907M')) {
        const { given, play } = drawPhase(packed, position, draw);
        play();
        const { next, orders } = referee.process(position, given);
        expect(sorted(next)).toEqual(sorted(plain(packed)));
        expect(orders.filter(({ verdict, rule }) => verdict === 'illegal' && rule !== 'DIP-B3')).toEqual([]);
        position = next;
      }
    }
  });
});

/** One phase drawn twice over: as written orders, and as what the season is given. */
function drawPhase(
  packed: PackedPosition,
  position: Position,
  draw: Draw,
): { readonly given: readonly GivenOrder[]; readonly play: () => void } {
  if (position.phase.endsWith('M')) {
    wipe();
    readOrders(board, packed.words, 0, packed.units);
    legal.fill();
    const words = [...packed.words.subarray(0, packed.units)].map((_, i) => {
      const first = legal.starts[i] ?? 0;
      return legal.words[first + draw((legal.starts[i + 1] ?? 0) - first)] ?? 0;
    });
    const given = words.map((word, i): GivenOrder => {
      const bits = { kind: word & 0xf800, aux: (word >> 16) & 0x7f, target: (word >> 23) & 0x7f };
      return { power: board.powerIds[(word >> 8) & 7] ?? '', order: decodeOrder(board, i, bits) };
    });
    return { given, play: () => season.move(packed, Int32Array.from(words)) };
  }
  if (position.phase.endsWith('R')) {
    const choices = new Int16Array(packed.dislodged);
    const open = new Int16Array(board.locationCount);
    season.retreats.survey(packed);
    const given = [...choices].map((_, d): GivenOrder => {
      const found = season.retreats.choices(packed, d, open);
      const drawn = draw(found + 1);
      choices[d] = drawn === found ? -1 : (open[drawn] ?? -1);
      const to = drawn === found ? 'disband' : (board.locationIds[open[drawn] ?? 0] ?? '');
      const loser = position.dislodged.find(
        ({ unit }) => board.locationIndex.get(unit.at) === ((packed.losers[d] ?? 0) & 0x7f),
      );
      if (loser === undefined) throw new Error('no such loser');
      return { power: loser.unit.power, order: { kind: 'retreat', unit: loser.unit, to: [to] } };
    });
    return { given, play: () => season.retreat(packed, choices) };
  }
  // Everybody leaves the removals to the rules and builds armies in homes as they come.
  const { centres, units } = season.centres.count(packed);
  const occupied = new Set(position.units.map(({ at }) => provinceId(at)));
  const builds: number[] = [];
  const given = board.powerIds.flatMap((power, index): GivenOrder[] => {
    const due = (centres[index] ?? 0) - (units[index] ?? 0);
    const homes = board.locationIds.filter((id, province) => {
      const own = board.home[province] === index && packed.owner[province] === index;
      return province < board.provinceCount && own && !occupied.has(id);
    });
    const chosen = homes.slice(0, Math.max(0, due));
    for (const id of chosen) builds.push((board.locationIndex.get(id) ?? 0) | (index << 8));
    return chosen.map((id) => ({ power, order: { kind: 'build', unit: { type: 'A', at: id } } }));
  });
  return { given, play: () => season.adjust(packed, new Uint8Array(64), Int32Array.from(builds), builds.length) };
}

describe('legal orders of a position', () => {
  const position: Position = {
    ...startOf(STANDARD_MAP),
    units: [
      { power: 'ENGLAND', type: 'A', at: 'LON' },
      { power: 'ENGLAND', type: 'F', at: 'NTH' },
      { power: 'ENGLAND', type: 'F', at: 'ENG' },
      { power: 'FRANCE', type: 'F', at: 'SPA/NC' },
      { power: 'FRANCE', type: 'A', at: 'BRE' },
      { power: 'GERMANY', type: 'F', at: 'MAO' },
      { power: 'RUSSIA', type: 'A', at: 'NWY' },
    ],
  };
  const texts = (orders: readonly Order[]): readonly string[] => orders.map((order) => orderText(order)).sort();

  it('are those the season would draw from', () => {
    const packed = packPosition(board, season.layout, position);
    wipe();
    readOrders(board, packed.words, 0, packed.units);
    legal.fill();
    const drawn = position.units.map((_, i) =>
      [...legal.words.subarray(legal.starts[i], legal.starts[i + 1])].map((word) => {
        const bits = { kind: word & 0xf800, aux: (word >> 16) & 0x7f, target: (word >> 23) & 0x7f };
        return decodeOrder(board, i, bits);
      }),
    );
    position.units.forEach(({ at }, i) => {
      expect(texts(referee.legalOrders(position, at))).toEqual(texts(drawn[i] ?? []));
    });
  });

  it.each([
    { at: 'NTH', orders: 0 },
    { at: 'PAR', orders: 0 },
  ])('are none where nobody stands, or nobody plays: $at', ({ at, orders }) => {
    const empty = {
      ...position,
      units: position.units.filter((unit) => unit.at !== 'PAR'),
      civilDisorder: ['ENGLAND'],
    };
    expect(referee.legalOrders(empty, at)).toHaveLength(orders);
  });

  it('are retreats and disbanding for a dislodged unit', () => {
    const dislodged = [
      { unit: { power: 'FRANCE', type: 'A', at: 'GAS' }, from: 'BUR', retreats: ['MAR', 'PAR'] },
    ] as const;
    const after: Position = { ...position, phase: 'S1901R', dislodged };
    expect(texts(referee.legalOrders(after, 'GAS'))).toEqual(['A GAS R MAR', 'A GAS R PAR', 'D A GAS']);
    expect(referee.legalOrders(after, 'LON')).toEqual([]);
    expect(referee.legalOrders({ ...after, civilDisorder: ['FRANCE'] }, 'GAS')).toEqual([]);
  });

  it('are builds in open homes and removals where they are due', () => {
    const winter: Position = {
      ...position,
      phase: 'W1901A',
      units: [
        { power: 'RUSSIA', type: 'A', at: 'WAR' },
        { power: 'FRANCE', type: 'A', at: 'GAS' },
        { power: 'FRANCE', type: 'A', at: 'PAR' },
      ],
      centres: { STP: 'RUSSIA', WAR: 'RUSSIA', SEV: 'GERMANY', RUM: 'RUSSIA', PAR: 'FRANCE' },
    };
    expect(texts(referee.legalOrders(winter, 'STP'))).toEqual(['B A STP', 'B F STP/NC', 'B F STP/SC']);
    expect(['MOS', 'WAR', 'SEV', 'RUM'].flatMap((at) => referee.legalOrders(winter, at))).toEqual([]);
    expect(texts(referee.legalOrders(winter, 'GAS'))).toEqual(['D A GAS']);
  });
});
