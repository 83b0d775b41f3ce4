import type { Catalogue } from '@panjeong/kernel';
import type { AskMessages } from './ask-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const enAsk: Catalogue<AskMessages> = {
  ask: 'try imagined orders line by line and see how they come out',
  'ask-sheet-argument': 'sheet to begin with',
  'ask-more': `
Orders are typed as on a sheet, in English or Korean. After each line the rulings are told that changed. "help" shows
what else can be typed.

In a pipe nothing is echoed, so that a session can be scripted:

  printf 'Austria\\nA Bud-Ser\\nwhy Bud\\n' | panjeong ask

Exit status: 0, or 1 when a line from a pipe could not be read, 2 when the command line makes no sense.`,
  'ask-welcome': 'Type orders as on a sheet, and see how they come out. help shows what else there is; quit ends.',
  'ask-help': `Austria | whose orders follow
A Bud-Ser | an order; a unit ordered again changes its order
Fall 1902 | the season of the orders; Retreats, Builds: their kind
Units | places units; under it: Austria: A Vie, F Tri
start | puts the units of the map's start on the board
why Ser | why that order came out so, and what would have worked
all | every ruling
board | the units
remove Vie | takes back that unit's order; without one, the unit
undo, redo | takes back the last line, brings it back
next | goes on to the next phase
rule DIP-M7 | what a rule says
edition datc-3 | judges by another edition of the rules
save FILE | saves as a scenario; overwrite FILE puts it over a file
help, quit | shows this list, leaves`,
  'ask-new': 'new',
  'ask-changed': 'now',
  'ask-gone': 'gone',
  'ask-no-change': 'No ruling changed.',
  'ask-not-read': ({ text }) =>
    `"${text}" was not read: expected an order such as "A Vie - Tyr", a power, or a command. help lists them.`,
  'ask-unchanged': 'Nothing was changed.',
  'ask-argument': ({ command, example }) => `${command} needs to know more. Expected for example: ${example}`,
  'ask-undone': ({ line }) => `Taken back: ${line}`,
  'ask-redone': ({ line }) => `Back again: ${line}`,
  'ask-nothing-to-undo': 'There is nothing to take back.',
  'ask-nothing-to-redo': 'There is nothing to bring back.',
  'ask-order-removed': ({ order }) => `Order taken back: ${order}`,
  'ask-unit-removed': ({ unit }) => `Off the board: ${unit}`,
  'ask-nothing-there': ({ place }) => `${place}: there is no unit and no order to remove.`,
  'ask-no-place': ({ text, nearest }) =>
    `"${text}" was read where a province was expected.${nearest.length > 0 ? ` Did you mean ${list(nearest)}?` : ''}`,
  'ask-board-empty': 'No unit stands on the board yet.',
  'ask-board-start': 'The units of the start are on the board.',
  'ask-edition': ({ edition }) => `Rules: ${edition}.`,
  'ask-editions': ({ edition, editions }) => `Rules: ${edition}. There are ${list(editions)}.`,
  'ask-unknown-edition': ({ id, editions }) => `There is no edition ${id}. There are ${list(editions)}.`,
  'ask-no-orders': 'There are no orders yet, and no units to go on with.',
  'ask-turn-to': ({ phase }) => `Now: ${phase}`,
  'ask-winter-passed':
    'Who owns which centre is not known, so winter was passed over. Centres can be listed under "Centres".',
  'ask-ended': 'The game is over. What follows is played on in thought.',
  'ask-saved': ({ file }) => `Saved: ${file}`,
  'ask-not-saved': ({ file, code }) => `${file} could not be written (${code}). Nothing was lost; try another place.`,
  'ask-file-exists': ({ file }) => `${file} is there already. To write over it: overwrite ${file}`,
  'ask-two-editions': ({ phase, edition }) =>
    `Not saved: a scenario has one edition, and ${phase} came out under ${edition}. edition ${edition} goes back to it.`,
  'ask-nothing-to-save': 'There is nothing to save yet.',
  'ask-unsaved': 'Not saved yet. save FILE keeps it; quit once more leaves it.',
  'ask-unsaved-left': 'It was not saved.',
};
