import { STANDARD_MAP } from '../maps/index.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { ARMY_STEP, type Board, FLEET_INTO, provinceId, SEA } from '../src/map/board.ts';
import type { LocationId } from '../src/map/map-data.ts';
import type { GivenOrder, Order, UnitName } from '../src/orders/order.ts';
import type { Position, Unit } from '../src/orders/position.ts';
import type { Referee } from '../src/referee/referee.ts';

/** A phase and orders for it as seven players who mean well would give them. */
export interface SensiblePhase {
  readonly position: Position;
  readonly given: readonly GivenOrder[];
}

const YEARS_A_GAME = 4;

/**
 * Phases of games played from the start with sensible orders: every unit ordered, every support and convoy for an order
 * that is given, no two own units in each other's way, coasts named, as many builds and removals as are due. The same seed
 * plays the same games.
 */
export function* sensiblePhases(referee: Referee, seed: number): Generator<SensiblePhase> {
  for (let game = 0; ; game++) {
    const chance = chanceFrom(seed + game);
    let position = referee.start();
    const last = Number(position.phase.slice(1, 5)) + YEARS_A_GAME;
    while (Number(position.phase.slice(1, 5)) < last) {
      const given = sensibleOrders(referee, position, chance);
      yield { position, given };
      const { next, outcome } = referee.process(position, given);
      if (outcome !== null) break;
      position = next;
    }
  }
}

function sensibleOrders(referee: Referee, position: Position, chance: Chance): readonly GivenOrder[] {
  if (position.phase.endsWith('R')) return retreats(position, chance);
  if (position.phase.endsWith('A')) return adjustments(referee.board, position, chance);
  return new Movement(referee.board, position, chance).orders();
}

const named = ({ type, at }: Unit): UnitName => ({ type, at });

function retreats({ dislodged }: Position, chance: Chance): readonly GivenOrder[] {
  const taken = new Set<string>();
  return dislodged.map(({ unit, retreats: open }): GivenOrder => {
    const free = open.filter((place) => !taken.has(`${unit.power} ${provinceId(place)}`));
    if (free.length === 0 || chance.odds(0.2))
      return { power: unit.power, order: { kind: 'disband', unit: named(unit) } };
    const to = chance.pick(free);
    taken.add(`${unit.power} ${provinceId(to)}`);
    return { power: unit.power, order: { kind: 'retreat', unit: named(unit), to: [to] } };
  });
}

function adjustments(board: Board, { units, centres }: Position, chance: Chance): readonly GivenOrder[] {
  return board.powerIds.flatMap((power): readonly GivenOrder[] => {
    const own = units.filter((unit) => unit.power === power);
    const due = Object.values(centres).filter((owner) => owner === power).length - own.length;
    const removed = chance.shuffled(own).slice(0, Math.max(0, -due));
    const homes = STANDARD_MAP.provinces.filter(
      ({ id, home }) => home === power && centres[id] === power && !units.some(({ at }) => provinceId(at) === id),
    );
    const open = chance.shuffled(homes).slice(0, Math.max(0, due));
    const builds = open.map(({ id, kind, coasts = [] }): Order => {
      if (chance.odds(0.1)) return { kind: 'waive' };
      if (kind === 'inland' || chance.odds(0.5)) return { kind: 'build', unit: { type: 'A', at: id } };
      return { kind: 'build', unit: { type: 'F', at: coasts.length > 0 ? `${id}/${chance.pick(coasts)}` : id } };
    });
    const orders = [...removed.map((unit): Order => ({ kind: 'disband', unit: named(unit) })), ...builds];
    return orders.map((order) => ({ power, order }));
  });
}

/** Orders of one movement phase in the making: first who moves, and with which fleets, then who helps them. */
class Movement {
  private readonly planned = new Map<Unit, Order>();
  /** Provinces each power moves to. */
  private readonly claimed = new Set<string>();
  private readonly unitIn: ReadonlyMap<string, Unit>;
  private readonly board: Board;
  private readonly position: Position;
  private readonly chance: Chance;

  constructor(board: Board, position: Position, chance: Chance) {
    this.board = board;
    this.position = position;
    this.chance = chance;
    this.unitIn = new Map(position.units.map((unit) => [provinceId(unit.at), unit]));
  }

  orders(): readonly GivenOrder[] {
    const { chance, position, planned } = this;
    for (const army of chance.shuffled(position.units)) if (army.type === 'A' && chance.odds(0.3)) this.convoy(army);
    for (const unit of chance.shuffled(position.units)) {
      if (!planned.has(unit) && chance.odds(0.6)) this.move(unit);
    }
    // What is left stays, so that it can be supported to hold whatever it does.
    for (const unit of chance.shuffled(position.units)) if (!planned.has(unit)) planned.set(unit, this.help(unit));
    return position.units.map((unit) => ({
      power: unit.power,
      order: planned.get(unit) ?? { kind: 'hold', unit: named(unit) },
    }));
  }

  private move(unit: Unit): void {
    const goals = this.steps(unit).filter((to) => this.isOpen(unit, to));
    if (goals.length > 0)
      this.claim(unit, { kind: 'move', unit: named(unit), to: this.chance.pick(goals), via: false });
  }

  /** An army over one or two seas whose fleets, of any power, have nothing to do yet. */
  private convoy(army: Unit): void {
    const { board, chance, planned } = this;
    const from = this.index(army.at);
    const free = (province: number): Unit | undefined => {
      const unit = this.unitIn.get(board.locationIds[province] ?? '');
      return unit?.type === 'F' && board.kind[province] === SEA && !planned.has(unit) ? unit : undefined;
    };
    const seas = [...(board.waters[from] ?? [])].filter((sea) => free(sea) !== undefined);
    if (seas.length === 0) return;
    const first = chance.pick(seas);
    const next = [...(board.waters[first] ?? [])].filter((sea) => free(sea) !== undefined && sea !== first);
    const chain = next.length > 0 && chance.odds(0.5) ? [first, chance.pick(next)] : [first];
    const end = chain.at(-1) ?? first;
    const goals = STANDARD_MAP.provinces.filter(({ id, kind }) => {
      const to = this.index(id);
      const shore = kind === 'coastal' && this.touches(end, to) && (chain.length === 1 || !this.touches(first, to));
      // Next door it would be a question whether it wants the convoy.
      return shore && to !== from && !this.walks(from, to) && this.isOpen(army, id);
    });
    // The second fleet must be needed.
    if (goals.length === 0 || (chain.length > 1 && this.touches(end, from))) return;
    const to = chance.pick(goals).id;
    this.claim(army, { kind: 'move', unit: named(army), to, via: false });
    for (const sea of chain) {
      const fleet = free(sea);
      if (fleet !== undefined) planned.set(fleet, { kind: 'convoy', unit: named(fleet), army: named(army), to });
    }
  }

  private help(unit: Unit): Order {
    const { chance, planned } = this;
    const moves = [...planned].flatMap(([mover, order]) => (order.kind === 'move' ? [{ mover, order }] : []));
    const supports = moves.filter(({ mover, order }) => {
      const goal = provinceId(order.to);
      const occupant = this.unitIn.get(goal);
      const againstOwn = occupant?.power === unit.power && planned.get(occupant)?.kind !== 'move';
      // A support of a convoyed move may be one its own fleet must carry: not for now.
      return (
        mover.power !== undefined && this.reaches(unit, goal) && !againstOwn && this.steps(mover).includes(order.to)
      );
    });
    const holders = this.position.units.filter(
      (other) => other !== unit && planned.get(other)?.kind !== 'move' && this.reaches(unit, provinceId(other.at)),
    );
    if (supports.length > 0 && chance.odds(0.7)) {
      const own = supports.filter(({ mover }) => mover.power === unit.power);
      const { mover, order } = chance.pick(own.length > 0 && chance.odds(0.8) ? own : supports);
      return { kind: 'support-move', unit: named(unit), target: named(mover), to: order.to };
    }
    if (holders.length > 0 && chance.odds(0.5)) {
      return { kind: 'support-hold', unit: named(unit), target: named(chance.pick(holders)) };
    }
    return { kind: 'hold', unit: named(unit) };
  }

  private claim(unit: Unit, order: Extract<Order, { kind: 'move' }>): void {
    this.claimed.add(`${unit.power} ${provinceId(order.to)}`);
    this.planned.set(unit, order);
  }

  /** Whether no own unit goes there, and none is there that does not go elsewhere than here. */
  private isOpen(unit: Unit, to: LocationId): boolean {
    const goal = provinceId(to);
    if (this.claimed.has(`${unit.power} ${goal}`)) return false;
    const occupant = this.unitIn.get(goal);
    if (occupant === undefined || occupant.power !== unit.power) return true;
    const order = this.planned.get(occupant);
    return order?.kind === 'move' && provinceId(order.to) !== provinceId(unit.at);
  }

  private steps({ type, at }: Unit): readonly LocationId[] {
    const { board } = this;
    const from = this.index(at);
    const steps = type === 'A' ? board.armySteps[from] : board.fleetSteps[from];
    return [...(steps ?? [])].map((to) => board.locationIds[to] ?? '');
  }

  private reaches({ type, at }: Unit, province: string): boolean {
    const bit = type === 'A' ? ARMY_STEP : FLEET_INTO;
    return ((this.board.steps[this.index(at) * this.board.locationCount + this.index(province)] ?? 0) & bit) !== 0;
  }

  private touches(sea: number, other: number): boolean {
    return ((this.board.steps[sea * this.board.locationCount + other] ?? 0) & FLEET_INTO) !== 0;
  }

  private walks(from: number, to: number): boolean {
    return ((this.board.steps[from * this.board.locationCount + to] ?? 0) & ARMY_STEP) !== 0;
  }

  private index(place: LocationId): number {
    return this.board.locationIndex.get(place) ?? 0;
  }
}
