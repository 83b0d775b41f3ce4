import { type Board, provinceId } from '../map/board.ts';
import { idsNamed, type NameIndex } from '../map/names.ts';
import type { Unit } from '../orders/position.ts';

/** Reads `F con`, `Army St. Petersburg`, `f spa(nc)`; null for what names no unit. Whether it can stand there is not asked. */
export function readUnit(board: Board, names: NameIndex, text: string): Pick<Unit, 'type' | 'at'> | null {
  const [, type = '', place = '', coast] =
    /^(a|f|army|fleet)\s+(.+?)(?:\s*[/(]\s*([nsew]c)\s*\)?)?$/i.exec(text.trim()) ?? [];
  const ids = idsNamed(names.provinceNames, place);
  const [id = ''] = ids;
  if (ids.length !== 1 || !board.locationIndex.has(provinceId(id))) return null;
  const at = coast === undefined ? id : `${id}/${coast.toUpperCase()}`;
  return { type: type.toLowerCase().startsWith('a') ? 'A' : 'F', at };
}
