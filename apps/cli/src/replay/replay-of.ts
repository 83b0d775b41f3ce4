import type { Audience, Game, GameTypes, Locale } from '@panjeong/kernel';
import type { Moment } from '@panjeong/table';
import type { Paint } from '../terminal.ts';

export interface ReplayLook {
  readonly locale: Locale;
  readonly paint: Paint;
  readonly width: number;
}

/** What a replay cannot know of a game: its words. */
export interface ReplayOf<T extends GameTypes> {
  readonly game: Game<T>;
  title(locale: Locale): string;
  /** One entry, as the audience may know it. */
  told(moment: Moment<T>, audience: Audience, look: ReplayLook): readonly string[];
  position(view: T['View'], audience: Audience, look: ReplayLook): readonly string[];
}
