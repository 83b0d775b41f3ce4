import type { Bar } from '../../rulings/bar.ts';
import type { Side } from '../../state/side.ts';
import type { PlamerState } from '../../state/state.ts';
import type { PowerSource } from '../power-use.ts';
import { starting } from './bars.ts';
import { priceOf } from './price.ts';
import { isBar, sourceOf } from './source.ts';

/** False when no target could make a use of the source legal: playouts then do not look for targets. */
export function mayUseAtAll(state: PlamerState, side: Side, source: PowerSource): boolean {
  const found = sourceOf(state, side, source);
  if (isBar(found) || priceOf(state.house, found.power) > state.players[side].dor) return false;
  const bars: Bar[] = [];
  starting(state, found, bars);
  return bars.length === 0;
}
