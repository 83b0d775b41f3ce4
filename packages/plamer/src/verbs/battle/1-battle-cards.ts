import type { RulingId } from '@panjeong/kernel';
import { cardOf } from '../../cards/index.ts';
import type { Play } from '../../play/play.ts';
import { cardSubject } from '../../rulings/subject.ts';
import type { UsedCard } from '../../state/flow.ts';
import { perform } from '../act/perform.ts';
import type { Battle } from './battle.ts';

/** Stage 1, once both have passed: the cards that were used take effect, the last one first (PLM-B1). */
export function battleCards(play: Play, battle: Battle, used: readonly UsedCard[]): void {
  for (let at = used.length - 1; at >= 0; at -= 1) {
    const each = used[at];
    if (each !== undefined) apply(play, battle, each);
  }
}

function apply(play: Play, battle: Battle, { side, card, target }: UsedCard): void {
  const special = cardOf(card);
  if (special.kind !== 'special') throw new RangeError(`${card} is no special card`);
  const { power } = special;
  const because: RulingId[] = [];
  if (play.record !== null)
    because.push(play.record.rule('PLM-B1', cardSubject(side, card), 'took-effect', { side, card, power: power.id }));
  const { cell } = battle;
  const why = perform(play, { side, card, power, piece: null, cell, target, stage: 1, battle, because });
  if (why !== null && play.record !== null)
    play.record.rule('PLM-R8', cardSubject(side, card), 'fizzled', { side, card, power: power.id, why }, because);
}
