import { CELLS, type Cell, TERRITORY_VALUE, territorySummary } from '@panjeong/plamer';
import { wordsIn } from '../../text/words.ts';
import { type CellClass, classOf } from '../board/classes.ts';
import type { Look } from '../play/screen.ts';
import { figuresOf } from './figures.ts';
import type { Imagined } from './imagined.ts';
import { cardName, placeOf } from './names.ts';

/** `확보 4 / 점령 6 · ㄱ4 ㄴ2 ㄷ1 ㄹ3`, and what the signs mean. */
export function classLines(fit: Imagined, { locale, side, paint }: Look): readonly string[] {
  const words = wordsIn(locale);
  const { classes, secured, occupied } = territorySummary(fit.state, side);
  const many = (kind: CellClass): number => classes.filter((one) => one === kind).length;
  const counts = { mine: many('secured'), only: many('occupied'), theirs: many('secured-by-opponent') };
  const neither = many('neither');
  return [paint('bold', words('counter-line', { secured, occupied, ...counts, neither })), words('legend')];
}

/** The coins cell by cell with their figures: own ones, the opponent's that are face up, and how many lie face down. */
export function pieceLines(fit: Imagined, look: Look): readonly string[] {
  return CELLS.flatMap((_, cell) => cellLines(fit, cell, look));
}

function cellLines(fit: Imagined, cell: Cell, { locale, side }: Look): readonly string[] {
  const words = wordsIn(locale);
  const told = ([side, side === 0 ? 1 : 0] as const).flatMap((owner) => {
    const { pieces, concealed } = fit.view.players[owner];
    const seen = pieces
      .filter(({ at }) => at === cell)
      .map((piece) => {
        const { lv, hp, atk } = figuresOf(fit, owner, piece);
        const stance = words(piece.stance === 'mobile' ? 'stance-mobile' : 'stance-settled');
        return `${cardName(piece.card, locale)} Lv${lv} HP${hp} ATK${atk} ${stance}`;
      });
    const down = concealed.find(({ at }) => at === cell)?.count ?? 0;
    const all = [...seen, ...(down > 0 ? [words('face-down-count', { count: down })] : [])];
    return all.length === 0 ? [] : [`${words(owner === side ? 'mine' : 'theirs')} ${all.join(', ')}`];
  });
  if (told.length === 0) return [];
  const value = TERRITORY_VALUE[cell] ?? -1;
  const sign = value < 0 ? '' : ` [${value}]${words(`class-${classOf(fit, cell, side)}`)}`;
  return [`  ${placeOf(cell)}${sign}  ${told.join(' · ')}`];
}
