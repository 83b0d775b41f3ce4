import * as scratch from './scratch.ts';

const { CONVOYED, goal, home, LOST, lanes, NO_PATH, NOBODY, PATH, power, rival, rivals, standing, state, WON } =
  scratch;

/** What of a policy bears on the strength of moves. */
export interface StrengthRules {
  /** 4.A.7: a dislodged unit never counts in its attacker's province, head-to-head battle or not. */
  readonly dislodgedNeverCounts: boolean;
}

/** Two units moving into each other's provinces, neither by convoy (DIP-M4). */
export function headToHead(i: number, opponent: number): boolean {
  return (
    goal[opponent] === home[i] &&
    goal[i] === home[opponent] &&
    (((state[i] ?? 0) | (state[opponent] ?? 0)) & CONVOYED) === 0
  );
}

/**
 * Whether move `i` succeeds: WON, LOST, or 0 while that is open (DATC 5.B.1, 5.B.5 to 5.B.8). Every strength is an
 * interval from the support lanes; a move is decided once the intervals no longer overlap.
 */
export function moveFate(i: number, rules: StrengthRules): number {
  const bits = state[i] ?? 0;
  if (bits & NO_PATH) return LOST;
  const province = goal[i] ?? 0;
  const lane = lanes[i] ?? 0;
  // Nobody stands with strength 0 and is foreign to everyone: an empty goal needs no branch of its own.
  const occupant = (standing[province] ?? -1) & NOBODY;
  const differs = (power[occupant] ?? 0) ^ (power[i] ?? 0);
  const foreign = (differs | -differs) >>> 31;
  let least = foreign * (1 + ((lane >> 8) & 0xff));
  let most = foreign * (1 + (lane >>> 24));
  // What the attack must exceed: hold strength, or the defence of a head-to-head opponent.
  let holdLeast: number;
  let holdMost: number;
  if ((goal[occupant] ?? -1) < 0 || headToHead(i, occupant)) {
    const stands = occupant === NOBODY ? 0 : 1;
    const hold = lanes[occupant] ?? 0;
    holdLeast = stands + (hold & 0xff);
    holdMost = stands + ((hold >> 16) & 0xff);
  } else {
    const leaving = state[occupant] ?? 0;
    holdLeast = leaving & LOST ? 1 : 0;
    holdMost = leaving & WON ? 0 : 1;
    // Where it has left, or may yet, nothing holds, and every support counts.
    if (leaving & WON) least = 1 + (lane & 0xff);
    if ((leaving & LOST) === 0) most = 1 + ((lane >> 16) & 0xff);
  }
  if (most <= holdLeast) return LOST;
  let fate = least > holdMost && bits & PATH ? WON : 0;
  for (let j = rivals[province] ?? -1; j >= 0; j = rival[j] ?? -1) {
    if (j === i) continue;
    const other = state[j] ?? 0;
    if (other & NO_PATH) continue;
    const otherLane = lanes[j] ?? 0;
    const nullity = goal[occupant] === home[j] ? repelled(j, occupant, rules) : CERTAINLY_NOT;
    if (nullity === CERTAINLY) continue;
    if (least <= 1 + ((otherLane >> 16) & 0xff)) fate = 0;
    if (most <= 1 + (otherLane & 0xff) && nullity === CERTAINLY_NOT && other & PATH) return LOST;
  }
  return fate;
}

export const CERTAINLY_NOT = 0;
const PERHAPS = 1;
export const CERTAINLY = 2;

/**
 * Whether move `j` loses its effect on its goal, because the unit that stood there dislodges it (DIP-M7): in a
 * head-to-head battle, or, where the edition says so, however that unit travelled.
 */
export function repelled(j: number, occupant: number, rules: StrengthRules): number {
  if (goal[occupant] !== home[j]) return CERTAINLY_NOT;
  const winner = state[occupant] ?? 0;
  if (headToHead(j, occupant)) return winner & WON ? CERTAINLY : winner & LOST ? CERTAINLY_NOT : PERHAPS;
  if (!rules.dislodgedNeverCounts) return CERTAINLY_NOT;
  const own = state[j] ?? 0;
  if (winner & LOST || own & WON) return CERTAINLY_NOT;
  return winner & WON && own & LOST ? CERTAINLY : PERHAPS;
}

/** Whether failed move `j` counted at its goal: its path stood and it was not repelled (for standoffs, DIP-R3). */
export function contests(j: number, rules: StrengthRules): boolean {
  if (((state[j] ?? 0) & PATH) === 0) return false;
  const occupant = standing[goal[j] ?? 0] ?? -1;
  return occupant < 0 || repelled(j, occupant, rules) !== CERTAINLY;
}
