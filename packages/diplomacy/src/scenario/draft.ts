import type { Locale } from '@panjeong/kernel';
import type { ScenarioDraft } from '@panjeong/kernel/scenario';
import { DEFAULT_OPTIONS } from '../game/options.ts';
import type { NameIndex } from '../map/names.ts';
import { nameText } from '../orders/canonical-text.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { Position } from '../orders/position.ts';
import type { EditionId } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';
import { notationFor, sheetText } from './sheet-text.ts';

/** A board and the orders of one phase after another, to be made a scenario of. */
export interface ScenarioSketch extends Pick<ScenarioDraft, 'id' | 'title' | 'prose' | 'source'> {
  /** Id of the map; written down where it is not the one that scenarios are on by default. */
  readonly map: string;
  readonly edition: EditionId;
  /** Fields set otherwise than the edition has them. */
  readonly policy?: Partial<Policy>;
  readonly position: Position;
  /** Whether the owners of the centres are worth writing down; without them nobody owns any. */
  readonly tellsCentres: boolean;
  /** What each phase was given. */
  readonly steps: readonly (readonly GivenOrder[])[];
}

/**
 * A scenario file can say where units stand and who owns what, and nothing of a phase gone by: one cannot begin with
 * retreats, nor with units left to another power.
 */
export function canBeginScenario({ dislodged, contested, phase, proxies = [] }: Position): boolean {
  return dislodged.length === 0 && proxies.length === 0 && !(phase.endsWith('R') && contested.length > 0);
}

/** The draft of a scenario, its orders in the notation of the language as far as they can be said in it. */
export function draftOf(sketch: ScenarioSketch, names: NameIndex, locale: Locale): ScenarioDraft {
  const { id, title, prose, source, map, edition, policy = {}, position, tellsCentres, steps } = sketch;
  const { phase, units, centres, civilDisorder } = position;
  const style = notationFor(
    steps.flat().map(({ order }) => order),
    names,
    locale,
  );
  const start: ScenarioDraft['start'] = {
    ...(map === DEFAULT_OPTIONS.map ? {} : { map }),
    edition,
    ...(Object.keys(policy).length > 0 ? { policy: { ...policy } } : {}),
    phase,
    units: byPower(units.map((unit) => [unit.power, nameText(unit)])),
    ...(tellsCentres
      ? { centers: byPower(Object.entries(centres).map(([province, power]) => [power, province])) }
      : {}),
    ...(civilDisorder.length > 0 ? { civilDisorder: [...civilDisorder] } : {}),
  };
  return {
    id,
    title,
    prose,
    level: 1,
    source,
    start,
    focus: [],
    hide: [],
    steps: steps.map((given) => sheetText(given, names, style, locale)),
  };
}

function byPower(entries: readonly (readonly [power: string, text: string])[]): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [power, text] of entries) lists[power] = [...(lists[power] ?? []), text];
  return lists;
}
