import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LESSON_MAP } from '../maps/index.ts';
import { readSeason } from '../src/exchange/read-season.ts';
import { EXCHANGE_FORMATS, type SeasonRecord } from '../src/exchange/season-record.ts';
import { writeSeasonAs } from '../src/exchange/write-season.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { randomSeason } from './exchange-seasons.ts';

const editions = fc.constantFrom(...(Object.keys(EDITIONS) as EditionId[]));

describe('what is written', () => {
  it('reads as the same season, with nothing to tell, where everybody writes as they should', () => {
    fc.assert(
      fc.property(fc.integer(), editions, (seed, edition) => {
        const record = randomSeason(seed, { edition, policy: {}, lastYear: 1910, carelessness: 0 });
        for (const format of EXCHANGE_FORMATS) {
          const season = readSeason(writeSeasonAs(format, record));
          expect(season).toEqual({ kind: 'read', value: { format, record, remarks: [] } });
        }
      }),
      { numRuns: 6 },
    );
  });

  it('reads as the same season on the lesson map, whose years have three digits', () => {
    fc.assert(
      fc.property(fc.integer(), editions, (seed, edition) => {
        const record = randomSeason(seed, { map: LESSON_MAP, edition, policy: {}, lastYear: 508, carelessness: 0 });
        for (const format of EXCHANGE_FORMATS) {
          const season = readSeason(writeSeasonAs(format, record));
          expect(season).toEqual({ kind: 'read', value: { format, record, remarks: [] } });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('reads as the same season where people write as people do and the game master amends', () => {
    fc.assert(
      fc.property(fc.integer(), editions, (seed, edition) => {
        const record = randomSeason(seed, {
          edition,
          policy: { lastYear: 1904, waive: 'forbidden' },
          lastYear: 1904,
          carelessness: 6,
        });
        for (const format of EXCHANGE_FORMATS) {
          const season = readSeason(writeSeasonAs(format, record));
          if (season.kind === 'unparsable') throw new Error(JSON.stringify(season));
          expect(season.value.format).toBe(format);
          expect(season.value.record).toEqual(record);
          expect(season.value.remarks.filter(({ code }) => code !== 'outcome-differs')).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('has all that happens in a game in it', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const wish = { edition: 'datc-3', policy: {}, lastYear: 1910, carelessness: 0 } as const;
      for (const word of happenings(randomSeason(seed, wish))) seen.add(word);
    }
    const orders = ['hold', 'move', 'support-hold', 'support-move', 'convoy', 'retreat', 'disband', 'build', 'waive'];
    const others = ['by convoy', 'to a coast', 'dislodged', 'contested', 'civil disorder'];
    expect([...seen].sort()).toEqual([...orders, ...others].sort());
  });
});

function happenings({ phases }: SeasonRecord): readonly string[] {
  return phases.flatMap(({ before, given }) => [
    ...given.flatMap(({ order }) => [
      order.kind,
      ...(order.kind === 'move' && order.via ? ['by convoy'] : []),
      ...(order.kind === 'move' && order.to.includes('/') ? ['to a coast'] : []),
    ]),
    ...(before.dislodged.length > 0 ? ['dislodged'] : []),
    ...(before.contested.length > 0 ? ['contested'] : []),
    ...(before.civilDisorder.length > 0 ? ['civil disorder'] : []),
  ]);
}
