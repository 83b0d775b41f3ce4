import type { NameIndex } from '../map/names.ts';
import type { Order } from '../orders/order.ts';
import { passBullet } from './bullet.ts';
import { type ListItem, takeOrderList } from './order-list.ts';
import type { Problem, SheetPlace } from './problem.ts';
import { type Reader, readerOf } from './reader.ts';

export type ParsedOrder =
  | { readonly kind: 'read'; readonly order: Order }
  | { readonly kind: 'unreadable'; readonly problem: Problem };

/** Reads one order, in either language and any of its notations, e.g. `A Rum S A Ser-Bul`. Columns are of this text. */
export function parseOrder(text: string, names: NameIndex): ParsedOrder {
  const reader = readerOf(text, names);
  passBullet(reader);
  const items = takeOrderList(reader, {});
  const [first] = items;
  if (first?.kind === 'order' && items.length === 1) return { kind: 'read', order: first.order };
  const problem = items.find((item) => item.kind === 'problem');
  if (problem !== undefined) return { kind: 'unreadable', problem: problemOf(reader, problem, 1) };
  const second = items[1];
  const end = text.length;
  if (first?.kind === 'order' && second !== undefined) {
    const code = second.kind === 'order' ? 'several-orders' : 'trailing-text';
    const expected = second.kind === 'order' ? 'one-order' : 'end';
    const read = reader.text.slice(second.from, second.to);
    const at = { line: 1, column: second.from + 1 };
    return { kind: 'unreadable', problem: { code, at, read, expected, nearest: [], text: reader.text } };
  }
  return {
    kind: 'unreadable',
    problem: {
      code: end === 0 ? 'incomplete-order' : 'unknown-order',
      at: { line: 1, column: (first?.from ?? 0) + 1 },
      read: reader.text.trim().slice(0, LONGEST_QUOTE),
      expected: 'unit',
      nearest: [],
      text: reader.text,
    },
  };
}

const LONGEST_QUOTE = 40;

/** The problem of a list as one of a sheet's line. */
export function problemOf(reader: Reader, item: ListItem & { readonly kind: 'problem' }, line: number): Problem {
  const at: SheetPlace = { line, column: item.at + 1 };
  return {
    code: item.code,
    at,
    read: reader.text.slice(item.at, item.end).trim(),
    expected: item.expected,
    nearest: item.nearest,
    text: reader.text.slice(item.from, item.to).trim(),
  };
}
