import type { PowerId } from '../map/map-data.ts';
import type { Order, UnitName } from '../orders/order.ts';
import type { Keyword } from './keywords.ts';
import { takeConvoyed, takeMove, takeSupported, takeVerbLast } from './movement.ts';
import { needPlace } from './place.ts';
import { fail, peekKeyword, type Reader, skipBlank, skipFiller, takeKeyword, takeMark } from './reader.ts';
import { takeChoices } from './retreats.ts';
import { needUnit, takePower, tryUnit } from './unit.ts';

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
  const isBracketed = takeMark(reader, '([');
  if (takeKeyword(reader, 'if-dislodged') === undefined) {
    reader.at = start;
    return [order];
  }
  const retreat = takeChoices(reader, order.unit);
  if (retreat === undefined) return undefined;
  // A bracket that is left open at the end of the line is closed by it.
  const isClosed = !isBracketed || takeMark(reader, ')]') || reader.folded.slice(reader.at).trim() === '';
  return isClosed ? [order, retreat] : fail(reader, { at: reader.at, code: 'trailing-text', expected: 'end' });
}

function takeOrder(reader: Reader, context: OrderContext): Order | undefined {
  skipBlank(reader);
  const verb = peekKeyword(reader);
  if (verb !== undefined && isVerb(verb.keyword)) return takeVerbFirst(reader, verb.keyword, context);
  const led = takeLed(reader);
  if (led !== undefined) {
    const order = takeVerbFirst(reader, led.verb, context);
    if (order === undefined || order.kind === 'waive') return undefined;
    return { ...order, unit: { power: led.power, ...order.unit } };
  }
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

const LED: readonly Keyword[] = ['build', 'disband', 'retreat'];

/** `England builds F Edi`: a power before a verb written out, and a unit type behind that. Passes the power. */
function takeLed(reader: Reader): { readonly power: PowerId; readonly verb: Keyword } | undefined {
  const start = reader.at;
  const power = takePower(reader);
  const afterPower = reader.at;
  const verb = power === undefined ? undefined : takeKeyword(reader, ...LED);
  const type = peekKeyword(reader)?.keyword;
  if (power === undefined || verb === undefined || verb.word.length < 2 || (type !== 'army' && type !== 'fleet')) {
    reader.at = start;
    return undefined;
  }
  reader.at = afterPower;
  return { power, verb: verb.keyword };
}

/** The verb that stands before its units here, behind a power or not. Nothing is passed. */
export function leadingVerb(reader: Reader): Keyword | undefined {
  const start = reader.at;
  const verb = takeLed(reader)?.verb ?? peekKeyword(reader)?.keyword;
  reader.at = start;
  return verb;
}

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
