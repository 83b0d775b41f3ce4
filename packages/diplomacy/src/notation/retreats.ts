import type { Order, RetreatChoice, UnitName } from '../orders/order.ts';
import { needPlace, tryPlace } from './place.ts';
import { peekKeyword, type Reader, skipBlank, takeDash, takeKeyword, takeMark } from './reader.ts';

/** Choices of a retreat, first to last: `Tyr, else Boh, else disband`, `TYR / BOH / D`, `티롤, 아니면 해산` (DIP-R9). */
export function takeChoices(reader: Reader, unit: UnitName): Order | undefined {
  takeMark(reader, ',:');
  if (takeKeyword(reader, 'to') === undefined) takeDash(reader);
  const first = needChoice(reader);
  if (first === undefined) return undefined;
  const to: RetreatChoice[] = [first];
  for (;;) {
    const start = reader.at;
    const next = takeElse(reader) ? needChoice(reader) : takeListed(reader);
    if (next === undefined) {
      if (reader.at !== start) return undefined;
      break;
    }
    to.push(next);
  }
  return { kind: 'retreat', unit, to };
}

function needChoice(reader: Reader): RetreatChoice | undefined {
  takeMark(reader, ',:');
  takeKeyword(reader, 'to');
  if (takeKeyword(reader, 'disband') !== undefined) return 'disband';
  skipBlank(reader);
  const location = needPlace(reader)?.location;
  if (location !== undefined) takeKeyword(reader, 'retreat', 'move');
  return location;
}

function takeElse(reader: Reader): boolean {
  const start = reader.at;
  const stroke = takeMark(reader, '/');
  if (!stroke) takeMark(reader, ',;');
  let found = stroke;
  while (takeKeyword(reader, 'else', 'and') !== undefined) found = true;
  if (!found || (!stroke && !choiceFollows(reader))) reader.at = start;
  return found && reader.at !== start;
}

/** "and" may also begin another order. */
function choiceFollows(reader: Reader): boolean {
  const { at } = reader;
  takeMark(reader, ',:');
  takeKeyword(reader, 'to');
  const found = takeKeyword(reader, 'disband') !== undefined || !takeKeyword(reader, 'army', 'fleet');
  reader.at = at;
  return found;
}

/** `R Tyr, Boh, D`: a bare place between commas is one more choice, if nothing makes it an order of its own. */
function takeListed(reader: Reader): RetreatChoice | undefined {
  const start = reader.at;
  if (takeMark(reader, ',')) {
    skipBlank(reader);
    const choice = takeKeyword(reader, 'disband') === undefined ? tryPlace(reader)?.location : 'disband';
    const rest = reader.folded.slice(reader.at).trimStart();
    const goesOn = rest === '' || /^[,/.!)\]]/.test(rest) || peekKeyword(reader)?.keyword === 'else';
    if (choice !== undefined && goesOn) return choice;
  }
  reader.at = start;
  return undefined;
}
