import { type NameIndex, printLocation, provinceId } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';

/** Name of a place, with its abbreviation: `Vienna (Vie)`, `빈(Vie)`, `St Petersburg (Stp, nc)`. Codes as they are if unknown. */
export function placeName(id: string, names: NameIndex, locale: Locale): string {
  const province = names.provinces.get(provinceId(id));
  if (province === undefined) return id;
  if (locale === 'ko') return printLocation(id, names, 'ko');
  const coast = id.slice(provinceId(id).length + 1).toLowerCase();
  return `${province.name.en} (${coast === '' ? province.abbr : `${province.abbr}, ${coast}`})`;
}

/** Name of a power; of a power or a place, for lists that may hold either. */
export function powerName(id: string, names: NameIndex, locale: Locale): string {
  return names.powers.get(id)?.name[locale] ?? id;
}

export function nameOf(id: string, names: NameIndex, locale: Locale): string {
  return names.powers.has(id) ? powerName(id, names, locale) : placeName(id, names, locale);
}

/** A unit written `A VIE` or `AUSTRIA A VIE`, as people say it: `army Vienna (Vie)`, `오스트리아 육군 빈(Vie)`. */
export function unitName(text: string, names: NameIndex, locale: Locale): string {
  const words = text.split(' ');
  const place = placeName(words.at(-1) ?? '', names, locale);
  const type = words.at(-2);
  const power = words.length > 2 ? powerName(words[0] ?? '', names, locale) : undefined;
  const typeName = type === 'A' ? TYPES[locale].A : type === 'F' ? TYPES[locale].F : undefined;
  return [power, typeName, place].filter((word) => word !== undefined).join(' ');
}

const TYPES = { ko: { A: '육군', F: '해군' }, en: { A: 'army', F: 'fleet' } } as const;
