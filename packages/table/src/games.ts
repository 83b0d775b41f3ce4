import { diplomacy } from '@panjeong/diplomacy';
import type { AnyGame } from '@panjeong/kernel';
import { plamer } from '@panjeong/plamer';

/** Every game there is a table for: the one list of games. A new game is one line here. */
const list: readonly AnyGame[] = [diplomacy, plamer];

export const games: ReadonlyMap<string, AnyGame> = new Map(list.map((game) => [game.id, game]));
