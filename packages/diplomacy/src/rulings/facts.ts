import type { Judge } from '../judge/judge.ts';
import { DISLODGED, home, WON } from '../judge/scratch.ts';
import type { Fact } from './fact.ts';
import { factFrom, openFactBook, type Telling } from './fact-book.ts';
import { knotFact } from './knot-facts.ts';
import { moveFact } from './move-facts.ts';
import { orderFact } from './order-facts.ts';
import { viewPhase } from './phase-view.ts';
import { routeFact, wayFact } from './route-facts.ts';
import { supportFact, supportStories } from './support-facts.ts';

/** Why one order came out as it did: the fact that explains it, and all that it cites. */
export interface Explanation {
  readonly top: Fact;
  readonly facts: ReadonlyMap<string, Fact>;
}

/** Explains the order of unit `i` in the phase just judged: to be called before the judge judges anything else. */
export function explain(judge: Judge, i: number): Explanation {
  const view = viewPhase(judge);
  const book = openFactBook(view.place);
  // Facts of each kind cite those of others through this, and so no file needs to know all the others.
  const telling: Telling = {
    view,
    book,
    tell: {
      move: (unit) => moveFact(telling, unit),
      support: (unit) => supportFact(telling, unit),
      stories: (units) => supportStories(telling, units),
      route: (unit) => routeFact(telling, unit),
      way: (unit) => wayFact(telling, unit),
      knot: (id) => knotFact(telling, id),
    },
  };
  const id = orderFact(telling, i);
  const top = book.facts.get(id) ?? factFrom(id, 'order', i, '', '');
  const isToldBesides = (view.bits(i) & DISLODGED) !== 0 && top.verdict !== 'dislodged';
  const dislodgers = isToldBesides ? view.movers(home[i] ?? 0).filter((j) => view.bits(j) & WON) : [];
  return { top: { ...top, dislodgers }, facts: book.facts };
}

/** Every unit an explanation names, itself included. */
export function unitsNamed({ facts, top }: Explanation): ReadonlySet<number> {
  const named = new Set<number>();
  const visited = new Set<string>();
  const visit = (told: Fact): void => {
    if (visited.has(told.id)) return;
    visited.add(told.id);
    if (told.unit >= 0) named.add(told.unit);
    for (const list of [told.supporters, told.uncounted, told.opponents, told.others, told.culprits]) {
      for (const unit of list) named.add(unit);
    }
    for (const id of told.because) {
      const next = facts.get(id);
      if (next !== undefined) visit(next);
    }
  };
  visit(top);
  return named;
}
