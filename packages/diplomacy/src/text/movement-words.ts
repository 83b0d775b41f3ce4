import { provinceId } from '../map/board.ts';
import { fixed, type RulingWords } from './ruling-code.ts';
import { forceOf, goalOf, named, provinceOf, type RulingFacts, rivalOf } from './ruling-facts.ts';

/** Sentences for the facts of a movement phase: moves, supports, routes, and orders settled together. */

export function moveWords(facts: RulingFacts): RulingWords {
  const { ruling } = facts;
  const to = goalOf(facts);
  if (ruling.verdict === 'succeeds') return successWords(facts, to);
  switch (ruling.rule) {
    case 'DIP-C2':
      return { code: 'move.no-route', params: { to } };
    case 'DIP-C3':
      return { code: 'move.route-broken', params: { to } };
    case 'DIP-C4':
      return { code: 'move.paradox', params: { to } };
    default:
      return failureWords(facts);
  }
}

function successWords(facts: RulingFacts, to: string): RulingWords {
  const { ruling, opponents, against, cited } = facts;
  const goal = provinceId(facts.to);
  const occupant = opponents.find((unit) => provinceOf(unit) === goal);
  if (ruling.rule === 'DIP-M5') return { code: 'move.rotates', params: { to } };
  if (ruling.rule === 'DIP-M6') {
    const other = occupant === undefined ? null : (named(facts, [occupant])[0] ?? null);
    return { code: 'move.swaps', params: { to, other } };
  }
  const unreached = opponents.filter((unit) => cited.has(`route:${provinceOf(unit)}`));
  const leaver = occupant !== undefined && (against === 0 || cited.has(`move:${goal}`)) ? occupant : undefined;
  const rest = opponents.filter((unit) => unit !== leaver && !unreached.includes(unit));
  if (against === 0) {
    // Who came as well and did not count though its path stood, had been dislodged (DIP-M7).
    if (rest.length > 0) return { code: 'move.repelled', params: { to, losers: named(facts, rest) } };
    if (unreached.length > 0) return { code: 'move.unreached', params: { to, rivals: named(facts, unreached) } };
    if (leaver === undefined) return { code: 'move.free', params: { to } };
    return { code: 'move.vacated', params: { leaver: named(facts, [leaver])[0] ?? '' } };
  }
  // A unit that tried to leave stands against it only when nobody else does: who else came counts at least as much.
  const opposed = rest.length > 0 || leaver === undefined ? rest : [leaver];
  const force = forceOf(facts);
  if (opposed.length === against) {
    const rival = rivalOf(facts, opposed);
    const isThere = provinceOf(opposed[0] ?? '') === goal;
    return isThere
      ? { code: 'move.takes', params: { force, rival } }
      : { code: 'move.stronger', params: { to, force, rival } };
  }
  return { code: 'move.strongest', params: { to, force, rivals: named(facts, opposed), against } };
}

function failureWords(facts: RulingFacts): RulingWords {
  const { ruling, opponents, strength, against } = facts;
  const [obstacle] = opponents;
  // A move that nobody in particular stopped was decided together with others.
  if (obstacle === undefined) return fixed('move.failed-together');
  const unit = named(facts, [obstacle])[0] ?? '';
  const clash = { force: { ...forceOf(facts), uncounted: [] }, rival: rivalOf(facts, opponents) };
  switch (ruling.rule) {
    case 'DIP-M2':
      return strength === against ? { code: 'move.standoff', params: clash } : { code: 'move.weaker', params: clash };
    case 'DIP-M4':
      return { code: 'move.head-on', params: clash };
    case 'DIP-M8':
      return { code: 'move.own-unit', params: { unit } };
    case 'DIP-M9':
      return { code: 'move.own-support', params: { ...clash, force: forceOf(facts) } };
    case 'DIP-M10':
      return { code: 'move.stuck', params: { unit } };
    default:
      return { code: 'move.held', params: clash };
  }
}

/** Null where the rule’s own sentence says all there is to say. */
export function supportWords(facts: RulingFacts): RulingWords | null {
  const { ruling, opponents, cited } = facts;
  const into = provinceId(facts.to);
  const attackers = named(facts, opponents);
  const fromTarget = opponents.length > 0 && opponents.every((unit) => provinceOf(unit) === into);
  if (ruling.verdict === 'cut') {
    // Whoever cut it is always known: supports settled together with others fall with them, and none is cut by that.
    if (opponents.length === 0) return null;
    const dislodged = fromTarget && cited.has(`move:${into}`);
    return { code: dislodged ? 'support.dislodged' : 'support.cut', params: { attackers } };
  }
  if (opponents.length === 0) {
    const own = named(facts, facts.uncounted);
    return own.length === 0 ? fixed('support.stands') : { code: 'support.own', params: { attackers: own } };
  }
  if (facts.exempt.length > 0)
    return { code: 'support.paradox-rule', params: { attackers: named(facts, facts.exempt) } };
  if (opponents.every((unit) => cited.has(`route:${provinceOf(unit)}`))) {
    return { code: 'support.unreached', params: { attackers } };
  }
  return { code: fromTarget ? 'support.spared' : 'support.withstands', params: { attackers } };
}

/** Which way an army went that could have gone either. */
export function wayWords({ ruling, culprits, order, ...facts }: RulingFacts): RulingWords {
  if (ruling.verdict === 'walks') return fixed('way.walks');
  if (ruling.verdict === 'unrouted') return fixed('way.unrouted');
  if (order?.kind === 'move' && order.via) return fixed('way.via');
  if (culprits.length === 0) return fixed('way.convoyed');
  const fleets = named({ ruling, culprits, order, ...facts }, culprits);
  return { code: 'way.own-fleet', params: { fleets } };
}

/**
 * Whoever is to blame for a lost route is always known. An army whose order is possible has a route over fleets at sea, so
 * that one of them was not ordered (DIP-C2); and a route of fleets ordered is lost only to a move that dislodged one of
 * them, since a fleet that convoys does not leave (DIP-C3), or to a paradox (DIP-C4).
 */
export function routeWords(facts: RulingFacts): RulingWords {
  const { ruling, others, culprits, cited } = facts;
  if (ruling.verdict === 'succeeds') return { code: 'route.stands', params: { fleets: named(facts, others) } };
  // Who supported the attack is to blame as well, and told by the move itself where that is known.
  const moved = culprits.filter((unit) => cited.has(`move:${provinceOf(unit)}`));
  const attackers = named(facts, moved.length > 0 ? moved : culprits);
  switch (ruling.rule) {
    case 'DIP-C2':
      return { code: 'route.unordered', params: { fleets: named(facts, culprits) } };
    case 'DIP-C3':
      return { code: 'route.broken', params: { attackers } };
    default:
      return fixed('route.paradox');
  }
}

export function knotWords({ ruling, others }: RulingFacts): RulingWords {
  switch (ruling.verdict) {
    case 'rotates':
      return fixed(others.length > 2 ? 'knot.rotates' : 'knot.swaps');
    case 'paradox':
      return fixed('knot.paradox');
    default:
      return fixed('knot.settled');
  }
}

export function holdWords({ ruling }: RulingFacts): RulingWords {
  switch (ruling.rule) {
    case 'DIP-O1':
      return fixed('hold.unordered');
    case 'DIP-O3':
      return fixed('hold.repeated');
    case 'DIP-X1':
      return fixed('hold.disorder');
    default:
      return fixed('hold.holds');
  }
}
