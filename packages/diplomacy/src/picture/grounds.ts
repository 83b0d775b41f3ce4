import type { DrawnFace } from '../drawing/drawing.ts';
import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import type { Scene } from './scene.ts';
import type { Hex } from './style.ts';

export interface Ground {
  /** Owner of its centre, whose pattern it has. */
  readonly owner: PowerId | null;
  readonly fill: Hex;
}

/**
 * A centre's province has its owner's tint and pattern. Other land has a paler tint and no pattern while somebody stands
 * there: a position says who holds it now, not who held it last.
 */
export function groundOf({ picture, style }: Scene, { id: province, ground, impassable }: DrawnFace): Ground {
  const { colours, powers } = style;
  if (impassable === true) return { owner: null, fill: colours.impassable };
  if (ground === 'sea') return { owner: null, fill: colours.sea };
  const owner = picture.position.centres[province] ?? null;
  const owned = owner === null ? undefined : powers.get(owner);
  if (owned !== undefined) return { owner, fill: owned.tint };
  const holder = picture.position.units.find(({ at }) => provinceId(at) === province);
  return { owner: null, fill: (holder === undefined ? undefined : powers.get(holder.power)?.held) ?? colours.land };
}
