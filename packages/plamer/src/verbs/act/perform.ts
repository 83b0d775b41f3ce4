import { assertNever } from '@panjeong/kernel';
import type { Verb } from '../../cards/verb.ts';
import type { Play } from '../../play/play.ts';
import type { Acting, Outcome } from './acting.ts';
import { build, openPlace } from './build.ts';
import { draw, earn, plunder } from './dor-and-cards.ts';
import { becomeLv, grant } from './grant.ts';
import { capture, hit, strikeInStage3 } from './hits.ts';
import { gather, leave, moveAgain, step } from './moves.ts';
import { turn } from './turn.ts';

/** Carries out what a power does. @returns why it fizzles; null when it takes effect */
export function perform(play: Play, acting: Acting): Outcome {
  for (const verb of acting.power.verbs) {
    const why = act(play, acting, verb);
    if (why !== null) return why;
  }
  return null;
}

function act(play: Play, acting: Acting, verb: Verb): Outcome {
  switch (verb.kind) {
    case 'grant':
      return grant(play, acting, verb);
    case 'become-lv':
      return becomeLv(play, acting, verb);
    case 'capture':
      return capture(play, acting, verb);
    case 'hit':
      return hit(play, acting, verb);
    case 'strike':
      return strikeInStage3(play, acting, verb);
    case 'turn':
      return turn(play, acting, verb);
    case 'move-again':
      return moveAgain(play, acting, verb);
    case 'step':
      return step(play, acting, verb);
    case 'leave':
      return leave(play, acting);
    case 'gather':
      return gather(play, acting, verb);
    case 'draw':
      return draw(play, acting, verb);
    case 'earn':
      return earn(play, acting, verb);
    case 'plunder':
      return plunder(play, acting, verb);
    case 'build':
      return build(play, acting, verb);
    case 'open-place':
      return openPlace(play, acting);
    // These stand, and are read where they matter.
    case 'raise-leftmost':
    case 'undying':
    case 'single-charge':
      return null;
    default:
      return assertNever(verb);
  }
}
