import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeason, readSeasonAs } from '../src/exchange/read-season.ts';
import { EXCHANGE_FORMATS } from '../src/exchange/season-record.ts';
import { writeSeasonAs } from '../src/exchange/write-season.ts';
import { exchangeProblemText, exchangeRemarkText } from '../src/text/index.ts';
import { randomSeason } from './exchange-seasons.ts';
import { names } from './text-positions.ts';

const wish = { edition: 'datc-3', policy: {}, lastYear: 1902, carelessness: 5 } as const;
const files = [1, 2, 3].flatMap((seed) =>
  EXCHANGE_FORMATS.map((format) => writeSeasonAs(format, randomSeason(seed, wish))),
);
const words = [
  'A',
  'F',
  'VIE',
  'stp/nc',
  'END',
  'CASE',
  '{',
  '}',
  '"',
  ',',
  '\n',
  '#',
  ':',
  '-',
  'null',
  '[]',
  '1e999',
  '*',
  '__proto__',
  'AUSTRIA',
  'W1901A',
  'COMPLETED',
  'POSTSTATE',
  '한',
];

/** A file with some stretches cut out, doubled, moved, or written over. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 40 }),
        fc.nat(),
        fc.constantFrom('cut', 'double', 'move', 'write'),
        fc.constantFrom(...words),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  )
  .map(([file, blows]) =>
    blows.reduce((text, [from, length, to, kind, word]) => {
      const start = from % Math.max(1, text.length);
      const piece = text.slice(start, start + length);
      const rest = text.slice(0, start) + text.slice(start + length);
      const goal = to % Math.max(1, rest.length);
      if (kind === 'cut') return rest;
      if (kind === 'double') return text.slice(0, start) + piece + text.slice(start);
      if (kind === 'move') return rest.slice(0, goal) + piece + rest.slice(goal);
      return text.slice(0, start) + word + text.slice(start + length);
    }, file),
  );

/** Whatever a reader answers, there are words for it in both languages, and none of the schema's. */
function answered(text: string): string {
  const reading = readSeason(text);
  if (reading.kind === 'unparsable') {
    for (const code of reading.expected) {
      expect(code).not.toMatch(/_|^custom$/);
    }
    return exchangeProblemText(reading, 'ko') + exchangeProblemText(reading, 'en');
  }
  const { record, remarks } = reading.value;
  // What was read can be written and read again.
  const again = readSeasonAs('panjeong-season', writeSeasonAs('panjeong-season', record));
  expect(again).toMatchObject({ kind: 'read', value: { record: { current: record.current } } });
  return remarks
    .map((remark) => exchangeRemarkText(remark, 'ko', names) + exchangeRemarkText(remark, 'en', names))
    .join();
}

describe('a file that somebody has spoilt', () => {
  it('is read or refused, with words, and never throws', () => {
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(spoilt, (text) => {
        expect(answered(text)).not.toMatch(/undefined|\[object/);
        if (readSeason(text).kind === 'read') read++;
        else refused++;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(20);
  });

  it('may end anywhere', () => {
    for (const file of files) {
      for (let part = 0; part < 40; part++) answered(file.slice(0, Math.floor((file.length * part) / 40)));
    }
  });

  it('may be no file at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        answered(text);
        for (const format of EXCHANGE_FORMATS) readSeasonAs(format, text);
      }),
    );
  });

  it('may hold any JSON where something is expected', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files.filter((file) => file.startsWith('{'))),
        fc.nat(),
        fc.jsonValue(),
        (file, at, value) => {
          const json = JSON.parse(file) as unknown;
          const places = placesIn(json);
          const [owner, key] = places[at % places.length] ?? [{}, ''];
          Object.assign(owner, { [key]: value });
          answered(JSON.stringify(json));
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Every member of a JSON value, with what holds it. */
function placesIn(json: unknown): readonly (readonly [owner: object, key: string])[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, member]) => [[json, key] as const, ...placesIn(member)]);
}
