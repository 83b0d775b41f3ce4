import type { Play } from '../play/play.ts';
import { TURNS, type Turn } from '../state/flow.ts';
import { otherSide, type Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { victoryCheck } from './1-victory-check.ts';
import { supply } from './2-supply.ts';
import { movement } from './3-movement.ts';
import { closeResponse, response } from './4-response.ts';
import { battle } from './5-battle.ts';
import { production } from './6-production.ts';
import { blackout } from './7-blackout.ts';
import { endByRounds } from './ending.ts';

/** What each turn does by itself; true when it then waits for an answer. */
const BEGIN: Readonly<Record<Turn, (play: Play) => boolean>> = {
  'victory-check': victoryCheck,
  supply,
  movement,
  response,
  battle,
  production,
  blackout,
};

interface Step {
  readonly round: number;
  readonly turn: Turn;
  readonly active: Side;
}

/** Begins a turn of the round under way, and the ones after it until somebody is asked or the match ends (PLM-E6). */
export function beginTurn(play: Play, turn: Turn): void {
  const { round, active } = play.state;
  run(play, { round, turn, active });
}

/** The turn under way is over. */
export function endTurn(play: Play): void {
  if (play.state.turn === 'response') closeResponse(play);
  run(play, following(play.state));
}

function run(play: Play, first: Step | null): void {
  for (let step = first; step !== null; step = following(play.state)) {
    play.emit({ kind: 'turn-began', ...step });
    if (BEGIN[step.turn](play) || play.state.outcome !== null) return;
  }
  endByRounds(play);
}

/** The turn after this one, or null when the last round is over. After blackout the other player's round begins. */
function following({ turn, round, house, active }: PlamerState): Step | null {
  const next = TURNS[TURNS.indexOf(turn) + 1];
  if (next !== undefined) return { round, turn: next, active };
  return round >= house.rounds ? null : { round: round + 1, turn: 'victory-check', active: otherSide(active) };
}
