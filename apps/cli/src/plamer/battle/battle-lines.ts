import { type BattleAnswer, type BattlePiece, cardOf, cellName, HOUSE } from '@panjeong/plamer';
import { columnsOf, padded } from '../../terminal.ts';
import { type Words, wordsIn } from '../../text/words.ts';
import { figureIn } from '../cards/card-figures.ts';
import type { Look } from '../play/screen.ts';
import { cardName } from '../told/names.ts';
import { rulingLine } from '../told/reasons.ts';
import type { FoughtBattle } from './answer-battle.ts';

type Role = 'attacker' | 'defender';
const ROLES: readonly Role[] = ['attacker', 'defender'];
const BETWEEN = 2;

/** A battle as a table: HP of each piece at the end of each rotation, what became of it, and why. */
export function battleLines({ line, answer }: FoughtBattle, look: Pick<Look, 'locale' | 'paint'>): readonly string[] {
  const { locale, paint } = look;
  const words = wordsIn(locale);
  const head = [
    words('battle-piece'),
    words('battle-start'),
    ...answer.rotations.map((_, index) => words('battle-rotation', { rotation: index + 1 })),
    '',
  ];
  const rows = ROLES.map((role) => ({
    role,
    cells: line[role].map((piece, place) => rowOf(piece, place, role, answer, look, words)),
  }));
  const all = [head, ...rows.flatMap(({ cells }) => cells)];
  const widths = head.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? ''))) + BETWEEN);
  const set = (row: readonly string[]): string =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('')
      .trimEnd();
  const reading = { ...look, width: Number.POSITIVE_INFINITY, side: 0 } as const;
  return [
    paint('bold', cellName(line.cell)),
    '',
    `  ${set(head)}`,
    ...rows.flatMap(({ role, cells }) => [
      paint('bold', words(`battle-${role}`)),
      ...cells.map((row) => `  ${set(row)}`),
    ]),
    '',
    endingOf(answer, words),
    words('battle-dor', answer.dor),
    '',
    paint('bold', words('battle-rulings')),
    ...(answer.rulings ?? []).flatMap((ruling) => rulingLine(ruling, reading)),
  ];
}

function rowOf(
  piece: BattlePiece,
  place: number,
  role: Role,
  answer: BattleAnswer,
  { locale }: Pick<Look, 'locale'>,
  words: Words,
): readonly string[] {
  const stance = piece.state === 'settled' ? ` (${words('stance-settled')})` : '';
  const given = [piece.lv, piece.hp, piece.atk].some((figure) => figure !== undefined)
    ? ` ${[piece.lv ?? '-', piece.hp ?? '-', piece.atk ?? '-'].join('/')}`
    : '';
  const rotations = answer.rotations.map((rotation) => {
    const left = rotation[role].find(([at]) => at === place);
    return left === undefined ? '-' : String(left[1]);
  });
  return [
    `${place + 1} ${cardName(piece.card, locale)}${given}${stance}`,
    String(piece.hp ?? fullHp(piece)),
    ...rotations,
    fateOf(place, role, answer, words),
  ];
}

/** Of its card, in a match that is played by the house's figures as they are. */
function fullHp({ card }: BattlePiece): number {
  const found = cardOf(card);
  return found.kind === 'piece' ? figureIn(HOUSE, found.hp).value : 0;
}

function fateOf(place: number, role: Role, answer: BattleAnswer, words: Words): string {
  const captured = role === 'attacker' ? answer.captured.byDefender : answer.captured.byAttacker;
  if (captured.includes(place)) return words('battle-captured');
  if (answer.fragments[role].includes(place)) return words('battle-fragment');
  if (answer.returned[role].includes(place)) return words('battle-returned');
  return answer.survivors[role].includes(place) ? words('battle-survives') : words('battle-left');
}

function endingOf({ occupier, standoff }: BattleAnswer, words: Words): string {
  if (standoff) return words('battle-standoff');
  return occupier === null ? words('battle-nobody') : words('battle-occupied', { side: words(`battle-${occupier}`) });
}
