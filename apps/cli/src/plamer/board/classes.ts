import { type Cell, classFor, type Side, standIn, type TerritoryClass } from '@panjeong/plamer';
import type { Imagined } from '../told/imagined.ts';

export type CellClass = TerritoryClass;

/** How a territory stands for a viewer. */
export const classOf = ({ state }: Imagined, cell: Cell, viewer: Side): CellClass =>
  classFor(standIn(state, cell), viewer);
