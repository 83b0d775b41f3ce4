import type { Catalogue } from '@panjeong/kernel';
import type { ExpectationTexts, ProblemMessages } from './messages.ts';

export const problems: Catalogue<ProblemMessages> = {
  unread: ({ column, found, expected }) =>
    `At character ${column} ${found === '' ? 'the line ended' : `“${found}” was read`}; expected: ${expected.join(', ')}.`,
};

export const expectations: Catalogue<ExpectationTexts> = {
  command: 'what to do (move, produce, pass and the like)',
  card: 'the name of a card',
  'own-piece': 'an own piece (kind and cell)',
  'own-piece-there': 'an own piece of that kind in that cell',
  cell: 'a cell (column and row, as in (2,4))',
  'living-cell': 'a living cell',
  slot: 'a slot of the field (1 to 5)',
  'card-in-the-field': 'a card in the own field',
  target: 'a target (cell, piece, kind, number of captives)',
  number: 'a number',
  'closing-bracket': 'a closing bracket ]',
  end: 'the end of the command',
};
