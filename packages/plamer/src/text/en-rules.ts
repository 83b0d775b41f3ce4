import type { Catalogue } from '@panjeong/kernel';
import type { RuleTexts } from './messages.ts';

export const rules: Catalogue<RuleTexts> = {
  'PLM-G1': 'The board is 42 hexagonal cells in seven centred columns of 5, 6, 7, 6, 7, 6 and 5.',
  'PLM-G2': 'There are ten territories: two of value 3, two of 2, four of 1 and two of 0, 14 in all.',
  'PLM-G3':
    'Home is (0,0) and (1,0) at the upper left, (5,5) and (6,4) at the lower right; it belongs to the seat, not to the faction.',
  'PLM-G4':
    'Two cells touch when they follow each other in one column, or lie in columns side by side with their middles offset by half; a distance is the fewest such steps over the board.',
  'PLM-G5': 'At most 3 pieces of one side stand in a cell.',
  'PLM-G6': 'That limit is counted for each side by itself, and structures count.',

  'PLM-O1':
    'A cell where only one side stands is occupied by it, mobile or settled; this is settled anew whenever the board changes.',
  'PLM-O2': 'An occupied territory with at least one settled piece is secured.',
  'PLM-O3': 'A cell where both sides have settled pieces only is a standoff: nobody occupies it and nobody secures it.',
  'PLM-O4':
    'Any other cell with both sides in it is occupied by nobody, and the side that has a settled piece there secures it.',
  'PLM-O5': 'Where both sides have a settled piece in such a cell, nobody secures it.',
  'PLM-O6':
    'To each viewer a territory is one of four: secured, only occupied, secured by the opponent, or neither; secured and occupied ones are counted.',

  'PLM-V1':
    'A player wins who at the own victory check has a piece on an opposing home cell, mobile, settled or a structure, even beside opposing pieces.',
  'PLM-V2':
    'At the victory check VP grows by the territories one secures less those the opponent secures; value 0 counts as one, and a negative difference takes nothing away.',
  'PLM-V3': 'Whose VP reach the target at the victory check wins.',
  'PLM-V4': 'VP and income read secured territories only, so one just entered counts after its blackout flip.',

  'PLM-S1': 'Income is 5 dor, the values of the territories secured, and the bonus of planet diggers turned up.',
  'PLM-S2': 'Pieces on home cells make no difference to income.',
  'PLM-S3': 'Cards are drawn in the supply turn; an empty deck gives none.',
  'PLM-S4':
    'Income of territories comes first, then (supply) powers; a piece that is mobile already must settle before it fires again.',

  'PLM-M1': 'In the movement turn each mobile piece may move once, to an adjacent cell.',
  'PLM-M2': 'Settled pieces do not move.',
  'PLM-M3': 'Structures do not move, and only an effect that names structures moves one.',
  'PLM-M4': 'The limit of 3 in a cell holds after every move.',
  'PLM-M5': 'A piece may enter and leave a cell with opposing pieces; entering one ends its movement.',
  'PLM-M6': 'A (movement) power acts once for each mobile piece in a movement turn.',

  'PLM-R1':
    'In the response turn the opponent declares first and the turn player counters, in alternation, until both pass in a row.',
  'PLM-R2': 'All declarations of both sides lie on one stack, and the last one resolves first.',
  'PLM-R3': 'Costs and flips are carried out at declaration and are not given back, even if the effect fizzles.',
  'PLM-R4': 'Where nobody is to fight, declarations take effect as the response turn closes.',
  'PLM-R5': 'Both sides are asked even when they have nothing to declare, and dor is checked and paid at declaration.',
  'PLM-R6':
    'A (response) special must lie set before the response turn; setting is free, and firing reveals and discards it.',
  'PLM-R7': 'A declared effect resolves even if the piece that fired it has gone.',
  'PLM-R8':
    'An effect without a target when it resolves fizzles; who is hit, and whose Lv is highest or lowest, is judged then.',
  'PLM-R9':
    'Whoever the stack moves fights in the new place: in the current battle as of stage 3, in any that follows as of stage 1.',
  'PLM-R10':
    'Damage outside the cell of the battle at hand captures at HP 0, and otherwise heals when the stack is done.',
  'PLM-R11': 'Building fizzles where 3 own pieces stand in the cell when it resolves.',
  'PLM-R12': 'An effect that points at one of several concealed pieces takes one by chance.',

  'PLM-B1':
    'Stage 1: attacker, then defender, uses a (battle) special from the hand or passes; after each use the attacker is asked again, and once both pass in a row the last one used applies first.',
  'PLM-B2': 'Stage 2: the whole response stack resolves, in the first battle of the turn only.',
  'PLM-B3':
    'Stage 3: (battle) powers of mobile pieces fire, attackers before defenders and by falling Lv; one whose condition holds must fire.',
  'PLM-B4':
    'Stage 4: each mobile attacker, by falling Lv, strikes the mobile opponent of highest Lv once; Lv is what it is at that moment.',
  'PLM-B5': 'Stage 5: when all attackers have struck, the defenders strike back in the same way.',
  'PLM-B6': 'Stage 6: while both sides have mobile pieces, stage 4 comes again.',
  'PLM-B7':
    'Stage 7: a side that still stands in the cell, has struck in stage 4 or 5, and faced no mobile piece at the check captures all settled pieces left.',
  'PLM-B8':
    'There is a battle wherever both sides stand and somebody is mobile; the turn player attacks, and says which cell comes next.',
  'PLM-B9':
    'Without a mobile piece nobody strikes and the cell stays a standoff; a mobile piece later makes it a battle in the next battle turn.',
  'PLM-B10':
    'A battle whose one side is empty after stage 2 runs on to stage 7: what needs an opponent fizzles, nothing is captured, and used cards stay used.',
  'PLM-B11':
    'Of equal Lv the earlier arrival strikes first; targets go by lowest HP, then arrival; among settled ones chance picks.',
  'PLM-B12':
    'Once no opponent is mobile, strikes turn to settled pieces; any of them is captured by a single hit, however much HP it has.',
  'PLM-B13': 'Without ATK a piece makes no strike, and is never taken to have made one.',
  'PLM-B14': 'A rotation in which nothing changes ends the battle, and the pieces stay.',
  'PLM-B15':
    'If either side has no mobile piece from the start, stages 4 and 5 run once; a turn player with settled pieces only is the attacker all the same.',
  'PLM-B16':
    'Mobile structures strike with their own ATK; a structure is not captured but becomes a fragment, face down in its owner’s reserve, and counts as used.',
  'PLM-B17': 'Strikes of stage 3 do not count as having struck at the clean-up.',
  'PLM-B18':
    'Highest and lowest Lv look at mobile and settled pieces; equals go mobile first, lowest HP, earliest arrival, and concealed ones by chance.',
  'PLM-B19': 'A captured coin lies in the captive area of whoever took it until liberation returns it.',
  'PLM-B20':
    'Battle cells are listed when the battle turn begins, and new ones join after stage 2 of the first battle; a cell sees one battle a turn.',
  'PLM-B21': 'What is destroyed to pay a cost, or given as an offering, is out of the game and no one’s captive.',
  'PLM-B22': 'After the battle HP is full again, and what the battle granted ends.',
  'PLM-B23': 'At HP 0 a piece is captured on the spot, and whoever strikes after that has a new target.',

  'PLM-P1': 'New pieces are always mobile, however they come, so none of them fires by a flip in the same round.',
  'PLM-P2': 'Pieces are produced on own home cells; only the ant tunnel and resupply are excepted.',
  'PLM-P3': 'Only kinds whose card is active can be produced, several kinds and pieces at once as far as dor goes.',
  'PLM-P4':
    'Over the whole game a basic kind or a structure comes 5 times, an intermediate one 3 times and an advanced one once; a coin that went back to the reserve is not counted again.',
  'PLM-P5': 'An own home cell takes new pieces even while opposing pieces stand there.',
  'PLM-P6': 'A set piece card turns up and is active with the first production of its kind, and the opponent sees it.',
  'PLM-P7':
    'To activate an advanced card takes an own intermediate card that is active just then; what becomes of it later does not matter.',
  'PLM-P8': 'Structures are produced at home like other pieces, or built by an effect.',
  'PLM-P9': '(Response), (production) and (supply) powers fire by turning a settled piece mobile.',
  'PLM-P10':
    'The ant tunnel works once for each ant that stood on the board when the production turn began; a settled ant is turned up by it.',

  'PLM-D1': 'In the blackout turn the turn player turns as many own pieces as wished from mobile to settled or back.',
  'PLM-D2': 'In a blackout turn each piece is turned over at most once.',

  'PLM-F1': 'The field has five slots; the two opening cards are active, stay to the end, and count.',
  'PLM-F2': 'In the own round a piece card is laid face up, which activates it at once, or set face down.',
  'PLM-F3':
    'Laying and setting belong to the turn player’s own moments, in turns 1, 2, 3, 6 and 7; one picks the slot, and there the card stays.',
  'PLM-F4':
    'In the own production turn one field card that is no opening card may retire; production of its kind and its standing effects end.',
  'PLM-F5': 'The hand has no limit, and a full field takes no more cards.',
  'PLM-F6':
    'A special card is used once and discarded; (movement) and (production) ones are played from the hand in their turn.',

  'PLM-H1': 'A settled piece lies face down: the opponent sees a coin and not its kind.',
  'PLM-H2': 'No coin can be followed through a flip or among face-down coins; one turned up counts as newly arrived.',
  'PLM-H3': 'Of the opponent’s hand, deck and set cards one sees only how many there are.',
  'PLM-H4': 'Kinds are shown at production and at capture; captives, fragments and reserves are open to all.',
  'PLM-H5': 'When chance picks among concealed pieces, only the piece it took is shown.',
  'PLM-H6':
    'Powers that read Lv look at face-down pieces too; one that does not fire tells only that its condition failed.',
  'PLM-H7': 'All chance comes from the seed of the game, and a game played again comes out the same.',
  'PLM-H8':
    'An effect that is declared or used is said aloud with its cells; of a face-down piece it points at only the cell is told.',
  'PLM-H9':
    'Who is asked, what may be chosen and why something may not never depends on what that player is not allowed to see.',

  'PLM-E1':
    'Each player lays two basic piece cards face up, shuffles the deck, draws a hand and gets dor; the seed decides who starts.',
  'PLM-E2': 'After the last round the higher VP wins and equal VP draw; rounds of both players count together.',
  'PLM-E3': 'A player may resign, and both may agree to a draw.',
  'PLM-E4': 'Even with no piece left a player stays in the game.',
  'PLM-E5':
    'The Great Radiant Federation, the Nightgrain Pack and the Beast Band can be played, also against themselves; the Federation sits at the upper left against others, and a deck is the faction’s cards and the unaligned ones.',
  'PLM-E6':
    'Rounds alternate, and each has seven turns in order: victory check, supply, movement, response, battle, production, blackout.',

  'PLM-T1': 'Only the side that is asked acts, and only in what it is asked for.',
  'PLM-T2': 'When the game has ended nothing more can be done.',
  'PLM-T3': 'A pass can be set in advance; it then answers after a delay that never varies, which gives nothing away.',
  'PLM-T4':
    'The online clock is a bank and an increment per decision; running out gives the fallback answer, and three times in a row resigns.',
  'PLM-T5':
    'One may take back own commands as far as the last card drawn, secret shown or question put to the opponent, and beyond that with the opponent’s consent.',
  'PLM-T6': 'The pieces and cards that a command names must be there.',
  'PLM-T7': 'A seat gives commands, or its deadline does; a game master gives none in this game.',

  'PLM-K1':
    'Faction, tier, Lv, HP, ATK and cost of a piece card, and whose a special card is, are as the table of cards says.',
  'PLM-K2': 'Ward of the Gatekeeper: as the defender only, its own HP grows for this battle.',
  'PLM-K3':
    'Construction of the Artisan: turned up, it builds a structure where it stands, of an active kind and at the usual price.',
  'PLM-K4':
    'Suppress of the Guardsman: of the opponents here with Lv 3 at most, it captures the one whose Lv is highest.',
  'PLM-K5':
    'Screen of the Star Cavalry: as long as its card lies open, every coin of the field’s leftmost card has a higher Lv, provided that one is an active piece card.',
  'PLM-K6': 'Beacon of the Beacon Keeper: by a flip a card is drawn.',
  'PLM-K7':
    'Observation of the Watchtower: in a chosen cell within 3, one settled opposing piece turns mobile, by chance among several.',
  'PLM-K8': 'Suppressing fire of the Watchtower: it strikes once in stage 3 with its own ATK.',
  'PLM-K9': 'Explosives strike once a battle, and one hit destroys them.',
  'PLM-K10':
    'Explosion: settled Explosives, by a flip, are destroyed at declaration and hit the opposing piece of highest Lv in the cell when it resolves.',
  'PLM-K11':
    'Undying of the Ant: a mobile Ant hit to HP 0 from stage 3 on goes back to the reserve instead of being captured.',
  'PLM-K12': 'Ant tunnel: for 3 dor an Ant is produced in an Ant’s own cell, within the limits of cell and kind.',
  'PLM-K13': 'Amplify of the Amplifier: other own mobile pieces in its cell have more ATK in this battle.',
  'PLM-K14': 'Dig of the Planet Digger: by a flip it adds a bonus to income.',
  'PLM-K15':
    'Disdain of the Wildfire: with no opponent of Lv 7 here and all of them of low Lv, its own ATK grows for this battle.',
  'PLM-K16':
    'Plunder of the Bandit: the opponent loses to it as much dor as the highest Lv it has here, or whatever it owns if that is less.',
  'PLM-K17':
    'Poise of Larunapi 32: it strikes once more in stage 3, and again, without limit, as long as that captures.',
  'PLM-K18':
    'Resupply of the Sea Base: by a flip its cell takes new pieces this turn, and the cells next to it structures.',
  'PLM-K19':
    'Quarry delivery of the Eroded Quarry: it moves itself or another own mobile structure one cell, and nothing else moves structures.',
  'PLM-K20': 'Reboot: an own settled piece turns mobile.',
  'PLM-K21': 'Bulk-up Ant: an own Ant in this cell becomes Lv 6 for this battle.',
  'PLM-K22':
    'Detonate: an own Ant is destroyed at declaration, and the opposing piece of highest Lv in its cell is hit when it resolves.',
  'PLM-K23':
    'Telekinesis: an own Ant is destroyed at declaration, and an opposing mobile piece of its cell, but no structure, is pushed to an adjacent cell with room.',
  'PLM-K24':
    'Liberation: captive coins go back to their owner, and the own piece of lowest Lv in this cell has that much more ATK in this battle.',
  'PLM-K25': 'Hacking: opposing structures of one cell turn settled.',
  'PLM-K26': 'EMP: opposing structures of one cell turn settled, so that they cannot fight.',
  'PLM-K27':
    'Emergency Retreat: out of one cell everything of one’s own but structures goes next door, where no opponent stands, or home.',
  'PLM-K28': 'Return Fire: the opposing piece of highest Lv in one cell is hit; with no opponent it fizzles.',
  'PLM-K29':
    'Fire on Own Position: when it resolves all own pieces of a cell are offered and every opposing piece there is hit.',
  'PLM-K30': 'Infiltration Build: Explosives are built, mobile, in a cell that holds an opposing piece and is no home.',
  'PLM-K31': 'Blood, Sweat and Tears: one active basic kind is produced on an own home cell without its cost.',
  'PLM-K32': 'Turbo Engine: an own mobile piece, but no structure, may move one cell more this turn.',
  'PLM-K33':
    'Buster Call: own mobile pieces, but no structures, within 2 cells of a chosen cell come to it, up to the limit of the cell.',
};
