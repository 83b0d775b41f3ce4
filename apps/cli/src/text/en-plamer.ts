import type { Catalogue } from '@panjeong/kernel';
import type { PlamerMessages } from './plamer-messages.ts';

const list = (names: readonly string[]): string => names.join(', ');
const figure = (value: number): string => value.toLocaleString('en');
const several = (count: number, one: string, more = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : more}`;
const nearest = (names: readonly string[]): string => (names.length > 0 ? ` Did you mean ${list(names)}?` : '');

/** The Plamer. */
export const enPlamer: Catalogue<PlamerMessages> = {
  'game-argument': 'game: plamer (The Plamer)',
  play: 'play The Plamer in the terminal',
  'play-more': `
The seats are a (upper left) and b (lower right). In each sits a human, a bot that plays at random (random), or one that
looks a command ahead (greedy); left out, a human sits in a and greedy in b. Where two humans share a terminal the screen is
hidden between seats.

  panjeong play plamer                                  against the bot
  panjeong play plamer --seat a=human b=human           two players
  panjeong play plamer --faction a=bgm b=beasts         chosen factions: dgm, bgm, beasts
  panjeong play plamer --save match.jsonl               saved as it goes
  panjeong play plamer --resume match.jsonl             played on

A choice is made by its number, or in words; "help" lists what else can be typed. The same --seed is the same match. What is
saved is two files: the log (.jsonl), and the key (.key), which nobody is to see before the match has ended. When the lines
end (EOF) the match is saved and left.`,
  'seat-option': 'who sits there, such as a=human b=greedy',
  'faction-option': 'faction of a seat, such as a=dgm b=bgm',
  'play-seed-option': 'seed of all chance; the same seed is the same match',
  'save-option': 'file to save in; one that is there already is left alone',
  'resume-option': 'file of the match to play on',
  battle: 'judge a battle of The Plamer',
  'battle-more': `
A battle is one JSON object:

  {"id": "b1", "cell": [2, 4], "dor": {"attacker": 5, "defender": 0},
   "attacker": [{"card": "guardsman"}, {"card": "gatekeeper", "lv": 6}],
   "defender": [{"card": "colossus"}, {"card": "amplifier", "state": "settled"}], "powers": true}

Pieces stand in order of arrival; state is mobile unless given; lv, hp, atk replace the card's. "powers": false runs stages 4
to 7 without any power of a card. seed (1 unless given) decides what chance decides. With --batch each line is a battle, and
answers stream, a line each. A line that cannot be read is answered {"id", "error": {"at", "message"}}, and the run goes on.

Exit status: 0 all was read, 1 something could not be read, 2 the command line makes no sense.`,
  'battle-file-argument': 'file with the battle; standard input without one or with -',
  'battle-batch-option': 'judge a battle a line, on all cores',
  'battle-explain-option': 'show HP rotation by rotation as a table, and why',
  playout: 'let bots play many matches, and count how they end',
  'playout-more': `
Match i has the seed --seed plus i. The same seed is the same match on every machine; the hash is of the final states of all.
Factions change from match to match unless --faction names them. Stopped with Ctrl-C, it shows the results so far.

JSON: {game, games, seed, bots, results: {a, b, drawn}, endings, factions, rounds: {least, median, mean, most}, decisions, hash}`,
  'count-option': 'how many matches',
  'playout-seed-option': 'seed of the first match',
  'bots-option': 'bots of the two seats, such as random,greedy',
  'json-option': 'results as JSON',
  replay: 'look at a saved match again, from its beginning',
  'replay-more': `
Reads match files of The Plamer and of Diplomacy. --at shows the position after that entry. Without --as a match that has
ended is shown whole, and any other as the public sees it; what is seen differs from seat to seat.`,
  'at-option': 'show the position after the entry of this number',
  'as-seat-option': 'as this seat saw it',
  cards: 'show all cards of The Plamer, or one',
  'cards-more': `
The letter behind a figure says where it comes from: 0, 1, 3 a page of the rulebook, d deduced from the pages, h a house
rule, which may change once the rulebook's own value is known.`,
  'card-argument': 'name of a card, such as guardsman',
  'cards-json-option': 'cards as JSON',
  'game-option': 'of this game alone: diplomacy or plamer',
  'resume-or-new': ({ option }) => `${option} is for a new match; it means nothing with --resume.`,
  'unknown-card': ({ text, nearest: names }) => `"${text}": there is no such card.${nearest(names)}`,
  'batch-or-explain': '--explain is for one battle; it means nothing with --batch.',
  'match-other-game': ({ file, game }) => `${file}: a match of ${game}, not of The Plamer.`,
  'match-other-key': ({ file }) => `${file}: not the key of this match, which cannot be played on without it.`,
  'match-grown': ({ file }) =>
    `${file}: another program has written to it meanwhile, so it was not saved. Save under another name.`,
  'match-unreplayable': ({ file, entry }) =>
    `${file}: entry ${entry} is not as it was written, so it cannot be replayed.`,
  kept: ({ file, entries }) => `Saved: ${file} (${several(entries, 'entry', 'entries')})`,
  'not-kept': 'This match was not saved. To save it: save FILE',
  'left-kept': ({ file }) => `Saved: ${file}`,
  'left-unkept': 'Left without saving.',
  'save-where': 'Say where to: save match.jsonl',
  resumed: ({ file, entries }) => `Playing on: ${file} (${several(entries, 'entry', 'entries')})`,
  'round-line': ({ round, rounds, seat, faction }) => `Round ${round}/${rounds} · round of ${seat} (${faction})`,
  'player-line': ({ seat, faction, vp, target, dor, hand, deck, discard }) =>
    `${seat} ${faction} · VP ${vp}/${target} · dor ${dor} · hand ${hand} · deck ${deck} · discarded ${discard}`,
  'field-line': 'field',
  'hand-line': 'hand',
  'captives-line': 'captives',
  'returned-line': 'reserve',
  'fragments-line': 'structure fragments',
  'gone-line': 'out of the game',
  'face-down': 'face down',
  'face-down-count': ({ count }) => `${count} face down`,
  'stance-mobile': 'mobile',
  'stance-settled': 'settled',
  mine: 'me:',
  theirs: 'opponent:',
  'home-sign': ({ seat }) => `home${seat}`,
  'class-secured': ' S',
  'class-occupied': ' o',
  'class-secured-by-opponent': ' X',
  'class-neither': ' .',
  'counter-line': ({ secured, occupied, mine, only, theirs, neither }) =>
    `secured ${secured} / occupied ${occupied} · S ${mine}, o ${only}, X ${theirs}, . ${neither}`,
  legend:
    '[value] S secured by me, o only occupied, X secured by the opponent, . neither · Gd7 piece and Lv, _ settled, ~ opponent, ?2 two of theirs face down · field: * opening card, ( ) face down',
  'ledger-title': ({ seat, faction }) => `Coins of ${seat} (${faction})`,
  'ledger-used': 'used',
  'ledger-board': 'board',
  'ledger-captured': 'captured',
  'ledger-reserve': 'reserve',
  'ledger-lost': 'lost',
  'ledger-limit': 'limit',
  'play-welcome':
    'Choose by number, or type in words. "help" lists what else there is, "board" shows the board, "why" the reasons; "quit" leaves.',
  'play-help': `3 | the choice of that number
move ant (2,4)-(2,5) | a choice in words, as the list of choices writes it
board | the board, and what both have
choices | what can be done now
blocked | what cannot, and every reason
why, why ant | why what has just happened came out so; of a piece, or a cell
card guardsman | one card; without a name, hand and field
ledger | what is public: produced, captured, reserve and limit of each kind
news | what has happened
rule B4 | one rule
undo | takes back my command, down to a card drawn, a thing revealed, or a question to the opponent
skip | passes until this turn ends
skip battle | passes until this battle ends
skip (2,4) | passes until that cell's battle
offer draw, resign | in words only, as accept draw is
save, save FILE | saves
quit | leaves`,
  'seat-turn': ({ seat }) => `--- seat ${seat} is asked ---`,
  'hand-over': ({ seat }) => `Seat ${seat} is asked. Change places, then press Enter. `,
  'no-choice': ({ number, last }) => `There is no choice ${number}; there are 1 to ${last}.`,
  'not-a-command': ({ text }) =>
    `"${text}" was not understood. "choices" lists what can be done, "help" what else can be typed.`,
  'command-unread': ({ text, column, found, expected }) =>
    `"${text}": not read from character ${column} on${found === '' ? '' : ` ("${found}")`}.${expected.length > 0 ? ` Expected: ${list(expected)}.` : ''}`,
  'nothing-blocked': 'Nothing is blocked.',
  'refused-line': ({ command }) => `Not possible: ${command}`,
  'preset-unread': 'In the response turn or in stage 1 of a battle: skip turn, skip battle, or skip (2,4).',
  undone: 'Taken back.',
  'was-undone': 'The opponent took back a command of their own.',
  'nothing-to-undo':
    'There is no command of yours to take back: a card drawn, a thing revealed or a question to the opponent stays.',
  'nothing-ruled': 'Nothing has just been ruled on.',
  'nothing-ruled-on': ({ text }) => `"${text}" is not among what has just been ruled on.`,
  'hidden-cause': 'a cause that cannot be seen now',
  'match-won': ({ seat, rule }) => `Seat ${seat} wins. ${rule}`,
  'match-drawn': ({ rule }) => `A draw. ${rule}`,
  'card-column': 'card',
  'faction-column': 'faction',
  'tier-column': 'tier',
  'cost-column': 'cost',
  'power-column': 'power and rule',
  'special-card': 'special card',
  'cards-legend': 'Letter behind a figure: 0, 1, 3 page of the rulebook · d deduced · h house rule',
  'playout-progress': ({ done, count, rate }) =>
    `${figure(done)} of ${figure(count)} matches · ${figure(rate)} a second`,
  'playout-stopped': ({ done }) => `Stopped. Results of ${several(done, 'match', 'matches')}.`,
  'playout-head': ({ games, seed, bots }) =>
    `${several(games, 'match', 'matches')} · from seed ${seed} · ${bots.join(' against ')}`,
  'playout-results': ({ a, b, drawn }) => `won by a ${figure(a)} · won by b ${figure(b)} · drawn ${figure(drawn)}`,
  'playout-endings': ({ endings }) => `ended by: ${list(endings)}`,
  'playout-rounds': ({ least, median, mean, most }) =>
    `rounds: least ${least}, median ${median}, mean ${mean}, most ${most}`,
  'playout-decisions': ({ mean }) => `decisions a match: ${figure(mean)} on average`,
  'playout-speed': ({ games, decisions }) => `${figure(games)} matches and ${figure(decisions)} decisions a second`,
  'playout-hash': ({ hash }) => `hash ${hash}`,
  'replay-head': ({ file, game, entries }) => `${file} · ${game} · ${several(entries, 'entry', 'entries')}`,
  'replay-entry': ({ seq, who, what }) => `${seq} ${who} ${what}`,
  'replay-at': ({ seq }) => `after entry ${seq}`,
  'replay-no-entry': ({ seq, last }) => `There is no entry ${seq}; there are 0 to ${last}.`,
  'replay-no-seat': ({ seat, seats }) => `There is no seat "${seat}". There are ${list(seats)}.`,
  'actor-master': 'game master',
  'actor-deadline': ({ seat }) => `${seat} (time over)`,
  'entry-setup': 'the match was opened',
  'entry-rollback': ({ to, reason }) => `back to after entry ${to}: ${reason}`,
  'entry-amend': ({ reason }) => `the game master amended: ${reason}`,
  'entry-hidden': 'something that is not seen',
  'battle-rotation': ({ rotation }) => `rotation ${rotation}`,
  'battle-attacker': 'attacker',
  'battle-defender': 'defender',
  'battle-piece': 'piece',
  'battle-start': 'start',
  'battle-captured': 'captured',
  'battle-fragment': 'fragment',
  'battle-survives': 'survives',
  'battle-returned': 'to the reserve',
  'battle-left': 'left the cell',
  'battle-occupied': ({ side }) => `Occupied by the ${side}.`,
  'battle-standoff': 'A standoff: nobody occupies it.',
  'battle-nobody': 'Nobody occupies it.',
  'battle-dor': ({ attacker, defender }) => `dor: attacker ${attacker}, defender ${defender}`,
  'battle-rulings': 'Rulings',
  'battle-unread': ({ at, message }) => (at === '' ? message : `${at}: ${message}`),
  'battle-wrong-shape': ({ found, expected }) => `read ${found}, expected ${expected}.`,
  'battle-out-of-bounds': ({ found, expected }) => `${found} is impossible; it can be ${expected}.`,
  'battle-no-cell': ({ found }) => `${found}: there is no such cell. Expected column and row, such as [2, 4].`,
  'battle-no-card': ({ found }) => `${found}: there is no such card. panjeong cards lists them.`,
  'battle-no-piece': ({ found }) => `${found} is not the card of a piece.`,
  'battle-too-many': ({ count }) => `${count} pieces: a cell holds at most 3 of one side.`,
};
