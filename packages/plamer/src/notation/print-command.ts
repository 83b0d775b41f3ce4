import type { Locale } from '@panjeong/kernel';
import { type Cell, cellName } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import type { PlamerCommand, Target } from '../state/command.ts';
import { nameOfCard } from '../text/naming.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';
import type { Standing } from './standing.ts';

/** How names are written: canonical slugs, or as a language calls things. */
export type Hand = 'canonical' | Locale;

/**
 * A command as it is typed: `move gatekeeper (0,0)-(1,0)`, `이동 수문장 (0,0)-(1,0)`. What is written in any hand reads back
 * to the same command against the same standing.
 *
 * @param standing of the player who gives it; a piece that is not on it is written by number, `@17`
 */
export function printCommand(command: PlamerCommand, standing: Standing, hand: Hand = 'canonical'): string {
  const words: Words = { standing, hand };
  switch (command.kind) {
    case 'lay':
    case 'set':
      return said(words, command.kind, card(words, command.card), String(command.slot + 1));
    case 'retire':
      return said(words, 'retire', slot(words, command.slot));
    case 'move':
      return said(words, 'move', `${kindOf(words, command.piece)}-${cellName(command.to)}`);
    case 'play':
    case 'use':
      return said(words, command.kind, card(words, command.card), target(words, command.target));
    case 'fire':
      return said(words, 'fire', kindOf(words, command.piece), aimed(words, command.target));
    case 'respond':
      return said(words, 'respond', slot(words, command.slot), target(words, command.target));
    case 'respond-by-piece':
      return said(words, 'respond', kindOf(words, command.piece), aimed(words, command.target));
    case 'fight':
      return said(words, 'fight', cellName(command.cell));
    case 'produce':
      return said(words, 'produce', card(words, command.card), cellName(command.at));
    case 'flip':
      return said(words, 'flip', kindOf(words, command.piece));
    case 'pass':
    case 'done':
    case 'resign':
    case 'offer-draw':
    case 'accept-draw':
      return said(words, command.kind);
  }
}

interface Words {
  readonly standing: Standing;
  readonly hand: Hand;
}

function said({ hand }: Words, keyword: Keyword, ...parts: readonly string[]): string {
  const [word = keyword] = KEYWORDS[keyword][hand === 'ko' ? 'ko' : 'en'];
  return [word, ...parts.filter((part) => part !== '')].join(' ');
}

const card = ({ hand }: Words, id: CardId): string => (hand === 'canonical' ? id : nameOfCard(id, hand));

/** By the card that lies there where no other slot has the same, else by number. */
function slot(words: Words, index: number): string {
  const { field } = words.standing;
  const laid = field[index];
  const alone = laid !== null && laid !== undefined && field.filter((other) => other === laid).length === 1;
  return alone ? card(words, laid) : String(index + 1);
}

/** `ant (2,4)`, and of several alike `ant (2,4) #2`, counted by arrival. */
function kindOf(words: Words, id: number): string {
  const { pieces } = words.standing;
  const piece = pieces.find((one) => one.id === id);
  if (piece === undefined) return `@${id}`;
  const alike = pieces.filter((one) => one.card === piece.card && one.at === piece.at);
  const which = alike.length > 1 && alike[0] !== piece ? ` #${alike.indexOf(piece) + 1}` : '';
  return `${card(words, piece.card)} ${cellName(piece.at)}${which}`;
}

const aimed = (words: Words, at: Target): string => {
  const text = target(words, at);
  return text === '' ? '' : `-> ${text}`;
};

/** `ant (2,4), colossus, (2,4)-(2,5)`: own piece or pieces in brackets, kind, cells, captives as `ant x2`. */
function target(words: Words, { cell, to, piece, pieces, card: kind, captives }: Target): string {
  return [
    ...(piece === undefined ? [] : [kindOf(words, piece)]),
    ...(pieces === undefined ? [] : [`[${pieces.map((one) => kindOf(words, one)).join(', ')}]`]),
    ...(kind === undefined ? [] : [card(words, kind)]),
    ...cells(cell, to),
    ...(captives === undefined ? [] : captivesText(words, captives)),
  ].join(', ');
}

function cells(cell: Cell | undefined, to: Cell | undefined): readonly string[] {
  if (cell === undefined) return to === undefined ? [] : [`-${cellName(to)}`];
  return [to === undefined ? cellName(cell) : `${cellName(cell)}-${cellName(to)}`];
}

function captivesText(words: Words, captives: Readonly<Record<CardId, number>>): readonly string[] {
  const kinds = Object.entries(captives).map(([kind, coins]) => `${card(words, kind)} x${coins}`);
  return kinds.length === 0 ? ['x0'] : kinds;
}
