import {
  closedAhead,
  type DraftLine,
  type GivenOrder,
  type Hint,
  type HintKind,
  type JudgedLine,
  judgeDraft,
  lintOrders,
  meantFor,
  type Order,
  type PhaseName,
  type PhaseNote,
  type PowerId,
  printOrder,
  provinceId,
} from '@panjeong/diplomacy';
import { hashOf, type Locale, seatId } from '@panjeong/kernel';
import { wordsIn } from '../../text/words.ts';
import { type Desk, phaseNow } from './desk.ts';

/** What stands in the draft of one power, and what the referee can say of it already. */
export interface DraftAccount {
  readonly power: PowerId;
  readonly lines: readonly DraftLine[];
  /** Grows with whatever may have changed the draft. */
  readonly revision: number;
  /** Of the orders stored: two who have the same have the same orders. */
  readonly hash: string;
  /** How many lines are for a later phase. */
  readonly ahead: number;
  /** Impossible whatever the others order. */
  readonly impossible: readonly JudgedLine[];
  /** Two different orders to one unit, and the like. */
  readonly notes: readonly PhaseNote[];
  /** What is worth a second look, besides all this; nobody else's orders are looked at for it. */
  readonly hints: readonly Hint[];
  /** Units, as `AUSTRIA A VIE`, that have to be ordered and are not. */
  readonly unordered: readonly string[];
}

export function accountOf(desk: Desk, power: PowerId): DraftAccount {
  const { state, numbers } = desk.match;
  const seat = seatId(power);
  const lines = state.drafts[power] ?? [];
  const judged = judgeDraft(desk.adjudicator, state.position, seat, lines);
  return {
    power,
    lines,
    revision: numbers.drafts[seat] ?? 0,
    hash: hashOf(canonicalTexts(desk, lines)).slice(0, 8),
    ahead: lines.length - linesNow(phaseNow(desk), lines).length,
    impossible: [...judged.lines.filter(({ rule }) => rule !== null), ...closedChoices(desk, power, judged.lines)],
    notes: judged.notes.filter(({ code }) => code === 'different-orders'),
    hints: hintsFor(desk, power, lines),
    unordered: unorderedIn(desk, power, lines),
  };
}

/** Choices of retreats written in advance that are closed whatever comes, where others of the same retreat are not. */
function closedChoices(desk: Desk, power: PowerId, judged: readonly JudgedLine[]): readonly JudgedLine[] {
  const { adjudicator, match } = desk;
  const { phase, units } = match.state.position;
  return judged.flatMap(({ line, rule }): readonly JudgedLine[] => {
    const { order } = line;
    if (rule !== null || order.kind !== 'retreat' || phase.endsWith('R')) return [];
    const unit = units.find((one) => one.power === power && provinceId(one.at) === provinceId(order.unit.at));
    if (unit === undefined) return [];
    return closedAhead(adjudicator.referee, unit, order).map((closed): JudgedLine => {
      const choice: DraftLine = { ...line, order: { ...order, to: [closed.to] } };
      return {
        line: choice,
        text: printOrder(withTypes(choice.order, desk), adjudicator.names, 'canonical'),
        rule: closed.rule,
      };
    });
  });
}

/** Kinds of hints that an account tells by itself. */
const TOLD_ALREADY: readonly HintKind[] = [
  'idle-unit',
  'impossible-order',
  'different-orders',
  'retreat-unordered',
  'builds-too-many',
  'removals-too-many',
];

function hintsFor(desk: Desk, power: PowerId, lines: readonly DraftLine[]): readonly Hint[] {
  const { position } = desk.match.state;
  const given = linesNow(position.phase, lines).map((line): GivenOrder => ({ power, ...line }));
  return lintOrders(desk.adjudicator, position, given, power).filter(({ kind }) => !TOLD_ALREADY.includes(kind));
}

/** Lines for the phase at hand. */
export function linesNow(phase: PhaseName, lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.filter((line) => meantFor(phase, line) === phase.at(-1));
}

/** The orders in the codes of the map, as programs read them and whoever wrote them; with them what they are for. */
export function canonicalTexts(desk: Desk, lines: readonly DraftLine[]): readonly string[] {
  return lines.map((line) => {
    const meant = meantFor(phaseNow(desk), line);
    return `${meant} ${printOrder(withTypes(line.order, desk), desk.adjudicator.names, 'canonical')}`;
  });
}

/** Units to be ordered in the phase at hand for which nothing is written; in winter none is named. */
function unorderedIn({ match }: Desk, power: PowerId, lines: readonly DraftLine[]): readonly string[] {
  const { phase, units, dislodged } = match.state.position;
  if (phase.endsWith('A')) return [];
  const ordered = new Set(
    linesNow(phase, lines).map(({ order }) => (order.kind === 'waive' ? '' : provinceId(order.unit.at))),
  );
  const asked = phase.endsWith('R') ? dislodged.map(({ unit }) => unit) : units;
  return asked
    .filter((unit) => unit.power === power && !ordered.has(provinceId(unit.at)))
    .map((unit) => `${unit.power} ${unit.type} ${unit.at}`);
}

/** The draft in the notation of the language: what is for the phase at hand, then what was written in advance. */
export function draftTexts(desk: Desk, { lines }: Pick<DraftAccount, 'lines'>, locale: Locale): readonly string[] {
  const words = wordsIn(locale);
  const { names } = desk.adjudicator;
  const phase = phaseNow(desk);
  const ordered = [...lines].sort((a, b) => rankOf(meantFor(phase, a)) - rankOf(meantFor(phase, b)));
  return ordered.map((line) => {
    const text = printOrder(withTypes(line.order, desk), names, locale);
    const meant = meantFor(phase, line);
    // A retreat with several choices says by itself when it counts.
    if (meant === phase.at(-1) || (line.order.kind === 'retreat' && saysWhen(line.order.to))) return text;
    return words(meant === 'R' ? 'desk-if-dislodged' : 'desk-in-winter', { order: text });
  });
}

const saysWhen = (choices: readonly string[]): boolean => choices.length > 1 || choices[0] === 'disband';

const rankOf = (kind: string): number => 'MRA'.indexOf(kind);

/** An order with the unit's type and coast where it leaves them out, so that a receipt says what was understood. */
export function withTypes(order: Order, { match }: Desk): Order {
  if (order.kind === 'waive' || order.kind === 'build' || order.unit.type !== undefined) return order;
  const { units, dislodged } = match.state.position;
  const province = provinceId(order.unit.at);
  const unit = [...dislodged.map((loser) => loser.unit), ...units].find(({ at }) => provinceId(at) === province);
  return unit === undefined ? order : { ...order, unit: { ...order.unit, type: unit.type } };
}
