import { type DislodgedUnit, type Position, type PowerId, provinceId } from '@panjeong/diplomacy';

/**
 * A position with the keys of a batch line: `{phase, units: {power: ["A VIE"]}, centers: {power: [province]}, dislodged:
 * {"FRANCE A BUR": "MUN"}, contested: [province], civilDisorder: [power]}`.
 *
 * @param hasCentres whether `centers` is written: not where nobody knows whose they are
 */
export function positionJson(position: Position, hasCentres: boolean): Readonly<Record<string, unknown>> {
  const { phase, units, centres, dislodged, contested, civilDisorder } = position;
  const owned = Object.entries(centres).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    phase,
    units: byPower(units.map(({ power, type, at }) => [power, `${type} ${at}`])),
    ...(hasCentres ? { centers: byPower(owned.map(([province, power]) => [power, province])) } : {}),
    dislodged: Object.fromEntries(
      dislodged.map((loser) => [`${loser.unit.power} ${loser.unit.type} ${loser.unit.at}`, originOf(loser)]),
    ),
    contested,
    civilDisorder,
  };
}

/** The text of the position in what `--format json` printed; any other text as it is. */
export function positionIn(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { position } = JSON.parse(text) as { readonly position?: unknown };
    return position === undefined ? text : JSON.stringify(position);
  } catch {
    // Whoever reads it says what is wrong with it.
    return text;
  }
}

/** Where the attacker came from; `VIA` where it came by convoy and that leaves the way there open (see the batch line). */
function originOf({ from, retreats }: DislodgedUnit): string {
  return retreats.some((place) => provinceId(place) === from) ? `${from} VIA` : from;
}

function byPower(list: readonly (readonly [PowerId, string])[]): Readonly<Record<PowerId, readonly string[]>> {
  const lists: Record<PowerId, string[]> = {};
  for (const [power, text] of list) {
    lists[power] ??= [];
    lists[power].push(text);
  }
  return lists;
}
