import type { RulingId } from '@panjeong/kernel';
import { securerOf, standsOf } from '../board/presence.ts';
import { TERRITORIES, TERRITORY_VALUE } from '../board/territories.ts';
import type { Play } from '../play/play.ts';
import { ruleOnCell } from '../rulings/cell-rulings.ts';
import { sideSubject } from '../rulings/subject.ts';
import type { Term } from '../rulings/verdicts.ts';
import { askTurn } from './ask-turn.ts';
import { couldLay } from './field.ts';

/** Income with nothing secured (S0). */
export const BASE_INCOME = 5;

/**
 * Turn 2: income of secured territories, wherever else pieces stand (PLM-S1, PLM-S2), a card (PLM-S3), then (supply) flips for whoever has a settled piece
 * (PLM-S4): which kind it is must not show by being asked.
 *
 * @returns whether the turn player is asked
 */
export function supply(play: Play): boolean {
  payIncome(play);
  drawCards(play);
  const { active, players, pieces } = play.state;
  const couldFlip = pieces.some(({ owner, stance }) => owner === active && stance === 'settled');
  return (couldFlip || couldLay(players[active])) && askTurn(play);
}

function payIncome(play: Play): void {
  const { state, record } = play;
  const side = state.active;
  const stands = standsOf(state);
  let sum = BASE_INCOME;
  const terms: Term[] = [{ of: 'base', amount: BASE_INCOME }];
  const because: RulingId[] = [];
  for (const cell of TERRITORIES) {
    const stand = stands[cell] ?? 0;
    if (securerOf(stand) !== side) continue;
    const amount = TERRITORY_VALUE[cell] ?? 0;
    sum += amount;
    if (record === null) continue;
    terms.push({ of: 'territory', cell, amount });
    const ruled = ruleOnCell(record, cell, stand);
    if (ruled !== null) because.push(ruled);
  }
  play.emit({ kind: 'dor-changed', side, by: sum, reason: 'income' });
  const { dor } = play.state.players[side];
  record?.rule('PLM-S1', sideSubject(side), 'income', { side, terms, sum, dor }, because);
}

/** The top of the deck into the hand; an empty deck gives nothing (PLM-S3). */
export function drawCards(play: Play): void {
  const side = play.state.active;
  const wanted = play.state.house['draw-per-round'];
  let cards = 0;
  for (; cards < wanted; cards += 1) {
    const card = play.state.players[side].deck.at(-1);
    if (card === undefined) break;
    play.emit({ kind: 'card-drawn', side, card });
  }
  const left = play.state.players[side].deck.length;
  play.record?.rule('PLM-S3', sideSubject(side), 'drew', { side, cards, left });
}
