import type { Page, Rule, Section, Source } from './rule.ts';

const HOUSE: Source = { kind: 'house' };
const DEDUCED: Source = { kind: 'deduced' };

const page = (of: Page, ...at: readonly string[]): readonly Source[] =>
  at.map((part) => ({ kind: 'page', page: of, at: part }));

const rule = (section: Section, sources: readonly Source[], note: string, ...confirmed: readonly string[]): Rule => ({
  section,
  sources,
  note,
  confirmed,
});

/**
 * Every rule of The Plamer as this referee plays it. Ids are stable and never used again; their sentences are in the text
 * catalogues and in RULES.md. A note in brackets says which paragraph of the specification a rule stands for: a section, or
 * the number of a house answer (`house 12`).
 */
export const RULES = {
  // --- ground -------------------------------------------------------------------------------------------------------
  'PLM-G1': rule('G', [...page('S0', '§2'), DEDUCED], 'the board: 42 hexagons, seven centred columns (2)'),
  'PLM-G2': rule('G', page('S0', '§2', '§3', '§4'), 'ten territories with values 0 to 3, 14 in all (2)'),
  'PLM-G3': rule(
    'G',
    [...page('S0', '§4'), ...page('S1', '§4'), DEDUCED, HOUSE],
    'two home cells a side: (0,0) (1,0) upper left, (5,5) (6,4) lower right; a seat owns them, not a faction (2)',
  ),
  'PLM-G4': rule('G', [DEDUCED], 'which cells are adjacent, and distance along living cells (2)'),
  'PLM-G5': rule('G', page('S1', '§1'), 'three of a side in a cell at most (2)'),
  'PLM-G6': rule('G', [HOUSE], 'that limit counts one side only, structures included (house 2)'),

  // --- occupy and secure --------------------------------------------------------------------------------------------
  'PLM-O1': rule(
    'O',
    [...page('S0', '§1'), DEDUCED],
    'one side alone in a cell occupies it, whatever the stance; always recomputed (4)',
  ),
  'PLM-O2': rule('O', page('S0', '§1'), 'an occupied territory with a settled piece of its side is secured (4)'),
  'PLM-O3': rule(
    'O',
    page('S0', '§1', '§4', '§5'),
    'standoff: both sides, all settled: nobody occupies or secures (4)',
    '2026-09-17',
  ),
  'PLM-O4': rule(
    'O',
    page('S0', '§1'),
    'both sides otherwise: nobody occupies; the one side with a settled piece secures (4)',
    '2026-09-25',
  ),
  'PLM-O5': rule('O', [HOUSE], 'both sides with a settled piece and somebody mobile: nobody secures (4)'),
  'PLM-O6': rule(
    'O',
    [...page('S0', '§3'), HOUSE],
    'four classes per territory and viewer, and the counter secured / occupied (4)',
  ),

  // --- victory check ------------------------------------------------------------------------------------------------
  'PLM-V1': rule(
    'V',
    [...page('S0', '§2', '§5'), HOUSE],
    'an own piece on an opposing home cell wins at the own victory check; shared cells and structures too (3.1)',
  ),
  'PLM-V2': rule(
    'V',
    [...page('S0', '§2', '§4'), HOUSE],
    'VP grows by A - B, territories secured by either; value 0 counts; never falls (3.1)',
  ),
  'PLM-V3': rule('V', [HOUSE], 'reaching the VP target wins (3.1)'),
  'PLM-V4': rule(
    'V',
    page('S0', '§2', '§4'),
    'VP and income read only secure, so what is entered counts after its blackout flip (3.1, 4)',
  ),

  // --- supply -------------------------------------------------------------------------------------------------------
  'PLM-S1': rule(
    'S',
    page('S0', '§2', '§5'),
    'income: 5 + values of secured territories + bonus of diggers revealed (3.2)',
  ),
  'PLM-S2': rule('S', page('S0', '§5'), 'home cells do not bear on income (3.2)'),
  'PLM-S3': rule('S', [HOUSE], 'draw cards; an empty deck draws nothing (3.2, house 27)'),
  'PLM-S4': rule(
    'S',
    [HOUSE],
    'territory income first, then (supply) flips, and only a settled piece flips (house 21)',
  ),

  // --- movement -----------------------------------------------------------------------------------------------------
  'PLM-M1': rule(
    'M',
    [...page('S0', '§4'), HOUSE],
    'each mobile piece may move once, to an adjacent living cell (3.3)',
  ),
  'PLM-M2': rule('M', page('S0', '§4'), 'settled pieces do not move (3.3)'),
  'PLM-M3': rule(
    'M',
    page('S1', '§3'),
    'structures never move, nor do effects move them that do not name structures (3.3)',
    '2026-09-24',
  ),
  'PLM-M4': rule('M', [HOUSE], 'the limit of a cell holds after every move (3.3)'),
  'PLM-M5': rule(
    'M',
    [HOUSE],
    'going in among opponents is allowed and ends the movement, going out is allowed (house 1)',
  ),
  'PLM-M6': rule(
    'M',
    [HOUSE],
    'a (movement) power acts once per piece and movement turn, by a mobile piece (house 26)',
  ),

  // --- response -----------------------------------------------------------------------------------------------------
  'PLM-R1': rule(
    'R',
    [...page('S3', '§2'), HOUSE],
    'declarations alternate, opponent first, until both pass in a row (3.4)',
  ),
  'PLM-R2': rule(
    'R',
    page('S3', '§2'),
    'all declarations of both sides are one stack, the last resolves first (3.4, 5.2)',
  ),
  'PLM-R3': rule(
    'R',
    [...page('S3', '§2'), DEDUCED],
    'costs and flips happen at declaration and are never given back (3.4)',
  ),
  'PLM-R4': rule('R', [HOUSE], 'stack without a battle: at the close of the response turn (3.4, house 7)'),
  'PLM-R5': rule('R', [HOUSE], 'both are asked in any case; dor is paid when declaring (house 4)'),
  'PLM-R6': rule(
    'R',
    [...page('S0', '§4'), HOUSE],
    'a (response) special must lie set before the turn; setting is free, firing reveals and discards it (9, house 5)',
  ),
  'PLM-R7': rule('R', [HOUSE], 'a declaration outlives its source (house 6)'),
  'PLM-R8': rule(
    'R',
    page('S3', '§2'),
    'no target at resolution: it fizzles; who is hit is judged at resolution (5.2)',
  ),
  'PLM-R9': rule(
    'R',
    [...page('S3', '§2'), HOUSE],
    'who is moved by the stack fights in the new place, as of stage 3 now, of stage 1 later (5.2, house 9)',
  ),
  'PLM-R10': rule('R', [HOUSE], 'damage in other cells: HP 0 captures, the rest heals after the stack (house 10)'),
  'PLM-R11': rule('R', [HOUSE], 'what is to be built fizzles where 3 own pieces stand at resolution (house 11)'),
  'PLM-R12': rule(
    'R',
    [...page('S0', '§4'), HOUSE],
    'an effect that points at one of several concealed pieces takes one by chance (8)',
  ),

  // --- battle -------------------------------------------------------------------------------------------------------
  'PLM-B1': rule(
    'B',
    page('S3', '§1', '§6'),
    'stage 1: (battle) specials from the hand, attacker first, asked again after each use; LIFO (5.1)',
  ),
  'PLM-B2': rule(
    'B',
    page('S3', '§2', '§6'),
    'stage 2: the whole response stack, in the first battle of the turn only (5.2)',
  ),
  'PLM-B3': rule(
    'B',
    [...page('S3', '§2'), HOUSE],
    'stage 3: (battle) powers of mobile pieces must fire when they can; attackers first, by falling Lv (5.3)',
  ),
  'PLM-B4': rule(
    'B',
    page('S3', '§3', '§5'),
    'stage 4: each mobile attacker, by falling current Lv, strikes the highest-Lv mobile opponent once (5.4)',
  ),
  'PLM-B5': rule('B', page('S3', '§3'), 'stage 5: defenders strike back likewise, after all attackers (5.5)'),
  'PLM-B6': rule('B', page('S3', '§3'), 'stage 6: with mobile pieces on both sides, back to stage 4 (5.6)'),
  'PLM-B7': rule(
    'B',
    page('S3', '§4'),
    'stage 7: mass capture of settled pieces under three conditions (5.7)',
    '2026-09-25',
  ),
  'PLM-B8': rule(
    'B',
    [...page('S3', '§2'), ...page('S0', '§4')],
    'a battle cell has both sides and somebody mobile; the turn player attacks and chooses the order (5)',
  ),
  'PLM-B9': rule(
    'B',
    page('S0', '§4'),
    'without a mobile piece there is no strike; a mobile piece later makes a battle again (5)',
    '2026-09-17',
  ),
  'PLM-B10': rule(
    'B',
    page('S3', '§2', '§6'),
    'a battle with an empty side goes on through stages 3 to 7, nothing is captured, used cards stay used (5.2)',
    '2026-09-24',
  ),
  'PLM-B11': rule(
    'B',
    [HOUSE],
    'ties: strikers by arrival; targets by lowest HP, then arrival; among settled ones by chance (5.4)',
  ),
  'PLM-B12': rule(
    'B',
    page('S3', '§3', '§5'),
    'with no mobile opponent left a strike takes a settled piece at once, whatever its HP (5.4)',
  ),
  'PLM-B13': rule('B', page('S3', '§4'), 'no ATK, no strike (5.4)'),
  'PLM-B14': rule('B', [HOUSE], 'rotation without change: over (5.6, house 12)'),
  'PLM-B15': rule(
    'B',
    [...page('S3', '§3'), DEDUCED, HOUSE],
    'a side without mobile pieces from the start: stages 4 and 5 run once; a settled turn player still attacks (5.6, house 13)',
  ),
  'PLM-B16': rule(
    'B',
    [...page('S3', '§2', '§4'), HOUSE],
    'mobile structures strike; a structure is never captured but becomes a fragment, and counts as used (5.7, house 15)',
  ),
  'PLM-B17': rule('B', [HOUSE], 'stage 3 does not make one a striker at clean-up (house 17)'),
  'PLM-B18': rule(
    'B',
    [HOUSE],
    'highest and lowest Lv count both stances; ties: mobile first, lowest HP, earliest; concealed by chance (house 14)',
  ),
  'PLM-B19': rule(
    'B',
    [...page('S3', '§4', '§5'), HOUSE],
    'captured coins go to the captor; they change hands again only by liberation (5, house 18)',
  ),
  'PLM-B20': rule(
    'B',
    [HOUSE],
    'battle cells are listed when the battle turn begins, new ones join after the first stage 2; one battle a cell a turn (house 7, 8)',
  ),
  'PLM-B21': rule('B', [HOUSE], 'what is paid or offered is gone, captive of none (house 19)'),
  'PLM-B22': rule('B', page('S3', '§4', '§5'), 'HP returns to full after the battle, and what it granted ends (5.7)'),
  'PLM-B23': rule('B', page('S3', '§3'), 'HP 0 captures on the spot; the next strike has a new target (5.4)'),

  // --- production ---------------------------------------------------------------------------------------------------
  'PLM-P1': rule(
    'P',
    page('S1', '§2', '§5'),
    'new pieces are always mobile, so none of their flips fires in the same round (6)',
    '2026-09-16',
    '2026-09-17',
  ),
  'PLM-P2': rule(
    'P',
    page('S1', '§1', '§3', '§4'),
    'pieces enter on own home cells; only the ant tunnel and resupply except themselves (6)',
  ),
  'PLM-P3': rule('P', page('S1', '§1', '§5'), 'only active kinds; several at once as long as dor lasts (6)'),
  'PLM-P4': rule(
    'P',
    [...page('S1', '§1'), HOUSE],
    'kind limit over the game: basic and structures 5, intermediate 3, advanced 1; returned coins count once (6)',
  ),
  'PLM-P5': rule('P', [HOUSE], 'an own home cell with opposing pieces still takes production (house 3)'),
  'PLM-P6': rule(
    'P',
    page('S1', '§1', '§4'),
    'a set piece card is activated by its first production, and shown then (6)',
  ),
  'PLM-P7': rule(
    'P',
    [...page('S1', '§1', '§4'), HOUSE],
    'an advanced card is activated only while an own intermediate one is active; checked then only, also for a set one (6, house 24)',
  ),
  'PLM-P8': rule('P', page('S1', '§3'), 'structures are produced at home like others, or built (6)'),
  'PLM-P9': rule(
    'P',
    [...page('S1', '§2', '§3'), HOUSE],
    '(response), (production) and (supply) powers fire by a flip, settled to mobile (6, house 25)',
  ),
  'PLM-P10': rule(
    'P',
    [...page('S1', '§4'), HOUSE],
    'ant tunnel: once per ant and production turn, only ants on the board when it began (6, house 25)',
  ),

  // --- blackout -----------------------------------------------------------------------------------------------------
  'PLM-D1': rule(
    'D',
    page('S0', '§1', 'own pieces are turned either way, any number (3.7)'),
    'the turn player turns own pieces face down or up, as many as wished (3.7)',
  ),
  'PLM-D2': rule('D', [HOUSE], 'each piece is turned over at most once in a blackout turn, so that it ends (3.7)'),

  // --- field and cards ----------------------------------------------------------------------------------------------
  'PLM-F1': rule('F', page('S1', '§1', '§5'), 'five slots; the two opening cards are active, stay, and count (6)'),
  'PLM-F2': rule(
    'F',
    page('S1', 'laying activates at once, with the entry effect; or set (6)'),
    'a piece card may be laid face up in the own round, entry effect at once, or set face down (6)',
  ),
  'PLM-F3': rule(
    'F',
    [HOUSE],
    'when cards may be laid: the own moments of turns 1, 2, 3, 6, 7; the slot is for good (house 22)',
  ),
  'PLM-F4': rule(
    'F',
    [...page('S1', '§4'), HOUSE],
    'one own card may retire in the own production turn, no opening card; its production and standing effects end (9)',
  ),
  'PLM-F5': rule('F', [HOUSE], 'no hand limit; a full field refuses (house 27)'),
  'PLM-F6': rule(
    'F',
    [...page('S3', '§1'), HOUSE],
    'a special card is used once and discarded; (movement) and (production) ones are played from the hand in their turn (9)',
  ),

  // --- hidden -------------------------------------------------------------------------------------------------------
  'PLM-H1': rule('H', page('S0', '§4'), 'settled means face down: the kind is hidden (8)'),
  'PLM-H2': rule(
    'H',
    [DEDUCED],
    'no coin can be followed through a flip or among face-down ones; one turned up arrives anew (8)',
  ),
  'PLM-H3': rule('H', [DEDUCED], 'of hands, decks and set cards the opponent sees only how many (8)'),
  'PLM-H4': rule(
    'H',
    [...page('S1', '§1'), DEDUCED, HOUSE],
    'kinds are shown at production and at capture; captives, fragments and reserves are open (8)',
  ),
  'PLM-H5': rule(
    'H',
    [...page('S0', '§4'), HOUSE],
    'what chance decides among concealed pieces shows only the piece it took (8)',
  ),
  'PLM-H6': rule(
    'H',
    [HOUSE],
    'face-down pieces count for powers that read Lv; silence about why one did not fire (house 29)',
  ),
  'PLM-H7': rule('H', [HOUSE], 'chance by seed, replay alike (8)'),
  'PLM-H8': rule(
    'H',
    [HOUSE],
    'what is declared or used is said aloud with its cells; a face-down coin it points at is told by its cell only (8)',
  ),
  'PLM-H9': rule(
    'H',
    [DEDUCED],
    'who is asked, what may be chosen and why not never hangs on what the one who is told may not see (8)',
  ),

  // --- setup and end ------------------------------------------------------------------------------------------------
  'PLM-E1': rule(
    'E',
    [HOUSE],
    'opening: two basic cards up, deck shuffled, hand and dor dealt; the seed decides who starts (7)',
  ),
  'PLM-E2': rule('E', [HOUSE], 'the last round: by VP, or drawn; rounds of both are counted together (7, house 28)'),
  'PLM-E3': rule('E', [HOUSE], 'resigning, and draws by agreement (7)'),
  'PLM-E4': rule('E', [HOUSE], 'no elimination (house 28)'),
  'PLM-E5': rule('E', [HOUSE], 'factions one can play, who sits where, and what a deck is made of (9, house 33)'),
  'PLM-E6': rule(
    'E',
    [...page('S1', '§4'), ...page('S0', '§4'), DEDUCED],
    'rounds alternate; seven turns in order (3)',
  ),

  // --- table --------------------------------------------------------------------------------------------------------
  'PLM-T1': rule('T', [HOUSE], 'only the seat that is asked acts, and only in what it is asked for'),
  'PLM-T2': rule('T', [HOUSE], 'once the match has ended nothing more happens'),
  'PLM-T3': rule('T', [HOUSE], 'passes may be preset; a preset answers after a fixed delay (house 30)'),
  'PLM-T4': rule(
    'T',
    [HOUSE],
    'clock: a bank and an increment; a time-out gives the fallback, three in a row resign (house 31)',
  ),
  'PLM-T5': rule('T', [HOUSE], 'how far undo goes back (house 32)'),
  'PLM-T6': rule(
    'T',
    [HOUSE],
    'a command must name what is there: an own piece on the board, a card in the hand or the field',
  ),
  'PLM-T7': rule('T', [HOUSE], 'a seat commands, or its deadline; a game master gives no command of this game'),

  // --- powers of cards ----------------------------------------------------------------------------------------------
  'PLM-K1': rule(
    'K',
    [...page('S0', '§4'), ...page('S1', '§4'), ...page('S3', '§5'), DEDUCED, HOUSE],
    'faction, tier, Lv, HP, ATK and cost of each piece card; whose special cards are (9)',
  ),
  'PLM-K2': rule(
    'K',
    [...page('S3', '§5'), HOUSE],
    'ward of the gatekeeper: as defender only, own HP grows for this battle (9)',
  ),
  'PLM-K3': rule(
    'K',
    [...page('S1', '§2', '§3'), HOUSE],
    'construction of the artisan: by flip, one structure in its cell; kind active, cost paid (9)',
  ),
  'PLM-K4': rule(
    'K',
    page('S3', 'suppress of the guardsman: the best of those up to Lv 3 is captured (9)'),
    'suppress of the guardsman: captures the highest-Lv opposing piece of Lv 3 or less, one (9)',
  ),
  'PLM-K5': rule(
    'K',
    [...page('S1', '§4'), HOUSE],
    'screen of the star cavalry: while its card lies open, coins of the leftmost card have more Lv (9, house 23)',
  ),
  'PLM-K6': rule('K', [HOUSE], 'beacon of the beacon keeper: by flip, draws a card (9)'),
  'PLM-K7': rule(
    'K',
    [...page('S0', '§4'), HOUSE],
    'observation of the watchtower: wakes one settled opponent within 3, by chance (9)',
  ),
  'PLM-K8': rule('K', [...page('S3', '§2'), HOUSE], 'suppressing fire of the watchtower: one strike in stage 3 (9)'),
  'PLM-K9': rule(
    'K',
    [...page('S1', '§2', '§5'), ...page('S3', '§2')],
    'explosives strike once a battle, and one hit destroys them (9)',
  ),
  'PLM-K10': rule(
    'K',
    [...page('S1', '§2'), ...page('S3', '§2'), HOUSE],
    'explosion: settled explosives, by flip, destroyed at declaration; hits the highest-Lv opposing piece (9)',
  ),
  'PLM-K11': rule(
    'K',
    [...page('S3', '§2', '§5', '§6'), HOUSE],
    'undying of the ant: mobile and hit to HP 0 in stages 3 to 5, it returns to the reserve (9, house 16)',
  ),
  'PLM-K12': rule(
    'K',
    [...page('S1', '§3', '§4'), HOUSE],
    'ant tunnel: for 3 dor an ant in the cell of an ant; cell and kind limits hold (9, house 25)',
  ),
  'PLM-K13': rule('K', [HOUSE], 'amplify of the amplifier: other own mobile pieces here have more ATK (9)'),
  'PLM-K14': rule(
    'K',
    [...page('S0', '§5'), HOUSE],
    'dig of the planet digger: by flip, a bonus to income (9, house 21)',
  ),
  'PLM-K15': rule(
    'K',
    [...page('S3', '§5'), HOUSE],
    'disdain of the wildfire: not against Lv 7; against low Lv only, more ATK (9)',
  ),
  'PLM-K16': rule(
    'K',
    page('S3', 'plunder of the bandit: dor by the highest opposing Lv, as far as there is any (9)'),
    'plunder of the bandit: takes dor equal to the highest opposing Lv here, or all there is (9)',
  ),
  'PLM-K17': rule(
    'K',
    page('S3', '§6'),
    'poise of Larunapi: an extra strike in stage 3, again as long as it captures (9)',
  ),
  'PLM-K18': rule(
    'K',
    [...page('S1', '§3'), HOUSE],
    'resupply of the sea base: by flip, its cell takes production, cells next to it structures (9, house 25)',
  ),
  'PLM-K19': rule(
    'K',
    [...page('S1', '§3'), HOUSE],
    'quarry delivery: an own mobile structure moves one cell (9, house 26)',
    '2026-09-24',
  ),
  'PLM-K20': rule('K', [...page('S0', '§4'), ...page('S3', '§5')], 'reboot: an own settled piece turns mobile (9)'),
  'PLM-K21': rule('K', [...page('S3', '§5'), HOUSE], 'bulk-up ant: an own ant here becomes Lv 6 for this battle (9)'),
  'PLM-K22': rule(
    'K',
    [...page('S3', '§2'), HOUSE],
    'detonate: an own ant is destroyed at declaration; the highest-Lv opposing piece there is hit (9)',
  ),
  'PLM-K23': rule(
    'K',
    [...page('S3', '§2'), HOUSE],
    'telekinesis: an own ant is destroyed at declaration; an opposing mobile piece there is pushed a cell (9, house 20)',
  ),
  'PLM-K24': rule(
    'K',
    [...page('S3', '§5'), HOUSE],
    'liberation: captives are handed over; the own lowest-Lv piece here has more ATK (9, house 18)',
  ),
  'PLM-K25': rule('K', [...page('S0', '§4'), HOUSE], 'hacking: opposing structures of a cell turn settled (9)'),
  'PLM-K26': rule('K', [...page('S0', '§4'), HOUSE], 'EMP: opposing structures of a cell turn settled (9)'),
  'PLM-K27': rule(
    'K',
    [...page('S1', '§3'), ...page('S3', '§6'), HOUSE],
    'emergency retreat: own pieces but structures leave a cell (9, house 20)',
  ),
  'PLM-K28': rule(
    'K',
    [...page('S3', '§6'), HOUSE],
    'return fire: the highest-Lv opposing piece of a cell is hit; fizzles with none (9)',
  ),
  'PLM-K29': rule(
    'K',
    [...page('S3', '§4'), DEDUCED, HOUSE],
    'fire on own position: all own pieces of a cell are offered, every opposing one there is hit (9)',
  ),
  'PLM-K30': rule(
    'K',
    [...page('S1', '§2', '§5'), HOUSE],
    'infiltration build: explosives among opponents, mobile, never at a home (9, house 11)',
    '2026-09-16',
    '2026-09-17',
  ),
  'PLM-K31': rule(
    'K',
    [...page('S1', '§2'), HOUSE],
    'blood, sweat and tears: a free basic piece at home, its card active (9)',
    '2026-09-16',
    '2026-09-17',
  ),
  'PLM-K32': rule(
    'K',
    [...page('S1', '§3'), HOUSE],
    'turbo engine: an own mobile piece but a structure moves once more (9)',
    '2026-09-24',
  ),
  'PLM-K33': rule(
    'K',
    [...page('S1', '§3'), HOUSE],
    'buster call: own mobile pieces but structures come to a cell nearby (9)',
    '2026-09-24',
  ),
} as const satisfies Readonly<Record<`PLM-${Section}${number}`, Rule>>;

export type PlamerRule = keyof typeof RULES;

export const RULE_CODES = Object.keys(RULES) as readonly PlamerRule[];

export const isRuleCode = (id: string): id is PlamerRule => Object.hasOwn(RULES, id);
