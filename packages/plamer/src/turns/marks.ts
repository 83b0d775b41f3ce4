import type { Play } from '../play/play.ts';
import type { TurnFrame } from '../state/flow.ts';
import type { PlamerState } from '../state/state.ts';

/** The frame in which a turn player acts one by one, or null when something else is asked. */
export function turnFrame({ flow }: PlamerState): TurnFrame | null {
  const frame = flow.at(-1);
  return frame?.kind === 'turn' ? frame : null;
}

/** What a piece has done in this turn. */
export type Mark = 'moved' | 'again' | 'fired';

/** Notes in the turn's frame what a piece has done, or what it may do once more (`again`). */
export function mark(play: Play, what: Mark, piece: number): void {
  const frame = turnFrame(play.state);
  if (frame !== null) play.emit({ kind: 'flow-set', flow: [{ ...frame, [what]: [...frame[what], piece] }] });
}

/** How often a piece stands in a list of the turn's frame. */
export function times(list: readonly number[], piece: number): number {
  let found = 0;
  for (const each of list) if (each === piece) found += 1;
  return found;
}
