import type { RulingId } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import { isStandoff, occupierOf, type Stand, securerOf } from '../board/presence.ts';
import { TERRITORY_VALUE } from '../board/territories.ts';
import type { Recorder } from './recorder.ts';
import { cellSubject } from './subject.ts';

/**
 * Takes down whose a cell is (PLM-O1 … PLM-O5), with why, and gives the ruling that says it; null for an empty one.
 *
 * @param because what brought it about, such as the captures of a battle
 */
export function ruleOnCell(
  record: Recorder,
  cell: Cell,
  stand: Stand,
  because: readonly RulingId[] = [],
): RulingId | null {
  if (stand === 0) return null;
  const subject = cellSubject(cell);
  const [occupier, securer] = [occupierOf(stand), securerOf(stand)];
  if (isStandoff(stand)) return record.rule('PLM-O3', subject, 'standoff', { cell }, because);
  const held =
    occupier === null
      ? record.rule(securer === null ? 'PLM-O5' : 'PLM-O4', subject, 'contested', { cell }, because)
      : record.rule('PLM-O1', subject, 'occupied', { cell, side: occupier }, because);
  const value = TERRITORY_VALUE[cell] ?? -1;
  if (securer === null || value < 0) return held;
  const rule = occupier === null ? 'PLM-O4' : 'PLM-O2';
  return record.rule(rule, subject, 'secured', { cell, side: securer, value }, [held]);
}
