import type { Catalogue } from '@panjeong/kernel';
import type { Verdicts } from '../rulings/verdicts.ts';
import { ENTRIES } from './en-entries.ts';
import { card, cell, cells, count, list, piece, side, sumOf, tally } from './english.ts';
import { nameOfTurn, powerName } from './naming.ts';

const power = (id: string): string => powerName(id, 'en');
/** At the head of a sentence. */
const powerFirst = (id: string): string => power(id).replace(/^./, (letter) => letter.toUpperCase());
const turn = (id: Parameters<typeof nameOfTurn>[0]): string => nameOfTurn(id, 'en');

/** `suppress of the Guardsman`; a special card is its name alone. */
const powerOf = (id: string, name: string): string => (id === name ? card(id) : `${power(name)} of the ${card(id)}`);

export const rulings: Catalogue<Verdicts> = {
  // --- refusals -------------------------------------------------------------------------------------------------------
  'not-your-turn': ({ turn: now, asked }) =>
    asked === null ? `Nobody is asked in this ${turn(now)}.` : `In this ${turn(now)} ${side(asked)} is asked now.`,
  'not-this-turn': ({ turn: now, allowed }) =>
    allowed.length === 0
      ? `This cannot be done in the ${turn(now)}.`
      : `This is the ${turn(now)}; it can be done in the ${list(allowed.map(turn))}.`,
  'no-such-piece': ({ piece: id }) => `Piece ${id} is not on the board, or belongs to the other side.`,
  'no-dor': ({ cost, dor }) => `It costs ${cost} dor, and there are ${dor}.`,
  'no-room': ({ cell: at, limit }) => `${cell(at)} holds ${limit} own pieces already.`,
  'no-more-of-kind': ({ card: id, limit, used }) =>
    `${card(id)} comes ${limit} times in a game, and ${used} of them are used.`,
  'not-active': ({ card: id }) => `${card(id)} is not active in the field.`,
  'not-a-home': ({ cell: at }) => `${cell(at)} is no cell that takes new pieces.`,
  'not-adjacent': ({ from, to }) => `${cell(from)} and ${cell(to)} are not adjacent.`,
  'not-mobile': ({ piece: ref }) => `${piece(ref)} is not mobile.`,
  'not-settled': ({ piece: ref }) => `${piece(ref)} is not settled, so it cannot be turned up.`,
  'no-moving-structure': ({ piece: ref }) => `${piece(ref)} is a structure and does not move.`,
  'not-twice': ({ piece: ref }) => `${piece(ref)} has done so this turn already.`,
  'not-since-produced': ({ piece: ref, round }) =>
    `${piece(ref)} came in this very round, ${round}, so it cannot be turned up yet.`,
  'not-within': ({ from, to, steps, reach }) =>
    `It is ${count(steps, 'step')} from ${cell(from)} to ${cell(to)}, and the reach is ${reach}.`,
  'not-after-the-end': 'The game has ended.',
  'not-a-player': 'Nobody sits at this table by that name.',
  'not-in-hand': ({ card: id }) => `There is no ${card(id)} in the hand.`,
  'not-a-slot': ({ slot, slots }) => `There is no slot ${slot + 1}: the field has ${slots}.`,
  'not-a-free-slot': ({ slot }) => `A card lies in slot ${slot + 1} already.`,
  'not-a-piece-card': ({ card: id }) => `${card(id)} is no piece card and is not laid face up.`,
  'no-intermediate': ({ card: id }) => `${card(id)} is advanced: an own intermediate card must be active first.`,
  'no-card-there': ({ slot }) => `No card lies in slot ${slot + 1}.`,
  'not-an-opening-card': ({ card: id }) => `${card(id)} has lain there from the start and does not retire.`,
  'not-a-second-retirement': 'A card has retired in this production turn already.',
  'not-further': ({ piece: ref }) => `${piece(ref)} entered a cell with opposing pieces, which ended its movement.`,
  'not-a-battle': ({ cell: at, cells: all }) =>
    all.length === 0
      ? `${cell(at)} is no battle cell that is left.`
      : `${cell(at)} is no battle cell that is left; ${cells(all)} ${all.length === 1 ? 'is' : 'are'}.`,
  'no-offer': 'There is no draw offer to accept.',
  'not-a-second-offer': ({ by }) => `${side(by)} has offered a draw already.`,
  'no-power-now': ({ card: id, turn: now }) => `${card(id)} has no SP to be used at will in the ${turn(now)}.`,
  'not-set': ({ card: id }) => `${card(id)} does not lie set.`,
  'no-special-there': ({ slot }) => `No (response) special lies set in slot ${slot + 1}.`,
  'not-present-at-start': ({ piece: ref }) => `${piece(ref)} came after this production turn began.`,
  'no-target': ({ power: id }) => `For ${power(id)} no target was named, or there is none.`,
  'no-opponent': ({ cell: at }) => `No opposing piece stands on ${cell(at)}.`,
  'no-own-piece': ({ cell: at }) => `No own piece stands on ${cell(at)}.`,
  'no-settled-opponent': ({ cell: at }) => `No settled opposing piece stands on ${cell(at)}.`,
  'no-opposing-structure': ({ cell: at }) => `No mobile opposing structure stands on ${cell(at)}.`,
  'not-of-kind': ({ piece: ref, card: id }) => `${piece(ref)} is no ${card(id)}.`,
  'not-here': ({ piece: ref, cell: at }) => `${piece(ref)} is not on ${cell(at)}, where the battle is.`,
  'not-a-structure': ({ card: id }) => `${card(id)} is no structure.`,
  'not-a-basic-kind': ({ card: id }) => `${card(id)} is no basic kind.`,
  'not-on-a-home': ({ cell: at }) => `${cell(at)} is a home cell, where this cannot be used.`,
  'no-such-opponent': ({ card: id, cell: at }) =>
    `No opposing mobile ${card(id)} that can be pushed stands on ${cell(at)}.`,
  'no-refuge': ({ cell: at }) => `Opposing pieces stand on ${cell(at)}, and it is no own home cell.`,
  'no-captives': ({ card: id, asked, held }) => `${asked} ${card(id)} were to be handed over, and ${held} are held.`,

  // --- what happens -----------------------------------------------------------------------------------------------------
  'vp-gained': ({ side: of, secured, lost, gain, vp }) =>
    `VP of ${side(of)}: ${secured} secured − ${lost} secured by the opponent, so +${gain}, ${vp} in all.`,
  income: ({ side: of, terms, sum, dor }) => `Income of ${side(of)}: ${sumOf(terms)} = ${sum}, which makes ${dor} dor.`,
  struck: ({ striker, target, atk, before, after, rotation, stage }) =>
    `${rotation > 0 ? `Rotation ${rotation}, stage` : 'Stage'} ${stage}: ${piece(striker)} struck ${piece(target)} with ATK ${atk}, HP ${before} → ${after}.`,
  captured: ({ piece: ref, by }) =>
    by === null ? `${piece(ref)} was captured.` : `${piece(ref)} was captured by ${piece(by)}.`,
  fizzled: ({ side: of, card: id, power: name, why }) => `${side(of)}’s ${powerOf(id, name)} fizzled: ${FIZZLES[why]}`,
  occupied: ({ cell: at, side: of }) => `Only ${side(of)} stands on ${cell(at)}, so it occupies it.`,
  secured: ({ cell: at, side: of, value }) =>
    `${side(of)} has a settled piece on ${cell(at)}, of value ${value}, so it secures it.`,
  standoff: ({ cell: at }) => `Both sides have settled pieces only on ${cell(at)}: a standoff.`,
  contested: ({ cell: at }) => `Both sides stand on ${cell(at)}, so nobody occupies it.`,
  'won-by-home': ({ side: of, piece: ref }) => `${piece(ref)} stands on an opposing home cell, so ${side(of)} has won.`,
  'won-by-vp': ({ side: of, vp, target }) => `With ${vp} VP ${side(of)} has reached the target of ${target} and won.`,
  'rounds-over': ({ rounds, vp, winner }) =>
    winner === null
      ? `Round ${rounds} was the last, and ${vp[0]} to ${vp[1]} VP is a draw.`
      : `Round ${rounds} was the last, and with ${vp[0]} to ${vp[1]} VP ${side(winner)} has won.`,
  resigned: ({ side: of }) => `${side(of)} resigned.`,
  'draw-offered': ({ side: of }) => `${side(of)} offered a draw.`,
  'draw-declined': ({ side: of }) => `${side(of)} played on instead of accepting the draw.`,
  'draw-agreed': 'Both agreed to a draw.',
  drew: ({ side: of, cards, left }) =>
    cards === 0
      ? `${side(of)} drew nothing; ${left} left in the deck.`
      : `${side(of)} drew ${count(cards, 'card')}; ${left} left in the deck.`,
  moved: ({ piece: ref, from, to }) => `${piece(ref)} went from ${cell(from)} to ${cell(to)}.`,
  activated: ({ side: of, card: id, slot }) => `${side(of)} activated ${card(id)} in slot ${slot + 1}.`,
  'set-down': ({ side: of, slot }) => `${side(of)} set a card in slot ${slot + 1}.`,
  retired: ({ side: of, card: id, slot }) => `${side(of)} retired ${card(id)} from slot ${slot + 1}.`,
  produced: ({ piece: ref, cost, dor, used, limit }) =>
    `${piece(ref)} was produced for ${cost} dor; ${dor} left, and ${used} of ${limit} of the kind used.`,
  flipped: ({ piece: ref, to }) => `${piece(ref)} was turned ${to}.`,
  'battle-cells': ({ cells: all }) => `Battle cells: ${cells(all)}.`,
  'no-battle': 'There is no battle cell.',
  declared: ({ side: of, card: id, power: name, cell: at, cost }) =>
    `${side(of)} declared ${powerOf(id, name)}${at === null ? '' : ` on ${cell(at)}`} for ${cost} dor.`,
  'card-used': ({ side: of, card: id, cost }) => `${side(of)} used ${card(id)} for ${cost} dor.`,
  'power-used': ({ side: of, card: id, power: name, cost }) => `${side(of)} used ${powerOf(id, name)} for ${cost} dor.`,
  'took-effect': ({ side: of, card: id, power: name }) => `${side(of)}’s ${powerOf(id, name)} resolved.`,
  fired: ({ piece: ref, power: name }) => `${powerFirst(name)} of ${piece(ref)} fired.`,
  idle: ({ piece: ref, power: name }) => `${powerFirst(name)} of ${piece(ref)} did not fire: its condition failed.`,
  'condition-failed': ({ piece: ref, power: name, condition, lv, against }) =>
    `${powerFirst(name)} of ${piece(ref)}: ${CONDITIONS[condition](lv)}${against === null ? '' : ` It is ${piece(against)} that stands against it.`}`,
  granted: ({ piece: ref, lv, hp, atk }) => `${piece(ref)} has ${gains(lv, hp, atk)} in this battle.`,
  hit: ({ target, power: name, atk, before, after }) =>
    `${powerFirst(name)} hit ${piece(target)} with ATK ${atk}, HP ${before} → ${after}.`,
  returned: ({ piece: ref }) => `${piece(ref)} was not captured but went back to the reserve.`,
  fragmented: ({ piece: ref, by }) =>
    by === null ? `${piece(ref)} became a fragment.` : `${piece(ref)} was hit by ${piece(by)} and became a fragment.`,
  'given-up': ({ piece: ref }) => `${piece(ref)} left the game as a cost or an offering.`,
  'may-move-again': ({ piece: ref }) => `${piece(ref)} may move one cell more this turn.`,
  'opened-production': ({ piece: ref }) => `${piece(ref)} opened a place for production this turn.`,
  earned: ({ side: of, by, dor }) => `${side(of)} got a bonus of ${by} dor, which makes ${dor}.`,
  plundered: ({ side: of, from, wanted, by }) =>
    by < wanted
      ? `${side(of)} wanted ${wanted} dor of ${side(from)} and took the ${by} there were.`
      : `${side(of)} took ${by} dor from ${side(from)}.`,
  built: ({ piece: ref, by, cost, dor, used, limit }) =>
    `${piece(ref)} came by ${ENTRIES[by]} for ${cost} dor; ${dor} left, and ${used} of ${limit} of the kind used.`,
  'handed-over': ({ side: of, captives, coins }) =>
    `${side(of)} handed over ${count(coins, 'captive coin')}: ${tally(captives)}.`,
  'entry-effect': ({ side: of, card: id, power: name, raised, by }) =>
    raised === null
      ? `${powerFirst(name)}, entry effect of ${side(of)}’s ${card(id)}, raises nothing: no active piece card is leftmost.`
      : `By ${power(name)}, entry effect of ${side(of)}’s ${card(id)}, ${card(raised)} coins have ${by} more Lv.`,
  'entry-effect-ended': ({ side: of, card: id, power: name }) =>
    `${powerFirst(name)}, entry effect of ${side(of)}’s ${card(id)}, has ended.`,
  'side-empty': ({ cell: at, sides }) =>
    `${list(sides.map(side))} ${sides.length === 1 ? 'has' : 'have'} nobody in the battle of ${cell(at)}, which runs on to stage 7.`,
  'held-back': ({ piece: ref, why, rotation }) =>
    `${rotation > 0 ? `Rotation ${rotation}: ` : ''}${piece(ref)} ${HELD_BACK[why]}`,
  checked: ({ cell: at, rotation, attackers, defenders, standing, goesOn }) =>
    `Check of rotation ${rotation} on ${cell(at)}: ${attackers} mobile attacking, ${defenders} mobile defending${
      standing.length === 0 ? '' : ` (${standing.map(({ piece: ref, hp }) => `${piece(ref)} HP ${hp}`).join(', ')})`
    }, so ${goesOn ? 'another rotation follows.' : 'the clean-up follows.'}`,
  swept: (params) => `${conditionsOf(params)}. All three hold, and ${count(params.settled, 'settled piece')} captured.`,
  spared: (params) => `${conditionsOf(params)}. Not all hold, and ${count(params.settled, 'settled piece')} spared.`,
};

const FIZZLES = {
  'no-target': 'there was no target when it resolved.',
  'no-room': 'there was no room when it resolved.',
  'no-refuge': 'opposing pieces stood where it would have gone.',
  'no-more-of-kind': 'no more of that kind was left.',
} as const;

const CONDITIONS = {
  defending: () => 'it fires for a defender only.',
  'opponent-here': () => 'no opposing piece is here.',
  'none-of-lv': (lv: number | null) => `an opponent of Lv ${lv} or more is here.`,
  'all-at-most': (lv: number | null) => `all opponents would have to be of Lv ${lv} or less.`,
  'some-at-most': (lv: number | null) => `no opponent of Lv ${lv} or less is here.`,
  'comrade-here': () => 'no other own mobile piece is here.',
  'has-atk': () => 'with ATK 0 it cannot strike.',
} as const;

const HELD_BACK = {
  spent: 'had struck once in this battle already.',
  'no-atk': 'has ATK 0 and did not strike.',
  'no-target': 'had nobody to strike.',
} as const;

/** `Lv +5 and HP +2`. */
function gains(lv: number, hp: number, atk: number): string {
  const parts = Object.entries({ Lv: lv, HP: hp, ATK: atk }).filter(([, by]) => by !== 0);
  return parts.length === 0
    ? 'nothing more'
    : list(parts.map(([name, by]) => `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`));
}

function conditionsOf({ side: of, cell: at, present, struck, cleared }: Verdicts['swept']): string {
  const mark = (holds: boolean): string => (holds ? 'yes' : 'no');
  return `Clean-up of ${cell(at)} for ${side(of)}: piece left, ${mark(present)}; struck in stage 4 or 5, ${mark(struck)}; no mobile opponent, ${mark(cleared)}`;
}
