import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, commitmentTo, keepsCommitment, matchChance, matchKey, seededChance } from '../src/index.ts';

const hex = (byte: string) => byte.repeat(32);
const KEY = hex('5a');
const kinds: readonly (readonly [string, (seed: number) => Chance])[] = [
  ['match', (seed) => matchChance(createHash('sha256').update(String(seed)).digest('hex'))],
  ['seeded', seededChance],
];

describe.each(kinds)('%s chance', (_name, chanceOf) => {
  it('draws by number: the same number draws the same, in any order', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 32 }), (seed, at, below) => {
        const first = chanceOf(seed);
        const value = first.draw(at, below);
        first.draw(at + 1, below);
        expect(first.draw(at, below)).toBe(value);
        expect(chanceOf(seed).draw(at, below)).toBe(value);
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  // Chi-square with 5 degrees of freedom: above 25.7 once in 10000 fair tries. The seeds are fixed, so it cannot flicker.
  it.each(['numbers of one match', 'first draws of many matches', 'pairs of neighbouring draws'])(
    'is even over %s',
    (what) => {
      const counts = [0, 0, 0, 0, 0, 0];
      const one = chanceOf(7);
      for (let n = 0; n < 6000; n++) {
        const value =
          what === 'numbers of one match'
            ? one.draw(n, 6)
            : what === 'first draws of many matches'
              ? chanceOf(n).draw(0, 6)
              : (one.draw(n, 6) + one.draw(n + 1, 6)) % 6;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(25.7);
    },
  );

  it.each([
    [-1, 6],
    [0.5, 6],
    [2 ** 53, 6],
    [0, 0],
    [0, 1.5],
    [0, 2 ** 32 + 1],
    [Number.NaN, 6],
  ])('has no draw %d below %d', (at, below) => {
    expect(() => chanceOf(1).draw(at, below)).toThrow(RangeError);
  });
});

describe('match chance', () => {
  it('is what anyone with the key computes: HMAC-SHA-256 of the number, words that would bias rejected', () => {
    for (let at = 0; at < 40; at++) {
      // Just over half of all words are rejected below 2^31 + 1, so some draws need their second block.
      for (const below of [2, 6, 1000, 2 ** 31 + 1, 2 ** 32]) {
        const words: number[] = [];
        for (let block = 0; block < 4; block++) {
          const message = Buffer.alloc(block === 0 ? 8 : 12);
          message.writeBigUInt64BE(BigInt(at));
          if (block > 0) message.writeUInt32BE(block, 8);
          const digest = createHmac('sha256', Buffer.from(KEY, 'hex')).update(message).digest();
          for (let index = 0; index < 8; index++) words.push(digest.readUInt32BE(index * 4));
        }
        const word = words.find((candidate) => candidate < Math.floor(2 ** 32 / below) * below);
        expect(matchChance(KEY).draw(at, below)).toBe((word ?? Number.NaN) % below);
      }
    }
  });

  it.each(['', 'zz'.repeat(32), hex('ab').slice(2), hex('AB')])('takes no key such as "%s"', (key) => {
    expect(() => matchChance(key)).toThrow(RangeError);
  });
});

describe('match key', () => {
  const secret = hex('01');
  const nonces = [hex('02'), hex('03')];
  const labelled = (label: string, ...parts: readonly string[]) =>
    createHash('sha256')
      .update(label)
      .update(Buffer.from(parts.join(''), 'hex'))
      .digest('hex');

  it('is a hash over the secret and every nonce, the commitment one over the secret alone', () => {
    expect(commitmentTo(secret)).toBe(labelled('panjeong/commitment/1', secret));
    expect(matchKey(secret, nonces)).toBe(labelled('panjeong/match-key/1', secret, ...nonces));
  });

  it('changes with the secret, with each nonce and with their order', () => {
    const keys = [
      matchKey(secret, nonces),
      matchKey(hex('04'), nonces),
      matchKey(secret, [hex('04'), hex('03')]),
      matchKey(secret, [hex('03'), hex('02')]),
      matchKey(secret, []),
      commitmentTo(secret),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is checked against the commitment, and a lie is found', () => {
    const revealed = { secret, nonces, key: matchKey(secret, nonces) };
    expect(keepsCommitment(commitmentTo(secret), revealed)).toBe(true);
    expect(keepsCommitment(commitmentTo(hex('04')), revealed)).toBe(false);
    expect(keepsCommitment(commitmentTo(secret), { ...revealed, key: hex('05') })).toBe(false);
    expect(keepsCommitment(commitmentTo(secret), { ...revealed, nonces: [hex('02')] })).toBe(false);
    expect(keepsCommitment(commitmentTo(secret), { ...revealed, secret: 'short' })).toBe(false);
  });
});
