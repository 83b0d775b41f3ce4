import {
  createReferee,
  EDITIONS,
  type EditionId,
  outcomeText,
  type Position,
  type Problem,
  phaseText,
  problemCause,
  ruleSentence,
} from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { centresTold } from '../position/centres-told.ts';
import { holdingText, unitsTold } from '../report/holdings.ts';
import { nextText } from '../report/next-phase.ts';
import { dislodgedTold } from '../report/tell-phase.ts';
import { tellSheet } from '../report/tell-sheet.ts';
import { textOf } from '../report/text-format.ts';
import type { Notice } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { kindOf } from '../sheet/phase-names.ts';
import type { Paint } from '../terminal.ts';
import { powerName } from '../text/names.ts';
import { ruleNamed, rulesAlike } from '../text/rule-names.ts';
import { type Words, wordsIn } from '../text/words.ts';
import { explainOrder } from '../why/explain-order.ts';
import { findOrder } from '../why/find-order.ts';
import { type JudgedPhase, ordersIn } from '../why/judged-phase.ts';
import { notFoundReport } from '../why/not-found-report.ts';
import { readOrderQuery } from '../why/order-query.ts';
import { whyReport } from '../why/why-report.ts';
import { glossary, wrapped } from '../wrap.ts';
import type { GoneOn } from './go-on.ts';
import { type AskMap, adjudicateTable, knownPosition, phaseAtHand, type Table } from './table.ts';

/** How things are said. */
export interface Speech {
  readonly locale: Locale;
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
  /** A person types; else lines come from a pipe. */
  readonly isInteractive: boolean;
}

/** Whether what was asked about is there, and what there is to say. */
interface Found {
  readonly isFound: boolean;
  readonly lines: readonly string[];
}

/** Says what there is to say about a table. */
export interface Speaker {
  readonly words: Words;
  readonly speech: Speech;
  all(table: Table): readonly string[];
  board(table: Table): readonly string[];
  help(): readonly string[];
  notices(notices: readonly Notice[]): readonly string[];
  problem(problem: Problem): readonly string[];
  rule(id: string): Found;
  start(edition: EditionId): Partial<Position>;
  /** The phase that has begun, and what it asks of whom. */
  turned(table: Table, gone?: Pick<GoneOn, 'last' | 'isWinterPassed'>): readonly string[];
  why(table: Table, text: string): Found;
}

export function speakerFor(map: AskMap, speech: Speech): Speaker {
  const { locale, paint, width } = speech;
  const { names } = map;
  const words = wordsIn(locale);
  const wrap = (text: string): readonly string[] => {
    const indent = text.length - text.trimStart().length;
    return wrapped(text.trimStart(), width, { indent, hang: 2 });
  };
  return {
    words,
    speech,

    all: (table) => {
      const answer = adjudicateTable(table, map);
      const tellsCentres = centresTold(answer);
      const detail = 'verdicts' as const;
      const told = tellSheet(answer, answer.notices, { locale, edition: table.edition, detail, tellsCentres });
      const text = textOf(told, { locale, paint }).trimEnd();
      return text === '' ? [words('why-no-orders')] : text.split('\n');
    },

    board: (table) => {
      const answer = adjudicateTable(table, map);
      const known = knownPosition(table, map);
      const { units = [], dislodged = [] } = answer.phases[0]?.before ?? known;
      if (units.length + dislodged.length === 0) return [words('ask-board-empty')];
      return [
        ...unitsTold(units, answer.names, answer.referee, locale).map(holdingText).flatMap(wrap),
        ...dislodgedTold(dislodged, answer.names, locale).flatMap(wrap),
      ];
    },

    help: () => {
      const entries = words('ask-help')
        .split('\n')
        .map((line): readonly [string, string] => {
          const [term = '', text = ''] = line.split(' | ');
          return [term, text];
        });
      return glossary(entries, width);
    },

    notices: (notices) => notices.flatMap((notice) => wrap(noticeText(notice, names, locale).text)),

    problem: (problem) => [...wrap(problemCause(problem, locale, names)), words('ask-unchanged')],

    rule: (id) => {
      const code = ruleNamed(id);
      if (code !== null) return { isFound: true, lines: wrap(`${code}  ${ruleSentence(code, locale)}`) };
      return { isFound: false, lines: wrap(words('unknown-rule', { id, nearest: rulesAlike(id) })) };
    },

    start: (edition) => {
      const { phase, units, centres } = createReferee(map.data, EDITIONS[edition]).start();
      return { phase, units, centres };
    },

    turned: (table, gone) => {
      const phase = askedNow(table, map, locale) ?? phaseText(phaseAtHand(table, map), locale);
      const outcome = gone?.last.outcome ?? null;
      return [
        ...(outcome === null ? [] : [outcomeText(outcome, locale, names), words('ask-ended')]),
        ...(gone?.isWinterPassed === true ? wrap(words('ask-winter-passed')) : []),
        ...wrap(words('ask-turn-to', { phase })).map((line) => paint('bold', line)),
        ...dislodgedTold(table.known.dislodged ?? [], names, locale).flatMap(wrap),
      ];
    },

    why: (table, text) => {
      const answer = adjudicateTable(table, map);
      const now = ordersIn(answer.phases.map((phase) => ({ referee: answer.referee, names: answer.names, phase })));
      const earlier = ordersIn(playedPhases(table, map));
      // Right after `next`, what is asked about is what came out before.
      const groups = table.orders.length === 0 && earlier.length > 0 ? [earlier, now] : [now, earlier];
      const query = readOrderQuery(text, names);
      const tries = groups.map((all) => ({ all, found: findOrder(query, all) }));
      const { all, found } = tries.find((one) => one.found.kind !== 'none') ?? tries[0] ?? { all: now, found: NONE };
      if (found.kind !== 'found') {
        return { isFound: false, lines: notFoundReport({ text, query }, found, all, names, locale).flatMap(wrap) };
      }
      const why = explainOrder(found.found, locale);
      return { isFound: true, lines: whyReport(why, found.found.judged.names, speech).trimEnd().split('\n') };
    },
  };
}

const NONE = { kind: 'none', naming: [] } as const;

/** The phases of the turn gone on from last. */
function playedPhases(table: Table, map: AskMap): readonly JudgedPhase[] {
  const last = table.played.at(-1);
  if (last === undefined) return [];
  const { referee, names } = adjudicateTable({ ...table, edition: last.edition }, map);
  return last.phases.map((phase) => ({ referee, names, phase }));
}

/** The phase with whoever has to retreat, build or remove in it; null for moves, which everybody orders. */
function askedNow(table: Table, map: AskMap, locale: Locale): string | null {
  const { referee, phases, names, hasCentres } = adjudicateTable(table, map);
  const next = phases[0]?.before;
  if (next === undefined || kindOf(next.phase) === 'M') return null;
  const nameOf = (power: string): string => powerName(power, names, locale);
  return nextText(referee, { next, outcome: null }, nameOf, locale, { knowsCentres: hasCentres, isWhole: hasCentres });
}
