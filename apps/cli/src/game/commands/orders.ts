import { type PowerId, phaseText } from '@panjeong/diplomacy';
import { seatId } from '@panjeong/kernel';
import { submit } from '@panjeong/table';
import { type ReadText, readText } from '../../commands/adjudicated-file.ts';
import { DONE, UNREADABLE } from '../../exit-status.ts';
import type { GameContext } from '../context.ts';
import { DESK_REFEREE, type Desk, phaseNow } from '../desk/desk.ts';
import { changeDesk } from '../desk/desk-file.ts';
import { accountOf } from '../desk/draft-account.ts';
import { powerNamed } from '../desk/named.ts';
import { refusedBecause } from '../desk/ruled-out.ts';
import { readLines, type SheetLines } from '../desk/sheet-lines.ts';
import { type Answer, section } from '../told/answer.ts';
import { isoTime } from '../told/clock.ts';
import { receiptJson, receiptLines } from '../told/receipt.ts';
import { isSheetFault, type SheetNotice, sheetNoticeText } from '../told/sheet-notice.ts';

export interface OrdersOptions {
  readonly power?: string;
  readonly add?: true;
}

/** One sheet as it was handed in: from a file, or `-`. */
interface Handed {
  readonly source: string;
  readonly read: ReadText;
}

/** What came of a sheet. */
interface Taken {
  readonly source: string;
  readonly lines: SheetLines | null;
  readonly notices: readonly SheetNotice[];
}

/** Takes sheets of one or several powers, one after the other; what can be saved of them is. */
export async function takeOrders(
  context: GameContext,
  file: string,
  sources: readonly string[],
  options: OrdersOptions,
): Promise<Answer> {
  const { terminal, words } = context;
  const handed: Handed[] = [];
  for (const source of sources.length === 0 ? ['-'] : sources) {
    handed.push({ source, read: await readText(source, terminal, words) });
  }
  const { desk, result } = await changeDesk(file, words, (before) => {
    const power =
      options.power === undefined ? undefined : powerNamed(options.power, before.adjudicator.names, context);
    return takeAll(before, handed, { ...(power === undefined ? {} : { power }), adds: options.add === true, context });
  });
  return answerOf(context, desk, result);
}

interface Taking {
  readonly power?: PowerId;
  readonly adds: boolean;
  readonly context: GameContext;
}

function takeAll(desk: Desk, handed: readonly Handed[], taking: Taking) {
  const { context, power, adds } = taking;
  const { names } = desk.adjudicator;
  let match = desk.match;
  const saved = new Set<PowerId>();
  const taken: Taken[] = [];
  for (const { source, read } of handed) {
    if ('refused' in read) {
      taken.push({
        source,
        lines: null,
        notices: [
          { kind: 'unopened', message: read.refused.startsWith(source) ? read.refused : `${source}: ${read.refused}` },
        ],
      });
      continue;
    }
    const { policy, position } = match.state;
    const question = { text: read.text, names, policy, position, ...(power === undefined ? {} : { power }) };
    const lines = readLines(question);
    const decoded: readonly SheetNotice[] =
      read.encoding === 'utf-8' ? [] : [{ kind: 'decoded', encoding: read.encoding }];
    const notices = [...decoded, ...lines.notices];
    for (const [owner, orders] of lines.byPower) {
      if (position.civilDisorder.includes(owner)) {
        notices.push({ kind: 'no-player', power: owner });
        continue;
      }
      const done = submit(DESK_REFEREE, match, {
        actor: { kind: 'seat', seat: seatId(owner) },
        command: { kind: 'submit', orders, says: adds ? 'adds' : 'replaces' },
        at: context.now,
      });
      if (done.kind !== 'accepted') throw refusedBecause(done, context.locale);
      match = done.match;
      saved.add(owner);
    }
    taken.push({ source, lines, notices });
  }
  return { match, result: { saved: [...saved], taken } };
}

function answerOf(
  context: GameContext,
  desk: Desk,
  { saved, taken }: { readonly saved: readonly PowerId[]; readonly taken: readonly Taken[] },
): Answer {
  const { locale, words, now, paint } = context;
  const { names } = desk.adjudicator;
  const phase = phaseNow(desk);
  const accounts = desk.match.state.seats.flatMap((seat) => (saved.includes(seat) ? [accountOf(desk, seat)] : []));
  const told = taken.map(({ source, notices, lines }) => ({
    // Which of several sheets a line is on.
    prefix: taken.length > 1 ? `${source}:` : '',
    notices,
    unread: lines?.sheet.unread ?? [],
  }));
  const noticeLines = (isWanted: (notice: SheetNotice) => boolean): readonly string[] =>
    told.flatMap(({ prefix, notices }) =>
      notices.filter(isWanted).map((notice) => {
        const { place, text } = sheetNoticeText(notice, phase, names, locale);
        return place === null ? text : `${prefix}${place}  ${text}`;
      }),
    );
  const unread = told.flatMap(({ prefix, unread: lines }) =>
    lines.map(({ line, column, text }) => `${prefix}${words('place', { line, column })}  ${words('quoted', { text })}`),
  );
  const faults = noticeLines(isSheetFault);
  const isEmpty = saved.length === 0 && faults.length === 0;
  const heading = words(saved.length > 0 ? 'desk-saved-orders' : 'desk-nothing-saved', {
    phase: phaseText(phase, locale),
  });
  const receipts = accounts.map((account) => ['', ...receiptLines(desk, account, now, locale)]);
  const rest = [
    ...(isEmpty ? [words('no-orders')] : []),
    ...section(paint('bold', words('desk-not-saved')), faults),
    ...section(
      paint('bold', words('remarks')),
      noticeLines((notice) => !isSheetFault(notice)),
    ),
    ...section(paint('bold', words('unread')), unread),
  ];
  return {
    status: faults.length > 0 || isEmpty ? UNREADABLE : DONE,
    isSaved: saved.length > 0,
    lines: [paint('bold', heading), ...receipts.flat(), ...rest],
    // A receipt has the orders of its power, and is for that power alone.
    messages: { apart: receipts.length > 0 ? receipts.map((receipt) => [heading, ...receipt]) : [[heading]], rest },
    json: {
      phase,
      at: isoTime(now),
      saved: accounts.map((account) => receiptJson(desk, account, locale)),
      sheets: taken.map(({ source, notices, lines }) => ({
        source,
        faults: notices.filter(isSheetFault).map((notice) => noticeJson(notice, desk, context)),
        remarks: notices.filter((notice) => !isSheetFault(notice)).map((notice) => noticeJson(notice, desk, context)),
        unread: lines?.sheet.unread ?? [],
      })),
    },
  };
}

function noticeJson(notice: SheetNotice, desk: Desk, { locale }: GameContext): object {
  const { text } = sheetNoticeText(notice, phaseNow(desk), desk.adjudicator.names, locale);
  const at = notice.kind === 'problem' ? notice.problem.at : 'at' in notice ? notice.at : null;
  const place = at === null ? {} : { line: at.line, column: at.column };
  return { kind: notice.kind, ...place, message: text };
}
