import { figureIn } from '../../cards/figure.ts';
import type { Verb } from '../../cards/verb.ts';
import type { Play } from '../../play/play.ts';
import { sideSubject } from '../../rulings/subject.ts';
import { otherSide } from '../../state/side.ts';
import type { Acting, Outcome } from './acting.ts';
import { amountOf } from './whom.ts';

/** Cards from the top of the deck; an empty one gives nothing (PLM-S3). */
export function draw(play: Play, { side, power, because }: Acting, verb: Extract<Verb, { kind: 'draw' }>): Outcome {
  const wanted = figureIn(play.state.house, verb.cards);
  let cards = 0;
  for (; cards < wanted; cards += 1) {
    const card = play.state.players[side].deck.at(-1);
    if (card === undefined) break;
    play.emit({ kind: 'card-drawn', side, card });
  }
  const left = play.state.players[side].deck.length;
  play.record?.rule(power.rule, sideSubject(side), 'drew', { side, cards, left }, because);
  return null;
}

/** A bonus to income (PLM-K14). */
export function earn(play: Play, { side, power, because }: Acting, verb: Extract<Verb, { kind: 'earn' }>): Outcome {
  const by = figureIn(play.state.house, verb.dor);
  if (by > 0) play.emit({ kind: 'dor-changed', side, by, reason: 'bonus' });
  const { dor } = play.state.players[side];
  play.record?.rule(power.rule, sideSubject(side), 'earned', { side, by, dor }, because);
  return null;
}

/** Takes dor, or all there is of it (PLM-K16). */
export function plunder(play: Play, acting: Acting, verb: Extract<Verb, { kind: 'plunder' }>): Outcome {
  const { side, power, because } = acting;
  const from = otherSide(side);
  const wanted = amountOf(play, acting, verb.dor);
  const by = Math.min(wanted, play.state.players[from].dor);
  if (by > 0) {
    play.emit({ kind: 'dor-changed', side: from, by: -by, reason: 'plunder' });
    play.emit({ kind: 'dor-changed', side, by, reason: 'plunder' });
  }
  play.record?.rule(power.rule, sideSubject(side), 'plundered', { side, from, wanted, by }, because);
  return null;
}
