import type { Scene } from '../scene.ts';
import type { Ink } from './ink.ts';
import type { OrderMark } from './order-mark.ts';

/** The colours of an order's mark, or of a mark that is nobody's. */
export function inkOf({ style }: Scene, of: Pick<OrderMark, 'power' | 'ruledOut'> | null): Ink {
  const { line, lineHalo, failure, quietInk } = style.colours;
  const powers = [...style.powers.values()];
  // Where all powers are of one colour, on paper, lines are of the colour that is seen best.
  const coloured = powers.some(({ strong }) => strong !== powers[0]?.strong);
  const own = of === null || !coloured ? undefined : style.powers.get(of.power)?.strong;
  return {
    // What did not count is nobody's line.
    colour: of !== null && of.ruledOut !== null ? quietInk : (own ?? line),
    edge: line,
    halo: lineHalo,
    failure,
    muted: quietInk,
  };
}
