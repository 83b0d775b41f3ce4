import type { ProvinceId } from '../src/map/map-data.ts';
import { all, type Backup } from './cycles.ts';
import * as e from './equations.ts';
import type { Geography } from './geography.ts';
import type { Route } from './routes.ts';
import { type Rules, TRUE_RULES } from './rules.ts';

/** A mistake that judges have made or could make, planted in a copy of the oracle: whatever finds judges wrong must find it. */
export interface Fault {
  readonly name: string;
  readonly rules: Partial<Rules>;
  /** The only edition in which it shows, if it doesn't in all. */
  readonly edition?: 'tutorial-2021' | 'datc-3';
}

export function withFault({ rules }: Fault): Rules {
  return { ...TRUE_RULES, ...rules };
}

const supportersOf = (q: e.Question, unit: number, counts?: (supporter: number) => boolean) =>
  1 + e.countSupports(q, unit, 'support-move', counts);

const defenderOf = (q: e.Question, unit: number) => e.occupant(q, e.moveOf(q, unit)?.into);

const fromTarget = (q: e.Question, unit: number, attacker: number) => {
  const order = q.situation.orders[unit];
  return order?.kind === 'support-move' && order.into === e.provinceUnder(q, attacker);
};

const foreign = (q: e.Question, unit: number, other: number) => e.powerOf(q, unit) !== e.powerOf(q, other);

const STRENGTHS: readonly Fault[] = [
  {
    name: 'supports by the attacked power count to dislodge its unit',
    rules: {
      attack: (q, unit) => {
        const strength = e.attack(q, unit);
        return strength === 0 ? 0 : supportersOf(q, unit);
      },
    },
  },
  {
    name: 'defend strength leaves out the supports of the attacking power',
    rules: {
      defend: (q, unit) => {
        const opponent = defenderOf(q, unit);
        return supportersOf(q, unit, (supporter) => opponent === undefined || foreign(q, supporter, opponent));
      },
    },
  },
  {
    name: 'prevent strength leaves out the supports of the defending power',
    rules: {
      prevent: (q, unit) => {
        const defender = defenderOf(q, unit);
        if (e.prevent(q, unit) === 0) return 0;
        return supportersOf(q, unit, (supporter) => defender === undefined || foreign(q, supporter, defender));
      },
    },
  },
  {
    name: 'a unit dislodges one of its own power',
    rules: {
      attack: (q, unit) => {
        const defender = defenderOf(q, unit);
        const own = defender !== undefined && !foreign(q, unit, defender) && q.rules.path(q, unit);
        return own ? supportersOf(q, unit) : e.attack(q, unit);
      },
    },
  },
  {
    name: 'a move whose convoy is broken still bounces others',
    rules: { prevent: (q, unit) => (q.rules.hasNoEffect(q, unit) ? 0 : supportersOf(q, unit)) },
  },
  {
    name: 'the loser of a head-to-head battle still bounces others',
    rules: { hasNoEffect: () => false },
  },
  {
    name: 'a unit that changes places by convoy bounces nobody',
    edition: 'datc-3',
    rules: {
      hasNoEffect: (q, unit) => {
        const left = defenderOf(q, unit);
        return left !== undefined && e.moveOf(q, left)?.into === e.provinceUnder(q, unit) && q.is(left);
      },
    },
  },
  {
    name: 'a unit dislodged by a convoyed one still bounces others where that came from',
    edition: 'tutorial-2021',
    rules: {
      hasNoEffect: (q, unit) => {
        const opponent = q.rules.headToHead(q, unit);
        return opponent !== undefined && q.is(opponent);
      },
    },
  },
  {
    name: 'a unit that leaves still holds its province',
    rules: {
      hold: (q, province) => (e.moveOf(q, e.occupant(q, province)) === undefined ? e.hold(q, province) : 1),
    },
  },
  {
    name: 'a mover that fails is supported to hold',
    rules: {
      canBeHeld: () => true,
      hold: (q, province) => {
        const unit = e.occupant(q, province);
        if (unit === undefined || (e.moveOf(q, unit) !== undefined && q.is(unit))) return 0;
        return 1 + e.countSupports(q, unit, 'support-hold');
      },
    },
  },
  {
    name: 'a standoff lets in who is no weaker than the others',
    rules: {
      moveSucceeds: (q, unit) => {
        const into = e.moveOf(q, unit)?.into;
        const opponent = q.rules.headToHead(q, unit);
        const defence = opponent === undefined ? q.rules.hold(q, into) : q.rules.defend(q, opponent);
        const attack = q.rules.attack(q, unit);
        const rivals = e.moversInto(q, into).filter((other) => other !== unit);
        return attack > defence && rivals.every((rival) => attack >= q.rules.prevent(q, rival));
      },
    },
  },
];

const CUTS: readonly Fault[] = [
  {
    name: 'an attack from the province attacked cuts the support of that attack',
    rules: { attackCuts: (q, unit, attacker) => foreign(q, unit, attacker) && q.rules.path(q, attacker) },
  },
  {
    name: 'an attack by a unit of the same power cuts',
    rules: { attackCuts: (q, unit, attacker) => !fromTarget(q, unit, attacker) && q.rules.path(q, attacker) },
  },
  {
    name: 'a move whose convoy is broken still cuts',
    rules: { attackCuts: (q, unit, attacker) => foreign(q, unit, attacker) && !fromTarget(q, unit, attacker) },
  },
  {
    name: 'a convoyed attack never cuts',
    rules: {
      attackCuts: (q, unit, attacker) => q.situation.routes[attacker] === undefined && e.attackCuts(q, unit, attacker),
    },
  },
  {
    name: 'a dislodged unit keeps its support of an attack on its attacker',
    rules: { dislodgementCuts: () => false },
  },
];

const READING: readonly Fault[] = [
  { name: 'a support counts whatever coast it names', rules: { coastAgrees: () => true } },
  {
    name: 'a support without a coast does not count',
    rules: { coastAgrees: (named, to) => named === (to.includes('/') ? to : undefined) },
  },
  {
    name: 'an impossible move denies support to hold',
    rules: {
      canBeHeld: (order) => order.kind !== 'move' && !(order.kind === 'hold' && order.written?.kind === 'move'),
    },
  },
  { name: 'only a unit that holds is supported to hold', rules: { canBeHeld: (order) => order.kind === 'hold' } },
  {
    name: 'a fleet supports the move that only it could convoy',
    rules: {
      couldBeSupported: (board, _, mover, to) => TRUE_RULES.couldBeSupported(board, mover, mover, to),
    },
  },
];

const CONVOYS: readonly Fault[] = [
  {
    name: 'an army ordered via convoy walks when no route is ordered',
    edition: 'datc-3',
    rules: { walksWithoutRoute: () => true },
  },
  {
    name: 'a fleet that no route needs shows the intent to convoy',
    rules: { routes: (geography, seas, from, to) => simpleRoutes(geography, seas, from, to) },
  },
  {
    name: 'a foreign fleet takes an army that could walk',
    rules: { wantsConvoy: (_, __, via, fleets) => via || fleets.length > 0 },
  },
  { name: 'an own fleet does not take an army that could walk', rules: { wantsConvoy: (_, __, via) => via } },
  {
    name: 'one broken route breaks the convoy',
    rules: {
      path: (q, unit) => {
        const routes = q.situation.routes[unit];
        return routes === undefined || (routes.length > 0 && routes.flat().every((fleet) => q.is(fleet)));
      },
    },
  },
  {
    name: 'a convoy is broken by any attack on its fleet',
    rules: { convoyStands: (q, unit) => !e.moversInto(q, e.provinceUnder(q, unit)).some((m) => q.rules.path(q, m)) },
  },
  {
    name: 'a fleet in port convoys',
    rules: { convoysFrom: (geography, at) => geography.kinds.get(at) !== 'inland' },
  },
  {
    name: 'two units change places by land',
    rules: { headToHead: () => undefined },
  },
  {
    name: 'a convoyed army meets the unit it changes places with',
    rules: {
      headToHead: (q, unit) => {
        const opponent = defenderOf(q, unit);
        const meets = opponent !== undefined && e.moveOf(q, opponent)?.into === e.provinceUnder(q, unit);
        return meets ? opponent : undefined;
      },
    },
  },
];

/** Replaces what is done with sets that have no solution or several. */
const otherwise =
  (when: 'moves-only' | 'paradox', instead: Backup): Backup =>
  (set) => {
    const right = TRUE_RULES.backup(set);
    return right.kind === when ? instead(set) : right;
  };

const convoysOf: (set: Parameters<Backup>[0]) => readonly number[] = ({ units, kindOf }) =>
  units.filter((unit) => kindOf(unit) === 'convoy');

const CYCLES: readonly Fault[] = [
  {
    name: 'moves in a circle all fail',
    rules: { backup: otherwise('moves-only', ({ units }) => ({ kind: 'moves-only', settled: all(units, false) })) },
  },
  {
    name: 'the convoys of a paradox carry on',
    rules: { backup: otherwise('paradox', (set) => ({ kind: 'paradox', settled: all(convoysOf(set), true) })) },
  },
  {
    name: 'only one convoy of linked paradoxes fails',
    rules: {
      backup: otherwise('paradox', (set) => ({ kind: 'paradox', settled: all(convoysOf(set).slice(0, 1), false) })),
    },
  },
  {
    name: 'a paradox with two solutions takes one of them',
    rules: {
      backup: otherwise('paradox', (set) => {
        const [first] = set.solutions;
        return first === undefined ? TRUE_RULES.backup(set) : { kind: 'paradox', settled: first };
      }),
    },
  },
  {
    name: 'everything in a paradox fails',
    rules: { backup: otherwise('paradox', ({ units }) => ({ kind: 'paradox', settled: all(units, false) })) },
  },
];

export const FAULTS: readonly Fault[] = [...STRENGTHS, ...CUTS, ...READING, ...CONVOYS, ...CYCLES];

/** Every route without a sea twice, however roundabout. */
function simpleRoutes(
  { kinds, waters }: Geography,
  seas: ReadonlySet<ProvinceId>,
  from: ProvinceId,
  to: ProvinceId,
): readonly Route[] {
  if (from === to || kinds.get(from) !== 'coastal' || kinds.get(to) !== 'coastal') return [];
  const found: Route[] = [];
  const extend = (route: Route): void => {
    for (const sea of seas) {
      if (!waters.get(route.at(-1) ?? from)?.has(sea) || route.includes(sea)) continue;
      if (waters.get(sea)?.has(to)) found.push([...route, sea]);
      extend([...route, sea]);
    }
  };
  extend([]);
  return found;
}
