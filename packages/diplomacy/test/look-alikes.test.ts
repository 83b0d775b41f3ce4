import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { lookAlikes } from '../src/map/look-alikes.ts';
import { names } from './text-positions.ts';

describe('provinces easily taken for each other', () => {
  it.each([
    ['LVN', 'LVP'],
    ['NWY', 'NWG'],
    ['NWY', 'NTH'],
    ['TYR', 'TYS'],
    ['TYS', 'TUS'],
    ['GAL', 'GAS'],
    ['GAL', 'LYO'],
    ['TUN', 'TUS'],
    ['BUD', 'BUL'],
  ])('%s and %s, whichever comes first', (one, other) => {
    expect(lookAlikes(names, one)).toContain(other);
    expect(lookAlikes(names, other)).toContain(one);
  });

  it('the most alike first', () => {
    expect(lookAlikes(names, 'NWY')[0]).toBe('NWG');
    expect(lookAlikes(names, 'LVP')[0]).toBe('LVN');
  });

  it.each([
    ['NAO', 'MAO'],
    ['VIE', 'KIE'],
    ['NWY', 'YOR'],
    ['BER', 'SER'],
  ])('but not %s and %s: the first letter is the last to be mistaken', (one, other) => {
    expect(lookAlikes(names, one)).not.toContain(other);
  });

  it('few of a map: a name has a handful of others like it, and never itself', () => {
    for (const { id } of STANDARD_MAP.provinces) {
      expect(lookAlikes(names, id)).not.toContain(id);
      expect(lookAlikes(names, id).length, id).toBeLessThan(10);
    }
    expect(lookAlikes(names, 'XYZ')).toEqual([]);
  });
});
