import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { createJudge } from '../src/judge/judge.ts';
import { createLegalOrders } from '../src/judge/legal-orders.ts';
import { readOrders, wipe } from '../src/judge/read.ts';
import { ILLEGAL_VERDICT, ruleOf, verdictOf } from '../src/judge/verdict.ts';
import { compileBoard } from '../src/map/board.ts';
import { decodeOrder, orderText } from '../src/orders/canonical-text.ts';
import { type EncodedOrder, type Encoder, encodeOrder, judgedBits } from '../src/orders/encode.ts';
import type { MovementOrder } from '../src/orders/order.ts';
import { packPosition } from '../src/phases/pack.ts';
import { unitLayout, writeOrder } from '../src/phases/unit-word.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import { imaginedPosition } from './imagined.ts';
import { givenFrom } from './written-orders.ts';

const board = compileBoard(STANDARD_MAP);
const layout = unitLayout(board);
const encoder: Encoder = {
  board,
  policy: EDITIONS['datc-3'],
  mayOrder: ({ power }, giver) => power === giver,
  clarify: () => -1,
};

const UNITS = [
  'AUSTRIA A TRI',
  'ENGLAND A LON',
  'ENGLAND F NTH',
  'FRANCE F SPA/SC',
  'FRANCE A MAR',
  'FRANCE F GAS',
  'GERMANY A MUN',
  'GERMANY F KIE',
  'ITALY F LYO',
  'ITALY A VEN',
  'RUSSIA F STP/NC',
  'TURKEY F AEG',
  'TURKEY A GRE',
];
const packed = packPosition(board, layout, imaginedPosition({ units: UNITS }));

beforeEach(() => {
  wipe();
  readOrders(board, packed.words, 0, packed.units);
});

function encode(line: string): EncodedOrder | null {
  const { power, order } = givenFrom(line);
  return encodeOrder(encoder, board.powerIndex.get(power) ?? -1, order as MovementOrder);
}

/** What the order is taken for, and why it does not count. */
function readAs(line: string): readonly [string, string | null] {
  const encoded = encode(line);
  if (encoded === null) return ['', 'DIP-O5'];
  return [orderText(decodeOrder(board, encoded.unit, encoded.bits)), encoded.refusal?.rule ?? null];
}

describe('a written order against the units standing', () => {
  it.each([
    ['FRANCE F SPA - LYO', 'F SPA/SC - LYO', null],
    ['FRANCE F SPA/NC - LYO', 'F SPA/SC - LYO', null],
    ['FRANCE SPA - MAO', 'F SPA/SC - MAO', null],
    ['FRANCE A SPA - WES', 'F SPA/SC - WES', null],
    ['FRANCE A MAR - SPA/SC', 'A MAR - SPA', null],
    ['FRANCE F GAS - SPA', 'F GAS - SPA/NC', null],
    ['FRANCE F GAS - SPA/WC', 'F GAS - SPA/NC', null],
    ['FRANCE F GAS - SPA/SC', 'F GAS - SPA/SC', 'DIP-L4'],
    ['FRANCE F GAS - BRE/EC VIA', 'F GAS - BRE', null],
    ['FRANCE F GAS - LYO', 'F GAS - LYO', 'DIP-L2'],
    ['FRANCE F GAS - PAR', 'F GAS - PAR', 'DIP-L1'],
    ['FRANCE A MAR - LYO', 'A MAR - LYO', 'DIP-L1'],
    ['FRANCE A MAR - MAR', 'A MAR - MAR', 'DIP-L3'],
    ['FRANCE A MAR S F SPA', 'A MAR S F SPA/SC', null],
    ['FRANCE A MAR S ITALY F SPA - POR', 'A MAR S F SPA/SC - POR', 'DIP-L5'],
    ['ITALY F LYO S A MAR', 'F LYO S A MAR', null],
    ['ITALY F LYO S F GAS - SPA', 'F LYO S F GAS - SPA', null],
    ['ITALY F LYO S F GAS - SPA/NC', 'F LYO S F GAS - SPA/NC', null],
    ['ITALY F LYO S F GAS - SPA/SC', 'F LYO S F GAS - SPA/SC', 'DIP-L7'],
    ['ITALY F LYO S A MAR - SPA/NC', 'F LYO S A MAR - SPA', null],
    ['ITALY F LYO S F TUN', 'F LYO S TUN', 'DIP-L7'],
    ['GERMANY A MUN S A MUN', 'A MUN S A MUN', 'DIP-L6'],
    ['ENGLAND F NTH C A LON - BEL', 'F NTH C A LON - BEL', null],
    ['ENGLAND F NTH C A LON - SPA/NC', 'F NTH C A LON - SPA', 'DIP-L7'],
    ['TURKEY F AEG C A MAR - SPA/NC', 'F AEG C A MAR - SPA', 'DIP-L10'],
    ['GERMANY F KIE C A LON - BEL', 'F KIE C A LON - BEL', 'DIP-L9'],
    ['TURKEY A GRE - SMY', 'A GRE - SMY', null],
    ['TURKEY A GRE - ANK', 'A GRE - ANK', 'DIP-L2'],
  ])('%s is read as %s, refused by %s', (line, text, rule) => {
    expect(readAs(line)).toEqual([text, rule]);
  });

  it.each(['FRANCE A PAR H', 'FRANCE A MUN H', 'ENGLAND A LVP - LON'])(
    '[DIP-O5] %s has no unit to follow it',
    (line) => {
      expect(encode(line)).toBeNull();
    },
  );

  it.each([
    ['FRANCE A SPA/NC - WES/EC', ['unit-type', 'unit-coast', 'coast']],
    ['FRANCE A MAR/SC - SPA/NC', ['coast', 'coast']],
    ['ITALY F LYO S GERMANY A MAR', ['nationality']],
    ['FRANCE F GAS - BRE VIA', ['via-convoy']],
    ['ENGLAND A LON - NTH - BEL', ['path']],
    ['FRANCE F SPA/SC - WES', []],
    ['FRANCE SPA - WES', []],
  ])('[DIP-O7] of %s it passes over %j', (line, ignored) => {
    expect(encode(line)?.ignored).toEqual(ignored);
  });

  it('names a province the map does not have: a slip of the reader, not of the player', () => {
    expect(() => encode('FRANCE A MAR - XYZ')).toThrow('no province XYZ');
  });
});

describe('words of orders', () => {
  const judge = createJudge(board, EDITIONS['datc-3']);
  const sent = (encoded: EncodedOrder): void => {
    const words = new Int32Array(packed.words);
    writeOrder(layout, words, encoded.unit, words[encoded.unit] ?? 0, judgedBits(encoded));
    judge.judge(words, 0, packed.units);
  };

  it('are those of every legal order, read back from its canonical text', () => {
    const legal = createLegalOrders(board);
    const total = legal.fill();
    const words = legal.words.slice(0, total);
    const starts = legal.starts.slice(0, packed.units + 1);
    const read = [...words].map((word, index) => {
      const unit = starts.findLastIndex((start) => start <= index);
      const bits = { kind: word & 0xf800, aux: (word >> 16) & 0x7f, target: (word >> 23) & 0x7f };
      const power = board.powerIds[(word >> 8) & 7] ?? '';
      return { unit, bits, line: `${power} ${orderText(decodeOrder(board, unit, bits))}` };
    });
    expect(read.length).toBeGreaterThan(150);
    for (const { unit, bits, line } of read) {
      expect(encode(line), line).toMatchObject({ unit, bits, refusal: null, ignored: [] });
    }
  });

  it('are refused by the rule the judge would give', () => {
    const places = [...board.locationIds];
    const line = fc.record({
      unit: fc.constantFrom(...UNITS),
      other: fc.constantFrom(...UNITS, 'FRANCE A PAR'),
      to: fc.constantFrom(...places),
      verb: fc.constantFrom('-', 'S', 'SM', 'C'),
    });
    fc.assert(
      fc.property(line, ({ unit, other, to, verb }) => {
        wipe();
        readOrders(board, packed.words, 0, packed.units);
        const [, type, at] = other.split(' ');
        const goal = verb === '-' ? `- ${to}` : `${verb.charAt(0)} ${type} ${at}${verb === 'S' ? '' : ` - ${to}`}`;
        const encoded = encode(`${unit} ${goal}`);
        if (encoded === null) throw new Error('every unit stands');
        const own = encoded.refusal;
        // As it would be without the encoder: the order itself, for the judge to refuse.
        sent({ ...encoded, refusal: null });
        const refused = verdictOf(encoded.unit) === ILLEGAL_VERDICT;
        expect(own?.verdict === 'illegal').toBe(refused);
        if (!refused) return;
        expect(own?.rule).toBe(ruleOf(encoded.unit, judge.rules));
        sent(encoded);
        expect([verdictOf(encoded.unit), ruleOf(encoded.unit, judge.rules)]).toEqual([ILLEGAL_VERDICT, own?.rule]);
      }),
      { numRuns: 2000 },
    );
  });
});
