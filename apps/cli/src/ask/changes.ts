import {
  type NameIndex,
  type OrderResult,
  parseOrder,
  printOrder,
  provinceId,
  type Unit,
  verdictWord,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedPhase, AdjudicatedSheet } from '../sheet/adjudicate-sheet.ts';
import { isFault, type Notice } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { kindOf } from '../sheet/phase-names.ts';
import type { Paint } from '../terminal.ts';
import { powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { wrapped } from '../wrap.ts';

/** How the ruling on one unit, or on one build, changed. */
export type Change =
  | { readonly kind: 'new' | 'gone'; readonly order: OrderResult }
  | { readonly kind: 'changed'; readonly order: OrderResult; readonly before: OrderResult };

type Phases = readonly Pick<AdjudicatedPhase, 'result'>[];

/** What changed between two answers, in the order of the newer one; what is gone comes last. */
export function changesBetween(before: Phases, after: Phases): readonly Change[] {
  const [old, now] = [byUnit(before), byUnit(after)];
  const changes = [...now].flatMap(([key, order]): readonly Change[] => {
    const was = old.get(key);
    // That a unit without an order stands there is nothing that changed a ruling.
    if (was === undefined) return order.given === null && order.verdict === 'holds' ? [] : [{ kind: 'new', order }];
    return isSame(was, order) ? [] : [{ kind: 'changed', order, before: was }];
  });
  const gone = [...old]
    .filter(([key, order]) => !now.has(key) && order.given !== null)
    .map(([, order]): Change => ({ kind: 'gone', order }));
  return [...changes, ...gone];
}

/** A phase is known by its kind: that the orders are now for the fall changes none of them. */
function byUnit(phases: Phases): ReadonlyMap<string, OrderResult> {
  const orders = new Map<string, OrderResult>();
  for (const { result } of phases) {
    for (const order of result.orders) {
      const key = `${kindOf(result.phase)} ${order.power} ${order.unit ?? order.order}`;
      let again = key;
      for (let count = 2; orders.has(again); count++) again = `${key} ${count}`;
      orders.set(again, order);
    }
  }
  return orders;
}

function isSame(one: OrderResult, other: OrderResult): boolean {
  return (
    one.order === other.order &&
    one.verdict === other.verdict &&
    one.rule === other.rule &&
    (one.given === null) === (other.given === null)
  );
}

export interface ChangeOptions {
  readonly locale: Locale;
  readonly paint: Paint;
  readonly width: number;
}

/** A line a change: `바뀜  터키 육군, 불가리아(Bul)-루마니아(Rum): 성공 → 막힘 DIP-M4`. */
export function changeLines(
  before: AdjudicatedSheet,
  after: AdjudicatedSheet,
  { locale, paint, width }: ChangeOptions,
): readonly string[] {
  const words = wordsIn(locale);
  const label = { new: words('ask-new'), changed: words('ask-changed'), gone: words('ask-gone') };
  const styles = { new: 'green', changed: 'yellow', gone: 'dim' } as const;
  const changes = changesBetween(before.phases, after.phases).flatMap((change) => {
    const text = `${label[change.kind]}  ${changeText(change, after.names, locale)}`;
    const [first = '', ...rest] = wrapped(text, width, { hang: 4 });
    const head = label[change.kind];
    return [paint(styles[change.kind], head) + first.slice(head.length), ...rest].map((line) =>
      line.replace(/DIP-[A-Z]\d+/, (id) => paint('dim', id)),
    );
  });
  return [...changes, ...remarkLines(before, after, locale, width).map((line) => paint('dim', line))];
}

function changeText(change: Change, names: NameIndex, locale: Locale): string {
  const { order } = change;
  const read = parseOrder(order.order, names);
  const written = read.kind === 'read' ? printOrder(read.order, names, locale) : order.order;
  const name = `${powerName(order.power, names, locale)} ${written}`;
  if (change.kind === 'gone') return name;
  const word = verdictWord(order.verdict, locale);
  const was = change.kind === 'changed' && change.before.order === order.order ? change.before : null;
  const old = was === null || was.verdict === order.verdict ? '' : `${verdictWord(was.verdict, locale)} → `;
  const none = order.given === null && isHold(order) ? ` (${wordsIn(locale)('no-order-given')})` : '';
  return `${name}: ${old}${word} ${order.rule}${none}`;
}

/** Removals that the rules chose have no order either; that is said by their rule. */
function isHold({ order }: OrderResult): boolean {
  return order.endsWith(' H');
}

/** What is taken for granted now and was not before. */
function remarkLines(
  before: AdjudicatedSheet,
  after: AdjudicatedSheet,
  locale: Locale,
  width: number,
): readonly string[] {
  const textsOf = ({ notices, names }: AdjudicatedSheet): readonly string[] =>
    notices.filter((notice) => notice.kind !== 'problem').map((notice) => noticeText(notice, names, locale).text);
  const known = new Set(textsOf(before));
  return [...new Set(textsOf(after))].filter((text) => !known.has(text)).flatMap((text) => wrapped(text, width));
}

/** Faults that an answer has and another had not, in words. */
export function newFaults(before: AdjudicatedSheet, after: AdjudicatedSheet, locale: Locale): readonly string[] {
  const standing = before.phases.flatMap((phase) => phase.before.units);
  const textsOf = ({ notices, names }: AdjudicatedSheet): readonly string[] =>
    notices
      .filter((notice) => isFault(notice) && notice.kind !== 'wrong-phase')
      .map((notice) => noticeText(seenFrom(standing, notice), names, locale).text);
  const known = new Set(textsOf(before));
  return textsOf(after).filter((text) => !known.has(text));
}

/** Of two units in one place, the one that came first is there already, wherever its power stands on the sheet. */
function seenFrom(standing: readonly Unit[], notice: Notice): Notice {
  if (notice.kind !== 'unit' || notice.code !== 'two-units') return notice;
  const [other = ''] = notice.nearest;
  const [, type = '', at = ''] = other.split(' ');
  const first = standing.find((unit) => provinceId(unit.at) === provinceId(at));
  if (first === undefined || `${first.power} ${first.type} ${first.at}` === other) return notice;
  return { ...notice, unit: `${type} ${at}`, nearest: [`${first.power} ${first.type} ${first.at}`] };
}
