import type { Locale } from '@panjeong/kernel';
import {
  type CardId,
  type Cell,
  nameOfCard as cardName,
  cellName,
  nameOfFaction as factionName,
  type PieceCardId,
  type Side,
  type Tally,
  nameOfTurn as turnName,
} from '@panjeong/plamer';

export { cardName, factionName, turnName };

/** `a`, `b`: seats have the same letters in every language. */
export const seatLetter = (side: Side): string => (side === 0 ? 'a' : 'b');

export const placeOf = (cell: Cell): string => cellName(cell);

/** `갑사 2, 장인 1`; empty for none. */
export const tallyText = (tally: Tally, locale: Locale): string =>
  Object.entries(tally)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => `${cardName(card, locale)} ${count}`)
    .join(', ');

/** Two columns that tell a kind of coin from every other. */
const LETTERS: Readonly<Record<PieceCardId, readonly [ko: string, en: string]>> = {
  gatekeeper: ['수', 'Gk'],
  artisan: ['장', 'Ar'],
  guardsman: ['갑', 'Gd'],
  'star-cavalry': ['별', 'Sc'],
  'beacon-keeper': ['봉', 'Bk'],
  watchtower: ['망', 'Wt'],
  explosives: ['폭', 'Ex'],
  ant: ['개', 'An'],
  amplifier: ['증', 'Am'],
  'planet-digger': ['행', 'Pd'],
  colossus: ['거', 'Co'],
  ravager: ['파', 'Ra'],
  wildfire: ['들', 'Wf'],
  bandit: ['산', 'Ba'],
  joker: ['조', 'Jo'],
  'larunapi-32': ['라', 'La'],
  'sea-base': ['해', 'Sb'],
  'eroded-quarry': ['석', 'Eq'],
};

export function letterOf(card: CardId, locale: Locale): string {
  if (!isMarked(card)) return '??';
  return LETTERS[card][locale === 'ko' ? 0 : 1];
}

const isMarked = (card: CardId): card is PieceCardId => Object.hasOwn(LETTERS, card);
