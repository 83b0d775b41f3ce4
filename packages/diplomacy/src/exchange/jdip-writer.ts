import { provinceId } from '../map/board.ts';
import type { LocationId, MapData, PowerId } from '../map/map-data.ts';
import type { GivenOrder } from '../orders/order.ts';
import type { PhaseName, Position, Unit } from '../orders/position.ts';
import type { OrderResult, PhaseResult } from '../referee/referee.ts';
import { exactText, readExactOrder } from './exact-order.ts';
import { NOTE } from './jdip-lines.ts';
import { jdipOrder, jdipUnit, readJdipOrder } from './jdip-orders.ts';
import { jdipVariant, phaseWords } from './jdip-phase.ts';
import { stepsOf, type WrittenStep } from './replay-season.ts';
import type { SeasonRecord } from './season-record.ts';
import { judgeOf, rulesNote } from './season-rules.ts';
import type { ToldPosition } from './told-position.ts';

/**
 * A season as a file of jDip's test cases, one case a phase; the current phase is the last case, and has no outcome.
 * What that notation cannot say stands behind a `#`, where jDip reads nothing.
 *
 * @throws Error when no map has the record's id, or it names what the map does not have
 */
export function writeJdip(record: SeasonRecord): string {
  const { referee, names } = judgeOf(record.map, record.policy);
  const { board } = referee;
  const map = board.data;
  const steps = stepsOf(referee, record, jdipTold);
  const powerName = new Map(map.powers.map(({ id, name }) => [id, name.en]));
  const unitLine = (unit: Unit): string => `${powerName.get(unit.power) ?? unit.power}: ${jdipUnit(unit)}`;

  const orderLine = (given: GivenOrder, step: WrittenStep): string => {
    const { phase } = step.position;
    const text = jdipOrder(given.order, phase, waivedAt(map, step.position, given.power));
    const read = readJdipOrder(names, phase, text);
    const exact = exactText(given);
    const says = read === null ? null : exactText({ power: given.power, order: read });
    const note = says === exact ? '' : ` ${NOTE} ${exact}`;
    return `${powerName.get(given.power) ?? given.power}: ${text}${note}`;
  };

  const resultLine = ({ power, order, verdict }: OrderResult, phase: PhaseName): readonly string[] => {
    const read = readExactOrder(board, order);
    if (read === null) return [];
    const sign = verdict === 'succeeds' || verdict === 'holds' ? 'SUCCESS' : 'FAILURE';
    return [`${sign}: ${powerName.get(power) ?? power}: ${jdipOrder(read, phase, '')}`];
  };

  const caseOf = (step: WrittenStep, index: number): readonly string[] => {
    const { position, given, result, exact } = step;
    const next = steps[index + 1]?.position;
    const before = steps[index - 1]?.result ?? null;
    return [
      `CASE ${position.phase}`,
      ...(exact === null ? [] : [`${NOTE} ${JSON.stringify({ position: exact })}`]),
      `PRESTATE_SETPHASE ${phaseWords(position.phase)}`,
      ...block('PRESTATE_SUPPLYCENTER_OWNERS', centreLines(map, position, unitLine)),
      ...block('PRESTATE', position.units.map(unitLine)),
      ...optional(
        'PRESTATE_DISLODGED',
        position.dislodged.map(({ unit }) => unitLine(unit)),
      ),
      ...optional('PRESTATE_RESULTS', position.phase.endsWith('R') ? resultsOf(before, resultLine) : []),
      ...block(
        'ORDERS',
        given.map((order) => orderLine(order, step)),
      ),
      ...(result === null || next === undefined
        ? []
        : [
            ...block('POSTSTATE', next.units.map(unitLine)),
            ...optional(
              'POSTSTATE_DISLODGED',
              next.dislodged.map(({ unit }) => unitLine(unit)),
            ),
          ]),
      'END',
      '',
    ];
  };

  const head = [
    `VARIANT_ALL ${jdipVariant(map)}`,
    `${NOTE} ${JSON.stringify(rulesNote(record.map, record.edition, record.policy))}`,
    '',
  ];
  return [...head, ...steps.flatMap(caseOf)].join('\n');
}

/** What the notation says of a position. */
function jdipTold({ phase, units, dislodged, centres }: Position): ToldPosition {
  return {
    phase,
    units,
    dislodged: dislodged.map(({ unit }) => ({ unit })),
    centres,
    civilDisorder: null,
    contested: null,
    exact: null,
  };
}

const block = (keyword: string, lines: readonly string[]): readonly string[] => [
  keyword,
  ...lines.map((line) => `\t${line}`),
];
const optional = (keyword: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : block(keyword, lines);

/** jDip parses a centre as a unit that stands there. */
function centreLines(map: MapData, { centres }: Position, unitLine: (unit: Unit) => string): readonly string[] {
  return map.powers.flatMap(({ id }) =>
    Object.keys(centres)
      .filter((province) => centres[province] === id)
      .sort()
      .map((at) => unitLine({ power: id, type: 'A', at })),
  );
}

/** jDip finds who dislodged a unit, and what is contested, from the orders before: one for each unit. */
function resultsOf(
  before: PhaseResult | null,
  lineOf: (result: OrderResult, phase: PhaseName) => readonly string[],
): readonly string[] {
  const told = new Set<LocationId>();
  return (before?.orders ?? []).flatMap((result) => {
    if (before === null || result.unit === null || result.verdict === 'illegal' || told.has(result.unit)) return [];
    told.add(result.unit);
    return lineOf(result, before.phase);
  });
}

/** Some home centre that a waived build could have been for. */
function waivedAt(map: MapData, { centres, units }: Position, power: PowerId): LocationId {
  const homes = map.provinces.filter(({ home }) => home === power).map(({ id }) => id);
  const free = homes.filter((id) => centres[id] === power && !units.some(({ at }) => provinceId(at) === id));
  return free[0] ?? homes[0] ?? map.provinces[0]?.id ?? '';
}
