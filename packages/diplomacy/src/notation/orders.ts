import type { Order, UnitName } from '../orders/order.ts';
import type { Keyword } from './keywords.ts';
import { takeConvoyed, takeMove, takeSupported, takeVerbLast } from './movement.ts';
import { needPlace } from './place.ts';
import { fail, peekKeyword, type Reader, skipBlank, skipFiller, takeKeyword, takeMark } from './reader.ts';
import { takeChoices } from './retreats.ts';
import { needUnit, tryUnit } from './unit.ts';

/**
 * What is written under a heading such as "Builds", where a unit alone is an order, and the unit that "if dislodged" at
 * the beginning of a line speaks of.
 */
export interface OrderContext {
  readonly section?: 'build' | 'disband' | undefined;
  readonly lastUnit?: UnitName | undefined;
  /** False spares the search for like names. */
  readonly suggest?: boolean;
}

/** Reads one order, or an order and the retreat it is followed by ("…; if dislodged: …"). */
export function takeOrders(reader: Reader, context: OrderContext): readonly Order[] | undefined {
  const order = takeOrder(reader, context);
  if (order === undefined) return undefined;
  if (order.kind === 'retreat' || order.kind === 'waive') return [order];
  const start = reader.at;
  takeMark(reader, ',;.');
  if (takeKeyword(reader, 'if-dislodged') === undefined) {
    reader.at = start;
    return [order];
  }
  const retreat = takeChoices(reader, order.unit);
  return retreat === undefined ? undefined : [order, retreat];
}

function takeOrder(reader: Reader, context: OrderContext): Order | undefined {
  skipBlank(reader);
  const verb = peekKeyword(reader);
  if (verb !== undefined && isVerb(verb.keyword)) return takeVerbFirst(reader, verb.keyword, context);
  const read = needUnit(reader);
  if (read === undefined) return undefined;
  const { unit, marker } = read;
  const afterUnit = reader.at;
  takeMark(reader, ',:');
  skipFiller(reader);
  const verbAt = reader.at;
  takeKeyword(reader, 'to');
  const word = takeKeyword(reader, 'hold', 'support', 'convoy', 'retreat', 'disband', 'build', 'if-dislodged');
  if (word !== undefined) return takeAfterVerb(reader, unit, word.keyword);
  reader.at = verbAt;
  const move = takeMove(reader, unit, marker);
  if (move === 'wrong') return undefined;
  if (move !== undefined) return move;
  reader.at = afterUnit;
  const verbLast = takeVerbLast(reader, unit);
  if (verbLast !== undefined) return verbLast;
  if (context.section !== undefined) return { kind: context.section, unit };
  reader.at = verbAt;
  skipBlank(reader);
  if (marker === 'from') {
    // 빈에서 … can only go on with where to.
    needPlace(reader);
    return undefined;
  }
  const next = peekKeyword(reader)?.keyword;
  if (reader.at < reader.folded.length && next !== 'army' && next !== 'fleet') {
    return fail(reader, { at: reader.at, code: 'unknown-order', expected: 'verb' });
  }
  return fail(reader, { at: afterUnit, code: 'incomplete-order', expected: 'verb', end: afterUnit });
}

const VERBS: readonly Keyword[] = ['hold', 'move', 'retreat', 'disband', 'build', 'waive', 'if-dislodged'];

function isVerb(keyword: Keyword): boolean {
  return VERBS.includes(keyword);
}

/** `Build A Vie`, `창설 육군 빈`, `Waive`, `D A Vie`, `Hold A Vie`. */
function takeVerbFirst(reader: Reader, verb: Keyword, context: OrderContext): Order | undefined {
  skipBlank(reader);
  const { at } = reader;
  takeKeyword(reader, verb);
  if (verb === 'if-dislodged') {
    if (context.lastUnit === undefined) {
      return fail(reader, { at, code: 'incomplete-order', expected: 'unit', end: reader.at });
    }
    return takeChoices(reader, context.lastUnit);
  }
  if (verb === 'waive' || (verb === 'build' && takeKeyword(reader, 'waive') !== undefined)) {
    takeKeyword(reader, 'build');
    return { kind: 'waive' };
  }
  takeMark(reader, ',:');
  const read = needUnit(reader);
  if (read === undefined) return undefined;
  const { unit, marker } = read;
  if (verb === 'build' || verb === 'disband' || verb === 'hold') return { kind: verb, unit };
  if (verb === 'retreat') return takeChoices(reader, unit);
  const move = takeMove(reader, unit, marker);
  if (move !== undefined && move !== 'wrong') return move;
  return fail(reader, { at: reader.at, code: 'incomplete-order', expected: 'province' });
}

function takeAfterVerb(reader: Reader, unit: UnitName, verb: Keyword): Order | undefined {
  if (verb === 'support') return takeSupported(reader, unit);
  if (verb === 'convoy') return takeConvoyed(reader, unit);
  if (verb === 'retreat' || verb === 'if-dislodged') return takeChoices(reader, unit);
  return { kind: verb === 'disband' || verb === 'build' ? verb : 'hold', unit };
}

/** Reads a unit of a list of positions: `A Vie`, `AUSTRIA F TRI`. */
export function takeListedUnit(reader: Reader): UnitName | undefined {
  return tryUnit(reader)?.unit;
}
