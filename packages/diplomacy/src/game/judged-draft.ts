import { type Ruling, type SeatId, seatId } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import { orderText } from '../orders/canonical-text.ts';
import type { GivenOrder, Order } from '../orders/order.ts';
import type { Position, Unit } from '../orders/position.ts';
import type { PhaseNote, Referee } from '../referee/referee.ts';
import type { Adjudicator } from './adjudicator.ts';
import { linesFor, meantFor } from './draft.ts';
import type { DraftLine } from './order-schema.ts';
import { isProvince } from './position-schema.ts';
import { ruleAgainstRetreat } from './retreat-ahead.ts';
import { draftRuling } from './ruling.ts';

/** A line of a draft as the referee reads it before anyone else's orders are known. */
export interface JudgedLine {
  readonly line: DraftLine;
  /** Canonical text. */
  readonly text: string;
  /** The rule that makes it impossible whatever the others order, or null. */
  readonly rule: string | null;
}

/** What the referee can say of a draft as soon as it is handed in. */
export interface JudgedDraft {
  readonly lines: readonly JudgedLine[];
  readonly notes: readonly PhaseNote[];
}

/** Notes about a power's own orders, which others' orders do not change. */
const ORDER_NOTES: readonly string[] = ['different-orders', 'words-ignored', 'retreat-passed-over'];

/**
 * Judges a power's draft by itself. What makes an order impossible lies in the position and in the power's own orders, so
 * that it can be told at once and tells nothing of what others have drafted.
 *
 * @param lines naming only places and powers of the map ({@link strangersIn})
 */
export function judgeDraft(
  { referee }: Adjudicator,
  position: Position,
  power: SeatId,
  lines: readonly DraftLine[],
): JudgedDraft {
  const given = new Map(
    linesFor(position.phase, lines).map((line): [DraftLine, GivenOrder] => [line, { power, ...line }]),
  );
  const { orders, notes } = referee.process(position, [...given.values()]);
  const judged = lines.map((line): JudgedLine => {
    const result = orders.find((order) => order.given !== null && order.given === given.get(line));
    if (result !== undefined) {
      return { line, text: result.order, rule: result.verdict === 'illegal' ? result.rule : null };
    }
    return { line, text: orderText(line.order), rule: ruleAhead(referee, position, power, line) };
  });
  return { lines: judged, notes: notes.filter((note) => isAbout(power, note)) };
}

function isAbout(power: SeatId, { code, params: { power: whose } }: PhaseNote): boolean {
  return ORDER_NOTES.includes(code) && whose === power;
}

/**
 * Of what is written in advance there is little to see yet: whose unit has to retreat, whether it could go there at all, and
 * whose home is built in.
 */
function ruleAhead(referee: Referee, position: Position, power: SeatId, line: DraftLine): string | null {
  const { board } = referee;
  const { order } = line;
  if (meantFor(position.phase, line) === 'R') {
    const unit = unitOrdered(position, power, order);
    return unit === undefined ? 'DIP-O5' : ruleAgainstRetreat(referee, unit, order);
  }
  if (order.kind !== 'build') return null;
  const home = board.data.provinces.find(({ id }) => id === provinceId(order.unit.at))?.home;
  return home === power ? null : 'DIP-B2';
}

/** The unit of the power that an order names. */
function unitOrdered({ units }: Position, power: SeatId, order: Order): Unit | undefined {
  if (order.kind === 'waive') return undefined;
  const province = provinceId(order.unit.at);
  return units.find((unit) => unit.power === power && provinceId(unit.at) === province);
}

/** What is told of a draft when it is handed in: impossible orders, and what was passed over in others. */
export function rulingsOnDraft(power: SeatId, { lines, notes }: JudgedDraft): readonly Ruling[] {
  const impossible = lines.flatMap(({ text, rule }, index) =>
    rule === null
      ? []
      : [draftRuling(`line-${index + 1}`, power, { rule, subject: `${power} ${text}`, verdict: 'illegal' })],
  );
  const told = notes.map(({ code, params, rule }, index) =>
    draftRuling(`note-${index + 1}`, power, { rule, subject: seatId(power), verdict: code }, params),
  );
  return [...impossible, ...told];
}

/** Names in an order, or beside it, that mean nothing on this map (DIP-T7). */
export function strangersIn({ referee }: Adjudicator, { order, proxy }: DraftLine): readonly string[] {
  const { board } = referee;
  const names = order.kind === 'waive' ? [] : namesIn(order);
  const strangers = names.filter((id) => !isProvince(board, provinceId(id)));
  const powers = [...(order.kind === 'waive' ? [] : powersIn(order)), ...(proxy === undefined ? [] : [proxy])];
  return [...strangers, ...powers.filter((id) => !board.powerIndex.has(id))];
}

type Placed = Exclude<Order, { readonly kind: 'waive' }>;

function namesIn(order: Placed): readonly string[] {
  const { at } = order.unit;
  switch (order.kind) {
    case 'move':
      return [at, order.to, ...(order.path ?? [])];
    case 'support-hold':
      return [at, order.target.at];
    case 'support-move':
      return [at, order.target.at, order.to];
    case 'convoy':
      return [at, order.army.at, order.to];
    case 'retreat':
      return [at, ...order.to.filter((to) => to !== 'disband')];
    case 'hold':
    case 'disband':
    case 'build':
      return [at];
  }
}

function powersIn(order: Placed): readonly string[] {
  const units = [order.unit];
  if (order.kind === 'support-hold' || order.kind === 'support-move') units.push(order.target);
  if (order.kind === 'convoy') units.push(order.army);
  return units.flatMap(({ power }) => (power === undefined ? [] : [power]));
}
