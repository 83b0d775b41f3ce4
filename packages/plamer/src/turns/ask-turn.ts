import type { Play } from '../play/play.ts';
import type { TurnFrame } from '../state/flow.ts';
import { couldLay } from './field.ts';

const FRESH: TurnFrame = { kind: 'turn', moved: [], again: [], fired: [], present: [], retired: false };

/** Asks the turn player, who acts one by one until done. Always true: the turn waits. */
export function askTurn(play: Play): true {
  const { turn, pieces, active } = play.state;
  // Only the ant tunnel asks who was there when the production turn began (PLM-P10).
  const present = turn === 'production' ? pieces.flatMap(({ id, owner }) => (owner === active ? id : [])) : [];
  play.emit({ kind: 'flow-set', flow: [{ ...FRESH, present }] });
  return true;
}

/** Asks where a card could be laid or set, which everybody can see (PLM-H9); else the turn passes by itself. */
export function askIfCouldLay(play: Play): boolean {
  return couldLay(play.state.players[play.state.active]) && askTurn(play);
}
