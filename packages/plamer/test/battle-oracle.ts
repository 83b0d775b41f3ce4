/**
 * A second resolver of stages 4 to 7, written from the rules alone and plainly: it shares nothing with the engine, so that
 * both are wrong together only where both misread the rulebook. No powers of cards.
 */
export interface Fighter {
  readonly lv: number;
  readonly hp: number;
  readonly atk: number;
  readonly faceDown: boolean;
  readonly structure: boolean;
  /** 폭약: one strike a battle, destroyed by one hit. */
  readonly bomb: boolean;
}

export interface Told {
  readonly rotations: readonly {
    readonly attacker: readonly [number, number][];
    readonly defender: readonly [number, number][];
  }[];
  readonly captured: { readonly byAttacker: readonly number[]; readonly byDefender: readonly number[] };
  readonly fragments: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  readonly survivors: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  readonly occupier: 'attacker' | 'defender' | null;
  readonly standoff: boolean;
}

interface Soldier extends Fighter {
  readonly place: number;
  left: number;
  gone: 'no' | 'captured' | 'fragment';
  strikes: number;
}

/** @param pick chance: which of so many face-down pieces a strike takes, counted by arrival */
export function fightPlainly(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  pick: (of: number) => number,
): Told {
  const enlist = (side: readonly Fighter[]): Soldier[] =>
    side.map((fighter, place) => ({ ...fighter, place, left: fighter.hp, gone: 'no', strikes: 0 }));
  const [ours, theirs] = [enlist(attackers), enlist(defenders)];
  const here = (side: Soldier[]) => side.filter(({ gone }) => gone === 'no');
  const up = (side: Soldier[]) => here(side).filter(({ faceDown }) => !faceDown);
  const down = (side: Soldier[]) => here(side).filter(({ faceDown }) => faceDown);
  const remove = (soldier: Soldier) => {
    soldier.gone = soldier.structure ? 'fragment' : 'captured';
  };

  /** Everyone of a side who stands face up strikes once, the highest Lv first. Says whether anything was hit. */
  const volley = (side: Soldier[], enemy: Soldier[]): boolean => {
    let hits = 0;
    const inOrder = up(side).sort((one, other) => other.lv - one.lv || one.place - other.place);
    for (const soldier of inOrder) {
      if (soldier.atk <= 0) continue;
      if (soldier.bomb && soldier.strikes > 0) continue;
      const [victim] = up(enemy).sort(
        (one, other) => other.lv - one.lv || one.left - other.left || one.place - other.place,
      );
      if (victim !== undefined) {
        victim.left -= soldier.atk;
        if (victim.bomb || victim.left <= 0) remove(victim);
      } else {
        const lying = down(enemy);
        const taken = lying.length < 2 ? lying[0] : lying[pick(lying.length)];
        if (taken === undefined) continue;
        remove(taken);
      }
      soldier.strikes += 1;
      hits += 1;
    }
    return hits > 0;
  };

  const table = (side: Soldier[]) => here(side).map(({ place, left }): [number, number] => [place, left]);
  const rotations: Told['rotations'][number][] = [];
  let again = true;
  while (again) {
    const first = volley(ours, theirs);
    const second = volley(theirs, ours);
    rotations.push({ attacker: table(ours), defender: table(theirs) });
    again = (first || second) && up(ours).length > 0 && up(theirs).length > 0;
  }

  for (const [side, enemy] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    const stillHereAndStruck = here(side).some(({ strikes }) => strikes > 0);
    if (stillHereAndStruck && up(enemy).length === 0) for (const soldier of here(enemy)) remove(soldier);
  }

  const places = (side: Soldier[], gone: Soldier['gone']) =>
    side.filter((each) => each.gone === gone).map(({ place }) => place);
  const [a, d] = [here(ours).length, here(theirs).length];
  return {
    rotations,
    captured: { byAttacker: places(theirs, 'captured'), byDefender: places(ours, 'captured') },
    fragments: { attacker: places(ours, 'fragment'), defender: places(theirs, 'fragment') },
    survivors: { attacker: places(ours, 'no'), defender: places(theirs, 'no') },
    occupier: a > 0 && d === 0 ? 'attacker' : d > 0 && a === 0 ? 'defender' : null,
    standoff: a > 0 && d > 0 && up(ours).length + up(theirs).length === 0,
  };
}
