import { cardOf, isCard } from '../../cards/index.ts';
import { limitOf } from '../../pieces/figures.ts';
import { type Bar, bar, FREE } from '../../rulings/bar.ts';
import { pieceRef } from '../../rulings/verdicts.ts';
import type { Target } from '../../state/command.ts';
import type { Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import { isActive, slotOf } from '../../turns/field.ts';
import { CELL_LIMIT, leftOfKind, roomIn, usedOfKind } from '../../turns/limits.ts';
import { turnFrame } from '../../turns/marks.ts';
import type { PowerUse } from '../power-use.ts';
import { barsOfAim } from './aim-bars.ts';
import { buildingCost, priceOf } from './price.ts';
import { isBar, type Sourcing, sourceOf } from './source.ts';

/**
 * Every reason why a side may not use a power now in this way; none when it may. It asks nothing that the side may not see:
 * what is face down is judged when the power takes effect (PLM-H9).
 */
export function barsOfPower(state: PlamerState, side: Side, use: PowerUse): readonly Bar[] {
  const found = sourceOf(state, side, use.source);
  if (isBar(found)) return [found];
  const bars: Bar[] = [];
  starting(state, found, bars);
  paying(state, side, found, use.target, bars);
  building(state, side, found, use.target, bars);
  barsOfAim(state, side, found, use.target, bars);
  return bars.length === 0 ? FREE : bars;
}

/** A flip is settled → mobile (PLM-P9), never in the round of its coming (PLM-P1); some act once a turn (PLM-M6, PLM-P10). */
export function starting(state: PlamerState, { power, piece }: Sourcing, bars: Bar[]): void {
  if (piece === null) return;
  if (power.start === 'flip') {
    if (piece.stance === 'mobile') bars.push(bar('PLM-P9', 'not-settled', { piece: pieceRef(piece) }));
    if (piece.since === state.round)
      bars.push(bar('PLM-P1', 'not-since-produced', { piece: pieceRef(piece), round: piece.since }));
  }
  if (power.start === 'mobile' && piece.stance === 'settled')
    bars.push(bar(power.rule, 'not-mobile', { piece: pieceRef(piece) }));
  const frame = turnFrame(state);
  if (frame === null) return;
  if (power.once && frame.fired.includes(piece.id))
    bars.push(bar(power.start === 'either' ? 'PLM-P10' : 'PLM-M6', 'not-twice', { piece: pieceRef(piece) }));
  if (power.start === 'either' && !frame.present.includes(piece.id))
    bars.push(bar('PLM-P10', 'not-present-at-start', { piece: pieceRef(piece) }));
}

/** Dor is checked, and paid, when the power is used (PLM-R5). */
function paying(state: PlamerState, side: Side, { power, piece }: Sourcing, { card }: Target, bars: Bar[]): void {
  const named = card !== undefined && isCard(card) ? card : undefined;
  const cost = priceOf(state.house, power) + buildingCost(state, power, named);
  const { dor } = state.players[side];
  if (cost > dor)
    bars.push(
      bar(power.timing === 'response' ? 'PLM-R5' : piece === null ? 'PLM-F6' : power.rule, 'no-dor', { cost, dor }),
    );
}

/** What is built wants an active kind (PLM-P3), one that is left (PLM-P4), and room (PLM-G5, PLM-R11). */
function building(state: PlamerState, side: Side, { power, piece }: Sourcing, target: Target, bars: Bar[]): void {
  for (const verb of power.verbs) {
    if (verb.kind !== 'build') continue;
    const card = verb.card === 'named' ? target.card : verb.card;
    if (card !== undefined && isCard(card) && cardOf(card).kind === 'piece') {
      const player = state.players[side];
      if (verb.active && !isActive(player.field[slotOf(player, card)]))
        bars.push(bar('PLM-P3', 'not-active', { card }));
      if (leftOfKind(state, side, card) === 0)
        bars.push(
          bar('PLM-P4', 'no-more-of-kind', { card, limit: limitOf(card), used: usedOfKind(state, side, card) }),
        );
    }
    // What is declared finds room, or none, when it resolves.
    if (power.timing === 'response') continue;
    const at = verb.at === 'its-cell' ? piece?.at : target.cell;
    if (at !== undefined && roomIn(state, side, at) === 0)
      bars.push(bar('PLM-G5', 'no-room', { cell: at, limit: CELL_LIMIT }));
  }
}
