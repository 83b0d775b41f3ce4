import type { Actor, Chance, Decision, Draft, Ruling } from '@panjeong/kernel';
import { ownedCopy } from '../apply/draft-for.ts';
import { barsOf } from '../choices/bars.ts';
import { subjectOf } from '../choices/subject-of.ts';
import { bar } from '../rulings/bar.ts';
import { refusals, takingDown } from '../rulings/taken-down.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { PlamerEvent } from '../state/event.ts';
import { sideOf } from '../state/seats.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { act } from './act.ts';
import { openPlay } from './open-play.ts';

/** Judges a command of a seat, or of its deadline, on a copy of the state; every rule that forbids it is named. */
export function decide(
  state: PlamerState,
  command: PlamerCommand,
  actor: Actor,
  chance: Chance,
): Decision<PlamerEvent> {
  const side = actor.kind === 'gameMaster' ? null : sideOf(actor.seat);
  if (side === null) return { kind: 'refused', rulings: refusedStranger(state) };
  const bars = barsOf(state, side, command);
  if (bars.length > 0) return { kind: 'refused', rulings: refusals(bars, subjectOf(state, side, command)) };
  const events: PlamerEvent[] = [];
  const record = takingDown();
  act(openPlay(ownedCopy(state), chance, record, events), side, command);
  return { kind: 'accepted', events, rulings: record.rulings };
}

function refusedStranger({ outcome }: PlamerState): readonly Ruling[] {
  const over = outcome === null ? [] : [bar('PLM-T2', 'not-after-the-end', {})];
  return refusals([bar('PLM-T7', 'not-a-player', {}), ...over], '');
}

/**
 * Plays a command on a state that the caller owns: no copy, no rulings, no events kept, and no look at the rules. For
 * playouts, which take commands from `commandsOf`.
 */
export function playCommand(owned: Draft<PlamerState>, side: Side, command: PlamerCommand, chance: Chance): void {
  act(openPlay(owned, chance, null, null), side, command);
}
