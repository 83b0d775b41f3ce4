import {
  type NameIndex,
  noteText,
  type OrderResult,
  outcomeText,
  type Position,
  type PowerId,
  parseOrder,
  phaseText,
  printOrder,
  rulingLines,
  rulingText,
  unitText,
  type Verdict,
  verdictWord,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import type { AdjudicatedPhase, AdjudicatedSheet } from '../sheet/adjudicate-sheet.ts';
import { type Explanations, explain } from '../sheet/explanations.ts';
import { unitKey } from '../sheet/json-report.ts';
import { remedyReports } from '../sheet/remedy-report.ts';
import { placeName, powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { centresOwned, unitsTold } from './holdings.ts';
import { nextText } from './next-phase.ts';
import type { CauseTold, Detail, OrderTold, PhaseTold } from './report.ts';

export interface TellOptions {
  readonly locale: Locale;
  /** Id of the edition it was judged by. */
  readonly edition: string;
  readonly detail: Detail;
  /** Whether the owners of the centres are told after a phase; they are not unless this is given. */
  readonly tellsCentres?: (phase: AdjudicatedPhase) => boolean;
  /** Whether all powers are on the board, as they are unless it was put together from a sheet. */
  readonly isWhole?: boolean;
}

/** Who judged a phase, and on what map. */
export type Bench = Pick<AdjudicatedSheet, 'referee' | 'names'>;

const FAILURES: readonly Verdict[] = ['bounced', 'cut', 'no-route', 'void', 'illegal', 'dislodged'];

/** Everything there is to tell of one phase. */
export function tellPhase(bench: Bench, phase: AdjudicatedPhase, options: TellOptions): PhaseTold {
  const { locale, edition, detail, tellsCentres, isWhole = true } = options;
  const { names, referee } = bench;
  const { before, result } = phase;
  const { next, notes, outcome } = result;
  const isMovement = before.phase.endsWith('M');
  const toldOfCentres = tellsCentres?.(phase) === true;
  const told = notes.map((note) => noteText(note, locale, names));
  const explanations = detail === 'verdicts' ? null : explain(bench, phase);
  const remedies = detail === 'chains' ? remedyReports(bench, phase, locale) : null;
  const nameOf = (power: PowerId): string => powerName(power, names, locale);
  return {
    phase: result.phase,
    name: phaseText(result.phase, locale),
    edition: wordsIn(locale)('edition', { edition }),
    powers: referee.board.powerIds.flatMap((power) => {
      const own = result.orders.filter((order) => order.power === power);
      if (own.length === 0) return [];
      const orders = own.map((order): OrderTold => {
        const plain = orderTold(order, explanations, names, options);
        return { ...plain, remedies: remedies?.get(order)?.told ?? [] };
      });
      return [{ name: nameOf(power), orders }];
    }),
    dislodged: isMovement ? dislodgedTold(next.dislodged, names, locale) : [],
    contested: isMovement ? next.contested.map((place) => placeName(place, names, locale)) : [],
    notes: outcome === null ? told : [...told, outcomeText(outcome, locale, names)],
    units: unitsTold(next.units, names, referee, locale),
    centres: toldOfCentres ? centresOwned(next.centres, names, referee, locale) : [],
    next: nextText(referee, result, nameOf, locale, { knowsCentres: toldOfCentres, isWhole }),
  };
}

function orderTold(
  order: OrderResult,
  explanations: Explanations | null,
  names: NameIndex,
  { locale, detail }: TellOptions,
): Omit<OrderTold, 'remedies'> {
  const { verdict, rule, given } = order;
  const top = explanations?.topOf.get(order);
  const chain = explanations === null || top === undefined ? [] : rulingLines(explanations.rulings, top, locale, names);
  const isTold = detail === 'chains' || FAILURES.includes(verdict);
  return {
    text: printed(order, names, locale),
    verdict,
    word: verdictWord(verdict, locale),
    rule,
    isUnordered: given === null,
    cause: isTold ? causeTold(explanations, top, chain[0]?.rules ?? [], names, locale) : null,
    chain: detail === 'chains' ? chain : [],
  };
}

function causeTold(
  explanations: Explanations | null,
  top: string | undefined,
  rules: readonly string[],
  names: NameIndex,
  locale: Locale,
): CauseTold | null {
  const ruling = explanations?.rulings.find(({ id }) => id === top);
  return ruling === undefined ? null : { text: rulingText(ruling, locale, names), rules };
}

/** The order in the notation of the language: the page's in Korean. */
function printed({ order }: OrderResult, names: NameIndex, locale: Locale): string {
  const parsed = parseOrder(order, names);
  return parsed.kind === 'read' ? printOrder(parsed.order, names, locale) : order;
}

/** Who was dislodged, and where each may retreat: a sentence each. */
export function dislodgedTold(dislodged: Position['dislodged'], names: NameIndex, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  return dislodged.map(({ unit: loser, retreats }) => {
    const unit = capitalised(unitText(unitKey(loser), locale, names));
    const places = retreats.map((place) => placeName(place, names, locale));
    return places.length > 0 ? words('may-retreat', { unit, places }) : words('must-disband', { unit });
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
