import type { Catalogue } from '@panjeong/kernel';
import type { WhyMessages } from './why-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const enWhy: Catalogue<WhyMessages> = {
  why: 'say why one order came out as it did, and what would have worked',
  'why-file-argument': 'file of a sheet or of a match; standard input with -',
  'why-order-argument': 'the order, as a player would name it: Bul, "A Bul-Rum", "Turkey Bul"',
  'why-format-option': 'text for people, or JSON for programs',
  'why-rules-option': 'edition of the rules for a sheet; a match has its own',
  'why-phase-option': 'phase of a sheet’s orders, or the phase of a match; by default the last one resolved',
  'why-more': `
A place alone means the order of the unit there. Korean names do as well, and so does any notation that a sheet may use:

  panjeong why sheet.txt Bul
  panjeong why sheet.txt "Turkey: A Bul - Rum"
  panjeong why sheet.txt "retreat Bul"

Where several orders fit, they are listed; any of them can be typed as it stands there.

Exit status: 0 explained, 1 no such order, or some of the input could not be read, 2 the command line makes no sense.`,
  'missing-argument': ({ argument }) => `<${argument}> is missing from the command line.`,
  'why-causes': 'Why',
  'why-rules': 'Rules',
  'why-remedies': 'What would have worked',
  'why-several': ({ text, count }) => `"${text}" fits ${count} orders. Say which is meant:`,
  'why-none': ({ text }) => `"${text}" fits no order.`,
  'why-unknown': ({ read, nearest }) =>
    `"${read}" is no name and no word of an order.${nearest.length > 0 ? ` Did you mean ${list(nearest)}?` : ''}`,
  'why-naming': 'No unit was ordered there. Orders that name it:',
  'why-orders': 'The orders there are:',
  'why-no-orders': 'There are no orders yet.',
  'why-match-option': ({ option }) => `${option} is for a sheet; a match has its units and powers itself.`,
  'why-match-unreadable': ({ file, at, found, expected }) =>
    `${file}: this match could not be read at ${at}. Read "${found}"; expected ${expected}.`,
  'why-match-damaged': ({ lines }) => `The file of the match is damaged: its last ${lines} lines were left out.`,
  'why-unresolved': ({ phase, resolved }) =>
    resolved.length > 0
      ? `${phase} is not resolved. Resolved are: ${list(resolved)}.`
      : `${phase} is not resolved, and no phase before it. Its orders have not come out yet.`,
};
