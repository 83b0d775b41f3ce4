import type { RulingId } from '@panjeong/kernel';
import type { CardId } from '../cards/card.ts';
import { pieceCardOf } from '../cards/index.ts';
import { screenOf } from '../pieces/figures.ts';
import type { Play } from '../play/play.ts';
import { cardSubject } from '../rulings/subject.ts';
import type { Side } from '../state/side.ts';

/**
 * Says what an activation starts. An entry effect stands as long as its card lies open: nothing is done to any coin, so that
 * later ones have it, too (house 23).
 */
export function ruleOnEntry({ record, state }: Play, side: Side, card: CardId, because: RulingId): void {
  if (record === null) return;
  const leftmost = state.players[side].field.find((laid) => laid !== null);
  const raised = leftmost?.face === 'up' ? leftmost.card : null;
  const by = raised === null ? 0 : screenOf(state, side, raised);
  for (const { id, rule, timing } of pieceCardOf(card).powers) {
    if (timing !== 'entry') continue;
    record.rule(rule, cardSubject(side, card), 'entry-effect', { side, card, power: id, raised, by }, [because]);
  }
}

/** Says what a retirement ends. */
export function ruleOnEntryEnded({ record }: Play, side: Side, card: CardId, because: RulingId): void {
  if (record === null) return;
  for (const { id, rule, timing } of pieceCardOf(card).powers) {
    if (timing !== 'entry') continue;
    record.rule(rule, cardSubject(side, card), 'entry-effect-ended', { side, card, power: id }, [because]);
  }
}
