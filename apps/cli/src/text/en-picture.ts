import type { Catalogue } from '@panjeong/kernel';
import type { PictureMessages } from './picture-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const enPicture: Catalogue<PictureMessages> = {
  map: 'draw a position on the map, with its orders and how they came out',
  'map-more': `
Whatever has a position in it can be drawn: an order sheet, a list of units, what --format json printed, a line of a batch,
a match, an exported season, a scenario’s file or id. Without a file it is the start.

  panjeong map -o start.png
  panjeong map sheet.txt -o result.png --palette dark
  panjeong map league.jsonl --phase S1901M --orders given -o orders.svg
  panjeong map league.jsonl -o "{phase}.png"
  panjeong map tutorial/4-5 > example.svg

Where there are orders, they are drawn as they came out. Of a match and of a season it is the position now, and orders that
are not resolved yet are drawn for --orders alone. Of several phases on a sheet it is the last; with {phase} in the name of
the file, each has a picture of its own.

A picture that is there already is replaced; a file that is none is not written over.

Exit status: 0 drawn, 1 some of the input could not be read or the picture not be written, 2 the command line makes no sense.`,
  'map-file-argument': 'file to draw, or id of a scenario; the start without one, standard input with -',
  'map-phase-option': 'phase to draw, the last without; of a sheet or a list that names no phase, the phase it is in',
  'picture-output-option': 'file of the picture; standard output without one, or with -',
  'answer-format-option':
    'text for the terminal, JSON for programs, messages ready to send by KakaoTalk (kakao) or Discord (discord), or a picture of the map (svg, png)',
  'picture-answer-option':
    'file of the picture, with --format svg or png alone; with {phase} in it one a phase, else one; standard output without, or with -',
  'picture-format-option': 'format of the picture; without, the file’s extension says it, and standard output is svg',
  'palette-option': 'colours',
  'width-option': 'width of the picture in pixels',
  'no-legend-option': 'leave out the legend',
  'picture-title-option': 'title above the picture',
  'simulate-option': 'draw it as an eye of that type of colour vision sees it, for review',
  'orders-shown-option': 'draw orders as they were written, as they came out, or not at all',
  'picture-to-terminal': ({ format }) =>
    `A terminal cannot show a picture in ${format.toUpperCase()}. Name a file for it, such as -o picture.${format}.`,
  'picture-extension': ({ file, formats }) =>
    `${file}: its extension names no format of a picture. Expected one of ${list(formats.map((format) => `.${format}`))}.`,
  'picture-folder': ({ file }) => `${file}: this is a folder. The name of a file was expected.`,
  'picture-width': ({ value, least, most }) =>
    `--width was "${value}"; it can be a whole number from ${least} to ${most}.`,
  'picture-sheet-option': ({ option }) => `${option} is for a sheet alone.`,
  'picture-own-rules': ({ file, option }) => `${file} says its map and its rules itself: ${option} is not for it.`,
  'picture-or-text': ({ option }) => `${option} is for words, not for a picture.`,
  'picture-format-missing': ({ option }) => `${option} is for pictures alone. Add --format svg or --format png.`,
  'picture-saved': ({ file, phase }) => `Drew ${file} (${phase})`,
  'picture-last-of': ({ phases }) =>
    `There are ${phases} phases; the last is drawn. With {phase} in the name of the file, all are.`,
  'picture-lost-characters': ({ characters }) =>
    `□ stands for what the fonts of the picture lack: ${list(characters)}. In SVG it is set in fonts of the reader’s.`,
  'picture-no-phase': ({ phase, phases }) => `${phase} is not there. There is: ${list(phases)}.`,
  'picture-nothing': ({ file }) => `${file}: there are no units and no orders to draw.`,
  'picture-no-scenario': ({ file }) => `${file}: this could not be read as a scenario.`,
  'picture-other-file': ({ file }) =>
    `${file}: a file that is no picture is there already, and was not written over. Name another file.`,
  'picture-no-folder': ({ file }) => `${file}: there is no such folder, so nothing was written.`,
  'picture-no-permission': ({ file }) => `${file}: this file may not be written.`,
  'picture-not-written': ({ file, code }) => `${file}: could not be written (${code}).`,
  'game-sheet': 'make paper to write orders on by hand',
  'game-sheet-more': `
On A4 paper: the map, and for every power its centres and a line for each of its units to write an order on; in a phase of
retreats for each that was dislodged, in winter as many as it may build or must remove. In black ink on white.

  panjeong game sheet league.jsonl --print -o orders.pdf                  all powers one after the other
  panjeong game sheet league.jsonl --print --each -o orders.pdf           a sheet for each power
  panjeong game sheet league.jsonl --print --power Austria -o vienna.png  one power alone

Several pages as SVG or PNG are a file each, orders-1.png, orders-2.png. PNG and PDF have 300 dpi.

Exit status: 0 made, 1 the match could not be read or the paper not be written, 2 the command line makes no sense.`,
  'print-option': 'make paper to be printed',
  'sheet-power-option': 'for this power alone',
  'sheet-each-option': 'a sheet for each power',
  'sheet-output-option': 'file to write, {phase} in its name being the phase; standard output without one, or with -',
  'sheet-format-option': 'format; without, the file’s extension says it, and standard output is pdf',
  'sheet-print-missing': 'Paper to write orders on is made with --print alone.',
  'sheet-pages': ({ pages }) =>
    `There are ${pages} pages, too many for standard output. Name a file with -o, or add --format pdf.`,
  'sheet-saved': ({ file }) => `Made ${file}`,
  'sheet-player': 'Name',
  'sheet-deadline': 'Deadline',
  'sheet-edition': 'Rules',
  'sheet-open-centres': 'Where it may build',
  'sheet-disband': 'nowhere to go: disbands',
  'sheet-build': 'Build',
  'sheet-remove': 'Remove',
  'sheet-key-M':
    'Hold: H · Move: - place · Support: S unit - place (a unit that holds: S unit) · Convoy: C army - place',
  'sheet-key-R': 'One place to retreat to, or disband',
  'sheet-key-A': 'Build: A or F, and an open home centre · Remove: the unit that goes',
};
