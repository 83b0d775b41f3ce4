import type { Catalogue } from '@panjeong/kernel';
import { capital, list } from './english.ts';
import type { ExchangeTexts } from './exchange-messages.ts';

export const exchange: { readonly [Kind in keyof ExchangeTexts]: Catalogue<ExchangeTexts[Kind]> } = {
  exchangeRemarks: {
    'outcome-differs': ({ phase, differences }) =>
      `${phase}: the outcome in the file is not the one ruled here. ${differences.join(' ')} The season goes on from the file.`,
    'order-unread': ({ place, text }) =>
      `${capital(place)}: “${text}” could not be read as an order. Everything else was read.`,
    'edition-assumed': ({ edition }) => `The file does not say by which rules it is played; it was read by ${edition}.`,
    'attacker-unknown': ({ phase, unit }) =>
      `${phase}: the file does not say where the attacker of ${unit} came from, so no retreat there is closed to it.`,
    'cases-apart': ({ cases }) =>
      cases === 1
        ? '1 case does not go on from the one before it; it was ruled from its own position.'
        : `${cases} cases do not go on from the one before them; each was ruled from its own position.`,
    'messages-left-out': ({ messages }) =>
      messages === 1
        ? '1 message between players was left out.'
        : `${messages} messages between players were left out.`,
    'note-unread': ({ place, text }) => `${capital(place)}: a note could not be read and was not used: “${text}”.`,
  },
  exchangeDifferences: {
    phase: ({ recorded, ruled }) => `Next phase: ${recorded} in the file, ${ruled} as ruled.`,
    'unit-recorded': ({ unit }) => `Only the file has ${unit}.`,
    'unit-ruled': ({ unit }) => `Only the ruling has ${unit}.`,
    'dislodged-recorded': ({ unit }) => `Only in the file, ${unit} was dislodged.`,
    'dislodged-ruled': ({ unit }) => `Only as ruled, ${unit} was dislodged.`,
    centre: ({ province, recorded, ruled }) =>
      `Owner of ${province}: ${recorded ?? 'nobody'} in the file, ${ruled ?? 'nobody'} as ruled.`,
  },
  exchangeParts: {
    line: ({ line }) => `line ${line}`,
    path: ({ path }) => `at ${path}`,
    whole: 'the file',
    unreadable: ({ place, found, expected }) =>
      `${capital(place)}: ${found === '' ? 'it ends here and' : `“${found}”`} cannot be read. Expected: ${list(expected, 'or')}.`,
  },
  exchangeFormats: {
    'panjeong-season': 'season JSON of Panjeong',
    jdip: 'test cases of jDip',
    'diplomacy-package': 'saved game of the package diplomacy',
  },
  exchangeExpectations: {
    json: 'valid JSON',
    'season-file': 'a season JSON, test cases of jDip, or a saved game of the package diplomacy',
    power: 'the name of a power',
    unit: 'a unit: army or fleet, and its province',
    centre: 'a province with a supply centre',
    phase: 'a phase, such as S1901M',
    object: 'a value in {}',
    array: 'a list in []',
    record: 'a value in {}',
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    'whole-number': 'a whole number',
    something: 'a value that is not empty',
    less: 'a shorter or smaller value',
    'known-keys': 'only names that this format knows',
    block: 'a word that opens a block, such as PRESTATE or ORDERS',
    'unit-that-can-stand': 'a unit that can stand there',
    'one-unit-a-province': 'one unit a province',
  },
};
