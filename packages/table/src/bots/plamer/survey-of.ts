import { atkOf, cardOf, costOf, isStructure, lvOf, maxHpOf, type PlamerState, type Side } from '@panjeong/plamer';
import type { Coin, Means, Survey } from './survey.ts';

/** What a bot weighs of a state that it has imagined. */
export function surveyOf(state: PlamerState): Survey {
  const { active, turn, outcome, house, seats } = state;
  const coins = state.pieces.map((piece): Coin => {
    const { owner, at, stance, card, arrived } = piece;
    const figures = { lv: lvOf(state, piece), hp: maxHpOf(state, piece), atk: atkOf(state, piece) };
    return {
      owner,
      at,
      isMobile: stance === 'mobile',
      isStructure: isStructure(card),
      arrived,
      ...figures,
      value: usefulness(figures, isStructure(card)),
    };
  });
  const winner = outcome === null ? null : outcome.kind !== 'won' ? 'both' : outcome.seats[0] === seats[0] ? 0 : 1;
  return {
    coins,
    means: [meansOf(state, 0), meansOf(state, 1)],
    target: house['vp-target'],
    winner,
    active,
    isBeforeBattle: turn !== 'production' && turn !== 'blackout',
    isBeforeBlackout: turn !== 'blackout',
  };
}

function meansOf(state: PlamerState, side: Side): Means {
  const { vp, dor, hand, field, captives } = state.players[side];
  const laid = field.flatMap((one) => (one === null ? [] : [one.card]));
  const kinds = laid.filter((card) => cardOf(card).kind === 'piece');
  return {
    vp,
    dor,
    hand,
    emptySlots: field.length - laid.length,
    kinds: kinds.map((card) => costOf(state, card)),
    set: laid.length - kinds.length,
    captives: Object.values(captives).reduce((sum, count) => sum + count, 0),
  };
}

/** What a structure is worth beside a piece that walks. */
const STANDING = 0.5;

const usefulness = ({ lv, hp, atk }: Pick<Coin, 'lv' | 'hp' | 'atk'>, stands: boolean): number =>
  (1.5 + 1.6 * atk + 0.7 * hp + 0.3 * lv) * (stands ? STANDING : 1);
