import { phaseText, printOrder } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { submit } from '@panjeong/table';
import { DONE } from '../../exit-status.ts';
import { detailFor } from '../../report/render.ts';
import type { PhaseTold } from '../../report/report.ts';
import { powerName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';
import type { GameContext } from '../context.ts';
import { DESK_REFEREE, type Desk, phaseNow } from '../desk/desk.ts';
import { changeDesk, readDesk } from '../desk/desk-file.ts';
import { linesNow } from '../desk/draft-account.ts';
import { phaseRecords } from '../desk/phase-record.ts';
import { standingsOf } from '../desk/powers.ts';
import { refusedBecause } from '../desk/ruled-out.ts';
import { type Answer, section } from '../told/answer.ts';
import { deadlineText, distanceText, isoTime, timeText } from '../told/clock.ts';
import { endingText } from '../told/ending-text.ts';
import { phaseJson, phaseTold } from '../told/report.ts';

export interface ProcessOptions {
  readonly dryRun?: true;
  readonly explain?: true;
}

/**
 * Resolves the phase with the orders that are there. It never asks whether that is meant: who is missing and how far off the
 * deadline is are told, `--dry-run` changes nothing, and `undo` takes it back.
 */
export async function processPhase(context: GameContext, file: string, options: ProcessOptions): Promise<Answer> {
  const { words, now, locale } = context;
  const resolve = (desk: Desk) => {
    const done = submit(DESK_REFEREE, desk.match, {
      actor: { kind: 'gameMaster' },
      command: { kind: 'process' },
      at: now,
    });
    if (done.kind !== 'accepted') throw refusedBecause(done, locale);
    return { match: done.match, result: desk };
  };
  if (options.dryRun === true) {
    const { desk } = await readDesk(file, words);
    const { match } = resolve(desk);
    const moment = {
      entry: match.entries.at(-1),
      before: desk.match.state,
      after: match.state,
      numbers: match.numbers,
    };
    const { entry } = moment;
    if (entry === undefined) throw new Error('nothing was resolved');
    const after: Desk = {
      ...desk,
      match,
      moments: [...desk.moments, { ...moment, entry }],
      standing: [...desk.standing, entry],
    };
    return answerOf(context, desk, after, options);
  }
  const { desk, result: before } = await changeDesk(file, words, resolve);
  return answerOf(context, before, desk, options);
}

function answerOf(context: GameContext, before: Desk, after: Desk, options: ProcessOptions): Answer {
  const { locale, words, paint, now } = context;
  const { names } = before.adjudicator;
  const records = phaseRecords(after).slice(phaseRecords(before).length);
  const missing = standingsOf(before).filter(({ sending }) => sending === 'missing');
  const isDry = options.dryRun === true;
  const explain = options.explain === true;
  const detail = context.format === 'json' ? 'verdicts' : detailFor(context.format, explain);
  const ending = endingText(after, locale);
  const unused = unusedTexts(before, after, context);
  const remarks = [
    ...(missing.length > 0
      ? [words('desk-held-for-lack', { powers: missing.map(({ power }) => powerName(power, names, locale)) })]
      : []),
    ...(before.deadline !== null && before.deadline > now
      ? [words('desk-early', { left: distanceText(before.deadline, now, locale) })]
      : []),
    ...unused,
  ];
  return {
    status: DONE,
    isSaved: !isDry,
    phases: records.map((record) => withDeadline(phaseTold(after, record, detail, locale), after, isDry, locale)),
    lines: [
      ...(remarks.length > 0 ? [...section(paint('bold', words('desk-remarks')), remarks).slice(1), ''] : []),
      isDry ? words('desk-dry-run') : words('desk-processed', { phase: phaseText(phaseNow(before), locale) }),
      ending ??
        words('desk-next-phase', {
          phase: phaseText(phaseNow(after), locale),
          deadline: isDry ? null : deadlineText(after.deadline, now, after.settings, locale),
        }),
    ],
    json: {
      dryRun: isDry,
      missing: missing.map(({ power }) => power),
      unused,
      phases: records.map((record) => phaseJson(after, record, explain, locale)),
      next: phaseNow(after),
      deadline: isDry || after.deadline === null ? null : isoTime(after.deadline),
      outcome: after.match.state.outcome,
    },
  };
}

/** What comes next says until when, which the players want to know. */
function withDeadline(told: PhaseTold, { deadline, settings }: Desk, isDry: boolean, locale: Locale): PhaseTold {
  if (told.next === null || deadline === null || isDry) return told;
  const until = wordsIn(locale)('desk-deadline', { deadline: timeText(deadline, settings, locale) });
  return { ...told, next: `${told.next} · ${until}` };
}

/** Builds and removals written in advance for a winter that did not come. */
function unusedTexts(before: Desk, after: Desk, { locale, words }: GameContext): readonly string[] {
  const { names } = before.adjudicator;
  return before.match.state.seats.flatMap((power) => {
    const lines = before.match.state.drafts[power] ?? [];
    const kept = after.match.state.drafts[power] ?? [];
    const now = linesNow(phaseNow(before), lines);
    const lost = lines.filter(
      (line) => line.ahead === 'A' && !now.includes(line) && !kept.some(({ order }) => same(order, line.order)),
    );
    if (lost.length === 0) return [];
    const orders = lost.map(({ order }) => printOrder(order, names, locale));
    return [words('desk-unused', { power: powerName(power, names, locale), orders })];
  });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
