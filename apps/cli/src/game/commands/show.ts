import { type DiplomacyTypes, type PhaseName, phaseText, unitText } from '@panjeong/diplomacy';
import type { LogCommand } from '@panjeong/kernel';
import { DONE } from '../../exit-status.ts';
import { positionJson } from '../../position/position-json.ts';
import { centresOwned, holdingText, unitsTold } from '../../report/holdings.ts';
import { detailFor } from '../../report/render.ts';
import { unitKey } from '../../sheet/json-report.ts';
import { write } from '../../terminal.ts';
import { placeName, powerName } from '../../text/names.ts';
import type { GameContext } from '../context.ts';
import { type Desk, phaseNow } from '../desk/desk.ts';
import { readDesk } from '../desk/desk-file.ts';
import { accountOf, canonicalTexts, draftTexts } from '../desk/draft-account.ts';
import { amendmentsNow, phaseRecords } from '../desk/phase-record.ts';
import { Refusal } from '../desk/refusal.ts';
import { amendmentTexts } from '../told/amendment-text.ts';
import { type Answer, section } from '../told/answer.ts';
import { deadlineText, isoTime, shortTime } from '../told/clock.ts';
import { endingText } from '../told/ending-text.ts';
import { entryOrders, entryText } from '../told/entry-text.ts';
import { phaseJson, phaseTold } from '../told/report.ts';
import { phaseNamed } from './undo.ts';

export interface ShowOptions {
  readonly orders?: true;
  readonly log?: true;
  readonly explain?: true;
}

/** Shows the position, a phase of the past with its rulings, or all that was done. */
export async function show(
  context: GameContext,
  file: string,
  phase: string | undefined,
  options: ShowOptions,
): Promise<Answer> {
  const { words, terminal } = context;
  const named = phase === undefined ? undefined : phaseNamed(phase, context);
  const { desk, warning } = await readDesk(file, words);
  if (warning !== null) await write(terminal.stderr, `${warning}\n`);
  if (options.log === true) return logOf(desk, context, options.orders === true);
  if (named === undefined || named === phaseNow(desk)) return positionOf(desk, context, options.orders === true);
  return pastPhase(desk, named, context, options.explain === true);
}

function pastPhase(desk: Desk, phase: PhaseName, context: GameContext, explain: boolean): Answer {
  const { locale, words, format } = context;
  const record = phaseRecords(desk).findLast((one) => one.phase === phase);
  if (record === undefined) throw new Refusal(words('desk-phase-unplayed', { phase: phaseText(phase, locale) }));
  const detail = format === 'json' ? 'verdicts' : detailFor(format, explain);
  const time = shortTime(record.entry.at, desk.settings.zone, locale);
  return {
    status: DONE,
    phases: [phaseTold(desk, record, detail, locale)],
    lines: [words('desk-processed-at', { time, seq: record.entry.seq })],
    json: { ...phaseJson(desk, record, explain, locale), processedAt: isoTime(record.entry.at) },
  };
}

function positionOf(desk: Desk, context: GameContext, tellsOrders: boolean): Answer {
  const { locale, words, paint, now } = context;
  const { settings, adjudicator, match } = desk;
  const { names, referee } = adjudicator;
  const { position } = match.state;
  const title = settings.title === null ? '' : `${settings.title} · `;
  const amendments = amendmentsNow(desk);
  const accounts = tellsOrders ? match.state.seats.map((seat) => accountOf(desk, seat)) : [];
  const told = (heading: Parameters<typeof headingIn>[0], lines: readonly string[]): readonly string[] =>
    section(headingIn(heading), lines);
  function headingIn(
    code: 'standing' | 'centres' | 'dislodged' | 'desk-orders' | 'desk-amended' | 'desk-leaderless-heading',
  ): string {
    return paint('bold', words(code));
  }
  return {
    status: DONE,
    lines: [
      paint('bold', `${title}${phaseText(position.phase, locale)} · ${words('edition', { edition: desk.edition })}`),
      endingText(desk, locale) ??
        words('desk-deadline', { deadline: deadlineText(desk.deadline, now, settings, locale) }),
      ...told('standing', unitsTold(position.units, names, referee, locale).map(holdingText)),
      ...told('centres', centresOwned(position.centres, names, referee, locale).map(holdingText)),
      ...told(
        'dislodged',
        position.dislodged.map(({ unit, retreats }) => {
          const name = unitText(unitKey(unit), locale, names);
          const places = retreats.map((place) => placeName(place, names, locale));
          return places.length > 0
            ? words('may-retreat', { unit: name, places })
            : words('must-disband', { unit: name });
        }),
      ),
      ...told(
        'desk-leaderless-heading',
        position.civilDisorder.map((power) => powerName(power, names, locale)),
      ),
      ...told(
        'desk-orders',
        accounts.flatMap((account) => [
          `${powerName(account.power, names, locale)}${account.lines.length === 0 ? `: ${words('desk-none')}` : ''}`,
          ...draftTexts(desk, account, locale).map((text) => `  ${text}`),
        ]),
      ),
      ...told(
        'desk-amended',
        amendments.flatMap((entry) => amendmentTexts(entry, desk, { locale, tellsOrders })),
      ),
    ],
    json: {
      title: settings.title,
      edition: desk.edition,
      deadline: desk.deadline === null ? null : isoTime(desk.deadline),
      zone: settings.zone,
      outcome: match.state.outcome,
      position: positionJson(position, true),
      ...(tellsOrders
        ? {
            orders: Object.fromEntries(accounts.map((account) => [account.power, canonicalTexts(desk, account.lines)])),
          }
        : {}),
      amendments: amendments.map(({ seq, command }) => ({
        seq,
        command: tellsOrders ? command : withoutOrder(command),
      })),
    },
  };
}

/** An order that is not resolved yet is not told. */
function withoutOrder(logged: LogCommand<DiplomacyTypes>): object {
  if (logged.kind !== 'amend' || logged.command.kind !== 'amend-order') return logged;
  const { kind, power, reason } = logged.command;
  return { ...logged, command: { kind, power, reason } };
}

function logOf(desk: Desk, context: GameContext, tellsOrders: boolean): Answer {
  const { locale, words, paint } = context;
  const counts = new Set(desk.standing.map(({ seq }) => seq));
  const { entries } = desk.match;
  const isUndone = (seq: number): boolean => !counts.has(seq) && entries[seq]?.command.kind !== 'rollback';
  return {
    status: DONE,
    lines: entries.flatMap((entry) => {
      const { seq, at } = entry;
      const text = entryText(entry, desk, { locale, tellsOrders });
      const undone = isUndone(seq) ? ` ${paint('dim', words('desk-log-mark'))}` : '';
      const orders = tellsOrders ? entryOrders(entry, desk, locale) : [];
      return [
        `${String(seq).padStart(4)}  ${shortTime(at, desk.settings.zone, locale)}  ${text}${undone}`,
        ...orders.map((order) => `        ${order}`),
      ];
    }),
    json: {
      zone: desk.settings.zone,
      entries: entries.map((entry) => ({
        seq: entry.seq,
        at: isoTime(entry.at),
        actor: entry.actor,
        undone: isUndone(entry.seq),
        text: entryText(entry, desk, { locale, tellsOrders }),
        ...(tellsOrders ? { command: entry.command } : {}),
      })),
    },
  };
}
