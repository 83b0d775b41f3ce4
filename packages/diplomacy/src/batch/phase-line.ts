import { type Board, provinceId } from '../map/board.ts';
import type { LocationId, PowerId, ProvinceId } from '../map/map-data.ts';
import { type NameIndex, nearestNames } from '../map/names.ts';
import { parseOrder } from '../notation/parse-order.ts';
import type { Problem } from '../notation/problem.ts';
import type { GivenOrder, Order, UnitType } from '../orders/order.ts';
import type { DislodgedUnit, PhaseName, Position, Unit } from '../orders/position.ts';
import type { Policy } from '../policy/policy.ts';
import type { LineFault } from './line-fault.ts';
import { unitFault } from './unit-place.ts';

/** A line as the referee takes it. */
export interface PhaseLine {
  readonly position: Position;
  readonly given: readonly GivenOrder[];
}

export type PhaseLineReader = (line: Readonly<Record<string, unknown>>) => PhaseLine | LineFault;

const PHASE = /^([SF]\d{3,4}[MR]|W\d{3,4}A)$/;
/** So many texts of orders are remembered; an endless run must not fill the memory. */
const MOST_REMEMBERED = 50_000;

/**
 * Reads lines of the batch format with care, any phase, and finds the first fault of one that cannot be read.
 *
 * Keys: `phase` (the one the map starts with where it is left out), `units`, `orders`, `centers` as in movement lines. For a retreat phase also `dislodged`, by unit the
 * province its attacker came from (`{"FRANCE A BUR": "MUN"}`, or `"MUN VIA"` when it came by convoy), and `contested`,
 * the provinces a standoff left empty. `civilDisorder` lists powers without a player.
 */
export function createPhaseLineReader(board: Board, names: NameIndex, policy: Policy): PhaseLineReader {
  const orders = new Map<string, Order | Problem>();
  const readOrder = (text: string): Order | Problem => {
    const known = orders.get(text);
    if (known !== undefined) return known;
    if (orders.size >= MOST_REMEMBERED) orders.clear();
    const parsed = parseOrder(text, names);
    const read = parsed.kind === 'read' ? parsed.order : parsed.problem;
    orders.set(text, read);
    return read;
  };

  return (line) => {
    try {
      return readLine(line);
    } catch (fault) {
      if (fault instanceof Faulty) return fault.fault;
      throw fault;
    }
  };

  function readLine(line: Readonly<Record<string, unknown>>): PhaseLine {
    const phase = readPhase(line['phase']);
    const taken = new Map<ProvinceId, string>();
    const units = byPower(line['units'], 'units', false).map(({ power, text, at }): Unit => {
      const unit = { power, ...readUnit(text, at) };
      const first = taken.get(provinceId(unit.at));
      if (first !== undefined) fail({ at, code: 'two-units', read: text, nearest: [first] });
      taken.set(provinceId(unit.at), `${power} ${text}`);
      return unit;
    });
    const given = byPower(line['orders'], 'orders', true).map(({ power, text, at }): GivenOrder => {
      const order = readOrder(text);
      if ('code' in order) fail({ at, code: 'unreadable-order', read: text, nearest: order.nearest, problem: order });
      return { power, order };
    });
    const position: Position = {
      phase,
      units,
      centres: readCentres(line['centers'], phase.endsWith('A')),
      dislodged: phase.endsWith('R') ? readDislodged(line['dislodged']) : [],
      contested: phase.endsWith('R') ? readList(line['contested'], 'contested').map(readProvince) : [],
      civilDisorder: readList(line['civilDisorder'], 'civilDisorder').map(({ text, at }) => readPower(text, at)),
    };
    return { position, given };
  }

  function readPhase(value: unknown): PhaseName {
    if (value === undefined) return board.data.start.phase as PhaseName;
    const text = asText(value, 'phase');
    if (!PHASE.test(text)) fail({ at: 'phase', code: 'unknown-phase', read: text });
    return text as PhaseName;
  }

  function readPower(text: string, at: string): PowerId {
    if (board.powerIndex.has(text)) return text;
    return fail({ at, code: 'unknown-power', read: text, nearest: nearestNames(names.powerNames, text) });
  }

  function readProvince({ text, at }: TextAt): ProvinceId {
    const index = board.locationIndex.get(text);
    if (index !== undefined && index < board.provinceCount) return text;
    return fail({ at, code: 'unknown-province', read: text, nearest: nearestNames(names.provinceNames, text) });
  }

  function readUnit(text: string, at: string): { readonly type: UnitType; readonly at: LocationId } {
    const [type, location, more] = text.trim().toUpperCase().split(/\s+/);
    if ((type !== 'A' && type !== 'F') || location === undefined || more !== undefined) {
      return fail({ at, code: 'unknown-unit', read: text });
    }
    const fault = unitFault(board, names, type, location);
    if (fault !== null) fail({ at, read: text, ...fault });
    return { type, at: location };
  }

  function byPower(value: unknown, key: string, isOptional: boolean): (TextAt & { readonly power: PowerId })[] {
    if (value === undefined && isOptional) return [];
    return Object.entries(asObject(value, key)).flatMap(([name, list]) => {
      const power = readPower(name, `${key}.${name}`);
      return readList(list, `${key}.${name}`).map((text) => ({ ...text, power }));
    });
  }

  function readCentres(value: unknown, isNeeded: boolean): Readonly<Record<ProvinceId, PowerId>> {
    const centres: Record<ProvinceId, PowerId> = {};
    for (const { power, text, at } of byPower(value, 'centers', !isNeeded)) {
      const province = readProvince({ text, at });
      if (board.centre[board.locationIndex.get(province) ?? 0] !== 1) fail({ at, code: 'no-centre', read: text });
      const owner = centres[province];
      if (owner !== undefined) fail({ at, code: 'two-owners', read: text, nearest: [owner] });
      centres[province] = power;
    }
    return centres;
  }

  function readDislodged(value: unknown): readonly DislodgedUnit[] {
    const left = new Map<ProvinceId, string>();
    return Object.entries(asObject(value ?? {}, 'dislodged')).map(([text, origin]) => {
      const at = `dislodged.${text}`;
      const [name = '', ...rest] = text.trim().split(/\s+/);
      const unit = { power: readPower(name, at), ...readUnit(rest.join(' '), at) };
      // Before the movement, too, one unit stood in a province.
      const first = left.get(provinceId(unit.at));
      if (first !== undefined) fail({ at, code: 'two-units', read: text, nearest: [first] });
      left.set(provinceId(unit.at), text);
      const [from = '', via, more] = asText(origin, at).trim().toUpperCase().split(/\s+/);
      if ((via !== undefined && via !== 'VIA') || more !== undefined) {
        fail({ at, code: 'unknown-origin', read: String(origin) });
      }
      const province = readProvince({ text: from, at });
      const isOpen = via === 'VIA' && policy.retreatToConvoyOrigin === 'allowed';
      // Where else it may go the referee finds for itself; this is what it cannot know.
      return { unit, from: province, retreats: isOpen ? [province] : [] };
    });
  }
}

interface TextAt {
  readonly text: string;
  /** Path in the line's JSON. */
  readonly at: string;
}

class Faulty extends Error {
  readonly fault: LineFault;
  constructor(fault: LineFault) {
    super(fault.code);
    this.fault = fault;
  }
}

function fail(fault: Partial<LineFault> & Pick<LineFault, 'at' | 'code' | 'read'>): never {
  throw new Faulty({ expected: '', nearest: [], ...fault });
}

function readList(value: unknown, at: string): TextAt[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return wrongShape(value, at, 'list');
  return value.map((text: unknown, index) => ({ text: asText(text, `${at}[${index}]`), at: `${at}[${index}]` }));
}

function asText(value: unknown, at: string): string {
  return typeof value === 'string' ? value : wrongShape(value, at, 'text');
}

function asObject(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  return wrongShape(value, at, 'object');
}

function wrongShape(value: unknown, at: string, expected: 'object' | 'list' | 'text'): never {
  return fail({ at, code: 'wrong-shape', read: JSON.stringify(value) ?? '', expected });
}
