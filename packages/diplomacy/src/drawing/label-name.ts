import type { ProvinceData } from '../map/map-data.ts';
import type { DrawnLanguage, LayoutSize } from './drawing.ts';

/** What a province's label says on a map of that size, on however many lines: the sheet reader reads it as that province. */
export function labelName(province: ProvinceData, size: LayoutSize, language: DrawnLanguage): string {
  if (size === 'large') return province.name[language];
  return language === 'en' ? province.abbr : (province.short ?? province.name.ko);
}
