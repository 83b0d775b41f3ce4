import type { Locale } from '@panjeong/kernel';
import { CARDS, type Card, HOUSE, nameOfTier, nameOfTiming } from '@panjeong/plamer';
import { DONE } from '../../exit-status.ts';
import { columnsOf, padded, paintFor, type Terminal, write } from '../../terminal.ts';
import { wordsIn } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { fitted, widthOf } from '../../wrap.ts';
import { cardName, factionName } from '../told/names.ts';
import { powerName } from '../told/ruling-words.ts';
import { figureIn, figuresOfPower, figureText, powersOf, SOURCE_LETTERS } from './card-figures.ts';
import { cardsNamed, sheetOf } from './card-sheet.ts';

/** What can be said behind `panjeong cards`. */
export interface CardsOptions {
  readonly json?: true;
}

const BETWEEN = 2;

/** Shows every card with the source of every value, or one card's sheet. */
export async function cards(
  terminal: Terminal,
  locale: Locale,
  named: string | undefined,
  { json }: CardsOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const paint = paintFor(terminal);
  const chosen = named === undefined ? CARDS : cardsNamed(named);
  if (chosen.length === 0) throw new UsageError(words('unknown-card', { text: named ?? '', nearest: [] }));
  if (json === true) {
    await write(terminal.stdout, `${JSON.stringify(chosen.map(cardJson), null, 2)}\n`);
    return DONE;
  }
  const lines =
    named === undefined
      ? [...table(locale), '', words('cards-legend')]
      : chosen.flatMap((card) => sheetOf(card, { locale, paint }));
  await write(
    terminal.stdout,
    fitted(lines, widthOf(terminal))
      .map((line) => `${line}\n`)
      .join(''),
  );
  return DONE;
}

function table(locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const head = [
    words('card-column'),
    words('faction-column'),
    words('tier-column'),
    'Lv',
    'HP',
    'ATK',
    words('cost-column'),
    words('power-column'),
  ];
  const rows = [head, ...CARDS.map((card) => rowOf(card, locale))];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))) + BETWEEN);
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('')
      .trimEnd(),
  );
}

function rowOf(card: Card, locale: Locale): readonly string[] {
  const letter = (source: keyof typeof SOURCE_LETTERS): string => `(${SOURCE_LETTERS[source]})`;
  const faction = factionName(card.faction.value, locale) + letter(card.faction.source);
  const powers = powersOf(card)
    .map((power) => {
      const figures = figuresOfPower(HOUSE, power).map(figureText);
      const name =
        card.kind === 'piece' ? `(${nameOfTiming(power.timing, locale)}) ${powerName(power.id, locale)}` : '';
      return [name, power.rule, ...figures].filter((part) => part !== '').join(' ');
    })
    .join('; ');
  if (card.kind === 'special') {
    const timing = `(${nameOfTiming(card.timing.value, locale)})${letter(card.timing.source)}`;
    const cost = card.cost === null ? '-' : figureText(figureIn(HOUSE, card.cost));
    return [cardName(card.id, locale), faction, timing, '', '', '', cost, powers];
  }
  const figures = [card.lv, card.hp, card.atk, card.cost].map((figure) => figureText(figureIn(HOUSE, figure)));
  const tier = nameOfTier(card.tier.value, locale) + letter(card.tier.source);
  return [cardName(card.id, locale), faction, tier, ...figures, powers];
}

function cardJson(card: Card): object {
  const names = { ko: cardName(card.id, 'ko'), en: cardName(card.id, 'en') };
  const powers = powersOf(card).map((power) => ({
    id: power.id,
    rule: power.rule,
    timing: power.timing,
    start: power.start,
    figures: figuresOfPower(HOUSE, power),
  }));
  if (card.kind === 'special') {
    const { id, kind, faction, timing, cost } = card;
    return { id, names, kind, faction, timing, cost: cost === null ? null : figureIn(HOUSE, cost), powers };
  }
  const { id, kind, faction, tier, lv, hp, atk, cost } = card;
  const figures = Object.fromEntries(
    Object.entries({ lv, hp, atk, cost }).map(([of, figure]) => [of, figureIn(HOUSE, figure)]),
  );
  return { id, names, kind, faction, tier, ...figures, powers };
}
