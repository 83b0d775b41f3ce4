import { type Chance, evolve, type Reading } from '@panjeong/kernel';
import type { ScenarioMove } from '@panjeong/kernel/scenario';
import { askedSide, pendingIn } from '../choices/asked.ts';
import { plamer } from '../game.ts';
import { readTypedCommand } from '../notation/read-command.ts';
import { standingOf } from '../notation/standing.ts';
import type { PlamerTypes } from '../plamer-types.ts';
import { seatName } from '../rulings/subject.ts';
import type { PlamerEvent } from '../state/event.ts';
import { TURNS } from '../state/flow.ts';
import { SEATS } from '../state/seats.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';

type Move = ScenarioMove<PlamerTypes>;

/** More answers than any way to a turn takes. */
const LONGEST_WAY = 400;

/**
 * Reads the commands of a step, a line each (or parted by `;`): `produce artisan (1,0)`, by whoever is asked then;
 * `b: respond reboot ant (2,4)`, by that seat. `to battle`, `to supply of b` gives the fallbacks of everyone until that
 * turn has begun; `to end` until the match is over. `#` begins a remark.
 */
export function readMoves(orders: string, opening: PlamerState, chance: Chance): Reading<readonly Move[]> {
  const moves: Move[] = [];
  let state = opening;
  const give = (move: Move): readonly PlamerEvent[] => {
    moves.push(move);
    const decision = plamer.decide(state, move.command, move.actor, chance);
    if (decision.kind === 'refused') return [];
    for (const event of decision.events) state = evolve(plamer, state, event);
    return decision.events;
  };
  for (const { text, line } of linesOf(orders)) {
    const way = WAY.exec(text);
    if (way !== null) {
      const unreached = goTo(way, () => state, give);
      if (unreached !== null) return { kind: 'unparsable', at: `${line}:1`, found: text, expected: [unreached] };
      continue;
    }
    const [, seat, rest = text] = /^([ab])\s*:\s*(.*)$/.exec(text) ?? [];
    const side: Side | null = seat === undefined ? askedSide(state) : seat === 'a' ? 0 : 1;
    if (side === null) return { kind: 'unparsable', at: `${line}:1`, found: text, expected: ['a:', 'b:'] };
    const reading = readTypedCommand(rest, standingOf(state, side));
    if (reading.kind === 'unparsable') {
      const column = Number(reading.at.split(':')[1] ?? 1) + text.length - rest.length;
      return { ...reading, at: `${line}:${column}` };
    }
    give({ actor: { kind: 'seat', seat: SEATS[side] }, command: reading.value });
  }
  return { kind: 'read', value: moves };
}

const WAY = new RegExp(`^to (end|${TURNS.join('|')})(?: of ([ab]))?$`);

/** Answers with the fallbacks until the turn has begun. @returns what was not reached, or null */
function goTo(
  way: RegExpExecArray,
  now: () => PlamerState,
  give: (move: Move) => readonly PlamerEvent[],
): string | null {
  const [text, turn, seat] = way;
  const isReached = (event: PlamerEvent): boolean =>
    turn === 'end'
      ? event.kind === 'ended'
      : event.kind === 'turn-began' && event.turn === turn && (seat === undefined || seatName(event.active) === seat);
  for (let answers = 0; answers < LONGEST_WAY; answers += 1) {
    const [asked] = pendingIn(now());
    if (asked === undefined) break;
    const events = give({ actor: { kind: 'seat', seat: asked.seat }, command: asked.fallback });
    if (events.some(isReached)) return null;
  }
  return text;
}

function linesOf(orders: string): readonly { readonly text: string; readonly line: number }[] {
  return orders.split('\n').flatMap((written, index) =>
    written
      .replace(/(^|\s)#(?!\d).*$/, '')
      .split(';')
      .map((text) => ({ text: text.trim(), line: index + 1 }))
      .filter(({ text }) => text !== ''),
  );
}
