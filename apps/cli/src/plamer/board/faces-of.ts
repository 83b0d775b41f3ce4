import { CELLS, type Cell, HOMES, otherSide, type Side, TERRITORY_VALUE } from '@panjeong/plamer';
import type { Style } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { figuresOf } from '../told/figures.ts';
import type { Imagined } from '../told/imagined.ts';
import { letterOf, seatLetter } from '../told/names.ts';
import type { CellFace, PieceMark } from './cell-face.ts';
import { type CellClass, classOf } from './classes.ts';

const STYLES: Readonly<Record<CellClass, Style | null>> = {
  secured: 'green',
  occupied: 'cyan',
  'secured-by-opponent': 'red',
  neither: 'dim',
};

/** Every cell as one side sees it. */
export function facesOf(fit: Imagined, look: Look): readonly CellFace[] {
  return CELLS.map(([column, row], cell) => faceOf(fit, cell, `${column},${row}`, look));
}

function faceOf(fit: Imagined, cell: Cell, name: string, { locale, side }: Look): CellFace {
  const words = wordsIn(locale);
  const worth = TERRITORY_VALUE[cell] ?? -1;
  const kind = classOf(fit, cell, side);
  const home = ([0, 1] as const).find((one) => HOMES[one].includes(cell));
  const marks = (owner: Side): readonly PieceMark[] =>
    fit.view.players[owner].pieces
      .filter(({ at }) => at === cell)
      .map((piece) => ({
        letter: letterOf(piece.card, locale),
        lv: figuresOf(fit, owner, piece).lv,
        isSettled: piece.stance === 'settled',
        isOwn: owner === side,
      }));
  return {
    name,
    value: worth < 0 ? null : worth,
    sign: worth < 0 ? '' : words(`class-${kind}`),
    style: worth < 0 ? null : STYLES[kind],
    home: home === undefined ? null : words('home-sign', { seat: seatLetter(home) }),
    pieces: [...marks(side), ...marks(otherSide(side))],
    faceDown: fit.view.players[otherSide(side)].concealed.find(({ at }) => at === cell)?.count ?? 0,
  };
}
