import type { LogEntry, SeatId } from '@panjeong/kernel';
import { type PlamerEvent, type PlamerState, type PlamerTypes, plamer } from '@panjeong/plamer';
import { type Moment, standingEntries } from '@panjeong/table';

/**
 * The entry that a match goes back to when a seat takes its last command back: the one before it, if the command was that
 * seat's and showed nobody anything, and nobody else has been asked since (PLM house 32). Null: nothing can be taken back.
 */
export function undoTarget(moments: readonly Moment<PlamerTypes>[], seat: SeatId): number | null {
  const standing = standingEntries(moments.map(({ entry }) => entry));
  const [before, last] = [standing.at(-2), standing.at(-1)];
  if (before === undefined || last === undefined) return null;
  const moment = moments[last];
  if (moment === undefined || !isOwnCommand(moment.entry, seat)) return null;
  const isAskedStill = plamer.pending(moment.after).every((pending) => pending.seat === seat);
  const isQuiet = moment.entry.events.every((event) => !shows(event, moment.before));
  return isAskedStill && isQuiet && moment.after.draws === moment.before.draws ? before : null;
}

const isOwnCommand = ({ actor, command }: LogEntry<PlamerTypes>, seat: SeatId): boolean =>
  actor.kind === 'seat' && actor.seat === seat && command.kind === 'play';

/** Whether an event let somebody see what was hidden, or asked chance. */
function shows(event: PlamerEvent, before: PlamerState): boolean {
  switch (event.kind) {
    case 'card-laid':
    case 'card-set':
    case 'card-retired':
    case 'dor-changed':
    case 'piece-entered':
    case 'piece-moved':
    case 'turn-began':
    case 'flow-set':
      return false;
    case 'piece-flipped': {
      const piece = before.pieces.find(({ id }) => id === event.piece);
      return piece?.owner !== before.active;
    }
    default:
      return true;
  }
}
