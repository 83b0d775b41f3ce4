import type { Locale } from '@panjeong/kernel';
import { type House, nameOfTiming, type Power } from '@panjeong/plamer';
import { figuresOfPower, figureText } from '../cards/card-figures.ts';
import { isRuleCode, powerName, ruleSentence } from './ruling-words.ts';

/** `(전투) 수호방패: … PLM-K2`, with the figures it speaks of and where they come from. */
export function powerLines(power: Power, house: House, locale: Locale): readonly string[] {
  const figures = figuresOfPower(house, power).map(figureText);
  const told = figures.length > 0 ? ` [${figures.join(', ')}]` : '';
  const sentence = isRuleCode(power.rule) ? `${ruleSentence(power.rule, locale)} ` : '';
  const head = `(${nameOfTiming(power.timing, locale)}) ${powerName(power.id, locale)}:`;
  return [`${head} ${sentence}${power.rule}${told}`];
}
