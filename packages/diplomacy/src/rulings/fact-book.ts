import type { Fact, FactKind } from './fact.ts';
import type { PhaseView } from './phase-view.ts';

/** What a fact tells beyond its name, rule and verdict; whatever is left out is nothing or nobody. */
export type Draft = Partial<Omit<Fact, 'id' | 'kind' | 'unit' | 'rule' | 'verdict'>>;

/** The facts of one explanation, each written once. */
export interface FactBook {
  /** By id, those first that were finished first. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** Writes a fact about a unit, unless it has been or is being written; returns its id. */
  readonly add: (kind: FactKind, unit: number, rule: string, verdict: string, draft: () => Draft) => string;
  /** The same for a set of decisions settled together. */
  readonly addKnot: (id: number, rule: string, verdict: string, draft: () => Draft) => string;
}

/** How facts cite each other: each writes what it names, if need be, and returns its id. */
export interface Citations {
  readonly move: (i: number) => string;
  readonly support: (s: number) => string;
  /** The supports worth telling about: those that were cut, or that might have been. */
  readonly stories: (units: readonly number[]) => string[];
  /** Whether an army's route by convoy stood. */
  readonly route: (i: number) => string;
  /** Which way an army went, where there was more than one: one fact or none. */
  readonly way: (i: number) => string[];
  readonly knot: (id: number) => string;
}

/** What all facts of one explanation share. */
export interface Telling {
  readonly view: PhaseView;
  readonly book: FactBook;
  readonly tell: Citations;
}

/** @param place names a unit within the phase */
export function openFactBook(place: (unit: number) => string): FactBook {
  const facts = new Map<string, Fact>();
  // Facts being written: one that would cite itself in a circle leaves that citation out.
  const writing = new Set<string>();
  const write = (
    id: string,
    kind: FactKind,
    unit: number,
    rule: string,
    verdict: string,
    draft: () => Draft,
  ): string => {
    if (facts.has(id) || writing.has(id)) return id;
    writing.add(id);
    const { because = [], ...rest } = draft();
    writing.delete(id);
    const cited = because.filter((other) => !writing.has(other));
    facts.set(id, factFrom(id, kind, unit, rule, verdict, { ...rest, because: cited }));
    return id;
  };
  return {
    facts,
    add: (kind, unit, rule, verdict, draft) => write(`${kind}:${place(unit)}`, kind, unit, rule, verdict, draft),
    addKnot: (id, rule, verdict, draft) => write(`knot:${id}`, 'knot', -1, rule, verdict, draft),
  };
}

/** A fact with everyone it names named once. */
export function factFrom(
  id: string,
  kind: FactKind,
  unit: number,
  rule: string,
  verdict: string,
  draft: Draft = {},
): Fact {
  const once = (units: readonly number[] = []): readonly number[] => [...new Set(units)];
  return {
    id,
    kind,
    unit,
    rule,
    verdict,
    strength: draft.strength ?? 0,
    against: draft.against ?? 0,
    supporters: once(draft.supporters),
    uncounted: once(draft.uncounted),
    exempt: once(draft.exempt),
    opponents: once(draft.opponents),
    others: once(draft.others),
    culprits: once(draft.culprits),
    dislodgers: once(draft.dislodgers),
    because: [...new Set(draft.because ?? [])],
  };
}
