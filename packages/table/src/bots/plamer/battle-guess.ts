/** A piece in a battle that a bot imagines. */
export interface Fighter {
  readonly lv: number;
  readonly hp: number;
  readonly atk: number;
  readonly isMobile: boolean;
  /** Order of arrival among those of its side. */
  readonly arrived: number;
  /** Whatever the bot wants back of the survivors. */
  readonly tag: number;
}

interface Living extends Fighter {
  left: number;
}

/** Rotations after which a guess is called off. */
const MOST_ROTATIONS = 12;

/** Highest Lv first, ties by arrival. */
const inOrder = (pieces: readonly Fighter[]): Living[] =>
  pieces
    .map((piece) => ({ ...piece, left: piece.hp }))
    .sort((one, other) => other.lv - one.lv || one.arrived - other.arrived);

/**
 * Who is left of a battle in which nobody uses a card or a power: a bot's guess before it moves. The referee is not asked,
 * since the battle is not at hand yet.
 *
 * @returns tags of the survivors
 */
export function guessBattle(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): readonly [attackers: readonly number[], defenders: readonly number[]] {
  const sides: [Living[], Living[]] = [inOrder(attackers), inOrder(defenders)];
  const struck = [new Set<number>(), new Set<number>()] as const;
  for (let rotation = 0; rotation < MOST_ROTATIONS; rotation++) {
    const changed = volley(sides[0], sides[1], struck[0]) + volley(sides[1], sides[0], struck[1]);
    if (changed === 0 || !sides.every((side) => side.some(({ isMobile }) => isMobile))) break;
  }
  for (const [index, side] of sides.entries()) {
    const other = sides[1 - index] ?? [];
    const hasStruck = side.some(({ tag }) => struck[index === 0 ? 0 : 1].has(tag));
    if (hasStruck && !other.some(({ isMobile }) => isMobile)) other.length = 0;
  }
  return [sides[0].map(({ tag }) => tag), sides[1].map(({ tag }) => tag)];
}

/** Every mobile piece of one side strikes once. @returns how many strikes told */
function volley(strikers: readonly Living[], targets: Living[], struck: Set<number>): number {
  let told = 0;
  for (const { atk, isMobile, tag } of strikers) {
    if (!isMobile || atk <= 0) continue;
    const target = targetAmong(targets);
    if (target === undefined) break;
    told++;
    struck.add(tag);
    target.left = target.isMobile ? target.left - atk : 0;
    if (target.left <= 0) targets.splice(targets.indexOf(target), 1);
  }
  return told;
}

function targetAmong(targets: readonly Living[]): Living | undefined {
  let best: Living | undefined;
  for (const target of targets) {
    if (best === undefined || isBefore(target, best)) best = target;
  }
  return best;
}

const isBefore = (one: Living, other: Living): boolean =>
  one.isMobile === other.isMobile ? one.lv > other.lv || (one.lv === other.lv && one.left < other.left) : one.isMobile;
