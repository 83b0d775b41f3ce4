import { ENTRIES } from './en-entries.ts';
import { card, cell, side, tally } from './english.ts';
import type { EventTexts } from './messages.ts';
import { nameOfFaction, nameOfTurn, powerName } from './naming.ts';

const REASONS = {
  income: 'income',
  bonus: 'bonus',
  production: 'production',
  cost: 'cost',
  plunder: 'plunder',
} as const;

type Coin = { readonly side: 0 | 1; readonly card: string | null; readonly at: number };
const coin = ({ side: of, card: id, at }: Coin): string =>
  `${side(of)}’s ${id === null ? 'face-down piece' : card(id)} ${cell(at)}`;

export const events: EventTexts = {
  opened: ({ players, first }) =>
    `a plays the ${nameOfFaction(players[0].faction, 'en')}, b the ${nameOfFaction(players[1].faction, 'en')}; ${side(first)} begins.`,
  'turn-began': ({ round, turn, active }) => `Round ${round} (${side(active)}): ${nameOfTurn(turn, 'en')}.`,
  'victory-checked': ({ side: of, secured, lost, gain }) =>
    `VP of ${side(of)} grew by ${gain} (${secured} secured, ${lost} by the opponent).`,
  'dor-changed': ({ side: of, by, reason }) =>
    `${side(of)} ${by < 0 ? 'paid or lost' : 'got'} ${Math.abs(by)} dor (${REASONS[reason]}).`,
  'card-drawn': ({ side: of, card: id }) => `${side(of)} drew ${id === null ? 'a card' : card(id)}.`,
  'card-set': ({ side: of, card: id, slot }) =>
    `${side(of)} set ${id === null ? 'a card' : card(id)} in slot ${slot + 1}.`,
  'card-laid': ({ side: of, card: id, slot }) => `${side(of)} laid ${card(id)} in slot ${slot + 1}.`,
  'card-activated': ({ side: of, card: id, slot }) => `${side(of)}’s ${card(id)} in slot ${slot + 1} turned face up.`,
  'card-retired': ({ side: of, card: id, slot }) => `${side(of)}’s ${card(id)} retired from slot ${slot + 1}.`,
  'card-spent': ({ side: of, card: id, slot }) =>
    `${side(of)} spent ${card(id)} from ${slot === null ? 'the hand' : `slot ${slot + 1}`}.`,
  'piece-entered': ({ coin: one, by, returned }) =>
    `${coin(one)} came by ${ENTRIES[by]}${returned ? ', a coin back from the reserve' : ''}.`,
  'piece-moved': ({ coin: one, to }) => `${coin(one)} went to ${cell(to)}.`,
  'piece-flipped': ({ coin: one, to }) => `${coin(one)} was turned ${to}.`,
  'piece-hit': ({ coin: one, hp }) => `${coin(one)} was hit${hp === null ? '' : ` (HP ${hp})`}.`,
  'piece-granted': ({ coin: one, lv, hp, atk }) =>
    `${coin(one)} changed for this battle (Lv ${lv ?? 0}, HP ${hp ?? 0}, ATK ${atk ?? 0} more).`,
  'piece-captured': ({ coin: one }) => `${coin(one)} was captured.`,
  'piece-returned': ({ coin: one }) => `${coin(one)} went back to the reserve.`,
  'piece-fragmented': ({ coin: one }) => `${coin(one)} became a fragment.`,
  'piece-destroyed': ({ coin: one }) => `${coin(one)} left the game.`,
  'cell-restored': ({ cell: at }) => `HP is full again on ${cell(at)}.`,
  'battle-began': ({ cell: at }) => `The battle of ${cell(at)} began.`,
  'battle-ended': ({ cell: at }) => `The battle of ${cell(at)} ended.`,
  'captives-handed': ({ from, captives }) => `${side(from)} handed over captives: ${tally(captives)}.`,
  declared: ({ declared }) =>
    `${side(declared.side)} declared ${powerName(declared.power, 'en')}${declared.byPiece ? ` of the ${card(declared.card)}` : ''}.`,
  passed: ({ side: of }) => `${side(of)} passed.`,
  'draw-offered': ({ side: of }) => `${side(of)} offered a draw.`,
  'stack-popped': ({ fizzled }) => (fizzled ? 'The top declaration fizzled.' : 'The top declaration resolved.'),
  'battle-card-used': ({ used }) => `${side(used.side)} used ${card(used.card)}.`,
  'rotation-ended': ({ cell: at, rotation }) => `Rotation ${rotation} on ${cell(at)} ended.`,
  'draw-declined': 'The draw offer was not accepted.',
  ended: ({ outcome }) => (outcome.kind === 'won' ? `${outcome.seats.join(', ')} won.` : 'The game ended in a draw.'),
};
