import type { Locale } from '@panjeong/kernel';
import type { Format } from '../commands/adjudicate-options.ts';
import type { Paint, Terminal } from '../terminal.ts';
import type { Words } from '../text/words.ts';

/** Whom a subcommand answers, and when. */
export interface GameContext {
  readonly terminal: Terminal;
  readonly locale: Locale;
  readonly words: Words;
  /** Colour where the answer is text on a terminal. */
  readonly paint: Paint;
  readonly format: Format;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}
