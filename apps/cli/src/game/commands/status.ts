import { phaseText, unitText } from '@panjeong/diplomacy';
import { DONE } from '../../exit-status.ts';
import { columnsOf, padded, write } from '../../terminal.ts';
import { powerName } from '../../text/names.ts';
import type { GameContext } from '../context.ts';
import { type Desk, phaseNow } from '../desk/desk.ts';
import { readDesk } from '../desk/desk-file.ts';
import { canonicalTexts, draftTexts } from '../desk/draft-account.ts';
import { type PowerStanding, standingsOf } from '../desk/powers.ts';
import { type Answer, section } from '../told/answer.ts';
import { deadlineText, isoTime } from '../told/clock.ts';
import { warningCounts, warningTexts } from '../told/draft-warnings.ts';
import { endingText } from '../told/ending-text.ts';

/**
 * Who has sent, and who has not. Orders themselves are told only when asked for: a game master may be showing the screen.
 *
 * @param tellsOrders whether the orders are told too
 */
export async function showStatus(context: GameContext, file: string, tellsOrders: boolean): Promise<Answer> {
  const { locale, words, paint, now, terminal } = context;
  const { desk, warning } = await readDesk(file, words);
  if (warning !== null) await write(terminal.stderr, `${warning}\n`);
  const { settings, deadline } = desk;
  const standings = standingsOf(desk);
  const ending = endingText(desk, locale);
  const title = settings.title === null ? '' : `${settings.title} · `;
  // Messengers show letters of any width.
  const width =
    context.format === 'text'
      ? Math.max(0, ...standings.map(({ power }) => columnsOf(nameIn(desk, power, context))))
      : 0;
  return {
    status: DONE,
    lines: [
      paint('bold', `${title}${phaseText(phaseNow(desk), locale)} · ${words('edition', { edition: desk.edition })}`),
      ending ?? words('desk-deadline', { deadline: deadlineText(deadline, now, settings, locale) }),
      '',
      ...standings.flatMap((standing) => [
        `${padded(nameIn(desk, standing.power, context), width)}  ${sendingText(standing, context)}`,
        ...(tellsOrders ? draftTexts(desk, standing.account, locale).map((text) => `  ${text}`) : []),
      ]),
      ...(ending === null && !standings.some(isAsked) ? ['', words('desk-nobody-asked')] : []),
      ...section(paint('bold', words('desk-without-orders')), unorderedTexts(desk, standings, context)),
      ...section(
        paint('bold', words('desk-look-again', { isCounted: !tellsOrders })),
        standings.flatMap(({ power, sending, account }) =>
          // A power that has sent nothing is told as missing, and needs no hint that it could order more.
          (tellsOrders ? warningTexts : warningCounts)(
            desk,
            sending === 'missing' ? { ...account, hints: [] } : account,
            locale,
          ).map((text) => `${nameIn(desk, power, context)}: ${text}`),
        ),
      ),
    ],
    json: {
      title: settings.title,
      phase: phaseNow(desk),
      deadline: deadline === null ? null : isoTime(deadline),
      zone: settings.zone,
      outcome: desk.match.state.outcome,
      powers: standings.map(({ power, sending, asked, given, account }) => ({
        power,
        sending,
        asked,
        given,
        revision: account.revision,
        hash: account.hash,
        unordered: sending === 'disorder' || desk.match.state.outcome !== null ? [] : account.unordered,
        impossible: account.impossible.length,
        hints: account.hints.length,
        conflicts: account.notes.map(({ params }) => params['unit'] ?? null),
        ...(tellsOrders ? { orders: canonicalTexts(desk, account.lines) } : {}),
      })),
    },
  };
}

const isAsked = ({ sending }: PowerStanding): boolean => sending === 'sent' || sending === 'missing';

const nameIn = (desk: Desk, power: string, { locale }: GameContext): string =>
  powerName(power, desk.adjudicator.names, locale);

function sendingText({ sending, given, asked, account }: PowerStanding, { words }: GameContext): string {
  const later = account.ahead;
  const ahead =
    later > 0 && sending !== 'out' && sending !== 'disorder' ? ` ${words('desk-ahead-count', { count: later })}` : '';
  switch (sending) {
    case 'sent':
      return words('desk-sent', { given, asked, revision: account.revision }) + ahead;
    case 'missing':
      return words('desk-missing', { asked }) + ahead;
    case 'nothing':
      return words('desk-nothing-to-order') + ahead;
    case 'disorder':
      return words('desk-in-disorder');
    case 'out':
      return words('desk-out');
  }
}

/** Units without an order, of powers that have sent some; those of the others are missing altogether. */
function unorderedTexts(desk: Desk, standings: readonly PowerStanding[], context: GameContext): readonly string[] {
  return standings
    .filter(({ sending }) => sending === 'sent')
    .flatMap(({ account }) => account.unordered)
    .map((unit) => unitText(unit, context.locale, desk.adjudicator.names));
}
