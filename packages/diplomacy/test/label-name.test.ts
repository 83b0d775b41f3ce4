import { describe, expect, it } from 'vitest';
import { MAPS } from '../maps/index.ts';
import { labelName } from '../src/drawing/label-name.ts';
import { idsNamed, indexNames } from '../src/map/names.ts';

describe.each(MAPS.map((map) => [map.id, map] as const))('short names of map %s', (_id, map) => {
  const index = indexNames(map);
  const shorts = map.provinces.map((province) => [province.id, labelName(province, 'small', 'ko')] as const);

  it('have at most three syllables in Korean and three letters in English', () => {
    expect(shorts.filter(([, short]) => short.length > 3)).toEqual([]);
    expect(map.provinces.filter((province) => labelName(province, 'small', 'en').length !== 3)).toEqual([]);
  });

  it('are each the name of that province alone, as the sheet reader reads it', () => {
    for (const [id, short] of shorts) expect(idsNamed(index.provinceNames, short), short).toEqual([id]);
    for (const province of map.provinces) {
      expect(idsNamed(index.provinceNames, labelName(province, 'small', 'en'))).toEqual([province.id]);
    }
  });

  it('are shorter than whole names', () => {
    expect(map.provinces.filter(({ name, short = '' }) => short.length >= name.ko.length)).toEqual([]);
  });
});
