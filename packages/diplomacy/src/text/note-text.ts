import type { Json, Locale } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import type { UnitType } from '../orders/order.ts';
import type { PhaseNote } from '../referee/referee.ts';
import { readCanonical } from './canonical-order.ts';
import { TEXTS, tell } from './catalogues.ts';
import type { IgnoredTexts, NoteCode } from './messages.ts';
import type { Naming } from './named-unit.ts';
import { namingOf } from './naming.ts';
import { ruleSentence } from './rule-text.ts';

/** What a phase brought about that is no order's verdict. A code without words of its own is told by its rule. */
export function noteText(note: PhaseNote, lang: Locale, names: NameIndex): string {
  const naming = namingOf(lang, names);
  const { power: owner, unit: at, type, province, from, to, because, orders, order, ignored, builds } = note.params;
  const power = naming.power(word(owner));
  const unitOf = (kind: UnitType | null): string =>
    naming.unitInSentence({ power: word(owner), type: kind, at: word(at) });
  switch (note.code) {
    case 'captured':
      return tell(lang, 'notes', 'captured', {
        province: naming.place(word(province)),
        from: typeof from === 'string' ? naming.power(from) : null,
        to: naming.power(word(to)),
      });
    case 'eliminated':
      return tell(lang, 'notes', 'eliminated', { power });
    case 'retreat-passed-over':
      return tell(lang, 'notes', 'retreat-passed-over', {
        unit: unitOf(null),
        to: naming.place(word(to)),
        rule: ruleSentence(word(because), lang),
      });
    case 'retreat-refused':
      return tell(lang, 'notes', 'retreat-refused', { unit: unitOf(type === 'F' ? 'F' : 'A') });
    case 'different-orders':
      return tell(lang, 'notes', 'different-orders', {
        unit: unitOf(null),
        orders: words(orders).map((text) => orderOf(text, word(owner), naming)),
      });
    case 'words-ignored':
      return tell(lang, 'notes', 'words-ignored', {
        order: orderOf(word(order), word(owner), naming),
        ignored: words(ignored).map((code) => (isIgnored(code) ? tell(lang, 'ignored', code, {}) : code)),
      });
    case 'builds-unused':
      return tell(lang, 'notes', 'builds-unused', { power, builds: Number(builds) });
    case 'flying-dutchman':
      return tell(lang, 'notes', 'flying-dutchman', { unit: unitOf(type === 'F' ? 'F' : 'A') });
    default:
      return ruleSentence(note.rule, lang);
  }
}

export function isNoteCode(code: string): code is NoteCode {
  return Object.hasOwn(TEXTS.ko.notes, code);
}

function word(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function words(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(word) : [];
}

function orderOf(text: string, power: string, naming: Naming): string {
  const order = readCanonical(text);
  return order === null ? text : naming.order({ power, order });
}

function isIgnored(code: string): code is keyof IgnoredTexts {
  return Object.hasOwn(TEXTS.ko.ignored, code);
}
