import { routeOrdered } from '../judge/routes.ts';
import * as scratch from '../judge/scratch.ts';
import * as word from '../judge/word.ts';
import { ARMY_STEP } from '../map/board.ts';
import type { Telling } from './fact-book.ts';
import type { PhaseView } from './phase-view.ts';

const { FLEET, VIA } = word;
const { CONVOYED, goal, home, kind, knot, LOST, NO_PATH, power, reason, REASON, STALLED } = scratch;

/** Which way an army went that could have walked and was offered a convoy, or ordered one (DIP-C5). */
export function wayFact({ view, book }: Telling, i: number): string[] {
  const { bits, board, carriers } = view;
  const walks = ((board.steps[(home[i] ?? 0) * board.locationCount + (goal[i] ?? 0)] ?? 0) & ARMY_STEP) !== 0;
  const via = ((kind[i] ?? 0) & VIA) !== 0;
  if (!walks || ((kind[i] ?? 0) & FLEET) !== 0 || (!via && carriers(i).length === 0)) return [];
  const convoyed = (bits(i) & CONVOYED) !== 0;
  const own = carriers(i).filter((f) => power[f] === power[i]);
  // It would have floated, had there been a route: where the edition lets it walk then (DATC 4.A.3).
  const wanted = via || own.length > 0;
  const ordered = routeOrdered(board, i, home[i] ?? 0, goal[i] ?? 0);
  return [
    book.add('way', i, 'DIP-C5', convoyed ? 'convoyed' : wanted && !ordered ? 'unrouted' : 'walks', () => ({
      others: carriers(i),
      culprits: convoyed ? own : [],
    })),
  ];
}

/** Why an army's route by convoy stood, or did not: never ordered, broken, or taken away by a paradox. */
export function routeFact({ view, book, tell }: Telling, i: number): string {
  const { bits, carriers } = view;
  if (bits(i) & NO_PATH) {
    return book.add('route', i, ruleOfRoute(i), 'no-route', () => {
      const stalled = carriers(i).filter((f) => bits(f) & STALLED);
      const because = [
        ...new Set(stalled.map((f) => tell.knot(knot[f] ?? 0))),
        ...(reason[i] === REASON.noOrderedRoute ? [] : carriers(i).flatMap((f) => view.sinkers(f).map(tell.move))),
      ];
      return { others: carriers(i), culprits: routeCulprits(view, i), because };
    });
  }
  return book.add('route', i, 'DIP-C1', 'succeeds', () => {
    const fleets = view.standingCarriers(i);
    const because = fleets.flatMap((f) =>
      view.movers(home[f] ?? 0).flatMap((j) => (bits(j) & LOST ? [tell.move(j)] : [])),
    );
    return { others: fleets, because };
  });
}

/** Rule by which an army has no route. */
export function ruleOfRoute(i: number): string {
  if (reason[i] === REASON.noOrderedRoute) return 'DIP-C2';
  return reason[i] === REASON.paradox ? 'DIP-C4' : 'DIP-C3';
}

/** The units without whom an army would have had its route. */
export function routeCulprits(
  { bits, carriers, counted, floaters, membersOf, sinkers }: PhaseView,
  i: number,
): number[] {
  // Without an ordered route: every fleet that could have been part of one, and was not ordered to.
  if (reason[i] === REASON.noOrderedRoute) return floaters(i).filter((f) => !carriers(i).includes(f));
  return carriers(i).flatMap((f) => [
    ...sinkers(f).flatMap((j) => [j, ...counted(j)]),
    ...(bits(f) & STALLED ? membersOf(knot[f] ?? 0).filter((m) => m !== i) : []),
  ]);
}
