import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf, jsonFault } from '../src/index.ts';

describe('canonical JSON', () => {
  it('does not depend on the order in which keys were written', () => {
    expect(canonicalJson({ b: [1, { d: null, c: '가' }], a: true })).toBe('{"a":true,"b":[1,{"c":"가","d":null}]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (raw) => {
        const value: unknown = JSON.parse(JSON.stringify(raw));
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
      { seed: 1 },
    );
  });

  it('is hashed as UTF-8', () => {
    expect(hashOf('판정')).toBe(createHash('sha256').update('"판정"', 'utf8').digest('hex'));
  });

  it.each<readonly [unknown, string]>([
    [undefined, '.'],
    [{ a: [1, { b: undefined }] }, 'a[1].b'],
    [{ a: Number.NaN }, 'a'],
    [[Number.POSITIVE_INFINITY], '[0]'],
    [{ a: { b: -0 } }, 'a.b'],
    [{ when: new Date(0) }, 'when'],
    [{ map: new Map() }, 'map'],
    [{ go: () => 1 }, 'go'],
    [new Error('an instance'), '.'],
    [Object.assign([1], { 2: 2 }), '[1]'],
    [{ n: 1n }, 'n'],
    [{ [Symbol('s')]: 1 }, '.'],
  ])('takes nothing that JSON would change: %o at %s', (value, at) => {
    expect(jsonFault(value)).toBe(at);
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});
