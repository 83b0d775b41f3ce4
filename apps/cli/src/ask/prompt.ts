import { phaseText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { type AskMap, phaseAtHand, type Table } from './table.ts';

/** Whose the next line is, and for when: `오스트리아 · 1901년 봄 이동> `. In a list of the board, which list. */
export function promptText(table: Table, map: AskMap, locale: Locale): string {
  const { section, power } = table;
  const list = section === 'units' ? 'standing' : section === 'centres' || section === 'dislodged' ? section : null;
  const where = list === null ? phaseText(phaseAtHand(table, map), locale) : wordsIn(locale)(list);
  return `${[...(power === undefined ? [] : [powerName(power, map.names, locale)]), where].join(' · ')}> `;
}
