import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PART_LIMIT } from '../src/report/discord-format.ts';
import type { MessageBlock } from '../src/report/message-blocks.ts';
import { messageParts } from '../src/report/message-parts.ts';

const continued = (heading: string): string => `${heading} (continued)`;
const partsOf = (blocks: readonly MessageBlock[]): readonly string[] => messageParts(blocks, PART_LIMIT, continued);

/** Lines that say which they are, so that what heads and headings add can be told from them; some of astral characters. */
const line = (longest: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('a', '가', '\u{1f600}', 'ab cd ', '\\*'), fc.integer({ min: 0, max: longest }))
    .map(([sign, count]) => `#${sign.repeat(count)}`);

const blocks = (longest: number): fc.Arbitrary<readonly MessageBlock[]> =>
  fc.array(
    fc.record({
      section: fc.constantFrom('', 'spring', 'fall', 'x'.repeat(300)),
      heading: fc.constantFrom(null, 'Austria', 'y'.repeat(300)),
      lines: fc.array(line(longest), { minLength: 1, maxLength: 40 }),
    }),
    { minLength: 1, maxLength: 12 },
  );

const own = (text: string): readonly string[] => text.split('\n').filter((one) => one.startsWith('#'));

describe('parts of a message', () => {
  it('stay under the limit, and lose no line and cut none that fits', () => {
    fc.assert(
      fc.property(blocks(300), (given) => {
        const parts = partsOf(given);
        for (const part of parts) expect(part.length).toBeLessThan(2000);
        expect(parts.flatMap(own)).toEqual(given.flatMap(({ lines }) => lines));
      }),
    );
  });

  it('stay under the limit whatever a line holds: what is cut goes on, and no character is broken', () => {
    fc.assert(
      fc.property(blocks(5000), (given) => {
        const parts = partsOf(given);
        for (const part of parts) {
          expect(part.length).toBeLessThan(2000);
          expect(part).not.toMatch(/\p{Surrogate}/u);
        }
        const [wanted, found] = [given.flatMap(({ lines }) => lines), parts.join('\n')];
        const signs = (text: string): string => text.replace(/[^\u{1f600}가\\*]/gu, '');
        expect(signs(found)).toBe(signs(wanted.join('')));
        for (const fits of wanted.filter(({ length }) => length < 1500)) expect(found.split('\n')).toContain(fits);
      }),
    );
  });

  it('each begin with the title of their phase and their number, and one alone has none', () => {
    const block = (section: string, lines: readonly string[]): MessageBlock => ({ section, heading: 'Austria', lines });
    expect(partsOf([block('Spring', ['a'])])).toEqual(['Spring\n\nAustria\na']);
    const long = 'x'.repeat(900);
    const parts = partsOf([block('Spring', [long, long]), block('Fall', [long])]);
    expect(parts).toEqual([`Spring (1/2)\n\nAustria\n${long}\n${long}`, `Fall (2/2)\n\nAustria\n${long}`]);
  });

  it('keep a block whole that fits one of them, and say its heading again where it does not', () => {
    const lines = Array.from({ length: 5 }, (_, index) => `${index}${'x'.repeat(700)}`);
    const block = (heading: string, own: readonly string[]): MessageBlock => ({
      section: 'Spring',
      heading,
      lines: own,
    });
    const whole = partsOf([block('Austria', lines.slice(0, 2)), block('Turkey', lines.slice(0, 2))]);
    expect(whole.map((part) => part.split('\n')[2])).toEqual(['Austria', 'Turkey']);
    const cut = partsOf([block('Austria', lines)]);
    expect(cut.map((part) => part.split('\n')[2])).toEqual(['Austria', 'Austria (continued)', 'Austria (continued)']);
  });

  it('name a phase within a part where it begins', () => {
    const block = (section: string): MessageBlock => ({ section, heading: 'Austria', lines: ['a'] });
    expect(partsOf([block('Spring'), block('Fall')])).toEqual(['Spring\n\nAustria\na\n\nFall\n\nAustria\na']);
  });

  it('are none where there is nothing to tell', () => {
    expect(partsOf([])).toEqual([]);
  });
});
