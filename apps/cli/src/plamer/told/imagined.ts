import { seededChance } from '@panjeong/kernel';
import { type PlamerState, type PlamerView, plamer } from '@panjeong/plamer';

/**
 * A view and any one state that has it. Whatever the view settles is alike in all of them: figures of the coins that are
 * seen, how many lie face down where, who secures what. Nothing else is to be read off the state.
 */
export interface Imagined {
  readonly view: PlamerView;
  readonly state: PlamerState;
}

export const imagined = (view: PlamerView): Imagined => ({ view, state: plamer.imagine(view, seededChance(1)) });
