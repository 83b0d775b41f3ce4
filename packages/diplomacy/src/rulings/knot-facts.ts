import * as scratch from '../judge/scratch.ts';
import type { Draft, Telling } from './fact-book.ts';

const { CONVOYED, goal, home, IS_MOVE, knot, STALLED } = scratch;

/**
 * Why a set of decisions that wait for each other came out as it did: its members rotate (two can only have swapped by
 * convoy), are a paradox, or had one solution. A circle of orders is one fact its members point to, so that facts form
 * none.
 */
export function knotFact(telling: Telling, id: number): string {
  const { view, book } = telling;
  const { bits } = view;
  const members = view.membersOf(id);
  const ring = members.every((i) => bits(i) & IS_MOVE);
  const paradox = members.some((i) => bits(i) & STALLED);
  const rule = ring ? (members.length > 2 ? 'DIP-M5' : 'DIP-M6') : 'DIP-C4';
  const verdict = ring ? 'rotates' : paradox ? 'paradox' : 'settled-together';
  return book.addKnot(id, rule, verdict, () => surroundings(telling, id, members, ring));
}

/** Whoever touches a knot from outside: in its members' way, and in the way of fleets that carry them, with supports. */
function surroundings({ view, tell }: Telling, id: number, members: readonly number[], ring: boolean): Draft {
  const { bits, movers } = view;
  const bystanders = new Set<number>();
  const because = new Set<string>();
  const mention = (i: number): void => {
    bystanders.add(i);
    if (bits(i) & IS_MOVE && knot[i] !== id) because.add(tell.move(i));
    if (bits(i) & CONVOYED && knot[i] !== id) because.add(tell.route(i));
    for (const s of view.supporters(i)) {
      bystanders.add(s);
      if (knot[s] !== id) because.add(tell.support(s));
    }
  };
  for (const i of members) {
    if (bits(i) & IS_MOVE) {
      if (bits(i) & CONVOYED && ring) because.add(tell.route(i));
      const occupant = view.occupant(i);
      if (occupant >= 0) mention(occupant);
      for (const j of movers(goal[i] ?? 0)) mention(j);
      for (const f of view.carriers(i)) for (const j of movers(home[f] ?? 0)) mention(j);
    }
    for (const j of movers(home[i] ?? 0)) mention(j);
  }
  for (const i of members) bystanders.delete(i);
  return { others: members, opponents: [...bystanders], because: [...because] };
}
