import type { Actor, GameTypes, LogEntry } from '@panjeong/kernel';
import type { Words } from '../text/words.ts';

export function actorText(actor: Actor, words: Words, seatText: (seat: string) => string = (seat) => seat): string {
  switch (actor.kind) {
    case 'seat':
      return seatText(actor.seat);
    case 'deadline':
      return words('actor-deadline', { seat: seatText(actor.seat) });
    case 'gameMaster':
      return words('actor-master');
  }
}

/** What every game's entries may be besides a move; null for a move, which is the game's to tell. */
export function commonEntry<T extends GameTypes>({ command }: LogEntry<T>, words: Words): string | null {
  switch (command.kind) {
    case 'setup':
      return words('entry-setup');
    case 'rollback':
      return words('entry-rollback', { to: command.to, reason: command.reason });
    case 'amend':
      return words('entry-amend', { reason: command.reason });
    case 'play':
      return null;
  }
}
