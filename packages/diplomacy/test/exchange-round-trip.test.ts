import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeason } from '../src/exchange/read-season.ts';
import { EXCHANGE_FORMATS } from '../src/exchange/season-record.ts';
import { writeSeasonAs } from '../src/exchange/write-season.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import { randomSeason } from './exchange-seasons.ts';

const editions = fc.constantFrom(...(Object.keys(EDITIONS) as EditionId[]));

describe.each(EXCHANGE_FORMATS)('%s: what is written', (format) => {
  it('reads as the same season, told nothing of where everybody writes as they should', () => {
    fc.assert(
      fc.property(fc.integer(), editions, (seed, edition) => {
        const record = randomSeason(seed, { edition, policy: {}, lastYear: 1910, carelessness: 0 });
        expect(readSeason(writeSeasonAs(format, record))).toEqual({
          kind: 'read',
          value: { format, record, remarks: [] },
        });
      }),
      { numRuns: 12 },
    );
  });

  it('reads as the same season where people write as people do and the game master amends', () => {
    fc.assert(
      fc.property(fc.integer(), editions, (seed, edition) => {
        const wish = { edition, policy: { lastYear: 1904, waive: 'forbidden' }, lastYear: 1904, carelessness: 6 } as const;
        const record = randomSeason(seed, wish);
        const season = readSeason(writeSeasonAs(format, record));
        if (season.kind === 'unparsable') throw new Error(JSON.stringify(season));
        expect(season.value.format).toBe(format);
        expect(season.value.record).toEqual(record);
        const codes = new Set(season.value.remarks.map(({ code }) => code));
        expect([...codes].filter((code) => code !== 'outcome-differs')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
