import type { Board } from '../map/board.ts';
import { provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import { type NameOf, nameText, orderText, retreatText } from '../orders/canonical-text.ts';
import { checkUnitName, noFaults, type Standing } from '../orders/encode-faults.ts';
import { reachableCoasts, readDestination } from '../orders/encode-places.ts';
import type { GivenOrder, RetreatChoice, UnitName } from '../orders/order.ts';
import type { Unit } from '../orders/position.ts';
import { locationId, unpackUnit } from '../phases/pack.ts';
import { ATTACKERS_ORIGIN, DISBAND, NO_STEP, OCCUPIED, OPEN, STANDOFF } from '../phases/retreats.ts';
import { type Findings, type PhaseContext, refusedResult } from './context.ts';
import type { OrderResult, PhaseNote } from './results.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  [NO_STEP]: 'DIP-R7',
  [ATTACKERS_ORIGIN]: 'DIP-R2',
  [STANDOFF]: 'DIP-R3',
  [OCCUPIED]: 'DIP-R4',
};

/** What a retreat order comes to before the others are looked at. */
interface Reading {
  readonly given: GivenOrder;
  /** Number of the dislodged unit, or -1. */
  readonly loser: number;
  /** Location or `DISBAND`; null when nothing it names is open. */
  readonly choice: number | null;
  /** Choices named before it that were closed, with the rule that closed each (DIP-R9). */
  readonly passedOver: readonly { readonly to: RetreatChoice; readonly rule: string }[];
  /** Set where the order does not count. */
  readonly rule: string | null;
  /** Another order of the unit goes before it ('unless-other' of DATC 4.C). */
  readonly yields: boolean;
}

/** Carries out a retreat phase (DIP-R1 to R9). */
export function processRetreats(context: PhaseContext): Findings {
  const { season, packed, given } = context;
  const { retreats } = season;
  retreats.survey(packed);
  const readings = settleRepeated(
    context,
    given.map((one) => readRetreat(context, one)),
  );
  const choices = new Int16Array(Math.max(1, packed.dislodged)).fill(DISBAND);
  for (const { loser, choice, rule } of readings) if (rule === null && choice !== null) choices[loser] = choice;
  const losers = [...packed.losers.subarray(0, packed.dislodged)].map((word) =>
    unpackUnit(context.board, season.layout, word),
  );
  const findings = tellRetreats(context, readings, losers, choices);
  season.retreat(packed, choices);
  return findings;
}

function readRetreat(context: PhaseContext, given: GivenOrder): Reading {
  const { board, season, packed } = context;
  const { order, power } = given;
  const refused = (rule: string, loser = -1): Reading => ({
    given,
    loser,
    choice: null,
    passedOver: [],
    rule,
    yields: false,
  });
  const giver = board.powerIndex.get(power);
  if (giver === undefined) throw new Error(`map ${board.data.id}: no power ${power}`);
  if (order.kind === 'waive') return refused('DIP-R6');
  const loser = loserIn(context, order.unit, giver);
  if (packed.civilDisorder[giver] === 1) return refused('DIP-X1', loser);
  if (loser < 0) return refused(standsIn(context, order.unit, giver) ? 'DIP-R6' : 'DIP-O5');
  if (order.kind !== 'retreat' && order.kind !== 'move' && order.kind !== 'disband') return refused('DIP-R6', loser);
  const unit = loserNumbered(context, loser);
  const named = noFaults();
  checkUnitName(board, season.policy, order.unit, unit, named);
  if (named.refused) return refused('DIP-O7', loser);
  const wishes = order.kind === 'retreat' ? order.to : order.kind === 'move' ? [order.to] : (['disband'] as const);
  const passedOver: { to: RetreatChoice; rule: string }[] = [];
  for (const to of wishes) {
    const faults = noFaults();
    const place =
      to === 'disband' ? DISBAND : readDestination(board, season.policy, unit, to, { kind: 'move' }, faults);
    const refusal = place === DISBAND ? OPEN : season.retreats.refusal(packed, loser, place);
    if (refusal === OPEN && !faults.refused) {
      return { given, loser, choice: place, passedOver, rule: null, yields: named.yields };
    }
    passedOver.push({ to, rule: faults.refused ? 'DIP-O7' : refusalRule(board, unit, place, refusal) });
  }
  return { given, loser, choice: null, passedOver, rule: passedOver[0]?.rule ?? 'DIP-R7', yields: named.yields };
}

/** A province entered at no coast in particular is closed for want of the coast, not for want of a way there. */
function refusalRule(board: Board, unit: Standing, place: number, refusal: number): string {
  const province = board.provinceOf[place] ?? 0;
  const coastal = unit.fleet && refusal === NO_STEP && reachableCoasts(board, unit.at, province).length > 0;
  return coastal ? 'DIP-L4' : (REFUSALS[refusal] ?? 'DIP-R7');
}

/** Different legal retreats of one unit (DIP-O3): as for other orders, but a unit that follows none is disbanded. */
function settleRepeated({ season }: PhaseContext, readings: readonly Reading[]): readonly Reading[] {
  const { repeatedOrder } = season.policy;
  const better = (reading: Reading): boolean =>
    readings.some(({ loser, yields }) => loser === reading.loser && !yields);
  const named = readings.map((reading) =>
    reading.rule === null && reading.yields && better(reading) ? { ...reading, rule: 'DIP-O7' } : reading,
  );
  return named.map((reading) => {
    if (reading.rule !== null) return reading;
    const legal = named.filter(({ loser, rule }) => rule === null && loser === reading.loser);
    const standing = repeatedOrder === 'first' ? legal[0] : repeatedOrder === 'last' ? legal.at(-1) : undefined;
    const agreed = legal.every(({ choice }) => choice === reading.choice);
    return agreed || standing?.choice === reading.choice ? reading : { ...reading, rule: 'DIP-O3' };
  });
}

function tellRetreats(
  context: PhaseContext,
  readings: readonly Reading[],
  losers: readonly Unit[],
  choices: Int16Array,
): Findings {
  const { board, season, packed } = context;
  const nameOf = namesIn(context, losers);
  const arrivals = [...choices].map((to) => (to === DISBAND ? -1 : (board.provinceOf[to] ?? 0)));
  const met = (loser: number): boolean => arrivals.filter((to) => to >= 0 && to === arrivals[loser]).length > 1;
  const given = readings.map((reading): OrderResult => {
    const unit = losers[reading.loser];
    if (unit === undefined) return refusedResult(context, reading.given, reading.rule ?? 'DIP-O5', nameOf);
    const order = textOf(board, reading, unit, nameOf);
    const told = { power: reading.given.power, unit: unit.at, order, given: reading.given };
    if (reading.rule !== null) return { ...told, verdict: 'illegal', rule: reading.rule };
    if (reading.choice !== DISBAND && met(reading.loser)) return { ...told, verdict: 'bounced', rule: 'DIP-R5' };
    return { ...told, verdict: 'succeeds', rule: 'DIP-R1' };
  });
  const open = new Int16Array(board.locationCount);
  const ungiven = losers.flatMap((unit, loser): OrderResult[] => {
    const disorder = packed.civilDisorder[board.powerIndex.get(unit.power) ?? 0] === 1;
    if (!disorder && readings.some((reading) => reading.loser === loser)) return [];
    const trapped = season.retreats.choices(packed, loser, open) === 0;
    const rule = disorder ? 'DIP-X1' : trapped ? 'DIP-R1' : 'DIP-R8';
    const order = retreatText(nameText(unit), 'disband');
    return [{ power: unit.power, unit: unit.at, order, given: null, verdict: 'succeeds', rule }];
  });
  const notes = readings.flatMap((reading) => tellPassedOver(reading, losers));
  return { orders: [...given, ...ungiven], notes: [...notes, ...tellRefused(readings, losers)] };
}

/** A retreat is listed with the choice that counted, or the first; any other order as written. */
function textOf(board: Board, { given, choice, rule }: Reading, unit: Unit, nameOf: NameOf): string {
  const { order } = given;
  const name = rule === 'DIP-O7' && order.kind !== 'waive' ? nameText(order.unit, nameOf) : nameText(unit);
  if (choice !== null) return retreatText(name, choice === DISBAND ? 'disband' : locationId(board, choice));
  if (order.kind === 'retreat') return retreatText(name, order.to[0] ?? 'disband');
  if (order.kind === 'move') return retreatText(name, order.to);
  if (order.kind === 'disband') return retreatText(name, 'disband');
  return orderText(order, nameOf);
}

function tellPassedOver({ given, passedOver, rule }: Reading, losers: readonly Unit[]): readonly PhaseNote[] {
  if (rule !== null || given.order.kind === 'waive') return [];
  const place = provinceId(given.order.unit.at);
  const unit = losers.find(({ power, at }) => power === given.power && provinceId(at) === place);
  return passedOver.map(({ to, rule: closedBy }) => ({
    code: 'retreat-passed-over',
    params: { power: given.power, unit: unit?.at ?? place, to, because: closedBy },
    rule: 'DIP-R9',
  }));
}

/** Units whose orders all fell through: nothing else says that they are gone (DIP-R8). */
function tellRefused(readings: readonly Reading[], losers: readonly Unit[]): readonly PhaseNote[] {
  return losers.flatMap(({ power, at, type }, loser) => {
    const own = readings.filter((reading) => reading.loser === loser);
    if (own.length === 0 || own.some(({ rule }) => rule === null)) return [];
    return [{ code: 'retreat-refused', params: { power, unit: at, type }, rule: 'DIP-R8' }];
  });
}

/** Number of the dislodged unit of this power in the province named, or -1. */
function loserIn({ board, season, packed }: PhaseContext, name: UnitName, giver: number): number {
  const { layout } = season;
  const province = board.locationIndex.get(provinceId(name.at)) ?? -1;
  return packed.losers
    .subarray(0, packed.dislodged)
    .findIndex(
      (word) =>
        board.provinceOf[word & layout.locationMask] === province &&
        ((word >> layout.powerShift) & layout.powerMask) === giver,
    );
}

function standsIn({ position, board }: PhaseContext, name: UnitName, giver: number): boolean {
  const place = provinceId(name.at);
  return position.units.some(({ power, at }) => provinceId(at) === place && board.powerIndex.get(power) === giver);
}

function loserNumbered({ season, packed }: PhaseContext, loser: number): Standing {
  const { fleetBit, locationMask, powerMask, powerShift } = season.layout;
  const word = packed.losers[loser] ?? 0;
  return { at: word & locationMask, fleet: (word & fleetBit) !== 0, power: (word >> powerShift) & powerMask };
}

/** Names for what an order leaves out: the dislodged unit first, since retreats are about those. */
function namesIn({ position }: PhaseContext, losers: readonly Unit[]): NameOf {
  return (province: LocationId): UnitName | undefined =>
    [...losers, ...position.units].find(({ at }) => provinceId(at) === province);
}
