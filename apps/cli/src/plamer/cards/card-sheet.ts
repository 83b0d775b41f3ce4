import { CARDS, type Card, HOUSE, type House, nameOfTier, nameOfTiming, type PlamerView } from '@panjeong/plamer';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { cardName, factionName } from '../told/names.ts';
import { powerLines } from '../told/power-lines.ts';
import { figureIn, figureText, powersOf, SOURCE_LETTERS } from './card-figures.ts';

/** The cards that are meant by a name or a part of one, in either language, or by a slug. */
export function cardsNamed(text: string): readonly Card[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const called = (card: Card): readonly string[] =>
    [card.id, cardName(card.id, 'ko'), cardName(card.id, 'en')].map(folded);
  const exact = CARDS.filter((card) => called(card).includes(wanted));
  return exact.length > 0 ? exact : CARDS.filter((card) => called(card).some((name) => name.includes(wanted)));
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '');

/** Sheets of the cards named; without a name, of what the one who looks has in hand and field. */
export function cardSheet(about: string, view: PlamerView, look: Look): readonly string[] {
  const { hand, field } = view.players[look.side];
  const own = [...(hand.cards ?? []), ...field.flatMap((laid) => laid?.card ?? [])];
  const cards = about === '' ? CARDS.filter(({ id }) => own.includes(id)) : cardsNamed(about);
  if (cards.length === 0) return [wordsIn(look.locale)('unknown-card', { text: about, nearest: [] })];
  return cards.flatMap((card) => sheetOf(card, look, view.house));
}

/** One card: what it is, its figures with their sources, its powers with their rules. */
export function sheetOf(
  card: Card,
  { locale, paint }: Pick<Look, 'locale' | 'paint'>,
  house: House = HOUSE,
): readonly string[] {
  const words = wordsIn(locale);
  const sourced = (text: string, letter: string): string => `${text}(${letter})`;
  const faction = sourced(factionName(card.faction.value, locale), SOURCE_LETTERS[card.faction.source]);
  const kind =
    card.kind === 'piece'
      ? sourced(nameOfTier(card.tier.value, locale), SOURCE_LETTERS[card.tier.source])
      : `${words('special-card')} ${sourced(`(${nameOfTiming(card.timing.value, locale)})`, SOURCE_LETTERS[card.timing.source])}`;
  const figures =
    card.kind === 'piece'
      ? (['lv', 'hp', 'atk', 'cost'] as const).map(
          (figure) =>
            `${figure === 'cost' ? words('cost-column') : figure.toUpperCase().replace('LV', 'Lv')} ${figureText(figureIn(house, card[figure]))}`,
        )
      : card.cost === null
        ? []
        : [`${words('cost-column')} ${figureText(figureIn(house, card.cost))}`];
  return [
    `${paint('bold', cardName(card.id, locale))} ${paint('dim', card.id)}`,
    `  ${[faction, kind, ...figures].join(' · ')}`,
    ...powersOf(card).flatMap((power) => powerLines(power, house, locale).map((line) => `  ${line}`)),
  ];
}
