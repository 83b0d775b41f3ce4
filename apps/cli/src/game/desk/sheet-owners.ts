import { type NameIndex, type Order, type Position, type PowerId, provinceId } from '@panjeong/diplomacy';
import type { SheetNotice } from '../told/sheet-notice.ts';
import type { Placed } from './sheet-phases.ts';

export type PlacedLine = Extract<Placed, { readonly kind: 'line' }>;
export type OwnedLine = PlacedLine & { readonly power: PowerId };

/** A writer of a chat; undefined for all that nobody is known to have written. */
type Writer = string | undefined;

/**
 * Finds whose the orders under no heading are: of the power whose units they all name. Where they name several's, those of
 * one writer are looked at by themselves; where that does not tell either, or two writers order for one power, nobody knows.
 */
export function withOwners(
  lines: readonly PlacedLine[],
  position: Position,
  names: NameIndex,
  notices: SheetNotice[],
): readonly OwnedLine[] {
  const nameless = lines.filter(({ at }) => at.power === undefined && at.stranger === undefined);
  const ownerIn = (own: readonly PlacedLine[]): PowerId | undefined => {
    const owners = new Set(own.map(({ line }) => ownerOf(line.order, position, names)));
    return owners.size === 1 ? [...owners][0] : undefined;
  };
  const whole = ownerIn(nameless);
  const byWriter = writersOf(nameless);
  const known = new Map<Writer, PowerId>();
  for (const [writer, own] of byWriter) {
    const owner = whole ?? ownerIn(own);
    if (owner !== undefined) known.set(writer, owner);
  }
  if (whole === undefined) {
    const speakers = speakersOf(lines, known);
    for (const [writer, power] of known) if ((speakers.get(power)?.size ?? 0) > 1) known.delete(writer);
  }
  const told = new Set<PowerId>();
  for (const { at } of nameless) {
    const power = known.get(at.writer);
    if (power === undefined || told.has(power)) continue;
    told.add(power);
    notices.push({ kind: 'power-by-units', at, power });
  }
  return lines.flatMap((line): readonly OwnedLine[] => {
    const { power, stranger, writer, isAnnounced } = line.at;
    const owner = power ?? (stranger === undefined ? known.get(writer) : undefined);
    // "터키 갑니다" over Austria's orders was no announcement, and Turkey's must not be written over.
    const isMistaken = isAnnounced === true && (ownerOf(line.line.order, position, names) ?? power) !== power;
    if (owner !== undefined && !isMistaken) return [{ ...line, power: owner }];
    notices.push({ kind: 'no-power', at: line.at });
    return [];
  });
}

function writersOf(lines: readonly PlacedLine[]): ReadonlyMap<Writer, readonly PlacedLine[]> {
  const byWriter = new Map<Writer, PlacedLine[]>();
  for (const line of lines) {
    const own = byWriter.get(line.at.writer) ?? [];
    own.push(line);
    byWriter.set(line.at.writer, own);
  }
  return byWriter;
}

/** Who orders for each power, under its name or by its units. What nobody is known to have written is by nobody else. */
function speakersOf(
  lines: readonly PlacedLine[],
  known: ReadonlyMap<Writer, PowerId>,
): ReadonlyMap<PowerId, ReadonlySet<Writer>> {
  const speakers = new Map<PowerId, Set<Writer>>();
  for (const { at } of lines) {
    const power = at.power ?? (at.stranger === undefined ? known.get(at.writer) : undefined);
    if (power === undefined || at.writer === undefined) continue;
    speakers.set(power, (speakers.get(power) ?? new Set<Writer>()).add(at.writer));
  }
  return speakers;
}

function ownerOf(order: Order, { units, dislodged }: Position, names: NameIndex): PowerId | undefined {
  if (order.kind === 'waive') return undefined;
  const province = provinceId(order.unit.at);
  if (order.kind === 'build') return names.provinces.get(province)?.home;
  const losers = dislodged.map(({ unit }) => unit);
  const all = order.kind === 'retreat' ? [...losers, ...units] : [...units, ...losers];
  return all.find(({ at }) => provinceId(at) === province)?.power;
}
