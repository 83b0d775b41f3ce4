import type { Samples } from '@panjeong/kernel';
import { EXCHANGE_EXPECTATIONS, EXCHANGE_FORMATS } from '../src/exchange/season-record.ts';
import type { ExchangeTexts } from '../src/text/exchange-messages.ts';

const fixed = (codes: readonly string[]): Record<string, readonly object[]> =>
  Object.fromEntries(codes.map((code) => [code, [{}]]));

/** Parameters for what is said of seasons read from files, enough to take every branch. */
export const EXCHANGE_SAMPLES: { readonly [Kind in keyof ExchangeTexts]: Partial<Samples<ExchangeTexts[Kind]>> } = {
  exchangeRemarks: {
    'outcome-differs': [{ phase: 'x', differences: ['A BUL', 'A RUM'] }],
    'order-unread': [{ place: 'x', text: 'A BUL ?' }],
    'edition-assumed': [{ edition: 'datc-3' }],
    'attacker-unknown': [{ phase: 'x', unit: 'A BUL' }],
    'cases-apart': [{ cases: 1 }, { cases: 3 }],
    'messages-left-out': [{ messages: 1 }, { messages: 3 }],
    'note-unread': [{ place: 'x', text: '{' }],
  },
  exchangeDifferences: {
    phase: [{ recorded: 'x', ruled: 'y' }],
    'unit-recorded': [{ unit: 'A BUL' }],
    'unit-ruled': [{ unit: 'A BUL' }],
    'dislodged-recorded': [{ unit: 'A BUL' }],
    'dislodged-ruled': [{ unit: 'A BUL' }],
    centre: [
      { province: 'BUL', recorded: null, ruled: 'Turkey' },
      { province: 'BUL', recorded: 'Turkey', ruled: null },
    ],
  },
  exchangeParts: {
    line: [{ line: 3 }],
    path: [{ path: 'phases[0]' }],
    whole: [{}],
    unreadable: ['', 'A BUL'].map((found) => ({ place: 'x', found, expected: ['y', 'z'] })),
  },
  exchangeFormats: fixed(EXCHANGE_FORMATS),
  exchangeExpectations: fixed(EXCHANGE_EXPECTATIONS),
};
