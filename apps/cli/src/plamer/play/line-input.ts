import { createInterface } from 'node:readline';
import { type Terminal, write } from '../../terminal.ts';
import { fitted, widthOf } from '../../wrap.ts';

/** Lines in, lines out: what a match needs of a terminal. */
export interface LineIo {
  readonly isInteractive: boolean;
  /** Columns; of a pipe, without end. */
  width(): number;
  say(lines: readonly string[]): Promise<void>;
  /** The next line that is typed; null when there are no more, or the player wishes to leave. */
  ask(prompt: string): Promise<string | null>;
  /** Nothing of what stands on the screen is to be read any more. */
  clear(): Promise<void>;
  close(): void;
}

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export function openLineIo(terminal: Terminal): LineIo {
  const { stdin, stdout } = terminal;
  const isInteractive = stdout.isTTY === true && 'isTTY' in stdin && stdin.isTTY === true;
  const lines = createInterface(
    isInteractive
      ? { input: stdin, output: stdout, terminal: true, historySize: 200, removeHistoryDuplicates: true }
      : { input: stdin, crlfDelay: Number.POSITIVE_INFINITY },
  );
  // Asked for at once: lines that come while something is being said would else be lost.
  const typed = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  const width = (): number => widthOf(terminal);
  return {
    isInteractive,
    width,
    async say(said) {
      if (said.length === 0) return;
      const text = fitted(said, width()).map((line) => `${line}\n`);
      await write(stdout, text.join(''));
    },
    async ask(prompt) {
      if (isInteractive) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const next = await typed.next();
      return next.done === true ? null : next.value;
    },
    async clear() {
      if (isInteractive) await write(stdout, CLEAR);
    },
    close: () => lines.close(),
  };
}
