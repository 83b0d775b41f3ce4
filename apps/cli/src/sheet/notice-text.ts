import { type NameIndex, phaseText, problemCause, unitText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { nameOf, placeName, powerName, unitName } from '../text/names.ts';
import { plainText } from '../text/plain-text.ts';
import { type Words, wordsIn } from '../text/words.ts';
import type { Notice, Place } from './notice.ts';

/** A notice in words: where on the sheet it is about, if anywhere, and what it says. */
export interface NoticeText {
  readonly place: string | null;
  readonly text: string;
}

export function noticeText(notice: Notice, names: NameIndex, locale: Locale): NoticeText {
  const words = wordsIn(locale);
  const at = (place: Pick<Place, 'line' | 'column'>, text: string): NoticeText => ({
    place: words('place', { line: place.line, column: place.column }),
    text,
  });
  const unitIn = (text: string): string => unitName(text, names, locale);
  switch (notice.kind) {
    case 'problem':
      return at(notice.problem.at, plainText(problemCause(notice.problem, locale, names)));
    case 'unit':
      return at(notice.at, unitFaultText(notice, words, names, locale));
    case 'centre': {
      const place = placeName(notice.province, names, locale);
      const power = powerName(notice.power ?? '', names, locale);
      const fault =
        notice.code === 'no-centre' ? words('fault-no-centre', { place }) : words('fault-two-owners', { place, power });
      return at(notice.at, `${fault} ${words('left-out')}`);
    }
    case 'wrong-phase': {
      const text = words('quoted', { text: notice.at.text });
      return at(notice.at, words('wrong-phase', { text, phase: phaseText(notice.phase, locale) }));
    }
    case 'decoded':
      return { place: null, text: words('decoded', { encoding: notice.encoding.toUpperCase() }) };
    case 'type-guessed': {
      const unit = unitIn(notice.unit);
      return at(notice.at, words(notice.type === 'A' ? 'type-guessed-army' : 'type-guessed-fleet', { unit }));
    }
    case 'coast-guessed':
      return at(
        notice.at,
        words('coast-guessed', { unit: unitIn(notice.unit), coast: placeName(notice.coast, names, locale) }),
      );
    case 'owner-unknown':
      return at(notice.at, words('owner-unknown', { unit: unitIn(notice.unit) }));
    case 'power-named': {
      const text = words('quoted', { text: notice.at.text });
      return at(notice.at, words('power-named', { text, power: powerName(notice.power, names, locale) }));
    }
    case 'replaced':
    case 'retreat-unneeded':
      return at(notice.at, `${words('quoted', { text: notice.at.text })} ${words(notice.kind)}`);
    case 'dislodged-unneeded':
      return at(notice.at, words('dislodged-unneeded'));
    case 'centres-of-others': {
      const powers = notice.powers.map((power) => powerName(power, names, locale));
      return { place: null, text: words('centres-of-others', { powers }) };
    }
    case 'standoffs-missing':
    case 'units-from-orders':
    case 'movement-missing':
    case 'centres-from-start':
      return { place: null, text: words(notice.kind) };
  }
}

function unitFaultText(
  { code, unit: written, nearest }: Notice & { readonly kind: 'unit' },
  words: Words,
  names: NameIndex,
  locale: Locale,
): string {
  const unit = unitName(written, names, locale);
  const leftOut = words('left-out');
  if (code === 'two-units') {
    const other = unitText(nearest[0] ?? '', locale, names);
    return `${words('fault-two-units', { unit, other })} ${leftOut}`;
  }
  const alike = nearest.map((id) => nameOf(id, names, locale));
  const suggestion = alike.length > 0 ? ` ${words('nearest-names', { names: alike })}` : '';
  return `${words(`fault-${code}`, { unit })}${suggestion} ${leftOut}`;
}
