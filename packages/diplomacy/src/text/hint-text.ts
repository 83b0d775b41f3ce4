import type { Locale } from '@panjeong/kernel';
import type { Hint, HintKind } from '../lint/hint.ts';
import type { NameIndex } from '../map/names.ts';
import { readCanonical } from './canonical-order.ts';
import { tell } from './catalogues.ts';
import { type Naming, readUnit } from './named-unit.ts';
import { namingOf } from './naming.ts';

/** A hint in one short line: whose order, and what about it. Where it may have been meant, it asks. */
export function hintText(hint: Hint, locale: Locale, names: NameIndex): string {
  const naming = namingOf(locale, names);
  const owner = hint.power;
  const order = hint.order === null ? '' : orderOf(hint.order, owner, naming);
  const unit = (text: string): string => naming.unitInSentence(readUnit(text));
  const power = naming.power(owner);
  const places = (list: readonly string[]): readonly string[] => list.map((place) => naming.place(place));
  switch (hint.kind) {
    case 'support-unmatched':
    case 'convoy-unmatched': {
      const { client, does } = hint.params;
      const told = does === null ? null : orderOf(does, readUnit(client).power ?? owner, naming);
      return tell(locale, 'hints', hint.kind, { order, client: unit(client), does: told });
    }
    case 'convoy-missing':
      return tell(locale, 'hints', hint.kind, { order, to: naming.place(hint.params.to) });
    case 'self-bounce':
    case 'retreats-meet': {
      const { units, to } = hint.params;
      return tell(locale, 'hints', hint.kind, { units: units.map(unit), to: naming.place(to) });
    }
    case 'own-swap':
      return tell(locale, 'hints', hint.kind, { units: hint.params.units.map(unit) });
    case 'own-unit-stays':
    case 'support-against-own':
      return tell(locale, 'hints', hint.kind, { order, occupant: unit(hint.params.occupant) });
    case 'look-alike': {
      const { read, meant } = hint.params;
      return tell(locale, 'hints', hint.kind, { order, read: naming.place(read), meant: places(meant) });
    }
    case 'idle-unit':
      return tell(locale, 'hints', hint.kind, { unit: unit(hint.params.name) });
    case 'impossible-order':
      return tell(locale, 'hints', hint.kind, { order });
    case 'different-orders': {
      const orders = hint.params.orders.map((text) => orderOf(text, owner, naming));
      return tell(locale, 'hints', hint.kind, { unit: unit(hint.params.name), orders });
    }
    case 'coast-unnamed':
    case 'coast-unreachable': {
      const { to, coasts } = hint.params;
      return tell(locale, 'hints', hint.kind, { order, to: naming.place(to), coasts: places(coasts) });
    }
    case 'retreat-unordered':
      return tell(locale, 'hints', hint.kind, {
        unit: unit(hint.params.name),
        retreats: places(hint.params.retreats),
      });
    case 'builds-unused':
      return tell(locale, 'hints', hint.kind, { power, ...hint.params });
    case 'builds-too-many':
      return tell(locale, 'hints', hint.kind, { power, ...hint.params });
    case 'removals-too-few':
      return tell(locale, 'hints', hint.kind, { power, ...hint.params });
    case 'removals-too-many':
      return tell(locale, 'hints', hint.kind, { power, ...hint.params });
  }
}

/** What hints of a kind are about, in a word or two, without anything of the order. */
export function hintTitle(kind: HintKind, locale: Locale): string {
  return tell(locale, 'hintTitles', kind, {});
}

function orderOf(text: string, power: string, naming: Naming): string {
  const order = readCanonical(text);
  return order === null ? text : naming.order({ power, order });
}
