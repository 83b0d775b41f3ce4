import { type LineFault, type NameIndex, problemCause } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { nameOf, unitName } from './names.ts';
import { wordsIn } from './words.ts';

/** What is wrong with a line of a batch, in words. */
export function lineFaultText(fault: LineFault, names: NameIndex, locale: Locale): string {
  const words = wordsIn(locale);
  const { read, nearest } = fault;
  const unit = read;
  const alike = nearest.map((id) => nameOf(id, names, locale));
  const suggestion = alike.length > 0 ? ` ${words('nearest-names', { names: alike })}` : '';
  switch (fault.code) {
    case 'not-json':
      return words('line-not-json', { read });
    case 'too-long':
      return words('line-too-long', { limit: Number(fault.expected) });
    case 'wrong-shape':
      if (read === '') return words('line-missing');
      return words(SHAPES[fault.expected] ?? 'line-missing');
    case 'unknown-phase':
      return words('line-unknown-phase', { read });
    case 'unknown-power':
      return words('line-unknown-power', { read }) + suggestion;
    case 'unknown-unit':
      return words('line-unknown-unit', { read });
    case 'unknown-province':
      return words('fault-unknown-province', { unit }) + suggestion;
    case 'unknown-coast':
      return words('fault-unknown-coast', { unit }) + suggestion;
    case 'coast-missing':
      return words('fault-coast-missing', { unit }) + suggestion;
    case 'army-at-sea':
      return words('fault-army-at-sea', { unit });
    case 'fleet-inland':
      return words('fault-fleet-inland', { unit });
    case 'army-on-coast':
      return words('fault-army-on-coast', { unit }) + suggestion;
    case 'two-units':
      return words('fault-two-units', { unit, other: unitName(nearest[0] ?? '', names, locale) });
    case 'no-centre':
      return words('line-no-centre', { read });
    case 'two-owners':
      return words('line-two-owners', { read, other: nameOf(nearest[0] ?? '', names, locale) });
    case 'unknown-origin':
      return words('line-unknown-origin', { read });
    case 'unreadable-order': {
      const why = fault.problem === undefined ? '' : ` ${problemCause(fault.problem, locale, names)}`;
      return words('line-unreadable-order', { read }) + why;
    }
  }
}

const SHAPES: Readonly<Record<string, 'line-no-object' | 'line-no-list' | 'line-no-text'>> = {
  object: 'line-no-object',
  list: 'line-no-list',
  text: 'line-no-text',
};
