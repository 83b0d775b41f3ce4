import type { ProvinceId } from '../map/map-data.ts';
import { placeBegins } from './likeness.ts';
import { type DislodgedName, endsOrder, type ListItem, skipBetween, takeRemark } from './order-list.ts';
import { takeListedUnit } from './orders.ts';
import { needPlace, tryPlace } from './place.ts';
import { type Reader, skipBlank, skipFiller, takeMark } from './reader.ts';
import { tell } from './suggestion.ts';
import { takePower } from './unit.ts';

/**
 * Reads the centres of a power: `Mos, Sev`, `러시아 모스크바(Mos), 세바스토폴(Sev)`. A piece that names no province is a problem
 * among the others; undefined when no piece names one, or behind a label of its own (`Neutral: Bel`): whose they are is
 * then not known.
 */
export function takeCentreList(reader: Reader, suggest: boolean): readonly ListItem[] | undefined {
  const start = reader.at;
  const items: ListItem[] = [];
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) break;
    const power = takePower(reader);
    const place = tryPlace(reader);
    if (place !== undefined && (endsOrder(reader) || placeBegins(reader))) {
      const centre = { province: place.province, ...(power === undefined ? {} : { power }) };
      items.push({ kind: 'centre', ...centre, from, to: trimmed(reader, from, reader.at) });
      const remark = takeRemark(reader);
      if (remark !== undefined) items.push({ kind: 'unread', ...remark });
    } else {
      const item = unreadable(reader, from, suggest);
      items.push(item);
      if (reader.folded.slice(from, item.to).includes(':')) items.length = 0;
      if (items.length === 0) break;
    }
  }
  if (items.some(({ kind }) => kind === 'centre')) return items;
  reader.at = start;
  return undefined;
}

/** A piece up to the next mark, which was meant as a province. */
function unreadable(reader: Reader, from: number, suggest: boolean): ListItem {
  const length = reader.folded.slice(from).search(/[,;]|$/);
  const to = trimmed(reader, from, from + Math.max(1, length));
  reader.at = from;
  reader.furthest = undefined;
  const place = needPlace(reader);
  const words = { at: reader.at, code: 'trailing-text', expected: 'end', end: to } as const;
  const unknown = { at: from, code: 'unknown-province', expected: 'province', end: to } as const;
  const failure = place === undefined ? (reader.furthest ?? unknown) : words;
  reader.at = to;
  return { kind: 'problem', ...tell(reader, failure, suggest), expected: failure.expected, at: failure.at, from, to };
}

/**
 * Reads units that were dislodged: `Turkey A Bul from Ser`, `터키 육군 불가리아, 세르비아에서`. What a line says behind a colon
 * of where they may retreat follows from the rules and is passed. Undefined when anything else stands there.
 */
export function takeDislodgedList(reader: Reader): readonly ListItem[] | undefined {
  const start = reader.at;
  const items: ListItem[] = [];
  for (;;) {
    skipBetween(reader);
    const from = reader.at;
    if (from >= reader.folded.length) break;
    const unit = takeListedUnit(reader);
    if (unit === undefined) break;
    // A bracket in the middle of a line is passed with the place before it.
    const bracket = reader.folded.slice(from, reader.at).search(/\( *(?:dislodged )?from /);
    if (bracket >= 0) reader.at = from + bracket;
    const origin = takeOrigin(reader);
    if (takeMark(reader, ':')) reader.at = reader.folded.length;
    else if (!endsOrder(reader)) break;
    const dislodged: DislodgedName = { unit, ...(origin === undefined ? {} : { from: origin }) };
    items.push({ kind: 'dislodged', dislodged, from, to: trimmed(reader, from, reader.at) });
    const remark = takeRemark(reader);
    if (remark !== undefined) items.push({ kind: 'unread', ...remark });
  }
  if (items.length > 0 && reader.at >= reader.folded.length) return items;
  reader.at = start;
  return undefined;
}

/** `from Ser`, `(dislodged from Ser)`, `, 세르비아에서`. */
function takeOrigin(reader: Reader): ProvinceId | undefined {
  const start = reader.at;
  const isBracketed = takeMark(reader, '(');
  takeMark(reader, ',:');
  skipBlank(reader);
  const word = /^(?:dislodged )?from /.exec(reader.folded.slice(reader.at, reader.at + 15));
  if (word !== null) reader.at += word[0].length;
  skipFiller(reader);
  const place = tryPlace(reader);
  const isSaid = word !== null || place?.marker === 'from';
  if (place !== undefined && isSaid && (!isBracketed || takeMark(reader, ')'))) return place.province;
  reader.at = start;
  return undefined;
}

function trimmed(reader: Reader, from: number, to: number): number {
  return from + reader.text.slice(from, to).trimEnd().length;
}
