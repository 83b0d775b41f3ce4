import { CERTAINLY, headToHead, repelled } from '../judge/decide.ts';
import * as scratch from '../judge/scratch.ts';
import type { Rules } from '../judge/settle.ts';
import { obstacleOf, ruleOf } from '../judge/verdict.ts';
import type { Draft, Telling } from './fact-book.ts';
import type { PhaseView } from './phase-view.ts';
import { routeCulprits, ruleOfRoute } from './route-facts.ts';

const { CONVOYED, DISLODGED, goal, home, knot, NO_PATH, power, state, TOGETHER, WON } = scratch;

/** Why a move succeeded, was bounced, or had no route to go by; whether its unit was dislodged besides is told apart. */
export function moveFact(telling: Telling, i: number): string {
  const { view, book, tell } = telling;
  const { bits, rules } = view;
  if (bits(i) & NO_PATH) return book.add('move', i, ruleOfRoute(i), 'no-route', () => withoutRoute(telling, i));
  return book.add('move', i, ruleOfMove(i, rules), bits(i) & WON ? 'succeeds' : 'bounced', () => {
    if (bits(i) & TOGETHER) return { ...strengths(view, i), because: [...tell.way(i), tell.knot(knot[i] ?? 0)] };
    return bits(i) & WON ? success(telling, i) : failure(telling, i);
  });
}

/** Rule of the move itself, also when its unit was dislodged besides. */
function ruleOfMove(i: number, rules: Rules): string {
  const own = state[i] ?? 0;
  state[i] = own & ~DISLODGED;
  const rule = ruleOf(i, rules);
  state[i] = own;
  return rule;
}

function withoutRoute({ view, tell }: Telling, i: number): Draft {
  return { others: view.carriers(i), culprits: routeCulprits(view, i), because: [...tell.way(i), tell.route(i)] };
}

function strengths(view: PhaseView, i: number): Draft {
  const helpers = view.counted(i);
  return { strength: 1 + helpers.length, supporters: helpers, others: swapFleets(view, i) };
}

function success({ view, tell }: Telling, i: number): Draft {
  const { bits, counted, rules, supporters } = view;
  const occupant = view.occupant(i);
  const because: string[] = [];
  const opponents: number[] = [];
  because.push(...tell.way(i));
  if (bits(i) & CONVOYED) because.push(tell.route(i));
  because.push(...tell.stories(supporters(i)));
  let against = 0;
  let helpers = counted(i);
  let uncounted: number[] = [];
  if (occupant >= 0) {
    opponents.push(occupant);
    const stays = (goal[occupant] ?? -1) < 0 || headToHead(i, occupant);
    if (stays) {
      because.push(...tell.stories(supporters(occupant)));
      opponents.push(...counted(occupant));
      against = 1 + counted(occupant).length;
    } else {
      because.push(tell.move(occupant));
      against = bits(occupant) & WON ? 0 : 1;
    }
    if (against > 0) {
      uncounted = helpers.filter((s) => power[s] === power[occupant]);
      helpers = helpers.filter((s) => power[s] !== power[occupant]);
    }
  }
  for (const j of view.movers(goal[i] ?? 0)) {
    if (j === i) continue;
    opponents.push(j);
    if (bits(j) & NO_PATH) {
      because.push(tell.route(j));
      continue;
    }
    if (occupant >= 0 && repelled(j, occupant, rules) === CERTAINLY) continue;
    because.push(...tell.stories(supporters(j)));
    opponents.push(...counted(j));
    against = Math.max(against, 1 + counted(j).length);
  }
  const others = swapFleets(view, i);
  return { strength: 1 + helpers.length, against, supporters: helpers, uncounted, opponents, others, because };
}

/** The fleets that let two units swap (DIP-M6). */
function swapFleets({ bits, occupant, standingCarriers }: PhaseView, i: number): number[] {
  const other = occupant(i);
  if (other < 0 || goal[other] !== home[i] || (bits(other) & WON) === 0) return [];
  return [i, other].flatMap(standingCarriers);
}

function failure({ view, tell }: Telling, i: number): Draft {
  const { bits, counted, rules, supporters } = view;
  const occupant = view.occupant(i);
  const obstacle = obstacleOf(i, rules);
  const helpers = counted(i);
  const stays = obstacle === occupant && occupant >= 0;
  // Nor do they count while the unit there stays, when it is a rival that stands in the way.
  const left = occupant >= 0 && (goal[occupant] ?? -1) >= 0 && (bits(occupant) & WON) !== 0;
  const remains = occupant >= 0 && !left && power[occupant] !== power[i];
  const uncounted = stays || remains ? helpers.filter((s) => power[s] === power[occupant]) : [];
  const failed = stays && (goal[occupant] ?? -1) >= 0 && !headToHead(i, occupant);
  const defenders = failed || obstacle < 0 ? [] : counted(obstacle);
  const opponents = obstacle < 0 ? [] : [obstacle, ...defenders];
  const because = bits(i) & CONVOYED ? [...tell.way(i), tell.route(i)] : tell.way(i);
  because.push(...tell.stories(supporters(i)));
  if (failed) because.push(tell.move(occupant));
  else if (obstacle >= 0) {
    if (!stays && bits(obstacle) & CONVOYED) because.push(tell.route(obstacle));
    because.push(...tell.stories(defenders));
    // A rival that was itself driven back would not count: its opponent must have failed.
    if (!stays && occupant >= 0 && goal[occupant] === home[obstacle]) because.push(tell.move(occupant));
  }
  return {
    strength: 1 + helpers.length - uncounted.length,
    against: opponents.length,
    supporters: helpers.filter((s) => !uncounted.includes(s)),
    uncounted,
    opponents,
    culprits: [...opponents, ...uncounted],
    because,
  };
}
