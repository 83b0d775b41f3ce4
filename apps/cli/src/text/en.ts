import type { Catalogue } from '@panjeong/kernel';
import { enAsk } from './en-ask.ts';
import { enGame } from './en-game.ts';
import { enPicture } from './en-picture.ts';
import { enPlamer } from './en-plamer.ts';
import { enReport } from './en-report.ts';
import { enScenarioNew } from './en-scenario-new.ts';
import { enWhy } from './en-why.ts';
import type { CliMessages } from './messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
const figure = (value: number): string => value.toLocaleString('en-US');
const several = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** English: rules in the present tense, what happened in the past. No exclamation marks. */
export const en: Catalogue<CliMessages> = {
  ...enReport,
  ...enScenarioNew,
  ...enGame,
  ...enWhy,
  ...enAsk,
  ...enPicture,
  ...enPlamer,
  about: 'Panjeong, a referee for board games of territory: adjudicates order sheets of Diplomacy and says why.',
  usage: 'Usage:',
  'usage-options': 'options',
  'usage-command': 'command',
  arguments: 'Arguments:',
  options: 'Options:',
  'global-options': 'Global options:',
  commands: 'Commands:',
  choices: 'one of',
  default: 'default:',
  'lang-option': 'output language; default: the system’s, and Korean where LANG is unset, C or POSIX',
  'help-option': 'show this help',
  'help-command': 'show the help of a command',
  'version-option': 'show the version',
  adjudicate: 'adjudicate an order sheet, in Korean or English',
  'adjudicate-more': `
A sheet holds the orders of one power or several, as players write them:

  Austria                                  오스트리아
  A Ser - Bul                              "육군, 세르비아(Ser)-불가리아(Bul)"
  Army Rumania supports Serbia - Bulgaria  "육군, 루마니아(Rum), 지원, 세르비아(Ser)-불가리아(Bul)"

Retreats and builds may follow their movement, under "Retreats" and "Builds" or a line such as "Fall 1901 Retreats".
Positions may be listed under "Units", "Centres" and "Dislodged", as answers print them, or in a file (--units); else
every unit is taken from the orders, and a helped unit that nobody orders holds and belongs to "?" unless its power is
named with it.

Files may be in UTF-8, UTF-16 or CP949, and no larger than 1 MB. With --batch they are lines of JSON, of any number:

  {"id": "x", "phase": "S1901M", "units": {"AUSTRIA": ["A BUD", "F TRI"]},
   "orders": {"AUSTRIA": ["A BUD - SER", "F TRI S A BUD - SER"]}}

  phase        S1901M when left out; R for retreats (F1901R), A for builds and removals (W1901A)
  units        every unit standing, by power: "A BUD", "F SPA/SC"
  orders       by power: A X - Y, A X - Y VIA, F X S A Y, F X S A Y - Z, F X C A Y - Z, A X H;
               retreats A X R Y, A X D; builds B A X, removals D A X, WAIVE
  centers      by power; needed for builds and removals
  dislodged    for retreats: {"FRANCE A BUR": "MUN"}, a unit and where its attacker came from;
               "MUN VIA" when that came by convoy
  contested    for retreats: provinces a standoff left empty
  civilDisorder  powers without a player

Each answer is one line: {"id", "units": [...], "dislodged": [...], "orders": [{"power", "order", "verdict", "rule"}]}.
A line that cannot be read is answered with {"id", "error": {"at", "message"}}, and the run goes on.

--format kakao is plain text, to be pasted as it is. --format discord is in Discord’s Markdown, in messages of under 2,000
characters with a line "---8<---" between them. Both say why under each order that failed; lines that are no orders may be
private, so they stay out of the message and are told on standard error.

Exit status: 0 all was read, 1 some input could not be read, 2 the command line makes no sense.`,
  'file-argument': 'file of the sheet; standard input without one, or with -',
  'map-option': 'map it is played on',
  'rules-option': 'edition of the rules',
  'explain-option': 'say why each order came out as it did',
  'format-option':
    'text for the terminal, JSON for programs, or messages ready to send by KakaoTalk (kakao) or Discord (discord)',
  'phase-option': 'phase of the orders, such as S1901M, F1901R or W1901A',
  'units-option':
    'file of the positions: JSON as in a batch line, what --format json gave before, or a list such as "Austria: A Vie, F Tri"; start: the position the map begins with (a file of that name: ./start)',
  'power-option': 'whose orders they are, where the sheet does not say',
  'batch-option': 'adjudicate lines of JSON, on all cores',
  rules: 'show the rules, one rule, or the choices of an edition',
  'rule-argument': 'id of a rule, such as DIP-M7',
  'edition-option': 'show every choice the edition makes',
  scenario: 'run the scenarios as tests, or read one as a lesson',
  'scenario-run': 'run scenarios and compare what comes out with what they expect',
  'scenario-show': 'show scenarios with their boards, orders and rulings',
  'scenario-argument': 'ids, beginnings of ids such as tutorial or datc-3/6.D, or .yaml files; all without one',
  'show-argument':
    'ids, beginnings of ids such as tutorial or datc-3/6.D, or .yaml files; without one, all ids with their titles',
  bench: 'measure how fast the referee is on this machine',
  'bench-argument': 'batch files of phases to measure with; default: randomly generated phases',
  'seed-option': 'random seed',
  'see-help': ({ command }) => `See: ${command} --help`,
  'no-command': 'Say what to do.',
  'unknown-option': ({ option }) => `There is no option ${option}.`,
  'unknown-command': ({ command }) => `There is no command ${command}.`,
  'missing-value': ({ option }) => `Option ${option} needs a value.`,
  'too-many-arguments': 'There is more on the command line than this command takes.',
  'bad-usage': 'The command line could not be understood.',
  'title-empty': 'The title is empty. Without --title there is none.',
  'title-character': ({ character }) => `A title cannot have this character in it: ${character}.`,
  'bad-value': ({ option, value, allowed }) => `${option} was "${value}"; it can be ${list(allowed)}.`,
  'bad-phase': ({ value }) =>
    `--phase was "${value}"; it takes any year between two letters, such as S1901M, F1904R or W1910A.`,
  'unknown-rule': ({ id, nearest }) =>
    `There is no rule ${id}.${nearest.length > 0 ? ` Did you mean ${list(nearest)}?` : ''}`,
  'unknown-scenario': ({ id, nearest }) =>
    `There is no scenario ${id}.${nearest.length > 0 ? ` Did you mean ${list(nearest)}?` : ''}`,
  'text-or-batch': ({ option }) => `${option} is for a sheet and means nothing with --batch.`,
  bug: 'This is a fault of the referee’s own. Reported with what was given to it, it can be mended.',
  'no-file': ({ file }) => `${file}: there is no such file.`,
  'no-permission': ({ file }) => `${file}: this file may not be read.`,
  'a-folder': ({ file }) => `${file}: this is a folder. A file was expected.`,
  'not-written': ({ code }) => `The answer could not be written (${code}).`,
  'not-opened': ({ file, code }) => `${file}: could not be opened (${code}).`,
  'too-large': ({ limit }) =>
    `The sheet is larger than ${figure(limit)} bytes, so it was not read. For many phases there is --batch.`,
  binary: 'This is no text: a sheet in UTF-8, UTF-16 or CP949 was expected.',
  decoded: ({ encoding }) => `Read as ${encoding}.`,
  'no-orders': 'No order was found. Expected lines such as "A Vie - Tyr" under the name of a power.',
  'units-file': ({ what }) => `The file of positions could not be read: ${what}`,
  edition: ({ edition }) => `rules ${edition}`,
  'no-order-given': 'no order',
  standing: 'Units now',
  centres: 'Centres',
  dislodged: 'Dislodged',
  'may-retreat': ({ unit, places }) => `${unit}: may retreat to ${list(places)}, or disband`,
  'must-disband': ({ unit }) => `${unit}: has nowhere to go and is disbanded`,
  contested: ({ places }) => `Left empty by a standoff: ${list(places)}`,
  notes: 'Also',
  unread: 'Not read as orders',
  faults: 'Could not be read',
  remarks: 'Assumptions',
  hints: 'Worth a look',
  place: ({ line, column }) => `${line}:${column}`,
  quoted: ({ text }) => `"${text}"`,
  'nearest-names': ({ names }) => `Nearest: ${list(names)}.`,
  'fault-army-at-sea': ({ unit }) => `${unit}: an army cannot be at sea.`,
  'fault-fleet-inland': ({ unit }) => `${unit}: a fleet cannot be inland.`,
  'fault-coast-missing': ({ unit }) => `${unit}: the province has several coasts, and none is named.`,
  'fault-unknown-coast': ({ unit }) => `${unit}: the province has no such coast.`,
  'fault-army-on-coast': ({ unit }) => `${unit}: an army stands in the province, on no coast of it.`,
  'fault-unknown-province': ({ unit }) => `${unit}: there is no such province on this map.`,
  'fault-two-units': ({ unit, other }) => `${unit}: ${other} stands there already. Two units cannot share a province.`,
  'fault-no-type': ({ unit }) => `${unit}: say whether it is an army or a fleet.`,
  'fault-no-centre': ({ place }) => `${place} is no supply centre.`,
  'fault-two-owners': ({ place, power }) => `${place} belongs to ${power} already.`,
  'left-out': 'It was left out; the rest was adjudicated.',
  'wrong-phase': ({ text, phase }) => `${text} is no order for ${phase}, so it was taken for impossible.`,
  'units-from-orders': 'The units were taken from the orders; others are not on the board.',
  'type-guessed-army': ({ unit }) => `${unit}: army or fleet was not said; taken for an army.`,
  'type-guessed-fleet': ({ unit }) => `${unit}: army or fleet was not said; taken for a fleet.`,
  'coast-guessed': ({ unit, coast }) => `${unit}: no coast was named; taken to be on ${coast}, the only one it fits.`,
  'owner-unknown': ({ unit }) => `${unit}: nobody said whose it is; it belongs to "?".`,
  'power-named': ({ text, power }) => `${text} names ${power}: taken as ${power}’s order.`,
  replaced: 'It was replaced by a later sheet of the same power.',
  'retreat-unneeded': 'The unit was not dislodged, so the retreat was not needed.',
  'movement-missing':
    'The movement before these retreats is not on the sheet: where attackers came from and where standoffs were is not known.',
  'standoffs-missing': 'The movement before these retreats is not on the sheet: where standoffs were is not known.',
  'dislodged-unneeded':
    'Dislodged units were left aside: they are needed only for retreats whose movement is not on the sheet.',
  'centres-of-others': ({ powers }) =>
    `The list of centres leaves out powers with units on the board (${list(powers)}): they keep those of the start.`,
  'centres-from-start': 'Who owns which centre was not said; the centres of the start were taken.',
  progress: ({ lines, rate }) => `${several(lines, 'line')} · ${figure(rate)} a second`,
  'batch-done': ({ lines, unreadable }) => `${several(lines, 'line')}, ${figure(unreadable)} of them unreadable`,
  'line-not-json': ({ read }) => `Read ${read === '' ? 'the end of the line' : `"${read}"`} where JSON should go on.`,
  'line-too-long': ({ limit }) => `The line is longer than ${figure(limit)} bytes, so it was not read.`,
  'line-no-object': 'Expected an object in braces.',
  'line-no-list': 'Expected a list in square brackets.',
  'line-no-text': 'Expected a text in quotes.',
  'line-missing': 'Expected something here; nothing was found.',
  'line-unknown-phase': ({ read }) =>
    `"${read}" is no phase. Expected S1901M, S1901R, F1901M, F1901R or W1901A, with the year.`,
  'line-unknown-power': ({ read }) => `The map has no power "${read}".`,
  'line-unknown-unit': ({ read }) =>
    `"${read}" is no unit. Expected A or F and a place, such as "A BUD" or "F SPA/SC".`,
  'line-no-centre': ({ read }) => `"${read}" is no supply centre.`,
  'line-two-owners': ({ read, other }) => `"${read}" belongs to ${other} already.`,
  'line-unknown-origin': ({ read }) =>
    `"${read}" is not where an attacker came from. Expected a province, such as "MUN" or "MUN VIA".`,
  'line-unreadable-order': ({ read }) => `"${read}" could not be read as an order.`,
  'scenario-total': ({ passed, failed }) =>
    `${several(passed + failed, 'scenario')}: ${figure(passed)} passed, ${figure(failed)} failed`,
  'scenario-expected': ({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`,
  'scenario-duplicate': ({ file }) => `${file} has the same id.`,
  'scenario-level': ({ level }) => `level ${level}`,
  'scenario-source': ({ source }) => `from ${source}`,
  'scenario-board': 'Board',
  'scenario-step': ({ step }) => `Step ${step}`,
  'scenario-question': 'Question',
  'scenario-answer': ({ answer }) => `Answer: ${answer}`,
  'rule-source': ({ source }) => `from ${source}`,
  'rule-scenarios': 'Scenarios about it',
  'policy-of': ({ edition }) => `Choices of ${edition}`,
};
