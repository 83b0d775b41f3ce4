import type { Order, UnitName } from '../orders/order.ts';
import { isMeantAsOrder, orderBegins } from './likeness.ts';
import { type OrderContext, takeListedUnit, takeOrders } from './orders.ts';
import type { Expectation, ProblemCode } from './problem.ts';
import { type Failure, peekKeyword, type Reader, skipBlank, takeKeyword, takeMark } from './reader.ts';
import { tell } from './suggestion.ts';

/** A stretch of a line, `from` up to `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a line, or the rest of one behind a heading, turned out to hold, in the order of the line. */
export type ListItem = Stretch &
  (
    | { readonly kind: 'order'; readonly order: Order }
    | { readonly kind: 'unit'; readonly unit: UnitName }
    | { readonly kind: 'unread' }
    | ({ readonly kind: 'problem' } & ListProblem)
  );

interface ListProblem {
  readonly code: ProblemCode;
  readonly expected: Expectation;
  readonly at: number;
  readonly end: number;
  readonly nearest: readonly string[];
}

/** Reads the orders from here to the end of the line, whatever stands between them. */
export function takeOrderList(reader: Reader, context: OrderContext): readonly ListItem[] {
  const items: ListItem[] = [];
  let lastUnit = context.lastUnit;
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) return items;
    reader.furthest = undefined;
    const orders = takeOrders(reader, { ...context, lastUnit });
    const to = reader.at;
    if (orders !== undefined && endsOrder(reader)) {
      const remark = takeRemark(reader);
      if (remark !== undefined && isCondition(reader, remark)) {
        items.push(asProblem(reader, from, remark.to, after(remark.from, remark.to), context));
        continue;
      }
      for (const order of orders) {
        items.push({ kind: 'order', order, from, to });
        if (order.kind !== 'waive') lastUnit = order.unit;
      }
      if (remark !== undefined) items.push({ kind: 'unread', ...remark });
      continue;
    }
    const failure = orders === undefined ? reader.furthest : trailing(reader, to);
    const next = nextOrder(reader, from, context);
    const end = trimmedEnd(reader, from, next);
    if (orders === undefined && !isMeantAsOrder(reader, from, end, failure)) {
      withdrawIfConditional(reader, items, from, end, context);
    } else {
      const unknown: Failure = { at: from, code: 'unknown-order', expected: 'unit' };
      items.push(asProblem(reader, from, end, failure ?? unknown, context));
    }
    reader.at = next;
  }
}

/** Reads a list of positions: `A Vie, A Bud, F Tri`. Undefined when anything else stands in it. */
export function takeUnitList(reader: Reader): readonly ListItem[] | undefined {
  const start = reader.at;
  const items: ListItem[] = [];
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) return items;
    const unit = takeListedUnit(reader);
    if (unit === undefined || !endsOrder(reader)) {
      reader.at = start;
      return undefined;
    }
    items.push({ kind: 'unit', unit, from, to: reader.at });
    const remark = takeRemark(reader);
    if (remark !== undefined) items.push({ kind: 'unread', ...remark });
  }
}

/** Passes what may stand between two orders. */
function skipBetween(reader: Reader): void {
  for (;;) {
    skipBlank(reader);
    if (/[,;.|&/!)\]-]/.test(reader.folded[reader.at] ?? '')) reader.at++;
    else if (takeKeyword(reader, 'and', 'polite') === undefined) return;
  }
}

const JAMO_LAUGH = /[ㄱ-ㅣ^;]+/y;

/** After a whole order: the end, a mark between orders, a remark, or the next order's unit type. Politeness is passed. */
function endsOrder(reader: Reader): boolean {
  for (;;) {
    skipBlank(reader);
    JAMO_LAUGH.lastIndex = reader.at;
    if (reader.folded[reader.at] !== ';' && JAMO_LAUGH.test(reader.folded)) reader.at = JAMO_LAUGH.lastIndex;
    else if (!takeMark(reader, '!') && takeKeyword(reader, 'polite') === undefined) break;
  }
  const rest = reader.folded.slice(reader.at);
  if (rest === '' || /^(?:[,;.|&/([#]|-+ *$)/.test(rest)) return true;
  const { at } = reader;
  const word = peekKeyword(reader);
  if (word?.keyword === 'and') return true;
  const typed = word?.keyword === 'army' || word?.keyword === 'fleet';
  if (typed) takeKeyword(reader, word.keyword);
  const begins = typed && orderBegins(reader);
  reader.at = at;
  return begins;
}

/** A bracket, or what stands behind `#` or `//`, after an order. */
function takeRemark(reader: Reader): Stretch | undefined {
  skipBlank(reader);
  const from = reader.at;
  const rest = reader.folded.slice(from);
  if (rest.startsWith('#') || rest.startsWith('//')) {
    reader.at = reader.folded.length;
    return { from, to: trimmedEnd(reader, from, reader.at) };
  }
  const bracket = /^(?:\([^)]*\)?|\[[^\]]*\]?)/.exec(rest);
  if (bracket === null) return undefined;
  reader.at += bracket[0].length;
  return { from, to: trimmedEnd(reader, from, reader.at) };
}

const CONDITION =
  /(?:^|[^a-z])(?:if|unless|except|when|otherwise|only|else)(?![a-z])|만약|만일|경우|않으면|[가-힣]면(?![가-힣])|\?/;

/** Words behind an order that may take it back: "unless …", "만약 …". */
function isCondition(reader: Reader, { from, to }: Stretch): boolean {
  return CONDITION.test(reader.folded.slice(from, to));
}

/** What is no order is kept as unread; if it makes a condition, the order before it is not taken either. */
function withdrawIfConditional(
  reader: Reader,
  items: ListItem[],
  from: number,
  to: number,
  context: OrderContext,
): void {
  const last = items.at(-1);
  if (last?.kind !== 'order' || !isCondition(reader, { from, to })) {
    items.push({ kind: 'unread', from, to });
    return;
  }
  const start = last.from;
  while (items.at(-1)?.from === start) items.pop();
  items.push(asProblem(reader, start, to, after(from, to), context));
}

function trailing(reader: Reader, at: number): Failure {
  const furthest = reader.furthest;
  if (furthest !== undefined && furthest.at >= reader.at && furthest.code !== 'incomplete-order') return furthest;
  reader.at = at;
  skipBlank(reader);
  return after(reader.at, trimmedEnd(reader, reader.at, reader.folded.length));
}

/** Words behind a whole order. */
function after(at: number, end: number): Failure {
  return { at, code: 'trailing-text', expected: 'end', end };
}

/** After a failure, the next place where an order surely begins: a mark, and a unit type that no verb waits for. */
function nextOrder(reader: Reader, from: number, context: OrderContext): number {
  const { folded } = reader;
  const failure = reader.furthest;
  for (let at = from + 1; at < folded.length; at++) {
    if (!/[,;.]/.test(folded[at] ?? '') || waitsForUnit(folded.slice(Math.max(from, at - 24), at))) continue;
    reader.at = at + 1;
    const word = peekKeyword(reader);
    if (word?.keyword !== 'army' && word?.keyword !== 'fleet') continue;
    reader.furthest = undefined;
    if (takeOrders(reader, context) !== undefined && endsOrder(reader)) {
      reader.furthest = failure;
      return at;
    }
  }
  reader.furthest = failure;
  return folded.length;
}

const WAITING = /(?:^|[^a-z])(?:s|sup|supports?|c|conv|convoys?)[ ,.:]*$|(?:지원|호송|수송|창설|건설|생산|해산)[ ,:]*$/;

function waitsForUnit(before: string): boolean {
  return WAITING.test(before);
}

function asProblem(reader: Reader, from: number, to: number, failure: Failure, context: OrderContext): ListItem {
  const { expected, at } = failure;
  return { kind: 'problem', ...tell(reader, failure, context.suggest !== false), expected, at, from, to };
}

function trimmedEnd(reader: Reader, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(reader.text[end - 1] ?? '')) end--;
  return end;
}
