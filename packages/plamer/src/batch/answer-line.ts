import type { BattleAnswer } from './battle-answer.ts';
import type { BattleFault } from './battle-fault.ts';
import { type BattleLine, readBattle } from './battle-line.ts';
import { createPackedFighter } from './packed-line.ts';
import { fightInStages } from './staged-battle.ts';

const fightPacked = createPackedFighter();

/** Fights one battle: by the packed resolver where neither powers nor rulings are wanted, else by the real stages. */
export const fightLine = (line: BattleLine): BattleAnswer =>
  line.powers || line.rulings ? fightInStages(line) : fightPacked(line);

/**
 * A line of `panjeong battle --batch` to its answer, as JSON texts without a line's end: `{"id", "rotations", …}`, or
 * `{"id", "error": {"at", "message"}}` for a line that cannot be read.
 *
 * @param say makes the message of what was wrong; without it, its code
 */
export function battleLine(text: string, say: (fault: BattleFault) => string = ({ code }) => code): string {
  const reading = readBattle(text);
  if (reading.kind === 'read') return JSON.stringify(fightLine(reading.battle));
  const { id, fault } = reading;
  return JSON.stringify({ id, error: { at: fault.at, message: say(fault) } });
}
