import { isHangul } from '../map/folding.ts';
import type { PowerId, ProvinceId } from '../map/map-data.ts';
import { isWordLetter } from '../map/names.ts';
import type { Order, UnitName } from '../orders/order.ts';
import { changesOrder, isCondition } from './leftover.ts';
import { isMeantAsOrder, orderBegins } from './likeness.ts';
import { leadingVerb, type OrderContext, takeListedUnit, takeOrders } from './orders.ts';
import type { Expectation, ProblemCode } from './problem.ts';
import {
  type Failure,
  peekKeyword,
  type Reader,
  type Stretch,
  skipBlank,
  takeDash,
  takeKeyword,
  takeMark,
} from './reader.ts';
import { isForAll, isRetractingRemark, namesAnother } from './retraction.ts';
import { shortenedName } from './shortened-name.ts';
import { tell } from './suggestion.ts';

/** A unit that was dislodged, and the province its attacker came from where that is said. */
export interface DislodgedName {
  readonly unit: UnitName;
  readonly from?: ProvinceId;
}

/** What a line, or the rest of one behind a heading, turned out to hold, in the order of the line. */
export type ListItem = Stretch &
  (
    | { readonly kind: 'order'; readonly order: Order }
    | { readonly kind: 'unit'; readonly unit: UnitName }
    | { readonly kind: 'centre'; readonly province: ProvinceId; readonly power?: PowerId }
    | { readonly kind: 'dislodged'; readonly dislodged: DislodgedName }
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
  const start = reader.at;
  let { lastUnit, section } = context;
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) {
      if (items.length === 0) return unreadFrom(reader, start);
      return withoutTakenBack(reader, items);
    }
    reader.furthest = undefined;
    const verb = leadingVerb(reader);
    const orders = takeOrders(reader, { ...context, section, lastUnit });
    const to = reader.at;
    if (orders !== undefined && endsOrder(reader)) {
      const remark = takeRemark(reader);
      if (remark !== undefined && remarkChanges(reader, remark, orders)) {
        items.push(asProblem(reader, from, remark.to, after(remark.from, remark.to), context));
        continue;
      }
      for (const order of orders) {
        items.push({ kind: 'order', order, from, to });
        if (order.kind !== 'waive') lastUnit = order.unit;
      }
      // `Build A Vie, F Tri`: the verb goes for the units behind it too.
      if (verb === 'build' || verb === 'disband') section = verb;
      if (remark !== undefined) items.push({ kind: 'unread', ...remark });
      continue;
    }
    const failure = orders === undefined ? reader.furthest : trailing(reader, to);
    const next = nextOrder(reader, from);
    const end = trimmedEnd(reader, from, next);
    if (orders === undefined && !isMeantAsOrder(reader, from, end, failure)) {
      fileLeftover(reader, items, { from, to: end }, context);
    } else {
      const unknown: Failure = { at: from, code: 'unknown-order', expected: 'unit' };
      items.push(asProblem(reader, from, end, failure ?? unknown, context));
    }
    reader.at = next;
  }
}

/**
 * Reads a list of positions: `A Vie, A Bud, F Tri`. A unit in no province there is is a problem among the others. Undefined when
 * anything else stands in it.
 */
export function takeUnitList(reader: Reader, suggest: boolean): readonly ListItem[] | undefined {
  const start = reader.at;
  const items: ListItem[] = [];
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) break;
    reader.furthest = undefined;
    const unit = takeListedUnit(reader);
    const stray = unit === undefined ? unitNowhere(reader, from, suggest) : undefined;
    if (stray !== undefined) {
      items.push(stray);
      continue;
    }
    if (unit === undefined || !endsOrder(reader)) {
      items.length = 0;
      break;
    }
    const { at } = reader;
    const remark = takeRemark(reader);
    const isBack = remark !== undefined && isRetractingRemark(reader.folded.slice(remark.from, remark.to));
    if (!isBack) items.push({ kind: 'unit', unit, from, to: at });
    if (remark === undefined) continue;
    if (isBack) items.push(takenBack(remark, from, remark.to));
    else items.push({ kind: 'unread', ...remark });
  }
  if (items.length > 0) return items;
  reader.at = start;
  return undefined;
}

/** `A Atlantis` up to the next mark: it was meant as a unit, by its type, and its province is not known. */
function unitNowhere(reader: Reader, from: number, suggest: boolean): ListItem | undefined {
  const failure = reader.furthest;
  if (failure === undefined || failure.expected !== 'province' || failure.code === 'incomplete-order') return undefined;
  const told = tell(reader, failure, suggest);
  const mark = failure.at + reader.folded.slice(failure.at).search(/[,;]|$/);
  if (reader.folded.slice(told.end, mark).trim() !== '') return undefined;
  reader.at = mark;
  return {
    kind: 'problem',
    ...told,
    expected: failure.expected,
    at: failure.at,
    from,
    to: trimmedEnd(reader, from, mark),
  };
}

/** Thanks alone, or marks alone, are no orders, and are not lost either. */
function unreadFrom(reader: Reader, start: number): readonly ListItem[] {
  const from = start + reader.text.slice(start).search(/\S|$/);
  const to = trimmedEnd(reader, from, reader.text.length);
  return to > from ? [{ kind: 'unread', from, to }] : [];
}

/** Passes what may stand between two orders. */
export function skipBetween(reader: Reader): void {
  for (;;) {
    skipBlank(reader);
    if (/[,;.|&/!)\]-]/.test(reader.folded[reader.at] ?? '')) reader.at++;
    else if (takeKeyword(reader, 'and', 'polite') === undefined) return;
  }
}

/** Laughs and faces: ㅎㅎ, ^^, :) */
const FACE = /[ㄱ-ㅣ^]+;*|[:;=]-?[()dp]+(?![a-z])|-+ *(?=$)/y;

/** After a whole order: the end, a mark between orders, a remark, or the next order's unit type. Politeness is passed. */
export function endsOrder(reader: Reader): boolean {
  for (;;) {
    skipBlank(reader);
    FACE.lastIndex = reader.at;
    if (FACE.test(reader.folded)) reader.at = FACE.lastIndex;
    else if (!takeMark(reader, '!') && !takePolite(reader)) break;
  }
  const rest = reader.folded.slice(reader.at);
  if (rest === '' || /^[,;.|&/([#]/.test(rest)) return true;
  const { at } = reader;
  const word = peekKeyword(reader);
  if (word?.keyword === 'and') return true;
  const typed = word?.keyword === 'army' || word?.keyword === 'fleet';
  if (typed) takeKeyword(reader, word.keyword);
  const begins = typed && orderBegins(reader);
  reader.at = at;
  return begins;
}

/** "please", and a tilde drawn out before it. */
function takePolite(reader: Reader): boolean {
  const start = reader.at;
  takeDash(reader);
  if (takeKeyword(reader, 'polite') !== undefined) return true;
  reader.at = start;
  return false;
}

/** A bracket, or what stands behind `#` or `//`, after an order. */
export function takeRemark(reader: Reader): Stretch | undefined {
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

/** What is no order is kept as unread; if it may change the order before it, that is not taken either. */
function fileLeftover(reader: Reader, items: ListItem[], left: Stretch, context: OrderContext): void {
  // Harmless remarks may stand between.
  const last = items.findLast(({ kind }) => kind !== 'unread');
  if (last?.kind !== 'order' || !changesOrder(reader, last.to, left)) {
    items.push({ kind: 'unread', ...left });
    return;
  }
  const start = last.from;
  while ((items.at(-1)?.from ?? -1) >= start) items.pop();
  items.push(asProblem(reader, start, left.to, after(left.from, left.to), context));
}

/** May a remark on orders take them back or change them? */
function remarkChanges(reader: Reader, remark: Stretch, orders: readonly Order[]): boolean {
  return (
    isCondition(reader, remark) ||
    isRetractingRemark(reader.folded.slice(remark.from, remark.to)) ||
    orders.every((order) => namesAnother(reader, remark, order))
  );
}

/** `(cancelled) A Vie-Tyr`, `A Vie-Tyr, A Bud-Ser (both cancelled)`: words before the orders, or about all of them. */
function withoutTakenBack(reader: Reader, items: readonly ListItem[]): readonly ListItem[] {
  const textOf = ({ from, to }: Stretch): string => reader.folded.slice(from, to);
  const first = items.findIndex(({ kind }) => kind !== 'unread');
  const back = items.find((item, index) => {
    if (item.kind === 'unread') return index < first && isRetractingRemark(textOf(item));
    return (
      item.kind === 'problem' && item.code === 'trailing-text' && isForAll(textOf({ from: item.at, to: item.end }))
    );
  });
  if (back === undefined || !items.some(({ kind }) => kind === 'order' || kind === 'unit')) return items;
  return [takenBack(back, items[0]?.from ?? back.from, items.at(-1)?.to ?? back.to)];
}

/** All of a stretch as one problem: the words at `words` take it back. */
export function takenBack(words: Stretch & { readonly at?: number }, from: number, to: number): ListItem {
  const at = words.at ?? words.from;
  return { kind: 'problem', code: 'taken-back', expected: 'plain-order', at, end: words.to, nearest: [], from, to };
}

function trailing(reader: Reader, at: number): Failure {
  const furthest = reader.furthest;
  if (furthest !== undefined && furthest.at >= reader.at && furthest.code !== 'incomplete-order') return furthest;
  reader.at = at;
  const shortened = shortenedName(reader, at);
  if (shortened !== undefined) return shortened;
  skipBlank(reader);
  return after(reader.at, trimmedEnd(reader, reader.at, reader.folded.length));
}

/** Words behind a whole order. */
function after(at: number, end: number): Failure {
  return { at, code: 'trailing-text', expected: 'end', end };
}

/** After a failure, the next place where another order begins: a mark, and a unit type that no verb waits for. */
function nextOrder(reader: Reader, from: number): number {
  const { at, folded } = reader;
  let next = folded.length;
  for (let mark = from + 1; mark < folded.length; mark++) {
    if (!/[,;.]/.test(folded[mark] ?? '') || WAITING.test(folded.slice(Math.max(from, mark - 30), mark))) continue;
    reader.at = mark + 1;
    const word = peekKeyword(reader);
    if (word?.keyword !== 'army' && word?.keyword !== 'fleet') continue;
    takeKeyword(reader, word.keyword);
    if (mark === from + 1 || !wordBegins(reader)) continue;
    next = mark;
    break;
  }
  reader.at = at;
  return next;
}

/** "A", "육군" behind a mark begin an order only if something is named behind them. */
function wordBegins(reader: Reader): boolean {
  takeMark(reader, ',.:');
  skipBlank(reader);
  const character = reader.folded[reader.at];
  return isWordLetter(character) || isHangul(character);
}

/** A verb after which a unit is still to come, or a unit type that the mark itself belongs to: `육군, 빈`. */
const WAITING =
  /(?:^|[^a-z])(?:s|sup|supports?|c|conv|convoys?|build|b|d|remove|disband|retreat|a|f|army|fleet)(?: of| to)?[ ,.:]*$|(?:지원|호송|수송|창설|건설|생산|해산|육군|해군)[가-힣]{0,4}[ ,:]*$/;

function asProblem(reader: Reader, from: number, to: number, failure: Failure, context: OrderContext): ListItem {
  const { expected, at } = failure;
  return { kind: 'problem', ...tell(reader, failure, context.suggest !== false), expected, at, from, to };
}

function trimmedEnd(reader: Reader, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(reader.text[end - 1] ?? '')) end--;
  return end;
}
