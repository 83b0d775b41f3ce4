import { CARDS, type PlamerView, SIDES, type Side } from '@panjeong/plamer';
import { padded } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { limitOfKind } from './figures.ts';
import { cardName, factionName, seatLetter } from './names.ts';

const KIND = 20;
const COLUMN = 9;

/** What is public of both sides' coins, kind by kind: produced, on the board, captured, in the reserve, the kind's limit. */
export function ledgerLines(view: PlamerView, look: Look): readonly string[] {
  return SIDES.flatMap((side) => oneLedger(view, side, look));
}

function oneLedger(view: PlamerView, side: Side, { locale, paint }: Look): readonly string[] {
  const words = wordsIn(locale);
  const player = view.players[side];
  const captured = view.players[side === 0 ? 1 : 0].captives;
  const codes = [
    'ledger-used',
    'ledger-board',
    'ledger-captured',
    'ledger-reserve',
    'ledger-lost',
    'ledger-limit',
  ] as const;
  const head = padded('', KIND) + codes.map((code) => padded(words(code), COLUMN)).join('');
  const rows = CARDS.flatMap((card) => {
    if (card.kind !== 'piece') return [];
    const { id } = card;
    const counts = [player.used, player.onBoard, captured, player.returned].map((tally) => tally[id] ?? 0);
    const lost = (player.fragments[id] ?? 0) + (player.gone[id] ?? 0);
    const isKnown = [...counts, lost].some((count) => count > 0) || isActive(player, id);
    if (!isKnown) return [];
    const cells = [...counts, lost, limitOfKind(id)];
    return [padded(cardName(id, locale), KIND) + cells.map((count) => padded(String(count), COLUMN)).join('')];
  });
  const title = words('ledger-title', { seat: seatLetter(side), faction: factionName(player.faction, locale) });
  return [paint('bold', title), head.trimEnd(), ...rows.map((row) => row.trimEnd())];
}

const isActive = ({ field }: PlamerView['players'][Side], card: string): boolean =>
  field.some((laid) => laid?.face === 'up' && laid.card === card);
