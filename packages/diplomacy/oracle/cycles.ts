/** What kind of decision a unit's order asks for. */
export type DecisionKind = 'move' | 'support' | 'convoy';

/** A set of decisions that depend only on each other, each on some other of them. */
export interface DependentSet {
  readonly units: readonly number[];
  readonly kindOf: (unit: number) => DecisionKind;
  /** The assignments that satisfy every equation of the set, two at most: more say nothing more. */
  readonly solutions: readonly ReadonlyMap<number, boolean>[];
}

/**
 * How a set was settled: by its only solution, as moves in a circle, as a convoy paradox, or by letting all fail.
 */
export type SetKind = 'unique' | 'moves-only' | 'paradox' | 'other';

export type Backup = (set: DependentSet) => { readonly kind: SetKind; readonly settled: ReadonlyMap<number, boolean> };

/** DATC 5.B.9, with Szykman's rule for the paradoxes: their convoys fail, whatever else follows from that. */
export const backup: Backup = ({ units, kindOf, solutions }) => {
  const [only, another] = solutions;
  if (only !== undefined && another === undefined) return { kind: 'unique', settled: only };
  const convoys = units.filter((unit) => kindOf(unit) === 'convoy');
  if (units.every((unit) => kindOf(unit) === 'move')) return { kind: 'moves-only', settled: all(units, true) };
  if (convoys.length > 0) return { kind: 'paradox', settled: all(convoys, false) };
  return { kind: 'other', settled: all(units, false) };
};

export function all(units: readonly number[], value: boolean): ReadonlyMap<number, boolean> {
  return new Map(units.map((unit) => [unit, value]));
}
