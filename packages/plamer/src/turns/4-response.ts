import { battleCells } from '../board/presence.ts';
import type { Play } from '../play/play.ts';
import { otherSide, type Side } from '../state/side.ts';
import { resolveStack } from '../verbs/response/resolve-stack.ts';

/** Turn 4: the defender is asked first, then they alternate; both are always asked (PLM-R1, PLM-R5). */
export function response(play: Play): boolean {
  askResponse(play, otherSide(play.state.active), false);
  return true;
}

/** @param passed whether the other side has just passed */
export function askResponse(play: Play, asked: Side, passed: boolean): void {
  play.emit({ kind: 'flow-set', flow: [{ kind: 'response', asked, passed }] });
}

/** Both have passed in a row. With no battle cell the stack resolves now (PLM-R4), else in the first battle. */
export function closeResponse(play: Play): void {
  if (battleCells(play.state).length === 0) resolveStack(play);
}
