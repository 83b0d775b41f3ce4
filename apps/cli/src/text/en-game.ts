import type { Catalogue } from '@panjeong/kernel';
import type { GameMessages } from './game-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const span = (days: number, hours: number, minutes: number): string =>
  [
    days > 0 ? several(days, 'day') : '',
    hours > 0 ? several(hours, 'hour') : '',
    days > 0 || (hours > 0 && minutes === 0) ? '' : several(minutes, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');

/** The game master's desk. */
export const enGame: Catalogue<GameMessages> = {
  game: 'run a season, in one file',
  'game-more': `
A match is one file. All that is done is added to it in order, and what is undone is not removed. Where it says "saved", it
is on the disk; should the machine stop at any moment, the file still opens.

  panjeong game new league.jsonl --title "Autumn league"   opens a match
  panjeong game orders league.jsonl sheet.txt              takes a sheet straight from a messenger
  panjeong game status league.jsonl                        says who has sent
  panjeong game process league.jsonl                       adjudicates, and goes on to the next phase
  panjeong game undo league.jsonl                          takes back the last thing done

What --format kakao or discord prints can be sent as it is: beside rulings, what is for the game master alone goes to
standard error. The keys of --format json are listed by each command's own --help; what was not done is {refused: why}.
Times are shown in the zone of the match, and written in UTC in JSON. Exit status: 0 all was done, 1 something was not saved,
2 the command line makes no sense.`,
  'game-file-argument': 'file of the match',
  'game-new': 'open a match',
  'game-new-more': `
A deadline comes once a week, or a fixed time after each phase begins. Left out, it is the midnight between Sunday and
Monday in Seoul.

  --deadline "weekly sun 24:00 Asia/Seoul"    --deadline "weekly sat 21:00 Europe/London"
  --deadline "every 48h"                      --deadline none

Processing a phase early does not bring the next deadline forward. Nothing is processed by itself when one has passed.

JSON: {file, title, map, edition, policy, withoutPlayer, phase, schedule, zone, deadline}`,
  'set-option':
    'what differs from the edition, such as lastYear=1910 or victoryCentres=15; panjeong rules --edition lists the fields',
  'without-option': 'powers without a player, in civil disorder from the start',
  'title-option': 'name of the match',
  'deadline-option': 'when phases are over; see below',
  'zone-option': 'time zone of the match, such as Asia/Seoul; that of the deadline where it names one',
  'game-orders': 'take sheets, of one power or several, at any time',
  'game-orders-more': `
Sheets are taken as they come from a messenger. A power's newest sheet replaces its older one; with --add it is added to it,
unit by unit. Two different orders to one unit on a sheet are both kept, hold the unit, and are told.

Orders under "Retreats", "Builds" or "Disbands", and retreats such as "if dislodged: Tyr, else Boh, else disband", are kept
until their phase comes. Of several builds, as many are made as are possible, in the order written. A sheet of retreats
leaves the builds written before alone, unless it has some of its own.

Lines that cannot be read, orders of another turn, and orders nobody knows the power of are not saved, and told with their
line; the rest is saved. Each power's receipt says what is now stored, its revision, the time, and a check. The revision
grows with whatever may have changed the orders: a sheet, process, undo, amend. Where the check is the same, so are the
orders. In kakao and discord each power has messages of its own, with "---8<---" on a line between them; what was not saved,
and lines that are no orders, go to standard error.

JSON: {phase, at, saved: [{power, revision, hash, orders, unordered, impossible, hints, conflicts}], sheets: [{source, faults,
remarks, unread}]}. Orders begin with the phase they are for (M, R or A): "M A VIE - TYR", "A B A VIE".`,
  'sheets-argument': 'files of sheets; standard input without one, or with -',
  'add-option': 'add to the earlier sheet instead of replacing it',
  'game-status': 'say who has sent, who has not, and when the deadline is',
  'game-status-more': `
The screen may be shared, so of what is worth a second look it says only what it is about; orders themselves are shown with
--orders alone.

JSON: {title, phase, deadline, zone, outcome, powers: [{power, sending, asked, given, revision, hash, unordered, impossible,
hints, conflicts, orders?}]}; sending is sent, missing, nothing (nothing to order), disorder (no player) or out (eliminated).`,
  'status-orders-option': 'show the orders too',
  'game-process': 'adjudicate the phase, and go on to the next',
  'game-process-more': `
A power without orders does not stop it, nor does a deadline still to come; it says so. --dry-run shows it first; game undo
takes it back.

JSON: {dryRun, missing, unused, phases: [{phase, orders, units, dislodged, contested, notes, outcome, position, amendments,
rulings?}], next, deadline, outcome}; position is what adjudicate --units takes.`,
  'dry-run-option': 'show the rulings, and leave the file as it is',
  'game-undo': 'take back the last thing done: orders, process, amend',
  'game-undo-more': `
Again, it takes back the thing before that. What is taken back stays in the log. --to 12 goes to just after entry 12 of game show
--log, be it one that was taken back: so a thing taken back by mistake counts again.

JSON: {undone: [numbers], restored: [numbers], phase}`,
  'undo-to-option':
    'to just before this phase was processed, such as F1901M, with the orders it had; or to just after the entry of this number',
  'undo-reason-option': 'why it is taken back',
  'game-amend': 'change the match as its game master, for a reason',
  'game-amend-more': `
  amend FILE order AUSTRIA "A Vie-Gal"     in place of the unit's other orders
  amend FILE unit "AUSTRIA A Vie"          places a unit
  amend FILE unit --remove Vie             takes a unit off
  amend FILE centre Ser AUSTRIA            sets the owner of a centre; "none" for nobody
  amend FILE owner Vie TURKEY              the unit standing there changes hands
  amend FILE disorder ITALY                falls into civil disorder; with --off it has a player again

The reason is kept, and shown with the rulings of the phase. Each amendment is one entry of the log.

JSON: {seq, command, phase}`,
  'what-argument': 'what is amended',
  'args-argument': 'what that needs; see below',
  'amend-reason-option': 'why it is changed (needed)',
  'remove-option': 'unit: takes off what stands there',
  'off-option': 'disorder: the power has a player again',
  'game-show': 'show the position, a phase of the past with its rulings, or the log',
  'game-show-more': `
JSON: the position is {title, edition, deadline, zone, outcome, position, amendments, orders?}; a phase of the past is one of
game process with processedAt; the log is {zone, entries: [{seq, at, actor, undone, text, command?}]}.`,
  'phase-argument': 'a phase of the past, such as S1901M; the one at hand without',
  'show-orders-option': 'show orders that are not adjudicated yet, too',
  'log-option': 'show all that was done, by whom and when',
  'game-export': 'write the match for another program, or for another computer',
  'game-export-more': `
  json       the match itself with its log, undone things included; game import makes the same match of it
  season     the season alone: positions and orders, phase by phase
  jdip       test cases of jDip
  diplomacy  a saved game of the Python package diplomacy

Orders that are not adjudicated yet are in it, so take care whom you send it to. Orders written in advance for a later phase
are in json alone.

JSON (with -o): {file, as}`,
  'as-option': 'what to write',
  'output-option': 'file to write; standard output without',
  'game-import': 'open a match from an exported one, or from a season of another program',
  'game-import-more': `
All that game export writes is read. A season is adjudicated again, phase by phase, into the log; where its file has another
position than the ruling, that is an amendment. Where even that cannot join them, the match begins there, and says how many
phases were left out. --rules and --set are for files that do not name their rules.

JSON: {file, format, phase, leftOut, remarks}`,
  'source-argument': 'file to read; standard input with -',
  'desk-unknown-power': ({ read, powers }) =>
    `No power is called “${read}”. One of these was expected: ${list(powers)}.`,
  'desk-unknown-unit': ({ read }) =>
    `“${read}” was not read as a unit. Expected: power, type and place, such as “AUSTRIA A Vie”.`,
  'desk-bad-phase': ({ read }) => `“${read}” is no phase. Expected: S1901M, F1901R, W1901A and the like.`,
  'desk-bad-set': ({ read }) => `--set takes field=value, such as lastYear=1910; it was “${read}”.`,
  'desk-bad-title': ({ limit }) => `A title is one line of at most ${limit} characters.`,
  'desk-bad-zone': ({ read, option }) =>
    `${option}: no time zone is called “${read}”. Expected: Asia/Seoul, Europe/London, UTC and the like.`,
  'desk-bad-schedule': ({ read }) =>
    `The deadline “${read}” was not read. Expected: “weekly sun 24:00 Asia/Seoul”, “every 48h” or “none”.`,
  'desk-bad-weekday': ({ read }) => `The weekday of the deadline was not read: “${read}”. Expected: mon to sun.`,
  'desk-bad-time': ({ read }) =>
    read === ''
      ? 'The deadline has no time. Expected: “weekly sat 21:00”.'
      : `The time of the deadline was not read: “${read}”. Expected: 0:00 to 24:00, as in “weekly sat 21:00”.`,
  'desk-bad-interval': ({ read }) =>
    `The interval of the deadline was not read: “${read}”. Expected: “every 48h”, “every 2 days”, up to 365 days.`,
  'desk-bad-rest': ({ read }) => `What follows the deadline was not read: “${read}”.`,
  'desk-reason-missing': 'A reason is needed: --reason "copied wrongly from the map".',
  'desk-reason-length': 'A reason is not blank, and has at most 1000 characters.',
  'desk-order-unfit': ({ text }) =>
    `“${text}” is no order for this phase or a later one of the year. A disband among moves is written “if dislodged: disband”.`,
  'desk-amend-order': 'A power and an order are needed: amend FILE order AUSTRIA "A Vie-Gal".',
  'desk-amend-unit': 'One unit is needed, or --remove: amend FILE unit "AUSTRIA A Vie".',
  'desk-amend-centre': 'A centre and a power are needed: amend FILE centre Ser AUSTRIA.',
  'desk-amend-owner': 'A place and a power are needed: amend FILE owner Vie TURKEY.',
  'desk-amend-option': ({ option, what }) => `${option} is for ${what} alone.`,
  'desk-amend-disorder': 'One power is needed: amend FILE disorder ITALY.',
  'desk-exists': ({ file }) => `${file} is there already, and was left as it is.`,
  'desk-no-folder': ({ file }) => `${file}: there is no such folder, so no match was opened.`,
  'desk-locked': ({ file }) => `${file}: another program is writing to it. Nothing was changed; try again in a moment.`,
  'desk-no-match': ({ file, found }) =>
    `${file} is no match. ${found === '' ? 'It is empty.' : `It begins with “${found}”.`}`,
  'desk-other-game': ({ file, game }) => `${file} is a match of ${game}, not of Diplomacy.`,
  'desk-newer': ({ file, version }) =>
    `${file} was written by a newer program (${version}). Get the newer one to open it.`,
  'desk-damaged': ({ file, line, found }) =>
    `${file}: line ${line} is damaged, so the match cannot be opened. It reads “${found}”.`,
  'desk-changed': ({ file, line, found }) =>
    `${file}: line ${line} is not as it was saved, and cannot be read. The file is not to be edited; use a copy of it, if there is one. It reads “${found}”.`,
  'desk-damage': ({ file, line, found, lines }) =>
    `${file}: from line ${line} on, ${several(lines, 'line')} cannot be read; what comes before is whole. It reads “${found}”.`,
  'desk-not-changed':
    'Nothing was changed, so that no damaged line is written over. Keep a copy, and cut the file off before that line to go on.',
  'desk-opened': ({ file }) => `Opened a match, saved in ${file}.`,
  'desk-title': ({ title }) => `Match: ${title}`,
  'desk-deadline': ({ deadline }) => `Deadline: ${deadline}`,
  'desk-no-deadline': 'none',
  'desk-left': ({ days, hours, minutes }) => `in ${span(days, hours, minutes)}`,
  'desk-passed': ({ days, hours, minutes }) => `${span(days, hours, minutes)} ago`,
  'desk-schedule': ({ schedule }) => `Deadlines: ${schedule}`,
  'desk-leaderless': ({ powers }) => `Without a player: ${list(powers)}`,
  'desk-saved-orders': ({ phase }) => `${phase}: saved`,
  'desk-nothing-saved': ({ phase }) => `${phase}: nothing was saved`,
  'desk-receipt': ({ power, revision, time, hash }) =>
    `${power} · saved ${time} · revision ${revision} · check ${hash}`,
  'desk-unordered': ({ units }) => `No order yet: ${list(units)}`,
  'desk-if-dislodged': ({ order }) => `When dislodged: ${order}`,
  'desk-in-winter': ({ order }) => `In winter: ${order}`,
  'desk-impossible': ({ order, rule, because }) => `Impossible: ${order}. ${because} ${rule}`,
  'desk-impossible-count': ({ count }) => several(count, 'impossible order'),
  'desk-hint': ({ hint }) => `Look again: ${hint}`,
  'desk-hint-count': ({ count, about }) => `${several(count, 'hint')} (${list(about)})`,
  'desk-conflict': ({ unit }) => `${unit}: has different orders, and holds`,
  'desk-not-saved': 'Not saved',
  'desk-unfit': ({ text, phase }) => `${text} is no order for ${phase}, or for a later phase of the year.`,
  'desk-other-turn': ({ text, heading, phase }) =>
    `${text} stands under ${heading}, but the phase at hand is ${phase}.`,
  'desk-other-power': ({ text }) =>
    `${text} names another power than its heading does. Orders of that power belong under its own.`,
  'desk-no-power': ({ text }) =>
    `${text}: nobody said whose order it is. Put the power’s name on a line above it and hand it in again, or use --power.`,
  'desk-no-player': ({ power }) =>
    `${power} has no player, so its orders were not saved. If it has one again: amend FILE disorder --off.`,
  'desk-power-by-units': ({ power }) => `No power is named; by the units these are the orders of ${power}.`,
  'desk-positions': ({ count }) =>
    `${several(count, 'line')} of units or centres not used: the match knows its own positions.`,
  'desk-sent': ({ given, asked, revision }) => `sent ${given}/${asked} · revision ${revision}`,
  'desk-missing': ({ asked }) => `missing 0/${asked}`,
  'desk-nothing-to-order': 'nothing to order',
  'desk-nobody-asked': 'Nobody has anything to order: game process goes on, without waiting.',
  'desk-in-disorder': 'civil disorder (no player)',
  'desk-out': 'eliminated',
  'desk-ahead-count': ({ count }) => `(${count} written in advance)`,
  'desk-without-orders': 'Units without an order yet',
  'desk-look-again': ({ isCounted }) => (isCounted ? 'To look at again (with --orders: what)' : 'To look at again'),
  'desk-won': ({ powers }) => `${list(powers)} won.`,
  'desk-drawn': ({ powers }) => `Drawn among ${list(powers)}.`,
  'desk-held-for-lack': ({ powers }) => `No orders came from ${list(powers)}: adjudicated without them.`,
  'desk-early': ({ left }) => `Processed before the deadline, which is ${left}.`,
  'desk-remarks': 'Worth knowing',
  'desk-unused': ({ power, orders }) =>
    `${power}: there was no winter for what it had written in advance: ${list(orders)}.`,
  'desk-dry-run': 'This was a preview: the file is as it was.',
  'desk-processed': ({ phase }) => `Saved the rulings of ${phase}.`,
  'desk-next-phase': ({ phase, deadline }) => `Next: ${phase}${deadline === null ? '' : ` · deadline: ${deadline}`}`,
  'desk-undo-reason': 'none given',
  'desk-undone': 'Taken back and saved.',
  'desk-undone-list': 'What was taken back:',
  'desk-restored-list': 'What counts again:',
  'desk-no-entry': ({ read, last }) =>
    `Entry ${read}: there is no going to just after it. Expected: a number from 0 to ${last}.`,
  'desk-phase-now': ({ phase }) => `The phase at hand: ${phase}`,
  'desk-nothing-to-undo': 'There is nothing to take back.',
  'desk-phase-at-hand': ({ phase }) => `${phase} is the phase at hand. Without --to the last thing done is taken back.`,
  'desk-phase-unplayed': ({ phase }) => `${phase} was not processed in this match.`,
  'desk-amend-saved': 'Changed and saved.',
  'desk-amended': 'Changed by the game master',
  'desk-because': ({ what, reason }) => `${what} (reason: ${reason})`,
  'desk-order-set': ({ power }) => `set an order of ${power}`,
  'desk-order-set-to': ({ power, order }) => `set an order of ${power}: ${order}`,
  'desk-unit-placed': ({ unit }) => `placed ${unit}`,
  'desk-unit-removed': ({ place }) => `took the unit in ${place} off`,
  'desk-unit-given': ({ unit, power }) => `gave the unit in ${unit} to ${power}`,
  'desk-centre-set': ({ place, power }) => `made ${place} a centre of ${power}`,
  'desk-centre-freed': ({ place }) => `left ${place} to nobody`,
  'desk-disorder-on': ({ power }) => `${power} fell into civil disorder`,
  'desk-disorder-off': ({ power }) => `${power} has a player again`,
  'desk-occupied': ({ place }) => `${place}: a unit stands there already. --remove takes it off.`,
  'desk-no-unit': ({ place }) => `${place}: no unit is there.`,
  'desk-already-in-disorder': ({ power }) => `${power} is in civil disorder already.`,
  'desk-has-player': ({ power }) => `${power} has a player already.`,
  'desk-not-amended': 'It cannot be changed so, and was left as it is.',
  'desk-orders': 'Orders stored',
  'desk-none': 'none',
  'desk-leaderless-heading': 'In civil disorder',
  'desk-processed-at': ({ time, seq }) => `Processed ${time} · entry ${seq}`,
  'desk-log-opened': ({ edition }) => `game master: opened the match (rules ${edition})`,
  'desk-log-sheet': ({ power, phase, count, adds }) =>
    `${power}: sheet for ${phase}, ${several(count, 'order')}${adds ? ', added to the one before' : ''}`,
  'desk-log-processed': ({ phase }) => `game master: processed ${phase}`,
  'desk-log-undone': ({ to, reason }) => `game master: took back what was done after entry ${to} (reason: ${reason})`,
  'desk-log-other': ({ power, what }) => `${power === '' ? 'game master' : power}: ${what}`,
  'desk-log-amended': ({ what }) => `game master: ${what}`,
  'desk-log-mark': '[taken back]',
  'desk-exported': ({ file }) => `Exported and saved: ${file}`,
  'desk-export-ahead': ({ powers }) => `Orders written in advance for later phases are not in it: ${list(powers)}.`,
  'desk-saved-anyway': 'What was to be done is saved. Do not do it again; game show shows it.',
  'desk-another-match': ({ file }) => `${file} is another match, and was not written over. Name another file.`,
  'desk-same-file': ({ file }) => `${file} is the match itself, and is not written over. Name another file.`,
  'desk-copied': ({ file }) => `The same match, saved in ${file}.`,
  'desk-imported': ({ file, format, phases }) => `Read ${several(phases, 'phase')} from ${format}, saved in ${file}.`,
  'desk-import-reason': ({ file }) => `as ${file} has it`,
  'desk-import-damaged': ({ file }) => `${file} is a match, but damaged or of a newer program, and was not read.`,
  'desk-left-out': ({ count }) =>
    `${several(count, 'phase')} before this do not lead to what follows, and were left out.`,
  'desk-too-large': ({ file }) => `${file} is too large, and was not read.`,
};
