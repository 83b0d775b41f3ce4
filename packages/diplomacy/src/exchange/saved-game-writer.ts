import { provinceId } from '../map/board.ts';
import type { PowerId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import type { Referee } from '../referee/referee.ts';
import { exactText } from './exact-order.ts';
import { stepsOf, type WrittenStep } from './replay-season.ts';
import { orderedUnits, readSavedOrder, savedOrder, savedResult } from './saved-game-orders.ts';
import { type Influence, influenceAfter, savedState, savedUnit } from './saved-game-state.ts';
import type { SeasonRecord } from './season-record.ts';
import { judgeOf, rulesNote } from './season-rules.ts';
import type { ToldPosition } from './told-position.ts';

/** Name of the state behind the last phase of a game. */
export const COMPLETED = 'COMPLETED';

/**
 * A season as a saved game of the Python package `diplomacy`: one line of JSON, as `to_saved_game_format` puts out and
 * `from_saved_game_format` takes. What the package has no place for stands under `panjeong`: its loader passes keys that it
 * does not know.
 *
 * Keys and their types follow the package's `utils/export.py`, `utils/game_phase_data.py`, and `get_state`, `set_state` and
 * `set_phase_data` of `engine/game.py`; no file was loaded by the package itself. Its `is_valid_saved_game` is not promised:
 * it plays the game again by the package's rules, and compares a hash of the board that is the package's own. It refuses
 * draft orders that it thinks impossible, and a game with two phases of one name.
 *
 * @throws Error when no map has the record's id, or it names what the map does not have
 */
export function writeSavedGame(record: SeasonRecord, id = 'panjeong'): string {
  const adjudicator = judgeOf(record.map, record.policy);
  const { referee, names } = adjudicator;
  const { board } = referee;
  const over = isOver(referee, record);
  const nameOf = (position: Position, isCurrent: boolean): string => (isCurrent && over ? COMPLETED : position.phase);
  const steps = stepsOf(referee, record, (position, isCurrent) =>
    savedTold(board.powerIds, position, isCurrent && over),
  );
  const powers = board.powerIds;
  let influence: Influence = new Map();

  const phaseOf = ({ position, given, result, exact }: WrittenStep): unknown => {
    influence = influenceAfter(influence, position);
    const name = nameOf(position, result === null);
    const unitOf = orderedUnits(position);
    const givers: readonly PowerId[] = [...new Set([...given.map(({ power }) => power), ...powers])];
    const orders = givers.map((power): SavedOrders => {
      const own = given.filter((order) => order.power === power);
      const texts = own.map(({ order }) => savedOrder(order, unitOf));
      const notes = own.map((order, index) => {
        const read = readSavedOrder(board, names, texts[index] ?? '');
        const note = exactText(order);
        return read !== null && exactText({ power, order: read }) === note ? null : note;
      });
      // Nobody has said yet that a power without orders wants none.
      return { power, texts: result === null && own.length === 0 ? null : texts, notes };
    });
    const noted = orders.filter(({ notes }) => notes.some((note) => note !== null));
    const note = {
      ...(exact === null ? {} : { position: exact }),
      ...(noted.length === 0 ? {} : { orders: Object.fromEntries(noted.map(({ power, notes }) => [power, notes])) }),
    };
    const state = savedState(board, position, influence, name);
    return {
      name,
      state: { ...state, game_id: id, map: record.map, rules: RULES },
      orders: Object.fromEntries(orders.map(({ power, texts }) => [power, texts])),
      results: resultsOf(result, position),
      messages: [],
      ...(Object.keys(note).length === 0 ? {} : { panjeong: note }),
    };
  };

  return `${JSON.stringify({
    id,
    map: record.map,
    rules: RULES,
    phases: steps.map(phaseOf),
    panjeong: rulesNote(record.map, record.edition, record.policy),
  })}\n`;
}

/** There is no press in the file. */
const RULES = ['NO_PRESS'];

interface SavedOrders {
  readonly power: PowerId;
  readonly texts: readonly string[] | null;
  /** By order its exact text, where the package's is less. */
  readonly notes: readonly (string | null)[];
}

/** Whether the season ended with its last phase. */
function isOver(referee: Referee, { phases }: SeasonRecord): boolean {
  const last = phases.at(-1);
  return last !== undefined && referee.process(last.before, last.given).outcome !== null;
}

/** What the package's state says of a position: its units stand by power. */
function savedTold(powers: readonly PowerId[], position: Position, isCompleted: boolean): ToldPosition {
  const { phase, units, dislodged, centres, civilDisorder } = position;
  return {
    phase: isCompleted ? null : phase,
    units: powers.flatMap((power) => units.filter((unit) => unit.power === power)),
    dislodged: powers.flatMap((power) =>
      dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit, retreats }) => ({ unit, retreats: [...retreats].sort() })),
    ),
    centres,
    civilDisorder,
    contested: null,
    exact: null,
  };
}

/** By unit (`A VIE`) the codes of what became of it. */
function resultsOf(result: WrittenStep['result'], position: Position): Readonly<Record<string, readonly string[]>> {
  const unitOf = orderedUnits(position);
  return Object.fromEntries(
    (result?.orders ?? []).flatMap(({ unit, verdict, power }) => {
      const own = unit === null ? undefined : unitOf(provinceId(unit));
      if (own?.type === undefined) return [];
      return [[savedUnit({ power, type: own.type, at: own.at }), savedResult(verdict)] as const];
    }),
  );
}
