import type { Game, GameTypes, Pending } from '@panjeong/kernel';
import type { Sight } from './bot.ts';

/**
 * What a bot in the asked seat is shown of a state. The state stays here: the bot gets the seat's view of it.
 *
 * @param leaveOut commands that are no part of playing on, such as resigning
 */
export function sightOf<T extends GameTypes>(
  game: Pick<Game<T>, 'choices' | 'viewFor'>,
  state: T['State'],
  { seat, ask, fallback }: Pending<T['Ask'], T['Command']>,
  leaveOut: (command: T['Command']) => boolean,
): Sight<T> {
  const allowed = game
    .choices(state, seat)
    .flatMap((choice) => (choice.kind === 'allowed' && !leaveOut(choice.command) ? [choice.command] : []));
  return {
    seat,
    ask,
    allowed: allowed.length > 0 ? allowed : [fallback],
    view: () => game.viewFor(state, { kind: 'seat', seat }),
  };
}
