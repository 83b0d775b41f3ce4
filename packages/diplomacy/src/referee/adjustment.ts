import { provinceId } from '../map/board.ts';
import { type NameOf, nameText, orderText } from '../orders/canonical-text.ts';
import { checkUnitName, noFaults } from '../orders/encode-faults.ts';
import { provinceNumber } from '../orders/encode-places.ts';
import type { DisbandOrder, GivenOrder, Order, UnitName } from '../orders/order.ts';
import { locationId, unpackUnit } from '../phases/pack.ts';
import { BY_NAME, BY_TYPE } from '../phases/removals.ts';
import { BY_RULE, ORDERED } from '../phases/season.ts';
import { unitWord } from '../phases/unit-word.ts';
import { readBuild } from './builds.ts';
import type { Findings, PhaseContext } from './context.ts';
import type { OrderResult, PhaseNote } from './results.ts';
import { countingOrders } from './surplus.ts';

/** What an order of the adjustment phase asks for, and what has become of it so far. */
interface Line {
  readonly given: GivenOrder;
  readonly power: number;
  readonly wants:
    | { readonly kind: 'build'; readonly location: number; readonly fleet: boolean }
    | { readonly kind: 'waive' }
    /** Number of the unit. */
    | { readonly kind: 'remove'; readonly unit: number; readonly yields: boolean }
    | null;
  /** Set once the order does not count. */
  rule: string | null;
}

/** Carries out an adjustment phase (DIP-B2 to B6, DIP-D1 to D5). */
export function processAdjustments(context: PhaseContext): Findings {
  const { board, season, packed, given } = context;
  const tally = season.centres.count(packed);
  const due = board.powerIds.map((_, power) => (tally.centres[power] ?? 0) - (tally.units[power] ?? 0));
  const possible = due.map((builds, power) => Math.min(builds, tally.openHomes[power] ?? 0));
  const lines = given.map((one) => readLine(context, due, one));
  const marked = new Uint8Array(packed.words.length);
  const built: number[] = [];
  due.forEach((builds, power) => {
    const own = lines.filter((line) => line.power === power && line.rule === null);
    if (builds > 0) settleBuilds(context, own, builds);
    if (builds < 0) settleRemovals(context, own, -builds);
    for (const { wants, rule } of own) {
      if (rule !== null || wants === null) continue;
      if (wants.kind === 'build') built.push(unitWord(season.layout, wants.location, wants.fleet, power));
      if (wants.kind === 'remove') marked[wants.unit] = ORDERED;
    }
    const removed = own.filter(({ wants, rule }) => rule === null && wants?.kind === 'remove').length;
    if (builds + removed < 0) season.removals.choose(packed, power, -builds - removed, marked, BY_RULE);
  });
  const findings: Findings = {
    orders: [...lines.map((line) => tellLine(context, line)), ...tellChosen(context, marked)],
    notes: tellUnused(context, lines, possible),
  };
  season.adjust(packed, marked, Int32Array.from(built), built.length);
  return findings;
}

function readLine(context: PhaseContext, due: readonly number[], given: GivenOrder): Line {
  const { board, season, packed } = context;
  const { order } = given;
  const power = board.powerIndex.get(given.power);
  if (power === undefined) throw new Error(`map ${board.data.id}: no power ${given.power}`);
  const builds = due[power] ?? 0;
  const refused = (rule: string): Line => ({ given, power, wants: null, rule });
  if (packed.civilDisorder[power] === 1) return refused('DIP-X1');
  switch (order.kind) {
    case 'build': {
      if (builds <= 0) return refused('DIP-B3');
      const reading = readBuild(board, season.policy, packed, occupiedIn(context), power, order);
      return reading.kind === 'refused' ? refused(reading.rule) : { given, power, wants: reading, rule: null };
    }
    case 'waive':
      if (builds <= 0) return refused('DIP-B3');
      if (season.policy.waive === 'forbidden') return refused('DIP-B6');
      return { given, power, wants: { kind: 'waive' }, rule: null };
    case 'disband':
      return readRemoval(context, given, power, order, builds);
    default:
      return refused('DIP-O2');
  }
}

function readRemoval(context: PhaseContext, given: GivenOrder, power: number, order: DisbandOrder, due: number): Line {
  const { board, season, packed } = context;
  const { fleetBit, locationMask, powerMask, powerShift } = season.layout;
  const refused = (rule: string): Line => ({ given, power, wants: null, rule });
  const province = provinceNumber(board, order.unit.at);
  const unit = packed.words
    .subarray(0, packed.units)
    .findIndex((word) => board.provinceOf[word & locationMask] === province);
  const word = packed.words[unit] ?? 0;
  if (unit < 0 || ((word >> powerShift) & powerMask) !== power) return refused('DIP-O5');
  const faults = noFaults();
  const standing = { at: word & locationMask, fleet: (word & fleetBit) !== 0, power };
  checkUnitName(board, season.policy, order.unit, standing, faults);
  if (faults.refused) return refused('DIP-O7');
  if (due >= 0) return refused('DIP-D4');
  return { given, power, wants: { kind: 'remove', unit, yields: faults.yields }, rule: null };
}

/** One unit a centre (DIP-B4, DATC 4.D.5), and no more than are due (DIP-B3, DATC 4.D.4). */
function settleBuilds({ board, season }: PhaseContext, lines: readonly Line[], due: number): void {
  const { repeatedBuild, surplusBuilds } = season.policy;
  const provinces = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.wants?.kind !== 'build') continue;
    const province = board.provinceOf[line.wants.location] ?? 0;
    provinces.set(province, [...(provinces.get(province) ?? []), line]);
  }
  for (const rivals of provinces.values()) strike(rivals, 1, repeatedBuild, 'DIP-B4');
  strike(
    lines.filter(({ rule }) => rule === null),
    due,
    surplusBuilds,
    'DIP-B3',
  );
}

/** One removal a unit (DIP-D5), and no more than are due (DIP-D4, DATC 4.D.6). */
function settleRemovals({ season }: PhaseContext, lines: readonly Line[], due: number): void {
  const { surplusRemovals } = season.policy;
  const units = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.wants?.kind !== 'remove') continue;
    units.set(line.wants.unit, [...(units.get(line.wants.unit) ?? []), line]);
  }
  for (const same of units.values()) {
    const named = same.filter(({ wants }) => wants?.kind === 'remove' && !wants.yields);
    if (named.length > 0) for (const line of same) if (!named.includes(line)) line.rule = 'DIP-O7';
    strike(named.length > 0 ? named : same, 1, 'first', 'DIP-D5');
  }
  strike(
    lines.filter(({ rule }) => rule === null),
    due,
    surplusRemovals === 'by-rule' ? 'none' : surplusRemovals,
    'DIP-D4',
  );
}

function strike(lines: readonly Line[], room: number, choice: 'first' | 'last' | 'none', rule: string): void {
  const counts = countingOrders(lines.length, room, choice);
  lines.forEach((line, index) => {
    if (counts[index] === false) line.rule = rule;
  });
}

function tellLine(context: PhaseContext, { given, wants, rule }: Line): OrderResult {
  const { board, season, packed } = context;
  const { order } = given;
  const removed = wants?.kind === 'remove' ? unpackUnit(board, season.layout, packed.words[wants.unit] ?? 0) : null;
  const told = { power: given.power, unit: removed?.at ?? null, given };
  if (rule !== null) {
    return { ...told, order: refusedText(context, order, rule), verdict: 'illegal', rule };
  }
  if (removed !== null) return { ...told, order: `D ${nameText(removed)}`, verdict: 'succeeds', rule: 'DIP-D5' };
  if (wants?.kind !== 'build') return { ...told, order: 'WAIVE', verdict: 'succeeds', rule: 'DIP-B6' };
  const text = `B ${wants.fleet ? 'F' : 'A'} ${locationId(board, wants.location)}`;
  return { ...told, order: text, verdict: 'succeeds', rule: 'DIP-B2' };
}

/** As written, but for a coast that means nothing to an army. */
function refusedText(context: PhaseContext, order: Order, rule: string): string {
  if (order.kind !== 'build') return orderText(order, namesIn(context));
  const { unit } = order;
  const plain = unit.type === 'A' && rule !== 'DIP-O7';
  return orderText({ kind: 'build', unit: plain ? { ...unit, at: provinceId(unit.at) } : unit });
}

/** The removals the rules chose, with what decided each. */
function tellChosen({ board, season, packed }: PhaseContext, marked: Uint8Array): readonly OrderResult[] {
  return [...packed.words.subarray(0, packed.units)].flatMap((word, i): OrderResult[] => {
    if (marked[i] !== BY_RULE) return [];
    const unit = unpackUnit(board, season.layout, word);
    const reason = season.removals.reason(packed, i, marked);
    const rule = reason === BY_NAME ? 'DIP-D3' : reason === BY_TYPE ? 'DIP-D2' : 'DIP-D1';
    return [{ power: unit.power, unit: unit.at, order: `D ${nameText(unit)}`, given: null, verdict: 'succeeds', rule }];
  });
}

/** Builds that were due and possible and that nobody ordered or waived (DIP-B6). */
function tellUnused(context: PhaseContext, lines: readonly Line[], possible: readonly number[]): readonly PhaseNote[] {
  const { board, packed } = context;
  return board.powerIds.flatMap((power, index): PhaseNote[] => {
    const used = lines.filter((line) => line.power === index && line.rule === null && line.wants?.kind !== 'remove');
    const unused = (possible[index] ?? 0) - used.length;
    if (unused <= 0 || packed.civilDisorder[index] === 1) return [];
    return [{ code: 'builds-unused', params: { power, builds: unused }, rule: 'DIP-B6' }];
  });
}

function occupiedIn({ board, season, packed }: PhaseContext): Uint8Array {
  const occupied = new Uint8Array(board.provinceCount);
  for (let i = 0; i < packed.units; i++) {
    occupied[board.provinceOf[(packed.words[i] ?? 0) & season.layout.locationMask] ?? 0] = 1;
  }
  return occupied;
}

function namesIn({ position }: PhaseContext): NameOf {
  return (province): UnitName | undefined => position.units.find(({ at }) => provinceId(at) === province);
}
