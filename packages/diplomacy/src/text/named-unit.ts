import { provinceId } from '../map/board.ts';
import type { LocationId, PowerId } from '../map/map-data.ts';
import type { UnitType } from '../orders/order.ts';
import type { Subject } from './canonical-order.ts';

/** A unit as rulings name it; what they leave out is null. */
export interface NamedUnit {
  readonly power: PowerId | null;
  readonly type: UnitType | null;
  readonly at: LocationId;
}

/** How one language names the things of a map. */
export interface Naming {
  power(id: PowerId): string;
  /** Before what belongs to the power: `오스트리아`, `Austrian`. */
  adjective(id: PowerId): string;
  /** `트리에스테(Tri)`, `the North Sea`, `Spain (south coast)`. */
  place(at: LocationId): string;
  /** `오스트리아 육군 트리에스테(Tri)`, `the Austrian army in Trieste`. */
  unit(unit: NamedUnit): string;
  /** Before a colon: `오스트리아 육군 트리에스테(Tri)`, `Austrian army Trieste`. */
  label(unit: NamedUnit): string;
  /** Inside a sentence: `트리에스테(Tri)의 오스트리아 육군`, `the Austrian army in Trieste`. */
  unitInSentence(unit: NamedUnit): string;
  /** An order as a headline: `터키 육군 불가리아(Bul) → 루마니아(Rum)`, `Turkish army Bulgaria → Rumania`. */
  order(subject: Subject): string;
}

/** Reads `AUSTRIA A TRI`, `A TRI` or `TRI`. */
export function readUnit(text: string): NamedUnit {
  const words = text.split(' ');
  const at = words.at(-1) ?? '';
  const before = words.at(-2);
  const type = before === 'A' || before === 'F' ? before : null;
  const power = words.slice(0, type === null ? -1 : -2).join(' ');
  return { power: power === '' ? null : power, type, at };
}

/** Suffix of a coast (`SC`), or empty. */
export function coastOf(at: LocationId): string {
  return at.slice(provinceId(at).length + 1);
}
