import type { Locale } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import { englishNaming } from './english-naming.ts';
import { koreanNaming } from './korean-naming.ts';
import { type Naming, readUnit } from './named-unit.ts';

export function namingOf(lang: Locale, names: NameIndex): Naming {
  return lang === 'ko' ? koreanNaming(names) : englishNaming(names);
}

/** A unit as rulings name it (`AUSTRIA A TRI`): `오스트리아 육군 트리에스테(Tri)`, `the Austrian army in Trieste`. */
export function unitText(unit: string, lang: Locale, names: NameIndex): string {
  return namingOf(lang, names).unit(readUnit(unit));
}
