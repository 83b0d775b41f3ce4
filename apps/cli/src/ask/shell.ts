import { createInterface, type Interface } from 'node:readline';
import type { Locale } from '@panjeong/kernel';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import { fitted, widthOf } from '../wrap.ts';
import { completionOf } from './completion.ts';
import { promptText } from './prompt.ts';
import { saveTable } from './save.ts';
import { answerLine, isUnsaved, openingLines, type Session, withSaved } from './session.ts';
import type { Speech } from './speaker.ts';

/**
 * Reads lines until there are no more, and says what comes of each. On a terminal with prompt, history and completion; from a
 * pipe the answers alone.
 *
 * @param isUnread something was unreadable before the first line
 */
export async function runAsk(terminal: Terminal, locale: Locale, opening: Session, isUnread: boolean): Promise<number> {
  const { stdin, stdout } = terminal;
  const words = wordsIn(locale);
  const isInteractive = stdout.isTTY === true && 'isTTY' in stdin && stdin.isTTY === true;
  const speech = (): Speech => ({ locale, paint: paintFor(terminal), width: widthOf(terminal), isInteractive });
  const say = (lines: readonly string[]): Promise<void> =>
    write(
      stdout,
      fitted(lines, widthOf(terminal))
        .map((line) => `${line}\n`)
        .join(''),
    );
  let session = opening;
  let isAnyUnread = isUnread;
  let hasQuit = false;
  const lines = openLines(terminal, isInteractive, () => session);
  // Asked for at once: lines that come while something is being said would else be lost.
  const typed = lines[Symbol.asyncIterator]();
  const prompt = (): void => {
    if (!isInteractive) return;
    lines.setPrompt(promptText(session.table, session.map, locale));
    lines.prompt();
  };
  const take = async (line: string): Promise<void> => {
    const reply = answerLine(session, line, speech());
    session = reply.session;
    isAnyUnread ||= reply.isUnread;
    await say(reply.said);
    if (reply.effect?.kind === 'quit') hasQuit = true;
    if (reply.effect?.kind !== 'save') return;
    const { said, isSaved } = await saveTable(reply.effect, session.map, locale);
    await say([said]);
    if (isSaved) session = withSaved(session, reply.effect.table);
    else isAnyUnread = true;
  };
  lines.on('SIGINT', () => {
    // A line that was begun is dropped; on an empty one it is a wish to leave.
    const isBegun = lines.line !== '';
    lines.write(null, { ctrl: true, name: 'e' });
    lines.write(null, { ctrl: true, name: 'u' });
    stdout.write('^C\n');
    if (isBegun) prompt();
    else void take('quit').then(() => (hasQuit ? lines.close() : prompt()));
  });
  if (isInteractive) await say([words('ask-welcome')]);
  await say(openingLines(session, speech()));
  prompt();
  for await (const line of typed) {
    await take(line);
    if (hasQuit) break;
    prompt();
  }
  lines.close();
  if (!hasQuit) {
    if (isInteractive) await write(stdout, '\n');
    if (isUnsaved(session)) await say([words('ask-unsaved-left')]);
  }
  return isAnyUnread && !isInteractive ? UNREADABLE : DONE;
}

function openLines({ stdin, stdout }: Terminal, isInteractive: boolean, now: () => Session): Interface {
  if (!isInteractive) return createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  return createInterface({
    input: stdin,
    output: stdout,
    terminal: true,
    historySize: 500,
    removeHistoryDuplicates: true,
    completer: (line: string) => completionOf(line, now().map),
  });
}
