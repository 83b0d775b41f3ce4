import { type Amendment, type DiplomacyTypes, printOrder, provinceId, unitText } from '@panjeong/diplomacy';
import type { Locale, LogEntry } from '@panjeong/kernel';
import { placeName, powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';
import type { Desk } from '../desk/desk.ts';

export interface EntryOptions {
  readonly locale: Locale;
  /** Whether orders that are not resolved yet are told. */
  readonly tellsOrders: boolean;
}

type Entry = LogEntry<DiplomacyTypes>;

/** What a game master amended, each change a line, the reason behind it; nothing for other entries. */
export function amendmentTexts({ command }: Entry, desk: Desk, options: EntryOptions): readonly string[] {
  if (command.kind !== 'amend') return [];
  const words = wordsIn(options.locale);
  return changeTexts(command.command, desk, options).map((what) =>
    words('desk-because', { what, reason: command.reason }),
  );
}

function changeTexts(
  command: DiplomacyTypes['Command'],
  { adjudicator }: Desk,
  { locale, tellsOrders }: EntryOptions,
): readonly string[] {
  const words = wordsIn(locale);
  const { names } = adjudicator;
  switch (command.kind) {
    case 'amend-order': {
      const power = powerName(command.power, names, locale);
      if (!tellsOrders) return [words('desk-order-set', { power })];
      return [words('desk-order-set-to', { power, order: printOrder(command.line.order, names, locale) })];
    }
    case 'set-civil-disorder': {
      const power = powerName(command.power, names, locale);
      return [words(command.inDisorder ? 'desk-disorder-on' : 'desk-disorder-off', { power })];
    }
    case 'amend': {
      const given = unitGiven(command.changes);
      if (given !== null) {
        const unit = placeName(given.at, names, locale);
        return [words('desk-unit-given', { unit, power: powerName(given.power, names, locale) })];
      }
      return command.changes.map((change) => boardText(change));
    }
    default:
      return [command.kind];
  }

  function boardText(change: Amendment): string {
    switch (change.kind) {
      case 'place-unit': {
        const { power, type, at } = change.unit;
        return words('desk-unit-placed', { unit: unitText(`${power} ${type} ${at}`, locale, names) });
      }
      case 'remove-unit':
      case 'remove-dislodged':
        return words('desk-unit-removed', { place: placeName(change.at, names, locale) });
      case 'set-owner': {
        const place = placeName(change.centre, names, locale);
        if (change.owner === null) return words('desk-centre-freed', { place });
        return words('desk-centre-set', { place, power: powerName(change.owner, names, locale) });
      }
    }
  }
}

/** The unit that changes hands, where that is what the changes come to. */
function unitGiven([removed, placed, ...others]: readonly Amendment[]): {
  readonly at: string;
  readonly power: string;
} | null {
  if (removed?.kind !== 'remove-unit' || placed?.kind !== 'place-unit' || others.length > 0) return null;
  const { at, power } = placed.unit;
  return removed.at === at || provinceId(removed.at) === at ? { at, power } : null;
}
